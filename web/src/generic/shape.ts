/** What a view is made of, read from its structure alone: things, figures, lists of things, boxes within boxes. */

import type { Texts } from '../texts'

export type Dict = Record<string, unknown>

export function isDict(value: unknown): value is Dict {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Ids look like "lord:jailer"; single words are things where a text calls them so, or where an option points at them. */
export function isThing(value: unknown, texts: Texts, targets: ReadonlySet<string>): value is string {
  if (typeof value !== 'string' || value === '') return false
  return targets.has(value) || /^[a-z][a-z0-9_-]*:[a-z0-9_:-]+$/i.test(value) || texts.named(value)
}

/** A word for a part of a view: the game's own, the house's, or the key made readable. */
export function keyName(key: string, texts: Texts): string {
  const word = key.replaceAll('_', '-')
  return texts.try(`view-${texts.game}-${word}`) ?? texts.try(`view-${word}`) ?? pretty(key)
}

export function pretty(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a thing is called; an id without a name is made readable. */
export function thingName(thing: string, texts: Texts): string {
  if (texts.named(thing)) return texts.name(thing)
  return thing.includes(':') ? pretty(thing.replaceAll(':', ' ')) : keyName(thing, texts)
}

/** The family of a thing ("lord" of "lord:jailer"): things of one family look alike. */
export function kindOf(thing: string): string {
  return thing.split(':')[0] ?? thing
}

/** A hue for a family, always the same. */
export function hueOf(kind: string): number {
  let sum = 7
  for (const letter of kind) sum = (sum * 31 + letter.codePointAt(0)!) % 360
  return sum
}

/** Equal things in a list are told apart by their number among their like. */
export function numbered(list: readonly unknown[]): { item: unknown; nth: number }[] {
  const seen = new Map<unknown, number>()
  return list.map((item) => {
    const nth = seen.get(item) ?? 0
    seen.set(item, nth + 1)
    return { item, nth }
  })
}

/** A pile and the like: an object that only says of itself what its key says already. */
export function isPile(key: string, value: unknown): boolean {
  return isDict(value) && value.at === key
}

export interface Parts {
  /** Numbers, words, yes and no: one line of figures. */
  figures: [string, unknown][]
  /** Everything that needs room. */
  boxes: [string, unknown][]
}

/** The entries of an object: plain figures first, then what holds things. Empty places are left out. */
export function parts(object: Dict, texts: Texts, targets: ReadonlySet<string>, without: readonly string[] = []): Parts {
  const found: Parts = { figures: [], boxes: [] }
  for (const [key, value] of Object.entries(object)) {
    if (without.includes(key) || value === null || value === undefined) continue
    if ((Array.isArray(value) && !value.length) || value === false) continue
    const plain = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    if (plain && !isThing(value, texts, targets)) found.figures.push([key, value])
    else found.boxes.push([key, value])
  }
  return found
}

/** Somebody's things in one box, also what a view keeps in a box of its own that is only theirs. */
function spread(one: Dict): Dict {
  const inner = Object.entries(one).find(([, value]) => isDict(value) && isSide(value.at))
  if (!inner) return one
  const [key, box] = inner
  const rest = Object.entries(one).filter(([name]) => name !== key)
  const plain = rest.filter(([, value]) => typeof value !== 'object')
  return { ...Object.fromEntries(plain), ...(box as Dict), ...Object.fromEntries(rest) }
}

function isSide(at: unknown): boolean {
  return typeof at === 'string' && /^(seat:\d+|opponent)$/.test(at)
}

/** The players of a view, in turn order, with the seat each belongs to. */
export function playersOf(view: unknown): { seat: number; player: Dict }[] {
  if (!isDict(view) || !Array.isArray(view.players)) return []
  return view.players.filter(isDict).map((one, index) => {
    const player = spread(one)
    const at = Object.values(player).find((value) => typeof value === 'string' && /^seat:\d+$/.test(value))
    return { seat: typeof at === 'string' ? Number(at.slice(5)) : index, player }
  })
}

/** Opponents that sit at no seat: the game plays for them. */
export function rivalsOf(view: unknown): Dict[] {
  if (!isDict(view) || !Array.isArray(view.opponents)) return []
  return view.opponents.filter(isDict).map(spread).filter(({ at }) => isSide(at))
}

const isNothing = (value: unknown) => value === null || value === undefined || value === false || (Array.isArray(value) && !value.length)

/** Somebody else's things without the places where nothing lies and that nobody is asked about. */
export function withoutBarePlaces(player: Dict): Dict {
  const bare = (item: unknown) => {
    if (!isDict(item) || typeof item.at !== 'string') return false
    const rest = Object.entries(item).filter(([key]) => key !== 'at')
    return rest.length > 0 && rest.every(([, value]) => isNothing(value))
  }
  return Object.fromEntries(
    Object.entries(player).map(([key, value]) => [key, Array.isArray(value) ? value.filter((item) => !bare(item)) : value]),
  )
}

/** Every word in a part of a view: the ids of its things are among them. */
export function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const item of value) wordsIn(item, found)
  else if (isDict(value)) for (const part of Object.values(value)) wordsIn(part, found)
  return found
}

/** The key of an object that says which thing the object is: "at", "card", or the only one that names a thing. */
export function identity(object: Dict, texts: Texts, targets: ReadonlySet<string>): string | null {
  if (typeof object.at === 'string') return 'at'
  if ('card' in object) return isThing(object.card, texts, targets) ? 'card' : null
  const things = Object.keys(object).filter((key) => isThing(object[key], texts, targets))
  return things.length === 1 ? things[0]! : null
}
