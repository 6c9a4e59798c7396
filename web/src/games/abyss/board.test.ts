/** The board against moments of real matches (boardTesting.ts), and what is its own. */
import { fireEvent, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { boardTests, button, line } from '../boardTesting'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import moments from './moments.json'
import type { AbyssView } from './view'

const { all, at, tableAt, draw } = boardTests<AbyssView>(
  { game: 'abyss', theme: 'abyss', Board, Mine, ids: /\b(lord|ally|location|race|guild|council|seat|abyss|play)[:-]\w/ },
  moments,
)

describe('the board', () => {
  it('can be read by its regions and headings', () => {
    draw(tableAt(at('turn-action')))
    for (const name of ['Court', 'Exploration', 'Threat', 'Council', 'Locations', 'Players', 'Hand']) expect(screen.getByRole('region', { name: new RegExp(`^${name}`) })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(6)
  })

  it('says everything a lord shows in its name', () => {
    const moment = at('turn-action', ({ view }) => view.court.length > 0)
    draw(tableAt(moment))
    const court = screen.getByRole('region', { name: 'Court' })
    const lord = within(court).getAllByLabelText(/costs \d+ in \d races?.*influence point/)
    expect(lord).toHaveLength(moment.view.court.length)
  })

  it('answers when a stack of the Council is touched', async () => {
    const moment = at('turn-action', ({ asked }) => asked!.options.some(({ target }) => target?.startsWith('council:')))
    draw(tableAt(moment))
    const option = moment.asked!.options.find(({ target }) => target?.startsWith('council:'))!
    await fireEvent.click(button(option.target!)!)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, option.key, false))
  })

  it('explores when the deck is touched', async () => {
    const moment = at('turn-action', ({ asked }) => asked!.options.some(({ key }) => key === 'explore'))
    draw(tableAt(moment))
    await fireEvent.click(screen.getByRole('button', { name: /^Exploration deck: .* Explore the depths$/ }))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, 'explore', false))
  })

  it('adds up the allies chosen for a lord', async () => {
    const moment = structuredClone(at('recruit-pay'))
    moment.asked!.suggested = null // nothing is chosen yet
    const table = tableAt(moment)
    draw(table)
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
    draw(tableAt(moment))
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
      const { unmount } = draw(tableAt(moment))
      const tray = screen.getByRole('region', { name: title })
      const wanted = moment.asked!.options.filter(({ target }) => target)
      for (const { target } of wanted) expect(button(target!, tray), `${target}`).not.toBeNull()
      unmount()
    }
  })

  it('opens all hands and names the winner in the end', () => {
    const moment = all.find(({ view }) => view.over)!
    draw(tableAt(moment))
    const cards = moment.view.players.flatMap(({ hand }) => hand ?? [])
    expect(document.querySelectorAll('.player .hand [data-card]')).toHaveLength(cards.length)
    expect(screen.getByText(/wins!|share the victory!/)).toBeTruthy()
  })

  it('chooses nothing in the past', () => {
    draw({ ...tableAt(at('turn-action')), past: true })
    expect(document.querySelector('[data-state="free"]')).toBeNull()
  })
})
