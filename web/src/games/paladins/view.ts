/** What a seat is sent of a table of Paladins (src/regnum/games/paladins/view.py). */

export interface ActionView {
  at: string
  workers: (string | null)[]
}
export interface WorkshopView {
  at: string
  built: boolean
}
export interface AttributeView {
  attribute: string
  value: number
  boost: number
}
export interface JarSpaceView {
  at: string
  jar: boolean
}
export interface BoardView {
  at: string
  workers: string[]
  actions: ActionView[]
  workshops: WorkshopView[]
  attributes: AttributeView[]
  monks: number
  outposts: number
  walls: string[]
  jars: number
  attacked: string[]
  converted: string[]
  suspicions: string[]
  unpaid: number
  paid: number
  passed: boolean
}
export interface PlayerView {
  board: BoardView
  silver: number
  provisions: number
  developed: number
  crew: string[]
  jar_spaces: JarSpaceView[]
  paladin: string | null
  paladin_laid: boolean
  drawn: string[] | null
  on_top: string[] | null
  bottom: string[] | null
  deck: number
  used: string[]
}
/** What the solo opponent would do if this scheme came up next; `does` null: it would rest. */
export interface PlanView {
  scheme: string
  left: number
  does: string | null
  to: string | null
  instead: boolean
}
export interface OpponentView {
  board: BoardView
  resource: number
  stacking: string[]
  schemes: number
  scheme: string | null
  schemes_gone: string[]
  played: string[]
  plans: PlanView[]
}
export interface SpaceView {
  at: string
  region: number
  open: boolean
  owner: string | null
  outpost: boolean
}
export interface PaladinsView {
  seat: number | null
  round: number
  phase: 'setup' | 'paladins' | 'tavern' | 'actions'
  first: string
  turn: string
  players: PlayerView[]
  opponents: OpponentView[]
  supply: { worker: string; count: number }[]
  pool: number
  debts: number
  townsfolk: { card: string | null; silver: number }[]
  outsiders: (string | null)[]
  tavern: { card: string; taken: string | null }[]
  orders: { card: string | null; points: number }[]
  favours: { card: string | null; worker: string | null }[]
  spaces: SpaceView[]
  townsfolk_deck: number
  outsider_deck: number
  wall_deck: number
  tavern_deck: number
  suspicion_deck: number
  townsfolk_gone: string[]
  outsiders_gone: string[]
  tavern_gone: string[]
  suspicions_gone: string[]
  over: boolean
  winners: string[]
}
