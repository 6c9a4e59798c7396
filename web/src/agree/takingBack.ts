/** To which moments a match may be proposed to go back. */
import type { Line, Moment } from '../wire'

/** The choices among the moments: what happened at the table and not in the match has a line that says so. */
function choices(moments: readonly Moment[], lines: readonly Line[]): number[] {
  const events = new Set(lines.filter((line) => line.meta).map((line) => line.seq))
  return moments.flatMap((moment, index) => (moment.seat !== null && !events.has(moment.seq) ? [index] : []))
}

/** The moment before the last choice of a seat; null: it has not chosen anything yet. */
export function beforeLastOf(seat: number, moments: readonly Moment[], lines: readonly Line[]): number | null {
  const last = choices(moments, lines).findLast((index) => moments[index]!.seat === seat)
  return last === undefined ? null : (moments[last - 1]?.seq ?? null)
}

/** How many choices would be taken back with it. */
export function takenWith(to: number, moments: readonly Moment[], lines: readonly Line[]): number {
  return choices(moments, lines).filter((index) => moments[index]!.seq > to).length
}
