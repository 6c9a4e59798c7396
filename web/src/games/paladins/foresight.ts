/** The solo opponent: what it would do next, by how many of its schemes, and why it did what it did last. */
import type { Line } from '../../wire'
import type { PlanView } from './view'

export interface Next {
  /** The action or the favour; null: it rests. */
  does: string | null
  to: string | null
  /** So many of all the schemes to come lead to it. */
  left: number
  all: number
  schemes: string[]
}

/** What may come next, the likeliest first: schemes that lead to the same thing are told together. */
export function foreseen(plans: readonly PlanView[]): Next[] {
  const all = plans.reduce((sum, { left }) => sum + left, 0)
  const found = new Map<string, Next>()
  for (const { scheme, left, does, to } of plans) {
    const key = `${does} ${to}`
    const there = found.get(key) ?? { does, to, left: 0, all, schemes: [] }
    found.set(key, { ...there, left: there.left + left, schemes: [...there.schemes, scheme] })
  }
  return [...found.values()].sort((a, b) => b.left - a.left)
}

const SCHEME = 'log-scheme'
const REASON = /^log-(opponent|marker)-/

/** The lines that say why, since it revealed its last scheme. */
export function reasons(lines: readonly Line[]): Line[] {
  const from = lines.findLastIndex(({ message }) => message === SCHEME)
  return from < 0 ? [] : lines.slice(from).filter(({ message, seq }) => seq === lines[from]!.seq && (message === SCHEME || REASON.test(message)))
}
