/** The board against moments of real matches (boardTesting.ts), and what is its own. */
import { fireEvent, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { emblem } from '../../art/emblem'
import { preferences } from '../../preferences.svelte'
import { boardTests, button, line, things } from '../boardTesting'
import Board from './Board.svelte'
import { allCards } from './content'
import { look } from './look'
import Mine from './Mine.svelte'
import moments from './moments.json'
import type { CrescentView } from './view'

const { all, at, tableAt, draw } = boardTests<CrescentView>(
  {
    game: 'crescent_moon',
    theme: 'crescent',
    Board,
    Mine,
    ids: /\b(hex|card|ruler|building|tile|cell|slot|bazaar|market|seat|objective|terrain|feature|crescent)[:-]\w/,
  },
  moments,
)

describe('the board', () => {
  it('can be read by its regions', () => {
    draw(tableAt(at('action')))
    for (const name of ['The map', 'Market', 'Rulers', /^Hand/, /^Objectives/]) expect(screen.getByRole('region', { name })).toBeTruthy()
  })

  it('says of a hex its land, who stands there and what it is next to', () => {
    const moment = at('move-where', ({ view }) => view.hexes.some(({ control, pieces }) => control && pieces.some(({ ordinary }) => ordinary > 1)))
    draw(tableAt(moment))
    const hex = moment.view.hexes.find(({ control, pieces }) => control && pieces.some(({ ordinary }) => ordinary > 1))!
    const said = things(hex.at)[0]!.getAttribute('aria-label')!
    expect(said).toMatch(/^[A-P]\d: .*\. Controlled by the \w+\. .*\d ordinary units.* Adjacent: /)
  })

  it('is read as a list with neighbours, and answered from it', async () => {
    const moment = at('influence-where')
    draw(tableAt(moment))
    await fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    const { target, key } = moment.asked!.options[0]!
    expect(things(target!)[0]!.textContent).toMatch(/Adjacent: /)
    await fireEvent.click(button(target!)!)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, key, false))
  })

  it('shows control and presence on demand', async () => {
    draw(tableAt(at('action')))
    expect(document.querySelector('.present')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Control and presence' }))
    expect(document.querySelectorAll('.present .controls').length).toBeGreaterThan(2)
  })

  it('says of a card on the market what it costs and whom it pays', () => {
    const moment = at('buy-card')
    draw(tableAt(moment))
    const slot = moment.view.market.find(({ card, pays }) => card && pays)!
    expect(things(slot.card!)[0]!.getAttribute('aria-label')).toMatch(/Costs \d coins?\. Paid to the \w+\.$/)
  })

  it('turns to a ruler’s sheet: aims, stores, actions and why not', async () => {
    const moment = at('action', ({ asked }) => asked!.missing.some(({ shown }) => shown))
    draw(tableAt(moment))
    const mine = moment.view.players[moment.seat!]!
    const ruler = { warlord: 'Warlord', murshid: 'Murshid', sultan: 'Sultan', caliph: 'Caliph', nomad: 'Nomad' }[mine.ruler.slice(6)]!
    await fireEvent.click(screen.getByRole('button', { name: `The sheet of the ${ruler}` }))
    const sheet = screen.getByRole('article', { name: `The ${ruler}` })
    expect(sheet.querySelectorAll('.aims li')).toHaveLength(mine.objectives.length)
    expect(sheet.querySelectorAll('.not').length).toBe(moment.asked!.missing.filter(({ shown, target }) => shown && target === null).length)
    const [first] = moment.asked!.options
    await fireEvent.click(sheet.querySelector<HTMLElement>('.act')!)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, first!.key, false))
  })

  it('adds a combat up, side by side', () => {
    const moment = at('resolve-card', ({ view }) => view.clash !== null && view.clash.played.length > 0)
    draw(tableAt(moment))
    const { attack, defence } = moment.view.clash!
    const totals = [...document.querySelectorAll('.clash .total b')].map((total) => total.textContent)
    expect(totals).toEqual([`${attack}`, `${defence}`])
    expect(document.querySelectorAll('.clash .tiny')).toHaveLength(moment.view.clash!.played.length)
  })

  it('counters an offer in two presses', async () => {
    const moment = at('deal-reply', ({ asked, view }) => asked!.options.some(({ key }) => key === 'counter') && view.deal!.price > 0)
    const table = tableAt(moment)
    draw(table)
    expect(screen.getByText(/^Binding as soon as both agree/)).toBeTruthy()
    const price = moment.view.deal!.price - 1
    await fireEvent.click(screen.getByRole('button', { name: /^(Less|One less)/ }))
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Propose ${price} coin`) }))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith(moment.asked!.decision, 'counter', expect.anything()))
    const next = structuredClone(at('deal-price').asked!)
    next.decision = 'then'
    next.options = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ ...next.options[0]!, key: String(n) }))
    table.choices.take(next, false)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('then', price, expect.anything()))
  })

  it('lays out what is looked at for its ruler alone', () => {
    const moment = at('plot-cards')
    draw(tableAt(moment))
    const tray = screen.getByRole('region', { name: /cards looked at$/ })
    for (const { target } of moment.asked!.options) expect(button(target!, tray)).not.toBeNull()
  })

  it('names the winner in the end, in both languages', () => {
    const over = all.find(({ view }) => view.over)!
    const { unmount } = draw(tableAt(over))
    expect(document.querySelector('.banner')!.textContent).toMatch(/The winner is the \w+\./)
    unmount()
    preferences.language = 'pl'
    draw(tableAt(over))
    expect(document.querySelector('.banner')!.textContent).toMatch(/Wygrywa \S+\./)
  })

  it('chooses nothing in the past', () => {
    draw({ ...tableAt(at('influence-where')), past: true })
    expect(document.querySelector('[data-state="free"]')).toBeNull()
  })
})

describe('the cards', () => {
  it('have a motif and a picture of their own each', () => {
    const cards = allCards()
    expect(cards).toHaveLength(39)
    const motifs = cards.map((card) => look(card).design.motif)
    expect(motifs).not.toContain(undefined)
    expect(new Set(motifs).size).toBe(cards.length)
    expect(new Set(cards.map((card) => emblem(card, look(card).palette, look(card).design))).size).toBe(cards.length)
  })
})
