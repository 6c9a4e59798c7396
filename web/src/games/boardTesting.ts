/** What every board is held to, against moments of real matches in which every question of its game is asked
 * (tests/web/moments.py): a thing for all that may be chosen and for all that may not, and a name for everything. */
import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../preferences.svelte'
import { Choices } from '../table/choices.svelte'
import type { TableContext } from '../table/context'
import { fetchTexts, Texts } from '../texts'
import type { Asked, TableSent } from '../wire'
import BoardAt from './BoardAt.svelte'

export interface Moment<View> {
  seat: number | null
  view: View
  asked: Asked | null
}

interface Tested<View> {
  game: string
  theme: string
  Board: Component
  Mine: Component
  /** What would be an id, were it said. */
  ids: RegExp
  /** How many of those who play have a seat, where somebody plays without one. */
  seated?: (view: View) => number
}

const names = ['Ola', 'Bartek', 'Celina', 'Dawid', 'Ewa']

/** The server, which takes everything. */
export const line = {
  answer: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
  grow: vi.fn(async (_: string, part: string[]) => ({ more: [...part], enough: false, missing: [] })),
  undo: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
}

export const things = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-thing="${id}"]`)]

/** What is pressed at a thing that may be chosen. */
export const button = (id: string, within: ParentNode = document): HTMLButtonElement | null => within.querySelector(`button[data-thing="${id}"][data-state="free"]`)

/** Put the board to the common tests, and get what tests of its own need. */
export function boardTests<View>({ game, theme, Board, Mine, ids, seated }: Tested<View>, moments: unknown) {
  const all = moments as Moment<View>[]

  function tableAt({ seat, view, asked }: Moment<View>): TableContext {
    const choices = new Choices(line, () => undefined)
    choices.take(asked, false)
    return {
      sent: { asked: asked ? [asked] : [], waiting: [], status: 'running', seat } as unknown as TableSent,
      view,
      choices,
      texts: new Texts(game, () => names.slice(0, seated?.(view))),
      zoom: () => undefined,
      seats: [],
      me: seat,
      past: false,
      cite: () => undefined,
      goTo: () => undefined,
      point: () => undefined,
      hint: () => undefined,
      reveal: () => undefined,
      lines: [],
      order: () => undefined,
      use: () => undefined,
      mark: null,
    }
  }

  const at = (question: string, which: (moment: Moment<View>) => boolean = () => true): Moment<View> => {
    const found = all.find((moment) => moment.asked?.question === question && which(moment))
    if (!found) throw new Error(`no moment asks ${question} like that`)
    return found
  }

  /** The board and my own area, drawn at this table. */
  const draw = (table: TableContext) => render(BoardAt, { table, theme, Board, Mine })

  beforeEach(async () => {
    vi.clearAllMocks()
    await Promise.all([fetchTexts(game, 'en'), fetchTexts(game, 'pl')])
  })

  describe.each(
    all.map((moment, i) => ({ moment, name: `${i} ${moment.asked?.question ?? 'over'}`, language: i % 2 ? ('pl' as const) : ('en' as const) })),
  )('$name', ({ moment, language }) => {
    it(`has a thing for all that may be chosen, and for all that may not, and names nothing by its id (${language})`, () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      preferences.language = language
      draw(tableAt(moment))
      expect(document.querySelector('button button, button a, button input')).toBeNull()
      const { options = [], anytime = [], missing = [] } = moment.asked ?? {}
      for (const { target } of [...options, ...anytime]) if (target) expect(button(target), `${target} may be chosen`).not.toBeNull()
      for (const { target, shown } of missing) if (target && shown) expect(things(target), `${target} has a reason`).not.toHaveLength(0)
      for (const element of document.querySelectorAll('[aria-label]')) {
        const label = element.getAttribute('aria-label')!
        expect(label).not.toBe('')
        expect(label).not.toMatch(ids)
      }
      expect(document.body.textContent).not.toMatch(new RegExp(`\\{|undefined|NaN|\\b${theme}-[a-z]`))
      expect(errors.mock.calls).toEqual([])
      errors.mockRestore()
    })
  })

  return { all, at, tableAt, draw }
}
