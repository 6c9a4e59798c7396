/** The figures of the cards and boards, as the server tells them. */
import { content } from '../../content'

export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const
export type Race = (typeof RACES)[number]
export const GUILDS = ['soldier', 'merchant', 'mage', 'politician', 'farmer', 'ambassador'] as const
export type Guild = (typeof GUILDS)[number]

export interface LordFigures {
  slug: string
  guild: Guild
  influence: number
  cost: number
  races: number
  /** The race that must be among those played; none for ambassadors. */
  race?: Race
  keys: number
  ability: 'none' | 'recruit' | 'permanent'
}

export interface LocationFigures {
  slug: string
  score: string
  base: number
  per?: number
  guild?: Guild
  race?: Race
}

const { board, lords, locations, notes } = content('abyss') as unknown as {
  board: { court: { spaces: number }; exploration: { spaces: number; last_space_pearls: number; copies: number[] }; end: { lords: number } }
  lords: { lord: LordFigures[] }
  locations: { location: LocationFigures[] }
  notes: Record<string, string[]>
}

const named = <T extends { slug: string }>(kind: string, entries: T[]): Map<string, T> =>
  new Map(entries.map((entry) => [`${kind}:${entry.slug}`, entry]))

export const LORDS = named('lord', lords.lord)
export const LOCATIONS = named('location', locations.location)

/** How many cards of the values 1 to 5 there are in each race. */
export const COPIES = board.exploration.copies
export const COURT_SPACES = board.court.spaces
export const TRACK_SPACES = board.exploration.spaces
export const LAST_SPACE_PEARLS = board.exploration.last_space_pearls
export const LORDS_TO_END = board.end.lords

const MESSAGES = {
  translated_names: 'note-name-translated',
  disputed_names: 'note-name-disputed',
  medium: 'note-confidence-medium',
  reconstructed: 'note-reconstructed',
}

/** Messages for owners of the box about a card. */
export function notesOn(card: string): string[] {
  return Object.entries(MESSAGES).flatMap(([list, message]) => (notes[list]?.includes(card) ? [message] : []))
}

export interface AllyCard {
  race: Race
  value: number
}

/** "ally:crab-3" taken apart; null for any other card. */
export function allyOf(card: string): AllyCard | null {
  const found = /^ally:(\w+)-(\d)$/.exec(card)
  return found ? { race: found[1] as Race, value: Number(found[2]) } : null
}

/** A bundle of a threat space: "threat:5:k1p1t1" is a key, a pearl and a monster token. */
export function rewardOf(id: string): { keys: number; pearls: number; tokens: number } {
  const bundle = id.slice(id.lastIndexOf(':') + 1)
  const count = (letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(bundle)?.[1] ?? 0)
  return { keys: count('k'), pearls: count('p'), tokens: count('t') }
}
