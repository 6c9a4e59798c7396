/** What is left on the clock of a table that is played live. */

import type { TableSent } from '../wire'

export interface Left {
  /** Seconds of this choice. */
  choice: number
  /** Seconds of the bank of whoever is waited for; of several, of the one with the most. */
  bank: number
}

/** Null where no clock runs: no person is asked, or the table has none. */
export function left({ due, since, pace, seats, waiting, status }: Pick<TableSent, 'due' | 'since' | 'pace' | 'seats' | 'waiting' | 'status'>, now: number): Left | null {
  if (status !== 'running' || due === null || pace.hours || !pace.seconds) return null
  const asked = seats.filter(({ seat, kind }) => kind === 'person' && waiting.includes(seat))
  const bank = Math.max(0, ...asked.map(({ spent }) => pace.bank - spent))
  const whole = Math.max(0, Math.ceil((Date.parse(due) - now) / 1000))
  const choice = Math.max(0, Math.ceil((Date.parse(since) - now) / 1000) + pace.seconds)
  return { choice: Math.min(choice, whole), bank: Math.min(bank, choice > 0 ? bank : whole) }
}

/** "4:05". */
export function said(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
