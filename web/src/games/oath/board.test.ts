/** The board against moments of real matches, in which the questions of the game are asked (tests/web/moments.py). */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emblem } from '../../art/emblem'
import { preferences } from '../../preferences.svelte'
import { Choices } from '../../table/choices.svelte'
import type { TableContext } from '../../table/context'
import { fetchTexts, Texts } from '../../texts'
import type { Asked, TableSent } from '../../wire'
import BoardTest from './BoardTest.svelte'
import Card from './Card.svelte'
import { denizens } from './content'
import { look } from './look'
import moments from './moments.json'
import type { OathView } from './view'

interface Moment {
  seat: number | null
  view: OathView
  asked: Asked | null
}
const all = moments as unknown as Moment[]
const names = ['Ola', 'Bartek', 'Celina', 'Dawid', 'Ewa', 'Filip']

const line = {
  answer: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
  grow: vi.fn(async (_: string, part: string[]) => ({ more: [...part], enough: false, missing: [] })),
  undo: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
}

function tableAt({ seat, view, asked }: Moment): TableContext {
  const choices = new Choices(line, () => undefined)
  choices.take(asked, false)
  const nothing = (): undefined => undefined
  return {
    sent: { asked: asked ? [asked] : [], waiting: [], status: 'running', seat } as unknown as TableSent,
    view,
    choices,
    texts: new Texts('oath', () => names),
    seats: [],
    me: seat,
    past: false,
    mark: null,
    zoom: nothing,
    cite: nothing,
    goTo: nothing,
    point: nothing,
    hint: nothing,
    reveal: nothing,
    order: nothing,
    use: nothing,
  }
}

const at = (which: (moment: Moment) => boolean): Moment => {
  const found = all.find(which)
  if (!found) throw new Error('no moment is like that')
  return found
}
const asking = (question: string): Moment => at(({ asked }) => asked?.question === question)
const things = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-thing="${id}"]`)]
const button = (id: string): HTMLButtonElement | null => document.querySelector(`button[data-thing="${id}"][data-state="free"]`)

beforeEach(async () => {
  vi.clearAllMocks()
  await Promise.all([fetchTexts('oath', 'en'), fetchTexts('oath', 'pl')])
})

describe.each(
  all.map((moment, i) => ({ moment, name: `${i} ${moment.asked?.question ?? 'over'}`, language: i % 2 ? ('pl' as const) : ('en' as const) })),
)('$name', ({ moment, language }) => {
  it(`has a thing for all that may be chosen and all that may not, and names nothing by its id (${language})`, () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    preferences.language = language
    render(BoardTest, { table: tableAt(moment) })
    expect(document.querySelector('button button, button a, button input')).toBeNull()
    const { options = [], anytime = [], missing = [] } = moment.asked ?? {}
    for (const { target } of [...options, ...anytime]) if (target) expect(button(target), `${target} may be chosen`).not.toBeNull()
    for (const { target, shown } of missing) if (target && shown) expect(things(target), `${target} has a reason`).not.toHaveLength(0)
    for (const element of document.querySelectorAll('[aria-label], [title]'))
      for (const label of [element.getAttribute('aria-label'), element.getAttribute('title')]) {
        expect(label).not.toBe('')
        expect(label ?? '').not.toMatch(/\b(denizen|edifice|relic|site|slot|vision|seat|bank|suit|banner|discard|reliquary|oath|colour|pawn)[:]\w|\boath-[a-z]/)
      }
    expect(document.body.textContent).not.toMatch(/\{|undefined|NaN|oath-[a-z]|seat:\d/)
    expect(errors.mock.calls).toEqual([])
    errors.mockRestore()
  })
})

describe('the board', () => {
  it('can be read by its regions', () => {
    render(BoardTest, { table: tableAt(asking('act')) })
    for (const name of ['The realm', 'Cradle', 'Provinces', 'Hinterland', 'Imperial Reliquary', 'Advisers']) expect(screen.getByRole('region', { name })).toBeTruthy()
  })

  it('tells facedown advisers of others to nobody', () => {
    const moment = at(({ view, seat }) => view.players.some(({ at, advisers }) => at !== `seat:${seat}` && advisers.some(({ faceup, card }) => !faceup && card === null)))
    render(BoardTest, { table: tableAt(moment) })
    const player = moment.view.players.find(({ at, advisers }) => at !== `seat:${moment.seat}` && advisers.some(({ card }) => card === null))!
    for (const { at, card } of player.advisers) if (card === null) for (const thing of things(at)) expect(thing.dataset.card).toBeUndefined()
  })

  it('says beside a destination what the journey costs', () => {
    const moment = asking('travel-to')
    render(BoardTest, { table: tableAt(moment) })
    const { key } = moment.asked!.options.find(({ target }) => target)!
    const { supply } = moment.view.prices.find((price) => price.key === key)!
    expect(things(key)[0]!.textContent).toContain(`Costs ${supply} Supply`)
  })

  it('shows a campaign with both pools and exact odds', () => {
    const moment = at(({ view }) => view.campaign?.odds != null)
    render(BoardTest, { table: tableAt(moment) })
    const scene = screen.getByRole('region', { name: /Campaign/ })
    const { odds, attack_dice } = moment.view.campaign!
    expect(scene.querySelectorAll('.die.red')).toHaveLength(Math.min(12, attack_dice))
    expect(scene.textContent).toContain(`${Number((odds!.win * 100).toFixed(1))}%`)
  })

  it('shows the terms of a deal while it is negotiated', () => {
    const moment = at(({ view, asked }) => view.deal !== null && view.deal.terms.length > 0 && asked!.question.endsWith('-reply'))
    render(BoardTest, { table: tableAt(moment) })
    expect(document.querySelectorAll('.deal li')).toHaveLength(moment.view.deal!.terms.length)
  })

  it('shows the cards of another player on a press', async () => {
    const moment = at(({ view, asked }) => asked?.question === 'act' && view.players.some(({ at, advisers }) => at !== view.turn && advisers.length > 0))
    render(BoardTest, { table: tableAt(moment) })
    await fireEvent.click(screen.getAllByRole('button', { name: 'Cards' })[0]!)
    expect(document.querySelector('.player .cards')).not.toBeNull()
  })

  it('chooses nothing in the past', () => {
    render(BoardTest, { table: { ...tableAt(asking('act')), past: true } })
    expect(document.querySelector('[data-state="free"]')).toBeNull()
  })
})

describe('the denizens', () => {
  it('are 198, each with a picture of its own', () => {
    const ids = denizens().map(({ slug }) => `denizen:${slug}`)
    expect(ids).toHaveLength(198)
    const designs = ids.map((id) => JSON.stringify([look(id).palette.M, look(id).design]))
    expect(new Set(designs).size).toBe(198)
    for (const id of ids.slice(0, 12)) expect(emblem(id, look(id).palette, look(id).design)).not.toMatch(/NaN|undefined/)
  })

  it('say in full what they are, cost and do', () => {
    render(Card, { id: 'denizen:alchemist', size: 'large' })
    expect(document.querySelector('article')!.textContent).toMatch(/Alchemist.*Arcane.*Action.*gain 4 favor/s)
  })
})
