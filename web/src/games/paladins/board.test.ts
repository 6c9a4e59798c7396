/** The board against moments of real matches (boardTesting.ts), and what is its own. */
import { fireEvent, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { boardTests, button, line } from '../boardTesting'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import { foreseen, reasons } from './foresight'
import moments from './moments.json'
import type { Line } from '../../wire'
import type { PaladinsView } from './view'

const { at, tableAt, draw } = boardTests<PaladinsView>(
  { game: 'paladins', theme: 'paladins', Board, Mine, ids: /\b(worker|action|townsfolk|outsider|paladin|wall|favour|order|tavern|space|jar-space|workshop|suspicion|attribute|seat|view|paladins)[:-]\w/ },
  moments,
)

describe('the board', () => {
  it('can be read by its regions and headings', () => {
    draw(tableAt(at('turn-action')))
    for (const name of ['The lands', 'Townsfolk', 'Tavern', 'The city', 'King’s Orders and Favours']) expect(screen.getByRole('region', { name })).toBeTruthy()
  })

  it('says of an action what it costs, needs and gives', () => {
    const moment = at('turn-action', ({ view }) => view.round === 1)
    draw(tableAt(moment))
    const mine = document.querySelector('.mine')!
    const absolve = mine.querySelector('[data-thing="action:absolve"]')!.getAttribute('aria-label')!
    expect(absolve).toMatch(/^Absolve\. Places: .*\. Costs \d silver\. Needs Influence \d+\. Gives: 1 Faith\. /)
  })

  it('marks what is missing for an action before one tries it', () => {
    const moment = at('turn-action', ({ view }) => view.players[0]!.silver < 4)
    const view = { ...moment.view, players: moment.view.players.map((player) => ({ ...player, silver: 0 })) }
    draw(tableAt({ ...moment, view }))
    expect(document.querySelector('.mine [data-thing="action:develop"] .cost.short')).not.toBeNull()
    expect(document.querySelector('.mine [data-thing="action:hunt"] .short')).toBeNull()
  })

  it('stands chosen workers on the places of the action before they are sent', async () => {
    const moment = at('place-workers')
    const table = tableAt(moment)
    draw(table)
    const option = moment.asked!.options[0]!
    await fireEvent.click(button(option.target!)!)
    await vi.waitFor(() => expect(table.choices.part).toEqual([option.key]))
    const action = document.querySelector(`.mine [data-thing="${moment.asked!.args.action as string}"]`)!
    await vi.waitFor(() => expect(action.querySelectorAll('.ghost')).toHaveLength(1))
  })

  it('begins an action with the worker that is let go over it', async () => {
    const moment = at('turn-action', ({ asked, view }) => asked!.options.some(({ key }) => key === 'hunt') && view.players[0] !== undefined)
    draw(tableAt(moment))
    const worker = document.querySelector('.mine .one[draggable="true"]')!
    await fireEvent.dragStart(worker)
    const action = document.querySelector('.mine [data-thing="action:hunt"]')!.parentElement!
    await fireEvent.drop(action)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, 'hunt', expect.anything()))
  })

  it('lays the three paladins face to face, with what each would do', () => {
    const moment = at('choose-paladin')
    draw(tableAt(moment))
    const choosing = screen.getByRole('region', { name: 'Your three paladins' })
    for (const { target } of moment.asked!.options) expect(button(target!, choosing)).not.toBeNull()
    expect(choosing.textContent).toMatch(/→/)
  })

  it('shows another player whole on a press', async () => {
    const moment = at('turn-action', ({ view }) => view.players.length > 1)
    draw(tableAt(moment))
    await fireEvent.click(screen.getAllByRole('button', { name: 'Whole board' })[0]!)
    expect(document.querySelectorAll('.whole .action')).toHaveLength(12)
    expect(document.querySelector('.whole [data-state="free"]')).toBeNull()
  })

  it('shows the solo opponent with its track and schemes', () => {
    const moment = at('turn-action', ({ view }) => view.opponents.length > 0)
    draw(tableAt(moment))
    expect(document.querySelector('.solo .resource')!.getAttribute('aria-label')).toMatch(/space \d of 5/)
  })

  it('chooses nothing in the past', () => {
    draw({ ...tableAt(at('turn-action')), past: true })
    expect(document.querySelector('[data-state="free"]')).toBeNull()
  })
})

describe('the solo opponent', () => {
  const plan = { to: null, instead: false }

  it('says what it would do next, the likeliest first', () => {
    const moment = at('turn-action', ({ view }) => view.opponents[0]?.plans.length! > 0)
    draw(tableAt(moment))
    const all = moment.view.opponents[0]!.plans.reduce((sum, { left }) => sum + left, 0)
    const shares = [...document.querySelectorAll('.solo .next b')].map((share) => share.textContent!)
    expect(shares.map((share) => Number(share.split('/')[0])).reduce((sum, count) => sum + count, 0)).toBe(all)
  })

  it('tells schemes that lead to the same thing together', () => {
    const told = foreseen([
      { ...plan, scheme: 'scheme:pray', left: 1, does: 'action:pray' },
      { ...plan, scheme: 'scheme:attack', left: 1, does: 'action:recruit', instead: true },
      { ...plan, scheme: 'scheme:recruit', left: 1, does: 'action:recruit' },
    ])
    expect(told.map(({ does, left, all }) => [does, left, all])).toEqual([
      ['action:recruit', 2, 3],
      ['action:pray', 1, 3],
    ])
  })

  it('gives the reasons of its last scheme alone', () => {
    const said = (message: string, seq: number): Line => ({ message, seq, args: {}, rule: '', meta: false }) as unknown as Line
    const lines = [said('log-scheme', 1), said('log-opponent-blocked', 1), said('log-scheme', 2), said('log-opponent-too-few', 2), said('log-places', 2), said('log-gains', 3)]
    expect(reasons(lines).map(({ message }) => message)).toEqual(['log-scheme', 'log-opponent-too-few'])
  })
})
