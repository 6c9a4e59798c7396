/** What a seat is sent of the table: the twin of src/regnum/games/abyss/view.py. */

export interface LordView {
  lord: string
  turned: boolean
}

export interface LocationView {
  location: string
  lords: string[]
}

export interface PileView {
  at: string
  count: number
}

export interface PlayerView {
  at: string
  pearls: number
  /** The allies in hand, for their owner. */
  hand: string[] | null
  hand_count: number
  affiliated: string[]
  lords: LordView[]
  locations: LocationView[]
  /** Values of the monster tokens this viewer knows, null for the rest. */
  tokens: (number | null)[]
  keys: string[]
  key_count: number
}

/** Where a player's points came from, in the end. */
export interface Sheet {
  locations: [string, number][]
  lords: [string, number][]
  allies: [string, number][]
  tokens: number[]
  pearls: number
  best_lord: number
}

export interface AbyssView {
  seat: number | null
  turn: string
  players: PlayerView[]
  track: { at: string; card: string }[]
  price: number
  buyers: string[]
  deck: PileView
  discard: PileView
  council: PileView[]
  court: string[]
  lords: PileView
  gone: string[]
  stack: PileView
  available: string[]
  drawn: (string | null)[]
  searched: string[] | null
  sunk: string[]
  threat: number
  rewards: string[][]
  keys: number
  tokens: number
  recruiting: string | null
  paid: string[]
  ending: string | null
  over: boolean
  sheets: Sheet[] | null
  winners: string[]
}
