/** The board against moments of real matches, in which every question of the game is asked (tests/web/moments.py). */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Choices } from '../../table/choices.svelte'
import type { TableContext } from '../../table/context'
import { fetchTexts, Texts } from '../../texts'
import { preferences } from '../../preferences.svelte'
import type { Asked, TableSent } from '../../wire'
import BoardTest from './BoardTest.svelte'
import moments from './moments.json'
import type { PaladinsView } from './view'

interface Moment {
  seat: number | null
  view: PaladinsView
  asked: Asked | null
}
const all = moments as unknown as Moment[]
const names = ['Ola', 'Bartek', 'Celina', 'Dawid']

const line = {
  answer: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
  grow: vi.fn(async (_: string, part: string[]) => ({ more: [...part], enough: false, missing: [] })),
  undo: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
}

function tableAt({ seat, view, asked }: Moment): TableContext {
  const choices = new Choices(line, () => undefined)
  choices.take(asked, false)
  return {
    sent: { asked: asked ? [asked] : [], waiting: [], status: 'running', seat } as unknown as TableSent,
    view,
    choices,
    texts: new Texts('paladins', () => names),
    zoom: () => undefined,
    seats: [],
    me: seat,
    past: false,
    cite: () => undefined,
    goTo: () => undefined,
    point: () => undefined,
    hint: () => undefined,
    reveal: () => undefined,
    order: () => undefined,
    use: () => undefined,
    mark: null,
  }
}

const at = (question: string, which: (moment: Moment) => boolean = () => true): Moment => {
  const found = all.find((moment) => moment.asked?.question === question && which(moment))
  if (!found) throw new Error(`no moment asks ${question} like that`)
  return found
}

const things = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-thing="${id}"]`)]

/** What is pressed at a thing that may be chosen. */
const button = (id: string, within: ParentNode = document): HTMLButtonElement | null => within.querySelector(`button[data-thing="${id}"][data-state="free"]`)

beforeEach(async () => {
  vi.clearAllMocks()
  await Promise.all([fetchTexts('paladins', 'en'), fetchTexts('paladins', 'pl')])
})

describe.each(
  all.map((moment, i) => ({ moment, name: `${i} ${moment.asked?.question ?? 'over'}`, language: i % 2 ? ('pl' as const) : ('en' as const) })),
)('$name', ({ moment, language }) => {
  it('has a thing for all that may be chosen, and for all that may not, with its reason', () => {
    render(BoardTest, { table: tableAt(moment) })
    expect(document.querySelector('button button, button a, button input')).toBeNull()
    const { options = [], anytime = [], missing = [] } = moment.asked ?? {}
    for (const { target } of [...options, ...anytime]) if (target) expect(button(target), `${target} may be chosen`).not.toBeNull()
    for (const { target, shown } of missing) if (target && shown) expect(things(target), `${target} has a reason`).not.toHaveLength(0)
  })

  it(`names everything, and nothing by its id (${language})`, () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    preferences.language = language
    render(BoardTest, { table: tableAt(moment) })
    for (const element of document.querySelectorAll('[aria-label]')) {
      const label = element.getAttribute('aria-label')!
      expect(label).not.toBe('')
      expect(label).not.toMatch(/\b(worker|action|townsfolk|outsider|paladin|wall|favour|order|tavern|space|jar-space|workshop|suspicion|attribute|seat|view|paladins)[:-]\w/)
    }
    expect(document.body.textContent).not.toMatch(/\{|undefined|NaN|paladins-[a-z]/)
    expect(errors.mock.calls).toEqual([])
    errors.mockRestore()
  })
})


describe('the board', () => {
  it('can be read by its regions and headings', () => {
    render(BoardTest, { table: tableAt(at('turn-action')) })
    for (const name of ['The lands', 'Townsfolk', 'Tavern', 'The city', 'King’s Orders and Favours']) expect(screen.getByRole('region', { name })).toBeTruthy()
  })

  it('says of an action what it costs, needs and gives', () => {
    const moment = at('turn-action', ({ view }) => view.round === 1)
    render(BoardTest, { table: tableAt(moment) })
    const mine = document.querySelector('.mine')!
    const absolve = mine.querySelector('[data-thing="action:absolve"]')!.getAttribute('aria-label')!
    expect(absolve).toMatch(/^Absolve\. Places: .*\. Costs \d silver\. Needs Influence \d+\. Gives: 1 Faith\. /)
  })

  it('stands chosen workers on the places of the action before they are sent', async () => {
    const moment = at('place-workers')
    const table = tableAt(moment)
    render(BoardTest, { table })
    const option = moment.asked!.options[0]!
    await fireEvent.click(button(option.target!)!)
    await vi.waitFor(() => expect(table.choices.part).toEqual([option.key]))
    const action = document.querySelector(`.mine [data-thing="${moment.asked!.args.action as string}"]`)!
    await vi.waitFor(() => expect(action.querySelectorAll('.ghost')).toHaveLength(1))
  })

  it('begins an action with the worker that is let go over it', async () => {
    const moment = at('turn-action', ({ asked, view }) => asked!.options.some(({ key }) => key === 'hunt') && view.players[0] !== undefined)
    render(BoardTest, { table: tableAt(moment) })
    const worker = document.querySelector('.mine .one[draggable="true"]')!
    await fireEvent.dragStart(worker)
    const action = document.querySelector('.mine [data-thing="action:hunt"]')!.parentElement!
    await fireEvent.drop(action)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, 'hunt', expect.anything()))
  })

  it('lays the three paladins face to face, with what each would do', () => {
    const moment = at('choose-paladin')
    render(BoardTest, { table: tableAt(moment) })
    const choosing = screen.getByRole('region', { name: 'Your three paladins' })
    for (const { target } of moment.asked!.options) expect(button(target!, choosing)).not.toBeNull()
    expect(choosing.textContent).toMatch(/→/)
  })

  it('shows another player whole on a press', async () => {
    const moment = at('turn-action', ({ view }) => view.players.length > 1)
    render(BoardTest, { table: tableAt(moment) })
    await fireEvent.click(screen.getAllByRole('button', { name: 'Whole board' })[0]!)
    expect(document.querySelectorAll('.whole .action')).toHaveLength(12)
    expect(document.querySelector('.whole [data-state="free"]')).toBeNull()
  })

  it('shows the solo opponent with its track and schemes', () => {
    const moment = at('turn-action', ({ view }) => view.opponents.length > 0)
    render(BoardTest, { table: tableAt(moment) })
    expect(document.querySelector('.solo .resource')!.getAttribute('aria-label')).toMatch(/space \d of 5/)
  })

  it('chooses nothing in the past', () => {
    render(BoardTest, { table: { ...tableAt(at('turn-action')), past: true } })
    expect(document.querySelector('[data-state="free"]')).toBeNull()
  })
})
