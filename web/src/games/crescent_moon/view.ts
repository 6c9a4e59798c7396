/** What a seat is sent of a table of Crescent Moon (src/regnum/games/crescent_moon/view.py). */

export interface PiecesView {
  ruler: string
  ordinary: number
  mercenaries: number
  buildings: string[]
  influence: boolean
}
export interface HexView {
  at: string
  q: number
  r: number
  terrain: string
  feature: string
  river: string[]
  adjacent: string[]
  control: string | null
  influence: string | null
  pieces: PiecesView[]
  challenge: boolean
}
export interface ObjectiveView {
  objective: string
  kind: string
  points: number
}
export interface PlayerView {
  at: string
  ruler: string
  coins: number
  points: number | null
  hand: string[] | null
  hand_count: number
  chosen: string[] | null
  front: string[]
  supply: number
  reserves: number | null
  forts: number
  castles: number
  towns: number
  cities: number
  influence: number
  income: number
  reserves_value: number
  strength: number
  unit_limit: number
  costs: Record<string, number>
  objectives: ObjectiveView[]
  tiles: string[] | null
  tile_count: number
  wishes: string[] | null
}
export interface SlotView {
  at: string
  market: string
  card: string | null
  price: number | null
  pays: string | null
}
export interface PlayedView {
  card: string
  by: string
  side: string
  status: string
  ordinary: number
  mercenaries: number
  gives: number
  takes: number
  on: string | null
}
export interface ClashView {
  kind: string
  hex: string
  attacker: string
  defender: string | null
  sides: Record<string, string>
  played: PlayedView[]
  covenants: Record<string, number>
  attack: number
  defence: number
  winner: string | null
}
export interface DealView {
  kind: string
  buyer: string
  seller: string
  proposer: string
  count: number
  price: number
  card: string | null
  hex: string | null
  round: number
  rounds: number
  drafted: boolean
}
export interface CrescentView {
  seat: number | null
  year: number
  years: number
  phase: string
  round: number
  turn: string
  content: string
  players: PlayerView[]
  hexes: HexView[]
  cells: string[]
  placing: string | null
  market: SlotView[]
  bazaar: SlotView[]
  deck: number
  discard: string[]
  looked: (string | null)[]
  doing: string | null
  clash: ClashView | null
  deal: DealView | null
  spied: { ruler: string; hand: string[]; chosen: string[] } | null
  over: boolean
  winners: string[]
}
