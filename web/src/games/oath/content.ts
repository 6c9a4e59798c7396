/** The figures of the boards and cards, as the server tells them. */
import { content } from '../../content'

export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'] as const
export type Suit = (typeof SUITS)[number]
export const REGIONS = ['cradle', 'provinces', 'hinterland'] as const
export type Region = (typeof REGIONS)[number]
export type Kind = 'when-played' | 'action' | 'modifier' | 'battle-plan' | 'rest' | 'persistent' | 'other'

export interface PowerFigures {
  kind: Kind
  modifies?: string
  side?: string
  mandatory: boolean
  place_favor?: number
  place_secret?: number
  burn_favor?: number
  burn_secret?: number
}
export interface CardFigures {
  slug: string
  suit?: Suit | 'none'
  restriction?: 'none' | 'adviser' | 'site'
  locked?: boolean
  powers?: PowerFigures[]
  side?: 'intact' | 'ruined'
  defense?: number
}
export interface SiteFigures {
  slug: string
  capacity: number
  category: string
  favor?: number
  secrets?: number
  relics?: number
  recover?: { kind: string; amount: number; suit?: Suit }
  homeland?: { suit: Suit; reward: string; amount: number }
}
interface BoardFigures {
  region: { name: Region; sites: number; discards: Region; travel: number[] }[]
  rounds: { count: number; stable_regime: { round: number; faces: number[] }[] }
  visions_drawn: { most: number; needed: number; search: number[] }
  supply: { full: number; search_discard: number }
  attack_face: { hollow?: number; swords?: number; skulls?: number }[]
  defense_face: { shields?: number; double?: boolean }[]
  banner: { slug: string; token: 'favor' | 'secret'; mob?: number }[]
  oath: { slug: string; oathkeeper: Goal; successor: Goal }[]
  vision: { slug: string; goal?: Goal }[]
  chancellor: { warbands: number; refresh: { bank: number; supply: number }[] }
  exile: { warbands: number; refresh: { bank: number; supply: number }[] }
}
export type Goal = 'most-sites' | 'most-relics-banners' | 'peoples-favor' | 'darkest-secret' | 'grand-scepter'

interface Documents {
  board: BoardFigures
  denizens: { denizen: CardFigures[] }
  edifices: { edifice: CardFigures[] }
  relics: { relic: CardFigures[] }
  sites: { site: SiteFigures[] }
  notes: Record<string, string[]>
}

const documents = (): Documents => content('oath') as unknown as Documents

export const board = (): BoardFigures => documents().board

/** The name of a thing without its kind, and the kind without its name. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)
export const kindOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(':')))

const byId = <T extends { slug: string }>(entries: () => [string, T[]][]): ((id: string) => T | undefined) => {
  let found: Map<string, T> | null = null
  return (id) => (found ??= new Map(entries().flatMap(([kind, list]) => list.map((entry) => [`${kind}:${entry.slug}`, entry] as const)))).get(id)
}

/** Denizens, edifices and relics. */
export const cardOf = byId<CardFigures>(() => [
  ['denizen', documents().denizens.denizen],
  ['edifice', documents().edifices.edifice],
  ['relic', documents().relics.relic],
])
export const siteOf = byId<SiteFigures>(() => [['site', documents().sites.site]])
export const denizens = (): CardFigures[] => documents().denizens.denizen

export const goalOf = (id: string): Goal | undefined => {
  const slug = bare(id)
  if (kindOf(id) === 'oath') return board().oath.find((oath) => oath.slug === slug)?.oathkeeper
  return board().vision.find((vision) => vision.slug === slug)?.goal
}

const NOTES: Record<string, string> = {
  translated_names: 'note-name-translated',
  medium: 'note-confidence-medium',
  reconstructed: 'note-reconstructed',
}

/** Messages for owners of the box about a card. */
export const notesOn = (card: string): string[] =>
  Object.entries(NOTES).flatMap(([list, message]) => (documents().notes[list]?.includes(card) ? [message] : []))
