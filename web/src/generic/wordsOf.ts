import type { Texts } from '../texts'
import { thingName } from './shape'

/** A figure of a card in words: numbers, names of things, lists of them; null for what says nothing. */
export function wordsOf(value: unknown, texts: Texts): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return texts.say(value ? 'view-yes' : 'view-no')
  if (typeof value === 'string') return value ? (texts.named(value) ? thingName(value, texts) : value) : null
  if (!Array.isArray(value) || !value.length) return null
  return value.map((item) => wordsOf(item, texts) ?? '').filter(Boolean).join(', ') || null
}
