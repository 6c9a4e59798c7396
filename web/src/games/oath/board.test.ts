/** The board against moments of real matches (boardTesting.ts), and what is its own. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emblem } from '../../art/emblem'
import BoardAt from '../BoardAt.svelte'
import { preferences } from '../../preferences.svelte'
import { boardTests, things, type Moment } from '../boardTesting'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { denizens } from './content'
import { look } from './look'
import { spaceName, spaces } from './mind'
import Mine from './Mine.svelte'
import moments from './moments.json'
import type { Args, Line, Step } from '../../wire'
import Sheet from './Sheet.svelte'
import Told from './Told.svelte'
import type { OathView } from './view'

const { all, at, tableAt, draw } = boardTests<OathView>(
  { game: 'oath', theme: 'oath', Board, Mine, ids: /\b(denizen|edifice|relic|site|slot|vision|seat|bank|suit|banner|discard|reliquary|colour|pawn|mind|threat|condition):\w|\boath[:-][a-z]/, seated: ({ players, prince }) => players.length - (prince ? 1 : 0) },
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
    price.changes = [{ what: card, supply: -1, favor: 1, secrets: 0, flips: 0, warbands: 0, gains_favor: 0, gains_secrets: 0, gains_warbands: 0, draws: 0, dice: 0 }]
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

describe('the Clockwork Prince', () => {
  const moving = where(({ view, asked }) => asked?.question === 'act' && (view.prince?.path.length ?? 0) > 1)
  const prince = moving.view.prince!
  const line = (message: string, args: Args, rule = '', seq = 1): Line => ({ message, args, rule, seq, meta: false })
  /** His turn as the log has it: he came to the first space of his way from another. */
  const origin = spaces().find(({ arrows }) => arrows.some(({ to }) => to === spaceName(prince.path[0]!.space)))!
  const lines = [
    line('log-prince-turns-to', { player: prince.at, space: `mind:${origin.name}` }),
    line('log-turn', { player: prince.at, round: 1 }, '4'),
    ...prince.path.map(({ space }) => line('log-prince-follows', { player: prince.at, space, colour: 'black', condition: 'condition:always' }, 'P.7.e')),
    line('log-turn', { player: 'seat:0', round: 1 }, '4'),
  ]
  const open = async () => {
    draw({ ...tableAt(moving), lines })
    await fireEvent.click(screen.getByRole('button', { name: /^Open the Mind Map/ }))
  }
  const steps = (): string[] => [...document.querySelectorAll('section.mind svg.map .n')].map((one) => one.textContent ?? '').sort()

  it('has a board of his own: threat, relationships, strategy', () => {
    draw(tableAt(moving))
    const board = within(screen.getByRole('region', { name: 'Clockwork Prince' }))
    expect(board.getByRole('group', { name: 'Threat' }).querySelector('[aria-current]')!.textContent).toMatch(/\S/)
    expect(board.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(prince.rows.length)
    expect(board.getByRole('table').querySelectorAll('td i')).toHaveLength(prince.rows.flatMap(({ friends, schemers }) => [...friends, ...schemers]).length)
    expect(board.getByRole('img', { name: new RegExp(`^Strategy: space ${prince.strategy + 1} of`) })).toBeTruthy()
  })

  it('says who threatens him, and why', () => {
    draw(tableAt(at('prince-look')))
    expect(screen.getByRole('group', { name: 'Threat' }).textContent).toMatch(/The Oathkeeper goal.*Ola: An Exile is the Oathkeeper/s)
  })

  it('shows all spaces and arrows of his mind in the place of the map, until one goes back', async () => {
    await open()
    expect(screen.queryByRole('region', { name: 'Cradle' })).toBeNull()
    const map = screen.getByRole('group', { name: 'Mind Map' })
    expect(map.querySelectorAll('.space')).toHaveLength(spaces().length)
    expect(map.querySelectorAll('.arrow')).toHaveLength(spaces().flatMap(({ arrows }) => arrows).length)
    expect(things(prince.mask)).toHaveLength(1)
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the map' }))
    expect(screen.getByRole('region', { name: 'Cradle' })).toBeTruthy()
  })

  it('numbers the way of this turn and shows it step by step, each with its rule', async () => {
    await open()
    const numbers = prince.path.map((_, i) => String(i + 1)).sort()
    expect(steps()).toEqual(numbers)
    expect(document.querySelectorAll('section.mind .arrow.on')).toHaveLength(new Set(prince.path.map(({ space }, i) => `${i ? prince.path[i - 1]!.space : origin.name}>${space}`)).size)
    await fireEvent.click(screen.getByRole('button', { name: 'To its beginning' }))
    expect(steps()).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'One step on' }))
    expect(steps()).toEqual(['1'])
    expect(document.querySelector('.lines .now')!.textContent).toContain('P.7.e')
    await fireEvent.click(screen.getByRole('button', { name: 'To its end' }))
    expect(steps()).toEqual(numbers)
  })

  it('steps back on the map of the land as well: each line shows the table after its step', async () => {
    /** His pawn stands elsewhere before each step but the last. */
    const standing = (slot: number): OathView => ({ ...moving.view, sites: moving.view.sites.map((site, i) => ({ ...site, pawns: [...site.pawns.filter((pawn) => pawn !== prince.at), ...(i === slot ? [prince.at] : [])] })) })
    const asked: number[] = []
    const table = {
      ...tableAt(moving),
      lines,
      steps: (seq: number): Promise<Step[]> => {
        asked.push(seq)
        return Promise.resolve([
          { lines: 2, view: standing(5) },
          { lines: 3, view: standing(6) },
          { lines: lines.length, view: moving.view },
        ])
      },
    }
    draw(table)
    await fireEvent.click(screen.getByRole('button', { name: /^Open the Mind Map/ }))
    const slots = [...moving.view.sites.keys()]
    const pawn = table.texts.say('oath-pawn', { player: prince.at })
    const pawnAt = (): number => slots.findIndex((i) => document.querySelectorAll('.land .site')[i]!.innerHTML.includes(pawn))
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    await press('Show the land after this step')
    expect(asked).toEqual([])
    const end = pawnAt()
    expect(end).toBe(moving.view.sites.findIndex(({ pawns }) => pawns.includes(prince.at)))
    await press('To its beginning')
    await tick()
    expect(pawnAt()).toBe(5)
    await press('One step on')
    expect(pawnAt()).toBe(6)
    expect(document.querySelector('.land [data-state="free"]')).toBeNull()
    await press('To its end')
    expect(pawnAt()).toBe(end)
    expect(asked).toEqual([1])
    await press('Show the land after this step')
    expect(screen.getByRole('group', { name: 'Mind Map' })).toBeTruthy()
  })

  it('says so where the steps of his turn can not be had', async () => {
    draw({ ...tableAt(moving), lines, steps: () => Promise.reject(new Error('other rules')) })
    await fireEvent.click(screen.getByRole('button', { name: /^Open the Mind Map/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Show the land after this step' }))
    await fireEvent.click(screen.getByRole('button', { name: 'To its beginning' }))
    expect((await screen.findByText('The land at this step can’t be shown.')).getAttribute('role')).toBe('status')
  })

  it('reads a space and its arrows in words, by the keys as well', async () => {
    await open()
    const map = screen.getByRole('group', { name: 'Mind Map' })
    const stop = map.querySelector<SVGGElement>('.space[tabindex="0"]')!
    expect(stop.dataset.space).toBe(spaceName(prince.mask))
    await fireEvent.focus(map.querySelector('[data-space="TL_threat"]')!)
    const about = document.querySelector('.about')!
    expect(about.textContent).toMatch(/Threat space.*Red arrow \(rules most sites\).*Orange arrow.*Black arrow/s)
    await fireEvent.keyDown(map.querySelector('[data-space="TL_threat"]')!, { key: 'ArrowUp' })
    expect(about.textContent).toMatch(/Travel and Campaign for sites/)
    await fireEvent.click(within(about as HTMLElement).getByRole('button', { name: /^Black arrow/ }))
    expect(about.textContent).toMatch(/most favor/)
  })

  it('reads as a list for those who do not see it', async () => {
    await open()
    expect(document.querySelectorAll('section.mind details > ul > li')).toHaveLength(spaces().length)
  })

  it('gives way to the map when something is asked', async () => {
    const table = tableAt(moving)
    draw({ ...table, lines })
    await fireEvent.click(screen.getByRole('button', { name: /^Open the Mind Map/ }))
    table.choices.take({ ...moving.asked!, decision: 'another' }, false)
    await tick()
    expect(screen.getByRole('region', { name: 'Cradle' })).toBeTruthy()
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

describe('a campaign in the log', () => {
  const line = (message: string, args: Args): Line => ({ seq: 7, message, args, rule: '5.5', meta: false })
  const lines = [
    line('log-campaigns', { player: 'seat:1', defender: 'bandits', targets: 'site:mountain' }),
    line('log-odds', { percent: 31, force: 3 }),
    line('log-attack', { player: 'seat:1', dice: 4, swords: 5, skulls: 0 }),
    line('log-defense', { defender: 'bandits', dice: 2, shields: 1, defense: 4 }),
    line('log-attacker-wins', { attacker: 'seat:1', defender: 'bandits' }),
    line('log-campaign-told', { player: 'seat:1', defender: 'bandits', attack: 5, defense: 4, plans: 'denizen:longbows+relic:sticky-fire', count: 2 }),
  ]
  it.each([
    ['en', ['31 %', '3 against 3', '4 against 2', 'Longbows, Sticky Fire', '5 against 4'], /is victorious over (the )?bandits/i],
    ['pl', ['31 %', '3 przeciw 3', '4 przeciw 2', 'Długie Łuki, ', '5 przeciw 4'], /pokonana strona: Bandyci/],
  ] as const)('is summed up in words, never by ids or keys (%s)', (language, said, result) => {
    preferences.language = language
    const { container } = render(Told, { lines, texts: tableAt(at('act')).texts })
    const rows = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent ?? '')
    said.forEach((words, i) => expect(rows[i]).toContain(words))
    expect(rows.at(-1)).toMatch(result)
    expect(container.textContent).not.toMatch(/\w:\w|log-|oath-|\{/)
    preferences.language = 'en'
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
