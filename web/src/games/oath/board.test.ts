/** The board against moments of real matches (boardTesting.ts), and what is its own. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emblem } from '../../art/emblem'
import BoardAt from '../BoardAt.svelte'
import { preferences } from '../../preferences.svelte'
import { boardTests, things, type Moment } from '../boardTesting'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { denizens } from './content'
import { look } from './look'
import Mine from './Mine.svelte'
import moments from './moments.json'
import Sheet from './Sheet.svelte'
import type { OathView } from './view'

const { all, at, tableAt, draw } = boardTests<OathView>(
  { game: 'oath', theme: 'oath', Board, Mine, ids: /\b(denizen|edifice|relic|site|slot|vision|seat|bank|suit|banner|discard|reliquary|colour|pawn):\w|\boath[:-][a-z]/ },
  moments,
)

const where = (which: (moment: Moment<OathView>) => boolean): Moment<OathView> => {
  const found = all.find(which)
  if (!found) throw new Error('no moment is like that')
  return found
}

describe('the board', () => {
  it('can be read by its regions', () => {
    draw(tableAt(at('act')))
    for (const name of ['The realm', 'Cradle', 'Provinces', 'Hinterland', 'Imperial Reliquary', 'Advisers']) expect(screen.getByRole('region', { name })).toBeTruthy()
  })

  it('tells facedown advisers of others to nobody', () => {
    const moment = where(({ view, seat }) => view.players.some(({ at, advisers }) => at !== `seat:${seat}` && advisers.some(({ faceup, card }) => !faceup && card === null)))
    draw(tableAt(moment))
    const player = moment.view.players.find(({ at, advisers }) => at !== `seat:${moment.seat}` && advisers.some(({ card }) => card === null))!
    for (const { at, card } of player.advisers) if (card === null) for (const thing of things(at)) expect(thing.dataset.card).toBeUndefined()
  })

  it('says beside a destination what the journey costs', () => {
    const moment = at('travel-to')
    draw(tableAt(moment))
    const { key } = moment.asked!.options.find(({ target }) => target)!
    const { supply } = moment.view.prices!.find((price) => price.key === key)!
    expect(things(key)[0]!.textContent).toContain(`Costs ${supply} Supply`)
  })

  it('names the powers that change a price, and lights them', () => {
    const moment = structuredClone(at('travel-to'))
    const { key } = moment.asked!.options.find(({ target }) => target)!
    const card = moment.view.sites.flatMap(({ cards }) => cards).find(({ faceup }) => faceup)!.card!
    const price = moment.view.prices!.find((one) => one.key === key)!
    price.changes = [{ what: card, supply: -1, favor: 1, secrets: 0, flips: 0, warbands: 0, gains_favor: 0, gains_secrets: 0, gains_warbands: 0, draws: 0 }]
    preferences.language = 'en'
    draw(tableAt(moment))
    const list = screen.getByRole('list', { name: 'Powers that speak here:' })
    expect(list.textContent).toContain('cost −1 Supply, +1 favor')
    expect(things(card).some((thing) => thing.closest('.spot.lit'))).toBe(true)
    expect(things(key)[0]!.textContent).toContain('cost −1 Supply, +1 favor')
  })

  it('shows a campaign with both pools and exact odds', () => {
    const moment = where(({ view }) => view.campaign?.odds != null)
    draw(tableAt(moment))
    const scene = screen.getByRole('region', { name: /Campaign/ })
    const { odds, attack_dice } = moment.view.campaign!
    expect(scene.querySelectorAll('.die.red')).toHaveLength(Math.min(12, attack_dice))
    expect(scene.textContent).toContain(`${Number((odds!.win * 100).toFixed(1))}%`)
  })

  it('shows the terms of a deal while it is negotiated', () => {
    const moment = where(({ view, asked }) => view.deal !== null && view.deal.terms.length > 0 && asked!.question.endsWith('-reply'))
    draw(tableAt(moment))
    expect(document.querySelectorAll('.deal li')).toHaveLength(moment.view.deal!.terms.length)
  })

  it('shows the cards of another player on a press', async () => {
    const moment = where(({ view, asked }) => asked?.question === 'act' && view.players.some(({ at, advisers }) => at !== view.turn && advisers.length > 0))
    draw(tableAt(moment))
    await fireEvent.click(screen.getAllByRole('button', { name: 'Cards' })[0]!)
    expect(document.querySelector('.player .cards')).not.toBeNull()
  })

  it('chooses nothing in the past', () => {
    draw({ ...tableAt(at('act')), past: true })
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

describe('the end page', () => {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ seq: 14, seat: null, view: at('act').view, waiting: [] }))))
  })
  afterEach(() => vi.unstubAllGlobals())

  const course = {
    moments: [0, 5, 9, 14],
    scores: [[], [], [], []],
    rounds: [4, 5, 5, 6],
    plots: [
      { name: 'near', of: ['seat:0', 'seat:1'], counts: [[2, 0], [3, 0], [2, 3], [2, 3]] },
      { name: 'sites', of: ['seat:0', 'seat:1'], counts: [[3, 1], [3, 2], [2, 3], [2, 3]] },
      { name: 'banks', of: ['bank:order', 'bank:beast'], counts: [[3, 3], [2, 4], [1, 4], [1, 5]] },
    ],
  }

  it('tells who was about to win, and when, and leads there', async () => {
    const onmoment = vi.fn()
    const table = tableAt(at('act'))
    render(BoardAt, { table, theme: 'oath', Board: Sheet as never, given: { course, onmoment } })
    const spells = screen.getByRole('list', { name: 'When somebody would have won at the next occasion' })
    expect([...spells.querySelectorAll('li')].map((spell) => spell.textContent!.trim())).toEqual([
      'Round 5: Ola is about to win.',
      'Rounds 5 to 6: Bartek is about to win.',
    ])
    await fireEvent.click(within(spells).getAllByRole('button')[1]!)
    expect(onmoment).toHaveBeenCalledWith(9)
  })

  it('plots sites and banks over the rounds', async () => {
    const table = tableAt(at('act'))
    render(BoardAt, { table, theme: 'oath', Board: Sheet as never, given: { course } })
    const sites = screen.getByRole('slider', { name: 'Sites ruled' })
    await fireEvent.keyDown(sites, { key: 'ArrowLeft' })
    await waitFor(() => expect(sites.getAttribute('aria-valuetext')).toBe('round 5, Moment 3 of 4: Ola 2, Bartek 3'))
    expect(screen.getByRole('slider', { name: 'Favor in the banks' })).toBeTruthy()
  })
})
