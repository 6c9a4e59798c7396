/** The board against moments of real matches, in which every question of the game is asked (tests/web/moments.py). */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Choices } from '../../table/choices.svelte'
import type { TableContext } from '../../table/context'
import { fetchTexts, Texts } from '../../texts'
import { preferences } from '../../preferences.svelte'
import type { Asked, TableSent } from '../../wire'
import BoardTest from './BoardTest.svelte'
import moments from './moments.json'
import type { AbyssView } from './view'

interface Moment {
  seat: number | null
  view: AbyssView
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
    texts: new Texts('abyss', () => names),
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
  await Promise.all([fetchTexts('abyss', 'en'), fetchTexts('abyss', 'pl')])
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
      expect(label).not.toMatch(/\b(lord|ally|location|race|guild|council|seat|abyss|play)[:-]\w/)
    }
    expect(document.body.textContent).not.toMatch(/\{|undefined|NaN|abyss-/)
    expect(errors.mock.calls).toEqual([])
    errors.mockRestore()
  })
})

describe('the board', () => {
  it('can be read by its regions and headings', () => {
    render(BoardTest, { table: tableAt(at('turn-action')) })
    for (const name of ['Court', 'Exploration', 'Threat', 'Council', 'Locations', 'Players', 'Hand']) expect(screen.getByRole('region', { name: new RegExp(`^${name}`) })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(6)
  })

  it('says everything a lord shows in its name', () => {
    const moment = at('turn-action', ({ view }) => view.court.length > 0)
    render(BoardTest, { table: tableAt(moment) })
    const court = screen.getByRole('region', { name: 'Court' })
    const lord = within(court).getAllByLabelText(/costs \d+ in \d races?.*influence point/)
    expect(lord).toHaveLength(moment.view.court.length)
  })

  it('answers when a stack of the Council is touched', async () => {
    const moment = at('turn-action', ({ asked }) => asked!.options.some(({ target }) => target?.startsWith('council:')))
    render(BoardTest, { table: tableAt(moment) })
    const option = moment.asked!.options.find(({ target }) => target?.startsWith('council:'))!
    await fireEvent.click(button(option.target!)!)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, option.key, false))
  })

  it('explores when the deck is touched', async () => {
    const moment = at('turn-action', ({ asked }) => asked!.options.some(({ key }) => key === 'explore'))
    render(BoardTest, { table: tableAt(moment) })
    await fireEvent.click(screen.getByRole('button', { name: /^Exploration deck: .* Explore the depths$/ }))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, 'explore', false))
  })

  it('adds up the allies chosen for a lord', async () => {
    const moment = structuredClone(at('recruit-pay'))
    moment.asked!.suggested = null // nothing is chosen yet
    const table = tableAt(moment)
    render(BoardTest, { table })
    const cost = Number(moment.asked!.args.cost)
    const key = moment.asked!.options[0]!.key
    const value = Number(key.slice(-1))
    await fireEvent.click(button(key)!)
    await vi.waitFor(() => expect(table.choices.part).toEqual([key]))
    await tick()
    const said = [...document.querySelectorAll('[role="status"]')].map((status) => status.textContent).join()
    expect(said).toContain(`Worth ${value}`)
    expect(said).toContain(`${cost}`)
  })

  it('never lets an affiliated ally stand for one in hand', () => {
    const moment = structuredClone(at('recruit-pay'))
    const card = moment.asked!.options[0]!.target!
    moment.view.players[moment.seat!]!.affiliated = [card, 'ally:squid-5']
    render(BoardTest, { table: tableAt(moment) })
    const affiliated = [...document.querySelectorAll<HTMLElement>('.mine .affiliated [data-card]')]
    expect(affiliated.map(({ dataset }) => [dataset.card, dataset.thing])).toEqual(
      expect.arrayContaining([
        [card, undefined],
        ['ally:squid-5', 'ally:squid-5'],
      ]),
    )
  })

  it('lays drawn locations and the searched stack out as a tray', () => {
    for (const [question, title] of [
      ['control-drawn', 'Drawn locations'],
      ['smokers-exchange', 'The location stack, face up for you'],
      ['recruit-affiliate', 'Allies played'],
    ] as const) {
      const moment = at(question)
      const { unmount } = render(BoardTest, { table: tableAt(moment) })
      const tray = screen.getByRole('region', { name: title })
      const wanted = moment.asked!.options.filter(({ target }) => target)
      for (const { target } of wanted) expect(button(target!, tray), `${target}`).not.toBeNull()
      unmount()
    }
  })

  it('opens all hands and names the winner in the end', () => {
    const moment = all.find(({ view }) => view.over)!
    render(BoardTest, { table: tableAt(moment) })
    const cards = moment.view.players.flatMap(({ hand }) => hand ?? [])
    expect(document.querySelectorAll('.player .hand [data-card]')).toHaveLength(cards.length)
    expect(screen.getByText(/wins!|share the victory!/)).toBeTruthy()
  })

  it('chooses nothing in the past', () => {
    render(BoardTest, { table: { ...tableAt(at('turn-action')), past: true } })
    expect(document.querySelector('[data-state="free"]')).toBeNull()
  })
})
