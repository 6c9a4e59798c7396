/** What travels between the browser and the server. docs/protocol.md explains it; src/regnum/server/wire.py is its twin. */

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
  /** Form "many": whether choosing nothing is a complete choice already. */
  enough: boolean
}

/** What may still be added to a part of a "many" choice, and whether it is a complete choice already. */
export interface Grown {
  more: string[]
  enough: boolean
  missing: Missing[]
}

/** "open": nobody sits there yet. */
export type SeatKind = 'person' | 'bot' | 'open'

export interface SeatInfo {
  seat: number
  kind: SeatKind
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
}

/** How long a choice may take (0 hours: played live), and what happens when it takes longer. */
export interface Pace {
  hours: number
  late: 'remind' | 'bot' | 'vote'
}

/** Done as soon as all of `needed` have agreed, dropped as soon as one says no. */
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

export interface Outcome {
  scores: number[]
  winners: number[]
  /** The game's own score sheets, one for each seat: where each point came from. Null where the match ended before its end. */
  sheets: unknown
  ended: 'finished' | 'conceded' | 'abandoned'
}

/** "gathering": not all seats are taken yet; `view` is null. */
export type Status = 'gathering' | 'running' | 'over' | 'imported'

/** What a list and a table both tell about how a table is played. */
export interface Terms {
  /** Whether the table is mine. */
  owner: boolean
  /** What its owner is called. */
  host: string | null
  pace: Pace
  /** By when those who are waited for must have answered. */
  due: string | null
  public: boolean
  spectators: boolean
  /** Whether anybody with the link may look at it, once it is over. */
  shared: boolean
  proposal: Proposal | null
}

/** A table as a list of tables shows it. */
export interface TableListed extends Terms {
  id: string
  game: string
  options: Record<string, string>
  seats: SeatInfo[]
  status: Status
  /** Seats that owe an answer. */
  waiting: number[]
  /** Since when they do, or when the match ended (ISO 8601, UTC). */
  since: string
  created: string
  /** Log entries since one of my seats last looked. */
  unread: number
  outcome: Outcome | null
  /** The table this one was branched from. */
  branched_from: string | null
  /** Things said in my room's chat since I last looked. */
  unheard: number
}

/** All that a seat is sent of a table. */
export interface TableSent extends Terms {
  is: 'table'
  id: string
  game: string
  options: Record<string, string>
  seats: SeatInfo[]
  status: Status
  /** Whose eyes these are; null: an onlooker's, and everything open once the match is over. */
  seat: number | null
  /** Number of the last entry of the match's log. */
  seq: number
  /** The game's own view (games/<game>/view.py). */
  view: unknown
  asked: Asked[]
  waiting: number[]
  since: string
  /** Whether this seat may take back its last answer. */
  can_undo: boolean
  /** The log: keep the first `from` lines you have, then these. A first message has from = 0. */
  journal: { from: number; lines: Line[] }
  /** The last entry this seat has looked at, before now. */
  seen: number
  outcome: Outcome | null
  /** Why the match can't go on, should that be so (its stored state is not of these rules). */
  trouble: Said | null
}

export interface Refused extends Said {
  is: 'refused'
  /** The request it answers. */
  ref: number
  /** over, stale, doubled, wrong-seat, out-of-turn, malformed, unknown-option, not-offered, out-of-range, incomplete, cannot-undo … */
  code: string
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

/** What is new in the chat of one's own room; the latest hundred at first. */
export interface Talk {
  is: 'talk'
  room: Room
  spoken: Spoken[]
  /** How far I had read before. */
  heard: number
}

/** At the person's own socket, /api/live: what happens at all of their tables. */
export type PersonNews = { is: 'news'; table: TableListed } | { is: 'gone'; id: string }

export type FromServer =
  | TableSent
  | Refused
  /** The answer or undo has been written down for good. */
  | { is: 'done'; ref: number; seq: number }
  /** Not done yet: this choice could not be taken back. Ask, then send it again without `unless_final`. */
  | { is: 'final'; ref: number }
  | ({ is: 'grown'; ref: number } & Grown)
  /** Asked with "why": the reason against a thing, or null where there is none to give. */
  | { is: 'why'; ref: number; missing: Missing | null }
  | { is: 'pong'; ref: number }
  | Talk

export type ToServer =
  /** Look through a seat's eyes from now on (null: as an onlooker; everything is open once the match is over). Answered with "table". */
  | { do: 'watch'; ref: number; seat: number | null }
  | { do: 'answer'; ref: number; decision: string; answer: Raw; unless_final?: boolean }
  | { do: 'grow'; ref: number; decision: string; part: string[] }
  | { do: 'why'; ref: number; decision: string; key: string }
  | { do: 'undo'; ref: number }
  /** The seat has looked at everything up to this entry. */
  | { do: 'seen'; ref: number; seq: number }
  /** Say something in the chat of one's own room: answered with "done", then heard as "talk". */
  | { do: 'say'; ref: number; text: string }
  /** I have read the chat up to there. */
  | { do: 'heard'; ref: number; n: number }
  | { do: 'ping'; ref: number }

/** A moment of the match: the table after one entry of its log. */
export interface Moment {
  seq: number
  /** Who made the choice that led here; null for the beginning and for events. */
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

/** How the match went: what each seat would have scored at each moment. Only once it is over. */
export interface Course {
  moments: number[]
  scores: number[][]
}

export interface GameInfo {
  name: string
  version: number
  seats: number[]
  settings: { name: string; values: string[] }[]
  bots: string[]
}

/** A card for the card browser: names and texts are messages of the game's .ftl (id with "-" for ":", and "-text"). */
export interface CardInfo {
  id: string
  kind: string
  figures: Record<string, unknown>
  /** Messages for owners of the box. */
  notes: string[]
}

export interface SeatWanted {
  kind: 'me' | 'person' | 'bot' | 'open'
  name?: string | null
  level?: string | null
}

export interface TableWanted {
  game: string
  options?: Record<string, string>
  seats: SeatWanted[]
  pace?: Pace
  public?: boolean
  spectators?: boolean
}

/** What the owner changes of a table; what is left out stays. */
export interface TableSettings {
  public?: boolean
  spectators?: boolean
  shared?: boolean
  pace?: Pace
}

/** Public tables, a page of them. */
export interface Hall {
  tables: TableListed[]
  next: string | null
}

/** A link. `token` is told once, to the one who made it; the link is /join#token. */
export interface Invite {
  id: string
  /** null: to watch. */
  seat: number | null
  created: string
  used: boolean
  token: string | null
}

export interface InviteSeen {
  table: TableListed
  seat: number | null
}

export interface Placed {
  table: string
  seat: number | null
}

/** Somebody I do not want to meet. */
export interface Blocked {
  id: string
  name: string | null
  at: string
}

/** How I want to be told that it is my turn. */
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
}

/** A problem that was reported; the owner of the table is asked for the record while it is "asked". */
export interface Report {
  id: string
  at: string
  text: string
  record: 'no' | 'asked' | 'given' | 'refused'
  mine: boolean
}

export interface Me {
  id: string
  name: string | null
  /** The account's name; null for a guest. */
  login: string | null
  /** One household plays here: no accounts, no invitations, no public tables. */
  household: boolean
}
