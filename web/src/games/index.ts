/** Boards of their own: each game's folder has an `index.ts` with its `board`. A game without one is drawn on the generic
 * table, from its view alone. */

import type { Component } from 'svelte'
import { fetchContent } from '../content'
import type { Texts } from '../texts'
import type { Line, Option } from '../wire'

export interface Board {
  board: () => Promise<{ default: Component }>
  /** One card, drawn: `size` is "small" on the table, "large" where it is enlarged or browsed. */
  card: () => Promise<{ default: Component<{ id: string; size: 'small' | 'large' }> }>
  /** My own area (hand and holdings of the watched seat): the page puts it under the prompt, on a phone as a sheet
   * that slides up. A board without one draws the watched seat's things itself. */
  own?: () => Promise<{ default: Component }>
  /** The score sheet, where the game draws its own. */
  sheet?: () => Promise<{ default: Component }>
  /** Parts of the board that can be drawn alone, from the view: for the pictures in the rulebook. */
  parts?: Record<string, () => Promise<{ default: Component<{ view: never }> }>>
  /** The class that carries the game's colours. */
  theme: string
  /** The small picture of an answer on its button in the prompt. */
  mark?: () => Promise<{ default: Component<{ option: Option }> }>
  /** Keys that give something up: asked about again where they can't be taken back and something else could be done.
   * Passing and ending one's turn where not given. */
  grave?: string[]
  /** The settings that whoever plays alone is asked about; a game that has none is not for one person. */
  alone?: string[]
  /** Whether its games can follow one another in a chronicle. */
  chronicles?: boolean
  /** Whether a value of a setting goes with so many players and the other options chosen. */
  fits?: (setting: string, value: string, players: number, options: Record<string, string>) => boolean
  /** Lines of the log that belong together, from the message that opens them to the one that closes them: one entry, drawn
   * from them, that can be unfolded. */
  chapter?: { opens: string; closes: string; told: () => Promise<{ default: Component<{ lines: readonly Line[]; texts: Texts }> }> }
}

/** What is drawn reads the game's figures, so they come first. */
function withFigures(game: string, board: Board): Board {
  const first = <T>(load: () => Promise<T>): (() => Promise<T>) => () => fetchContent(game).then(load)
  return {
    ...board,
    board: first(board.board),
    card: first(board.card),
    own: board.own && first(board.own),
    sheet: board.sheet && first(board.sheet),
    mark: board.mark && first(board.mark),
  }
}

export const boards: Record<string, Board> = Object.fromEntries(
  Object.entries(import.meta.glob<Board>('./*/index.ts', { eager: true, import: 'board' })).map(([path, board]) => {
    const game = path.split('/')[1]!
    return [game, withFigures(game, board)]
  }),
)
