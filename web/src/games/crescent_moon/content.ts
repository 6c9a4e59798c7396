/** The figures of the sheets, the map and the cards, as the server tells them. */
import { content } from '../../content'

export const RULERS = ['warlord', 'murshid', 'sultan', 'caliph', 'nomad'] as const
export type Ruler = (typeof RULERS)[number]

/** What a card may be played for. */
export const KEYWORDS = ['combat', 'influence_contest', 'action', 'any_time'] as const
export type Keyword = (typeof KEYWORDS)[number]

export interface CardFigures {
  slug: string
  association: Ruler
  type: 'event' | 'character' | 'battalion' | 'stratagem'
  copies: number
  reconstructed?: boolean
  combat?: Record<string, unknown>
  influence_contest?: Record<string, unknown>
  action?: Record<string, unknown>
  any_time?: Record<string, unknown>
}
export interface RulerFigures {
  slug: Ruler
  reserves: boolean
  ordinary: boolean
  unit_limit: number
  build: number
  move: number
  recruit: number
  costs: Record<string, number>
  actions: string[]
  objective: Record<string, Record<string, string | number>>
  reconstructed: string[]
}
interface BoardFigures {
  players: { actions: number }
  terrain: Record<string, { income: number; surcharge: number }>
  strength: Record<string, number>
  limits: { hand: number; covenant: number; rounds_of_talks: number }
}
interface Documents {
  board: BoardFigures
  'power-cards': { card: CardFigures[] }
  rulers: { ruler: RulerFigures[] }
  notes: Record<string, string[]>
}

const documents = (): Documents => content('crescent_moon') as unknown as Documents

export const board = (): BoardFigures => documents().board

/** The name of a thing without its kind. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)

let cards: Map<string, CardFigures> | null = null
export const cardOf = (id: string): CardFigures | undefined =>
  (cards ??= new Map(documents()['power-cards'].card.map((card) => [`card:${card.slug}`, card]))).get(id)

export const allCards = (): string[] => documents()['power-cards'].card.map(({ slug }) => `card:${slug}`)

export const rulerOf = (id: string): RulerFigures => documents().rulers.ruler.find(({ slug }) => slug === bare(id))!

export const keywordsOf = (id: string): Keyword[] => KEYWORDS.filter((word) => cardOf(id)?.[word] !== undefined)

/** What a ruler's traits are called. */
export const TRAITS: Record<Ruler, string[]> = {
  warlord: ['wandering-raider', 'chieftain', 'destroyer', 'conqueror', 'horde-leader', 'foray'],
  murshid: ['tip-the-scales', 'authority', 'interference', 'covenant', 'connections'],
  sultan: ['splendour', 'riches', 'prosperity', 'luxuries', 'builder'],
  caliph: ['mandate', 'pillars'],
  nomad: ['desert-winds', 'desert-gold'],
}

/** The message that names an action of a sheet. */
export const actionMessage = (action: string): string => (action === 'card' ? 'action-play-card' : `action-${action}`)

const NOTES: Record<string, string> = {
  translated_names: 'note-name-translated',
  medium: 'note-confidence-medium',
  low: 'note-confidence-low',
}

/** Messages for owners of the box about a card. */
export const notesOn = (card: string): string[] =>
  Object.entries(NOTES).flatMap(([list, message]) => (documents().notes[list]?.includes(card) ? [message] : []))
