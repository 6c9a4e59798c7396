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

export type SeatKind = 'person' | 'bot'

export interface SeatInfo {
  seat: number
  kind: SeatKind
  /** What the player is called; null: "Player 1" in the reader's language. */
  name: string | null
  /** A bot's level, such as "greedy". */
  level: string | null
  /** Whether this seat is played from the asking person's screen. */
  mine: boolean
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
  /** The game's own score sheets, one for each seat: where each point came from. */
  sheets: unknown
}

export type Status = 'running' | 'over' | 'imported'

/** A table as a list of tables shows it. */
export interface TableListed {
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
}

/** All that a seat is sent of a table. */
export interface TableSent {
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

export type ToServer =
  /** Look through a seat's eyes from now on (null: as an onlooker; everything is open once the match is over). Answered with "table". */
  | { do: 'watch'; ref: number; seat: number | null }
  | { do: 'answer'; ref: number; decision: string; answer: Raw; unless_final?: boolean }
  | { do: 'grow'; ref: number; decision: string; part: string[] }
  | { do: 'why'; ref: number; decision: string; key: string }
  | { do: 'undo'; ref: number }
  /** The seat has looked at everything up to this entry. */
  | { do: 'seen'; ref: number; seq: number }
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
  kind: 'me' | 'person' | 'bot'
  name?: string | null
  level?: string | null
}

export interface TableWanted {
  game: string
  options?: Record<string, string>
  seats: SeatWanted[]
}

export interface Me {
  id: string
  name: string | null
}
