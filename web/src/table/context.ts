/** What everything at a table can ask for: `getTable()` in any component below the table page. */

import { getContext, setContext, type Component } from 'svelte'
import type { Texts } from '../texts'
import type { Line, Option, SeatInfo, Step, TableSent } from '../wire'
import type { Choices } from './choices.svelte'

export interface TableContext {
  readonly sent: TableSent
  /** The game's own view: of now, or of the past moment being looked at. */
  readonly view: unknown
  /** The log, up to the moment shown. */
  readonly lines: readonly Line[]
  readonly choices: Choices
  readonly texts: Texts
  /** Enlarge a card (null: put it away again). */
  zoom(card: string | null): void
  readonly seats: SeatInfo[]
  /** The watched seat; null where everything lies open. */
  readonly me: number | null
  /** A past moment is shown: nothing may be chosen. */
  readonly past: boolean
  /** Open the rules at a paragraph. */
  cite(rule: string): void
  /** Show the table as it was after an entry of the log; null: as it is now. */
  goTo(seq: number | null): void
  /** The steps on the way to a moment, through the eyes that look now; absent where there is no past to ask for. */
  readonly steps?: (seq: number) => Promise<Step[]>
  /** Lead the eye to a thing on the table. */
  point(thing: string): void
  /** Let a thing stand out while its button is pointed at; null: none. */
  hint(thing: string | null): void
  /** Bring things into sight, whole. */
  reveal(things: readonly string[]): void
  /** Give a standing order, or revoke it (null). */
  order(key: string, value: number | null): void
  /** Use something that one may use at any time, without being asked. */
  use(key: string): void
  /** Draws the small picture of an answer, where the game has one. */
  readonly mark: Component<{ option: Option }> | null
}

const KEY = Symbol('table')

export function setTable(table: TableContext): TableContext {
  return setContext(KEY, table)
}

export function getTable(): TableContext {
  return getContext<TableContext>(KEY)
}
