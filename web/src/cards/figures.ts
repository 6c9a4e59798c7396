/** Filters for the card browser, derived from the figures of the cards: no game is known here by name. */
import type { CardInfo } from '../wire'

export type Value = string | number | boolean

/** A figure one may filter by, and the values it takes. */
export interface Figure {
  name: string
  values: Value[]
  /** Numbers are chosen from a range, words one by one. */
  numeric: boolean
}

/** How the reader's language speaks of figures and of their values; null where it has no words for them. */
export interface Words {
  figure(name: string): string | null
  value(figure: string, value: Value): string | null
}

/** What is chosen of a figure: the values that may pass. A figure without an entry does not matter. */
export type Chosen = Record<string, Value[]>

function valuesOf(card: CardInfo, figure: string): Value[] {
  const found = card.figures[figure]
  const list: unknown[] = Array.isArray(found) ? found : [found]
  return list.filter((one): one is Value => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
}

/** The figures of these cards that tell them apart and that the reader has words for, in the order of the data. */
export function figuresOf(cards: readonly CardInfo[], words: Words): Figure[] {
  const names = [...new Set(cards.flatMap((card) => Object.keys(card.figures)))]
  return names.flatMap((name) => {
    const values = [...new Set(cards.flatMap((card) => valuesOf(card, name)))]
    if (values.length < 2 || words.figure(name) === null) return []
    const numeric = values.every((value) => typeof value === 'number')
    if (numeric) values.sort((a, b) => Number(a) - Number(b))
    else if (values.some((value) => words.value(name, value) === null)) return []
    return [{ name, values, numeric }]
  })
}

/** Whether a card passes: every chosen figure has one of the values asked for. */
export function passes(card: CardInfo, chosen: Chosen): boolean {
  return Object.entries(chosen).every(
    ([figure, wanted]) => wanted.length === 0 || valuesOf(card, figure).some((value) => wanted.includes(value)),
  )
}

/** The choice with one value put in, or taken out again. */
export function toggled(chosen: Chosen, figure: string, value: Value): Chosen {
  const before = chosen[figure] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  const { [figure]: _, ...rest } = chosen
  return after.length ? { ...rest, [figure]: after } : rest
}

/** The kinds of cards, in the order of the data. */
export function kindsOf(cards: readonly CardInfo[]): string[] {
  return [...new Set(cards.map((card) => card.kind))]
}
