/** How options are put into words. */

import type { Texts } from '../texts'
import type { Asked, Option } from '../wire'

/** The text of an option: parameters of its question (a price) go into it too. */
export function label(texts: Texts, asked: Asked | null, option: Option): string {
  return texts.say(option.label, { ...asked?.args, ...option.args })
}

/** The same for a button of the prompt, which stands under its question: as short as the game has words for. */
export function short(texts: Texts, asked: Asked | null, option: Option): string {
  return texts.try(`short-${option.label}`, { ...asked?.args, ...option.args }) ?? label(texts, asked, option)
}

/** The same option several times in a choice: each once, with how often. */
export function counted(part: readonly string[]): { key: string; times: number }[] {
  const times = new Map<string, number>()
  for (const key of part) times.set(key, (times.get(key) ?? 0) + 1)
  return [...times].map(([key, n]) => ({ key, times: n }))
}

/** The sentence with a capital letter: names of things stand inside sentences and begin small. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
