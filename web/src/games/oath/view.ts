/** What a seat is sent of a table of Oath (src/regnum/games/oath/view.py). */

export interface CardView {
  at: string
  card: string | null
  faceup: boolean
  vision: boolean
  favor: number
  secrets: number
}
export interface WarbandsView {
  colour: string
  count: number
}
export interface SiteView {
  at: string
  site: string | null
  faceup: boolean
  ruler: string | null
  cards: CardView[]
  relics: CardView[]
  favor: number
  secrets: number
  warbands: WarbandsView | null
  pawns: string[]
}
export interface PlayerView {
  at: string
  colour: string
  role: 'chancellor' | 'citizen' | 'exile'
  site: string
  supply: number
  favor: number
  secrets: number
  facedown_secrets: number
  warbands: WarbandsView
  bank: number
  advisers: CardView[]
  relics: CardView[]
  vision: string | null
  hand: string[] | null
  hand_count: number
  rules: number
  treasures: number
}
export interface BannerView {
  banner: string
  holder: string | null
  tokens: number
  mob: boolean
}
export interface SpaceView {
  at: string
  space: string
  relic: CardView | null
}
export interface OddsView {
  win: number
  win_without_sacrifice: number
  attacker_losses: number
  defender_losses: number
}
export interface CampaignView {
  step: string
  attacker: string
  defender: string | null
  at: string
  targets: string[]
  allies: string[]
  attack_dice: number
  defense_dice: number
  plans: { power: string; user: string; side: 'attacker' | 'defender' }[]
  attack_roll: number[]
  defense_roll: number[]
  attack: number
  defense: number
  winner: 'attacker' | 'defender' | null
  odds: OddsView | null
}
export interface TermView {
  giver: string
  taker: string
  kind: string
  what: string
  count: number
  due: string
}
export interface DealView {
  parties: string[]
  terms: TermView[]
  drafted: boolean
  accepted: string[]
}
/** What is paid, and what is sure to come in. */
export interface Sum {
  supply: number
  favor: number
  secrets: number
  flips: number
  warbands: number
  gains_favor: number
  gains_secrets: number
  gains_warbands: number
  draws: number
  /** Defense dice that a target adds. */
  dice: number
}
/** What one power makes of a price; "advisers" are those of the traded card's suit. All 0: it makes the choice possible. */
export interface ChangeView extends Sum {
  what: string
}
export interface PriceView extends Sum {
  key: string
  changes: ChangeView[] | null
}
/** The Clockwork Prince's board and mind; what else he has is with the players. */
export interface PrinceView {
  at: string
  expanded: boolean
  rows: { friends: string[]; schemers: string[]; actions: number; favor: number; secrets: number }[]
  unassigned: string[]
  ambition: number
  threat: string
  threat_player: string | null
  threats: string[]
  strategy: number
  track: number[]
  mask: string
  start: string
  path: { space: string; done: boolean }[]
  shown: string[]
  actions: number | null
}
export interface OathView {
  seat: number | null
  law: 'printed' | 'errata'
  round: number
  turn: string
  phase: string
  oath: string
  title: string | null
  meets: string[]
  usurper: boolean
  visions_drawn: number
  order: string[]
  players: PlayerView[]
  prince: PrinceView | null
  sites: SiteView[]
  banks: { at: string; favor: number }[]
  shared_bank: number
  banners: BannerView[]
  world_deck: { at: string; back: string | null }
  discards: { at: string; backs: string[] }[]
  relic_deck: number
  princely: boolean
  reliquary: SpaceView[]
  drawn: string[] | null
  drawn_count: number
  dispossessed: number
  boxed: string[]
  on_cards: { card: string; colour: string; count: number }[]
  last_attack: number[]
  last_defense: number[]
  last_end: number
  campaign: CampaignView | null
  deal: DealView | null
  promises: TermView[]
  using: string[]
  prices: PriceView[] | null
  over: boolean
  winner: string | null
  how: string
}

/** Everything that has its place on the table: what is asked about besides is laid before whoever is asked. */
export function placed(view: OathView): Set<string> {
  const found = new Set<string>(['world-deck'])
  const card = ({ at, card }: CardView): void => void found.add(at).add(card ?? at)
  for (const site of view.sites) {
    found.add(site.at)
    site.cards.forEach(card)
    for (const relic of site.relics) found.add(relic.at)
  }
  for (const player of view.players) {
    found.add(player.at)
    for (const adviser of player.advisers) found.add(adviser.faceup ? adviser.card! : adviser.at)
    if (view.seat !== null && player.at === `seat:${view.seat}`) player.advisers.forEach(card)
    player.relics.forEach(card)
    if (player.vision) found.add(player.vision)
  }
  for (const { at } of [...view.banks, ...view.discards]) found.add(at)
  for (const { banner } of view.banners) found.add(banner)
  for (const { at, space } of view.reliquary) found.add(at).add(space)
  return found
}

/** Who changes the prices of what is offered: each change once, with the answers it concerns; null: all that have a price. */
export function speakers(view: OathView, offered: readonly string[]): { change: ChangeView; keys: string[] | null }[] {
  const prices = (view.prices ?? []).filter(({ key }) => offered.includes(key))
  const found = new Map<string, { change: ChangeView; keys: string[] | null }>()
  for (const { key, changes } of prices)
    for (const change of changes ?? []) {
      const known = found.get(JSON.stringify(change))
      if (known) known.keys!.push(key)
      else found.set(JSON.stringify(change), { change, keys: [key] })
    }
  for (const one of found.values()) if (one.keys!.length === prices.length) one.keys = null
  return [...found.values()]
}
