/** One truth about whose move it is: who acts, and who is asked. */

import type { TableContext } from './context'

/** The seat whose turn it is: the view says it as "turn"; null where a game has no turns or everybody acts at once. */
export function acting({ view }: Pick<TableContext, 'view'>): number | null {
  const turn = typeof view === 'object' && view !== null && 'turn' in view ? view.turn : null
  const seat = typeof turn === 'string' ? /^seat:(\d+)$/.exec(turn) : null
  return seat ? Number(seat[1]) : null
}
