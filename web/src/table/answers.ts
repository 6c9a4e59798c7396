/**
 * How the answers of a question stand in the prompt: a button each while they are few, always in the order of the rules; where
 * they are many, those alike behind one button that lists them and shows them on the table.
 */

import type { Asked, Option } from '../wire'

/** So many answers are buttons. */
export const FEW = 6

/** Answers of one kind, behind one button. */
export interface Group {
  /** The message that words them, "" for answers of several kinds. */
  label: string
  options: Option[]
}

export type Answer = { option: Option; group?: undefined } | { group: Group; option?: undefined }

/** The prompt's row of answers; `closely` where it has no room for many. Numbers have a form of their own. */
export function answersOf(asked: Asked | null, closely = false): Answer[] {
  if (!asked || asked.form === 'amount') return []
  const { options } = asked
  if (options.length <= FEW) return options.map((option) => ({ option }))
  const alike = new Map<string, Option[]>()
  for (const option of options) {
    // What points at nothing can be pressed nowhere else.
    const kind = option.target === null ? `verb ${option.key}` : option.label
    alike.set(kind, [...(alike.get(kind) ?? []), option])
  }
  const row = [...alike].map(([label, found]): Answer => (found.length > 1 ? { group: { label, options: found } } : { option: found[0]! }))
  if (row.length <= FEW && !closely) return row
  const pointing = options.filter((option) => option.target !== null)
  const verbs = options.filter((option) => option.target === null)
  // Last, so that the others stand where they always do.
  return [...verbs.map((option) => ({ option })), ...(pointing.length ? [{ group: { label: '', options: pointing } }] : [])]
}

/** Whether every answer is a button of its own. */
export const mirrored = (asked: Asked | null): boolean => answersOf(asked).every((answer) => answer.option !== undefined)
