/** Who sits where, as the one before this screen has it. */
import type { SeatInfo, TableSent } from '../wire'

/** Whether anybody else plays here, or did until a bot stood in: somebody who could read what I write, or agree. */
export function inCompany(seats: readonly SeatInfo[]): boolean {
  return seats.some(({ kind, mine, away, returns }) => (kind === 'person' && !mine) || (away && !returns))
}

/** The match is looked at without a seat while it is played: only what everybody may see. */
export function looksOn({ status, seat }: Pick<TableSent, 'status' | 'seat'>): boolean {
  return status === 'running' && seat === null
}

/** The seat that is looked through, if it is played from this screen. */
export function ownSeat({ seats, seat }: Pick<TableSent, 'seats' | 'seat'>): SeatInfo | null {
  const found = seat === null ? undefined : seats[seat]
  return found?.mine ? found : null
}

/** At a table that is played live, so long is waited before anybody may call another late. Milliseconds. */
const PATIENCE = 5 * 60_000

/** People whom the others may have replaced: their time is up, or where there is none they have been waited for long. */
export function overdue(sent: Pick<TableSent, 'due' | 'waiting' | 'seats' | 'status' | 'since'>, now: number): number[] {
  return late({ ...sent, due: sent.due ?? new Date(Date.parse(sent.since) + PATIENCE).toISOString() }, now)
}

/** People who are waited for although their time is up. */
export function late({ due, waiting, seats, status }: Pick<TableSent, 'due' | 'waiting' | 'seats' | 'status'>, now: number): number[] {
  if (status !== 'running' || due === null || Date.parse(due) > now) return []
  return [...new Set(waiting)].filter((seat) => seats[seat]?.kind === 'person')
}
