/** The Clockwork Prince's turn as the log tells it. */
import type { Line, Step } from '../../wire'
import { goalOf } from './content'
import { spaceName, threatSpace } from './mind'
import type { OathView, PrinceView } from './view'

const CAME = new Set(['log-prince-follows', 'log-prince-turns-to'])

/** The lines of his last turn, or of the one under way. */
export function turnOf(lines: readonly Line[], prince: PrinceView): Line[] {
  const begins = (line: Line): boolean => line.message === 'log-turn'
  const from = lines.findLastIndex((line) => begins(line) && line.args.player === prince.at)
  if (from < 0) return []
  const after = lines.findIndex((line, i) => i > from && (begins(line) || line.message === 'log-round'))
  return lines.slice(from, after < 0 ? lines.length : after)
}

/** Where the mask stood when the way of that turn began; null where that can't be told. */
export function originOf(lines: readonly Line[], turn: readonly Line[], view: OathView): string | null {
  const prince = view.prince!
  if (view.turn === prince.at) return spaceName(prince.start)
  const first = turn.find((line) => line.message === 'log-prince-follows')
  if (!first) return null
  const before = lines.slice(0, lines.indexOf(first)).findLast((line) => CAME.has(line.message))
  if (before) return spaceName(String(before.args.space))
  return threatSpace(goalOf(view.oath) ?? '') ?? null
}

/** How many steps of the way he has made after so many lines of his turn. */
export const stepsAfter = (turn: readonly Line[], count: number): number => turn.slice(0, count).filter((line) => line.message === 'log-prince-follows').length

/** The table after the step that a line of the log tells of; null where the steps of its entry are not known. */
export function tableAfter(lines: readonly Line[], line: Line, steps: readonly Step[] | undefined): OathView | null {
  const told = lines.filter(({ seq, meta }) => seq === line.seq && !meta).indexOf(line) + 1
  const step = steps?.find((one) => one.lines >= told) ?? steps?.at(-1)
  return step ? (step.view as OathView) : null
}
