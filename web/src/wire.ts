/** What travels between the browser and the server. Written by tools/wire.py from src/regnum/server/wire.py. */

/** Parameters of a message: numbers, words, and ids of things such as "lord:jailer" (several joined by "+"). */
export type Args = Record<string, string | number>

/** An answer: a key, a number, or a list of keys. */
export type Raw = string | number | string[]

/** A message id of the .ftl files with its parameters, and the paragraph it cites ("" for none). */
export interface Said {
  message: string
  args: Args
  rule: string
}

/** Something one may choose. `target` is the id of a thing in the view, null for a verb such as "pass". */
export interface Option {
  key: string
  target: string | null
  label: string
  args: Args
  rule: string
}

/** Something one may not choose now, and why. Those not `shown` answer only to one who tries that very thing. */
export interface Missing extends Option {
  why: Said
  shown: boolean
}

export type Form = 'pick' | 'many' | 'amount' | 'arrange'

/** A complete choice: the only one, or the cheapest of several. */
export interface Suggested {
  part: string[]
  only: boolean
}

/** A question put to the seat this message is for. */
export interface Asked {
  /** (epoch, number), such as "0.12": an answer names it, so that a late or doubled one is recognised. */
  decision: string
  question: string
  form: Form
  /** Message id of the prompt; its args also go into the labels of the options. */
  prompt: string
  args: Args
  rule: string
  options: Option[]
  /** Abilities usable at any moment of one's turn, in place of an answer. */
  anytime: Option[]
  missing: Missing[]
  enough: boolean
  /** Form "many": what is chosen already when the question comes. */
  suggested: Suggested | null
}

/** A standing order that this seat may give, for a question that is asked again and again; nobody else is told. */
export interface Order {
  key: string
  question: string
  /** The numbers it may be given with; empty where it needs none. */
  values: number[]
  /** The number it was given with (0 where it needs none); null: it is not in force. */
  value: number | null
}

/** What a seat would score if the match ended now, as far as the one who looks can tell. */
export interface Total {
  seat: number
  points: number
  /** False: an estimate, because part of it is hidden. */
  exact: boolean
}

/** A lesson; its title is the message `lesson-<name>` of the game. */
export interface LessonInfo {
  name: string
  number: number
  minutes: number
}

/** A step of a lesson (docs/lessons.md). */
export interface LessonStep {
  kind: 'say' | 'let' | 'answer' | 'try' | 'free'
  /** The message of the voice. */
  say: string
  point: string[]
  answer: Raw | null
  seat: number
  rule: string
  target: string | null
  until: string
  answers: number
  others: string[]
}

/** A picture of the rulebook (regnum.examples); its caption is the message `example-<name>` of the game. */
export interface ExampleInfo {
  name: string
  /** The paragraphs it stands under. */
  at: string[]
  /** The parts of the board that are drawn. */
  shows: string[]
  cards: string[]
  eyes: number | null
  seats: number
}

/** A moment of a worked example: the view, and what was written since the moment before. */
export interface ExampleFrame {
  view: unknown
  lines: Said[]
}

/** Who sits at a seat: nobody yet ("open"), a person, or a bot; a bot that is `away`'s stands in for a person. */
export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot' | 'open'
  /** What the player is called; null: "Player 1" in the reader's language. */
  name: string | null
  /** A bot's level, such as "greedy". */
  level: string | null
  /** Whether this seat is played from the asking person's screen. */
  mine: boolean
  /** A bot stands in for the person whose seat it is. */
  away: boolean
  /** That person is me: I may take my seat again. Of an open seat: it is kept for me, from the match before. */
  returns: boolean
  conceded: boolean
  /** Of a seat of mine: whether I want to be told of its turns. */
  notices: boolean
  /** With a clock: seconds of the bank that are used up. */
  spent: number
}

/**
 * How long a choice may take (0 hours: played live), and what happens when it takes longer. A table that is played live may have a clock:
 * so many seconds for each choice, and a bank of further seconds that everybody has for the whole match. Without seconds no clock runs.
 */
export interface Pace {
  hours: number
  late: 'remind' | 'bot' | 'vote'
  seconds: number
  bank: number
}

/** How fast the bots of a table play, so that people can follow. */
export type BotSpeed = 'quick' | 'usual' | 'calm'

/** What somebody has proposed: done as soon as all of `needed` have agreed, dropped as soon as one says no. */
export interface Proposal {
  /** The number of the log entry that proposed it. */
  id: number
  kind: 'take-back' | 'abandon' | 'replace'
  /** The seat that proposed it; null: the house, because somebody is late. */
  by: number | null
  /** take-back: the entry the match goes back to. */
  to: number | null
  /** replace: the seat that a bot shall play. */
  seat: number | null
  yes: number[]
  /** The seats whose consent is needed, those that have given it included. */
  needed: number[]
  at: string
}

/** One line of the log. `seq` is the entry of the match's log it belongs to: the moment it leads to. */
export interface Line extends Said {
  seq: number
  /** A line about the match itself (taken back, fell back, branched). */
  meta: boolean
}

/** How a match ended; `sheets` are the game's own score sheets, one for each seat. */
export interface Outcome {
  /** Nothing in a game without points. */
  scores: number[]
  winners: number[]
  /** Null where the match ended before its end. */
  sheets: unknown
  ended: 'finished' | 'conceded' | 'abandoned'
  /** The ids of winners that have no seat. */
  automata: string[]
  /** In what way it was won, in a game that knows several. */
  how: Said | null
}

export type Status = 'gathering' | 'running' | 'over' | 'imported'

/** What everybody who may know of a table is told of it. */
export interface TableTold {
  id: string
  game: string
  options: Record<string, string>
  seats: SeatInfo[]
  status: Status
  /** Seats that owe an answer. */
  waiting: number[]
  /** Since when they do, or when the match ended (ISO 8601, UTC). */
  since: string
  outcome: Outcome | null
  /** Whether the table is mine. */
  owner: boolean
  /** What its owner is called. */
  host: string | null
  pace: Pace
  bots: BotSpeed
  /** By when those who are waited for must have answered. */
  due: string | null
  public: boolean
  spectators: boolean
  /** Whether anybody with the link may look at it, once it is over. */
  shared: boolean
  proposal: Proposal | null
}

/** A table as a list of tables shows it. */
export interface TableListed extends TableTold {
  created: string
  /** Log entries since one of my seats last looked. */
  unread: number
  /** The table this one was branched from. */
  branched_from: string | null
  /** Things said in my room's chat since I last looked. */
  unheard: number
  /** When it will be cleared away, if nothing happens at it; told some time before. */
  expires: string | null
}

/** The log: keep the first `from` lines you have, then these. */
export interface Journal {
  from: number
  lines: Line[]
}

/** A lesson has begun: its table, and the steps that lead through it. */
export interface LessonLaid {
  table: TableListed
  steps: LessonStep[]
}

/** All that a seat is sent of a table. */
export interface TableSent extends TableTold {
  is: 'table'
  /** Whose eyes these are; null: an onlooker's, and everything open once the match is over. */
  seat: number | null
  /** Number of the last entry of the match's log. */
  seq: number
  /** The game's own view (games/<game>/view.py); null while people gather. */
  view: unknown
  asked: Asked[]
  /** What this seat may use right now without being asked; nobody else is told. */
  interrupts: Option[]
  /** Names this moment of the match: "interrupt" says it, so that a late or doubled wish is recognised. */
  clock: string
  /** Whether this seat may take back its last answer. */
  can_undo: boolean
  journal: Journal
  /** The last entry this seat has looked at, before now. */
  seen: number
  /** The number of this message at its socket: a "changed" names the one that it changes. */
  n: number
  orders: Order[]
  /** How everybody is doing; empty where the game has no points or nobody's eyes are looked through. */
  totals: Total[]
  /** How many points more this seat would have with a thing that lies open, by its id, where the rules can say it. */
  worths: Record<string, number>
  /** Why the match can't go on, should that be so (its stored state is not of these rules). */
  trouble: Said | null
}

/** Not done, and why. */
export interface Refused {
  is: 'refused'
  /** The request it answers. */
  ref: number
  /** over, stale, doubled, wrong-seat, out-of-turn, malformed, unknown-option, not-offered, incomplete … */
  code: string
  message: string
  args: Args
  rule: string
}

/** The answer or undo has been written down for good. */
export interface Done {
  is: 'done'
  ref: number
  seq: number
}

/** Not done yet: this choice could not be taken back. */
export interface Final {
  is: 'final'
  ref: number
}

/** What may still be added to a part of a "many" choice, and whether it is a complete choice already. */
export interface Grown {
  more: string[]
  enough: boolean
  missing: Missing[]
}

export interface GrownReply extends Grown {
  is: 'grown'
  ref: number
}

/** Still here. */
export interface Pong {
  is: 'pong'
  ref: number
}

export type Room = 'players' | 'watchers'

/** Something said in a chat. */
export interface Spoken {
  n: number
  seat: number | null
  name: string | null
  mine: boolean
  text: string
  at: string
}

/** What is new in the chat of one's own room; the latest hundred at first. Sent to every socket that watches. */
export interface Talk {
  is: 'talk'
  room: Room
  spoken: Spoken[]
  /** How far I had read before. */
  heard: number
}

/**
 * What is different from the message of the number before: the same as a whole "table", at a fraction of its size. Who has not had that
 * message, for whatever reason, watches again and is sent the whole.
 */
export interface TableChanged {
  is: 'changed'
  n: number
  seat: number | null
  seq: number
  journal: Journal
  /** The other fields of the table that are different, but for its view. */
  table: Record<string, unknown>
  /** The parts of the view that are different, by their names; all other parts are as they were. */
  view: Record<string, unknown>
}

export type FromServer = TableSent | TableChanged | Refused | Done | Final | GrownReply | Pong | Talk

/** Look through a seat's eyes from now on (null: as an onlooker; all open once the match is over). */
export interface Watch {
  do: 'watch'
  ref: number
  seat: number | null
  /** After the first message I want to be told only what has changed. */
  changes?: boolean
}

export interface Answer {
  do: 'answer'
  ref: number
  decision: string
  answer: Raw
  unless_final?: boolean
}

export interface Grow {
  do: 'grow'
  ref: number
  decision: string
  part: string[]
}

/** Use something without being asked: the key of one of `interrupts`, at the `clock` it was sent with. */
export interface Interrupt {
  do: 'interrupt'
  ref: number
  at: string
  use: string
}

export interface Undo {
  do: 'undo'
  ref: number
}

/** The seat has looked at everything up to this entry. */
export interface Seen {
  do: 'seen'
  ref: number
  seq: number
}

/** Say something in the chat of one's own room. Answered with "done" (`seq` is its number), then heard as "talk". */
export interface Say {
  do: 'say'
  ref: number
  text: string
}

/** I have read the chat up to there. */
export interface Heard {
  do: 'heard'
  ref: number
  n: number
}

export interface Ping {
  do: 'ping'
  ref: number
}

/** Give a standing order, or revoke it. */
export interface GiveOrder {
  do: 'order'
  ref: number
  key: string
  /** 0 where it needs no number; null: revoked. */
  value: number | null
}

export type ToServer = Watch | Answer | Interrupt | Grow | Undo | Seen | Say | Heard | Ping | GiveOrder

/** One of my tables has changed. */
export interface TableNews {
  is: 'news'
  table: TableListed
}

export interface TableGone {
  is: 'gone'
  id: string
}

export type PersonNews = TableNews | TableGone

/** The table after one entry of its log; `seat` made the choice that led here (null for events). */
export interface Moment {
  seq: number
  seat: number | null
  at: string
}

/** The table as it was at a moment, as this seat saw it. */
export interface Past {
  seq: number
  seat: number | null
  view: unknown
  waiting: number[]
}

/** The table at a place of rest on the way to a moment, as this seat saw it. */
export interface Step {
  /** How many lines of that moment's entry had been told. */
  lines: number
  view: unknown
}

/** One plot of a match: what is counted, of which things, and how many of each at each moment. */
export interface Counts {
  name: string
  of: string[]
  counts: number[][]
}

/** How the match went: what each seat would have scored at each moment, and what else the game counts. */
export interface Course {
  moments: number[]
  scores: number[][]
  /** The round of each moment; 0 in a game that counts none. */
  rounds: number[]
  plots: Counts[]
}

/** A game option and its values, the default first. */
export interface SettingInfo {
  name: string
  values: string[]
}

/** A game in the box. */
export interface GameInfo {
  name: string
  version: number
  seats: number[]
  settings: SettingInfo[]
  bots: string[]
}

/** A card for the card browser. Its name and text are messages of the game's .ftl: its id with "-" for ":", and "-text". */
export interface CardInfo {
  id: string
  kind: string
  figures: Record<string, unknown>
  /** Messages for owners of the box. */
  notes: string[]
}

/** Who is asking. */
export interface Me {
  id: string
  name: string | null
  /** The account's name; null for a guest. */
  login: string | null
  /** Whether I keep order here. */
  admin: boolean
  /** One household plays here: no accounts, no invitations, no public tables. */
  household: boolean
}

/** To sign in, or to make the guest's things an account's. */
export interface Credentials {
  login: string
  password: string
}

/** To sign in; with the code of a second factor, where the account has one. */
export interface SignIn {
  login: string
  password: string
  code?: string | null
}

/** A browser in which I am signed in. */
export interface SessionListed {
  id: string
  /** What the browser says that it is. */
  agent: string
  created: string
  /** When it was last used, to the day. */
  used: string
  /** It is this browser. */
  here: boolean
}

export interface PasswordGiven {
  password: string
}

/** A new secret for an authenticator, and the same as a link that it reads. */
export interface SecondFactor {
  secret: string
  address: string
}

/** The secret I was given, and a first code that it makes. */
export interface SecondFactorWanted {
  password: string
  secret: string
  code: string
}

/** Whose password is lost. */
export interface ResetWanted {
  login: string
}

/** The word from the link, and the new password. */
export interface Reset {
  token: string
  password: string
}

/** What an admin does: to the person at a seat or with an account, or to a table. Without hours it is for good. */
export interface OrderWanted {
  what: 'mute' | 'unmute' | 'ban' | 'unban' | 'remove-account' | 'remove-table'
  why: string
  login?: string | null
  table?: string | null
  seat?: number | null
  hours?: number | null
}

/** Something that was done to keep order. */
export interface Audited {
  id: number
  at: string
  who: string
  what: string
  about: string
  why: string
}

export interface PasswordChange {
  old: string
  new: string
}

/** Delete me and my data. Who has an account gives its password. */
export interface Farewell {
  password?: string | null
}

/** Somebody I do not want to meet. */
export interface Blocked {
  id: string
  name: string | null
  at: string
}

/** Who: the person at that seat of that table, or the one who said that in its chat. */
export interface BlockWanted {
  table: string
  seat?: number | null
  n?: number | null
}

/** How I want to be told that it is my turn. Browser notices are a matter of the browser. */
export interface Notices {
  email: string | null
  /** The address is mine: I have given the code it was sent. */
  confirmed: boolean
  webhook: string | null
  language: 'en' | 'pl'
  /** Whether this server can send mail at all. */
  mail: boolean
  /** The hosts to which this server sends webhooks. */
  webhooks: string[]
  /** The server's key that a browser subscribes with; null where this server pushes nothing. */
  push: string | null
  /** The ids of my browsers that are told by Web Push: the SHA-256 of their addresses. */
  browsers: string[]
}

export interface NoticesWanted {
  email: string | null
  webhook: string | null
  language: 'en' | 'pl'
}

/** A browser's subscription, as its push service gave it. */
export interface PushWanted {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Code {
  code: string
}

/** What a person wants to be called; null: nothing in particular. */
export interface Named {
  name: string | null
}

/** Who shall sit at a seat. */
export interface SeatWanted {
  kind: 'me' | 'person' | 'bot' | 'open'
  name?: string | null
  level?: string | null
}

/** A table to be laid. */
export interface TableWanted {
  game: string
  seats: SeatWanted[]
  options?: Record<string, string>
  /** What the match begins from, in a game that has such a thing. */
  document?: Record<string, unknown> | null
  pace?: Pace
  public?: boolean
  spectators?: boolean
}

/** What the owner changes of a table; what is left out stays. */
export interface TableSettings {
  public?: boolean | null
  spectators?: boolean | null
  shared?: boolean | null
  pace?: Pace | null
  bots?: BotSpeed | null
}

/** Public tables, a page of them; `next` leads to the next page. */
export interface Hall {
  tables: TableListed[]
  next: string | null
}

/** I sit down; by that name, or else by my own. */
export interface SeatTaken {
  name?: string | null
}

/** Begin: bots of that level take the seats that are still open. */
export interface StartWanted {
  level?: string | null
}

/** A link to that seat; without one, to watch. */
export interface InviteWanted {
  seat?: number | null
}

/** A link. `token` is told once, to the one who made it; it goes into the fragment of the address: /join#token. */
export interface Invite {
  id: string
  /** Null: to watch. */
  seat: number | null
  created: string
  used: boolean
  token: string | null
}

export interface Token {
  token: string
}

export interface InviteUsed {
  token: string
  name?: string | null
}

/** What one is invited to. */
export interface InviteSeen {
  table: TableListed
  seat: number | null
}

/** Where one has got to: a seat, or (null) a place to watch from. */
export interface Placed {
  table: string
  seat: number | null
}

export interface ProposalWanted {
  kind: 'take-back' | 'abandon' | 'replace'
  to?: number | null
  seat?: number | null
}

export interface Vote {
  yes: boolean
}

export interface SeatNotices {
  on: boolean
}

/** A problem, told by one at the table. `record`: the operator may see the sealed record, if the owner agrees. */
export interface ReportWanted {
  text: string
  language: 'en' | 'pl'
  seq: number
  seat?: number | null
  record?: boolean
}

/** A problem that was reported; the owner of the table is asked for the record while it is `asked`. */
export interface Report {
  id: string
  at: string
  text: string
  record: 'no' | 'asked' | 'given' | 'refused'
  mine: boolean
}

/** The moment to go on from. */
export interface BranchWanted {
  seq: number
}

/** An answer to the decision of that id. */
export interface AnswerGiven {
  decision: string
  answer: Raw
}

/** The number of the log entry that was written. */
export interface Written {
  seq: number
}

/** One's own answer, in a history. */
export interface Answered {
  seq: number
  question: string
  answer: Raw
}

/** What one seat has seen and done: no seed, and nobody else's secrets. */
export interface History {
  game: string
  version: number
  players: number
  options: Record<string, string>
  seat: number
  journal: Line[]
  answers: Answered[]
}

/** Chance began afresh, or a world was imagined. */
export interface Event {
  reseed: number | null
  imagine: number | null
  seat: number | null
}

/** A record, as it is downloaded here or saved by `regnum play`. Whether it replays only the rules can tell. */
export interface RecordSent {
  format: number
  game: string
  version: number
  players: number
  options: Record<string, string>
  seed: number
  choices: ([number, string, Raw] | Event)[]
  outcomes: number[]
  meta: [string, Record<string, unknown>, number][]
  /** What the match began from, where it began from something. */
  document: Record<string, unknown> | null
}

/** Why a request failed. `message` is a Fluent id where there is one, else empty; `detail` says it in English. */
export interface Problem {
  status_code: number
  detail: string
  code: string
  message: string
  args: Args
  rule: string
}

/** A chronicle of mine, as the list shows it. */
export interface ChronicleListed {
  id: string
  game: string
  name: string
  created: string
  games: number
  /** The thing that the next game is played under. */
  under: string
  /** The table at which its next game is being played. */
  table: string | null
}

/** A game of a chronicle. Its `story` are lines of the journal; `players` are what the seats were called. */
export interface ChronicleGame {
  n: number
  at: string
  table: string | null
  players: (string | null)[]
  annals: Record<string, unknown>
  story: Said[]
  map: ChronicleSite[]
  /** How many cards of each suit the world had, once it was over. */
  suits: Record<string, number>
}

/** A slot of the map; a facedown site has no name. */
export interface ChronicleSite {
  slot: string
  site: string | null
  cards: ChronicleCard[]
}

/** A card at a site. */
export interface ChronicleCard {
  id: string
  /** None for a ruin. */
  suit: string | null
  built: boolean
}

/** A chronicle with all its games and the world as it stands. */
export interface Chronicle {
  id: string
  game: string
  name: string
  created: string
  /** Whether I may change it. */
  mine: boolean
  owner: boolean
  shared: boolean
  branched_from: string | null
  /** What those whose chronicle it is are called. */
  people: string[]
  table: string | null
  games: ChronicleGame[]
  under: string
  map: ChronicleSite[]
  suits: Record<string, number>
}

/** A chronicle to be founded: a new world, or one brought along as JSON or as a save string. */
export interface ChronicleWanted {
  name?: string | null
  text?: string | null
}

/** What changes of a chronicle; what is left out stays. */
export interface ChronicleSettings {
  name?: string | null
  shared?: boolean | null
}

/** Another chronicle that goes on from the world after that many games. */
export interface ChronicleBranch {
  games: number
  name?: string | null
}

/** The next game of a chronicle: who plays. */
export interface NextGame {
  seats: SeatWanted[]
  options?: Record<string, string>
  pace?: Pace
  spectators?: boolean
}

/** A chronicle written out. */
export interface ChronicleText {
  text: string
}
