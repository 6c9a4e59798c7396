/** Boards of their own: each game's folder has an `index.ts` with its `board`. A game without one is drawn on the generic
 * table, from its view alone. */

import type { Component } from 'svelte'
import { fetchContent } from '../content'
import type { Texts } from '../texts'
import type { ChronicleSite, Course, Line, Option, Outcome, SeatInfo } from '../wire'

/** What a score sheet of a game's own is given. */
export interface SheetProps {
  outcome: Outcome
  seats: readonly SeatInfo[]
  texts: Texts
  course: Course | null
  onmoment: (seq: number) => void
}

/** All that a game draws at its tables. It comes in one piece: each further file is one more that a table waits for. */
export interface Drawn {
  Board: Component
  /** One card, drawn: `size` is "small" on the table, "large" where it is enlarged or browsed. */
  Card: Component<{ id: string; size: 'small' | 'large' }>
  /** My own area (hand and holdings of the watched seat): the page puts it under the prompt, on a phone as a sheet
   * that slides up. A board without one draws the watched seat's things itself. */
  Own?: Component
  /** The small picture of an answer on its button in the prompt. */
  Mark?: Component<{ option: Option }>
  /** The score sheet, where the game draws its own. */
  Sheet?: Component<SheetProps>
  /** A chapter of the log, drawn from its lines. */
  Told?: Component<{ lines: readonly Line[]; texts: Texts }>
  /** The world of a chronicle between two games, and the emblem of one of its suits. */
  World?: Component<{ map: ChronicleSite[]; texts: Texts; label: string }>
  SuitMark?: Component<{ suit: string }>
  /** Parts of the board that can be drawn alone, from the view: for the pictures in the rulebook. */
  parts?: Record<string, Component<{ view: never }>>
}

export interface Board {
  drawn: () => Promise<Drawn>
  /** The class that carries the game's colours. */
  theme: string
  /** Keys that give something up: asked about again where they can't be taken back and something else could be done.
   * Passing and ending one's turn where not given. */
  grave?: string[]
  /** The settings that whoever plays alone is asked about; a game that has none is not for one person. */
  alone?: string[]
  /** Whether its games can follow one another in a chronicle. */
  chronicles?: boolean
  /** Whether a value of a setting goes with so many players and the other options chosen. */
  fits?: (setting: string, value: string, players: number, options: Record<string, string>) => boolean
  /** Lines of the log that belong together, from the message that opens them to the one that closes them: one entry that
   * can be unfolded, drawn by `Told`. */
  chapter?: { opens: string; closes: string }
}

/** What is drawn reads the game's figures: both have come before anything is. */
function withFigures(game: string, board: Board): Board {
  return { ...board, drawn: () => Promise.all([board.drawn(), fetchContent(game)]).then(([drawn]) => drawn) }
}

export const boards: Record<string, Board> = Object.fromEntries(
  Object.entries(import.meta.glob<Board>('./*/index.ts', { eager: true, import: 'board' })).map(([path, board]) => {
    const game = path.split('/')[1]!
    return [game, withFigures(game, board)]
  }),
)
