/**
 * The figures of the cards, from the very files the rules read: no second copy that could differ. The files are plain
 * TOML (sections, lists of entries, numbers, words and lists of them), and no more than that is understood here.
 */
import board from '../../../../src/regnum/games/abyss/content/board.toml?raw'
import locations from '../../../../src/regnum/games/abyss/content/locations.toml?raw'
import lords from '../../../../src/regnum/games/abyss/content/lords.toml?raw'
import notes from '../../../../src/regnum/games/abyss/content/notes.toml?raw'

type Value = string | number | string[] | number[]
type Entry = Record<string, Value>

/** Entries by the name of their section, "" for what stands before the first; a list's entries follow each other. */
export function read(document: string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  const begin = (section: string): Entry => {
    const entry: Entry = {}
    found.set(section, [...(found.get(section) ?? []), entry])
    return entry
  }
  let entry = begin('')
  const bare = document.replace(/("[^"\n]*")|\s*#.*$/gm, (_, quoted: string | undefined) => quoted ?? '')
  for (const [, section, name, value] of bare.matchAll(/^\[+([\w.-]+)\]+|^(\w+) = (\[[^\]{]*\]|[^[\n]+)$/gm)) {
    if (section !== undefined) entry = begin(section)
    else if (name !== undefined && value !== undefined) entry[name] = JSON.parse(value.replace(/,\s*\]/, ']')) as Value
  }
  return found
}

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

const named = <T extends { slug: string }>(kind: string, entries: Entry[] | undefined): Map<string, T> =>
  new Map((entries as unknown as T[] | undefined)?.map((entry) => [`${kind}:${entry.slug}`, entry]))

export const LORDS = named<LordFigures>('lord', read(lords).get('lord'))
export const LOCATIONS = named<LocationFigures>('location', read(locations).get('location'))

const figures = read(board)
const figure = (section: string, name: string): number => figures.get(section)?.[0]?.[name] as number

/** How many cards of the values 1 to 5 there are in each race. */
export const COPIES = figures.get('exploration')?.[0]?.copies as number[]
export const COURT_SPACES = figure('court', 'spaces')
export const TRACK_SPACES = figure('exploration', 'spaces')
export const LAST_SPACE_PEARLS = figure('exploration', 'last_space_pearls')
export const LORDS_TO_END = figure('end', 'lords')

const listed = read(notes).get('')?.[0] ?? {}
const MESSAGES = {
  translated_names: 'note-name-translated',
  disputed_names: 'note-name-disputed',
  medium: 'note-confidence-medium',
  reconstructed: 'note-reconstructed',
}

/** Messages for owners of the box about a card. */
export function notesOn(card: string): string[] {
  return Object.entries(MESSAGES).flatMap(([list, message]) => ((listed[list] as string[] | undefined)?.includes(card) ? [message] : []))
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
