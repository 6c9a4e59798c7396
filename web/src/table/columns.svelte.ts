/** The column beside the board and the sheet under it: what is open, and where they fold away. */

import { tick } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

export type Tab = 'log' | 'chat' | 'rules' | 'notes'

export class Columns {
  tab = $state<Tab>('log')
  /** The column where it is folded away (narrow screens). */
  unfolded = $state(false)
  /** The paragraph that the rules are opened at. */
  cited = $state.raw<{ rule: string } | null>(null)
  /** My own area, where it is a sheet (phones). */
  raised = $state(false)

  /** The column stands beside the board; elsewhere it is folded away. */
  readonly #wide = new MediaQuery('(min-width: 1200px)')

  constructor(private readonly root: () => HTMLElement | undefined) {}

  get wide(): boolean {
    return this.#wide.current
  }

  cite = (rule: string): void => {
    this.cited = { rule }
    this.tab = 'rules'
    this.unfolded = true
  }

  /** The board is wanted: where the column lies over it, it goes. */
  clear(): void {
    if (!this.wide) this.unfolded = false
  }

  /** Away with the column, and the focus to where it can be had back. */
  fold = (): void => {
    const inside = document.activeElement?.closest('.column')
    this.unfolded = false
    if (inside) this.root()?.querySelector<HTMLElement>('[data-key="fold"]')?.focus()
  }

  /** Open a tab and go there; asked for again where it lies over the board, it goes. */
  show(wanted: Tab): void {
    const again = this.tab === wanted && this.unfolded
    this.tab = wanted
    this.unfolded = this.wide || !again
    if (this.unfolded) this.focus()
  }

  focus(): void {
    void tick().then(() => this.root()?.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus())
  }
}
