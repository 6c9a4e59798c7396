/** How far a board is with its actions, and what the next time costs: figures for showing, never for deciding. */
import { bare, leftOf, rightOf, type Attribute } from './content'
import type { BoardView } from './view'

export function done(action: string, board: BoardView): number | null {
  switch (action) {
    case 'commission':
      return board.monks
    case 'fortify':
      return board.walls.length
    case 'garrison':
      return board.outposts
    case 'absolve':
      return board.jars
    case 'convert':
      return board.converted.length
    case 'attack':
      return board.attacked.length
    default:
      return null
  }
}

/** How often it can be done: the pieces there are of each. */
export const most = (action: string): number | null => (action === 'attack' ? null : (rightOf(action)?.provisions ?? rightOf(action)?.silver ?? null)?.length ?? null)

export interface Next {
  silver: number
  provisions: number
  needs: Attribute | null
  /** The value needed where it does not depend on a card or a region. */
  value: number | null
  gives: string[]
}

/** The price, the need and the reward of the next time. */
export function next(action: string, board: BoardView): Next {
  const left = leftOf(action)
  if (left) return { silver: left.silver, provisions: 0, needs: null, value: null, gives: left.gain?.at(-1) ?? [] }
  const right = rightOf(action)!
  const at = done(action, board) ?? 0
  return {
    silver: right.silver?.[at] ?? 0,
    provisions: right.provisions?.[at] ?? 0,
    needs: right.needs,
    value: right.attribute?.[at] ?? null,
    gives: right.flag ?? [`${right.gives} 1`],
  }
}

export const attributeOf = (board: BoardView, attribute: string): { value: number; boost: number } =>
  board.attributes.find((entry) => bare(entry.attribute) === attribute)!
