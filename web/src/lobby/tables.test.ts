import { describe, expect, it } from 'vitest'
import { seatInfo } from '../table/asked'
import type { GameInfo, TableListed } from '../wire'
import { listed } from './listed'
import { againstBots, ago, asksMe, mineToMove, optionsFor, resized, shelves, standings, upTo, usual, valuesFor, wanted, withFriends } from './tables'

const seat = (number: number, mine = false) => seatInfo({ seat: number, kind: mine ? 'person' : 'bot', mine })

const table = (id: string, more: Partial<TableListed>): TableListed =>
  listed(id, { seats: [seat(0, true), seat(1)], waiting: [1], since: '2026-01-01T10:00:00Z', ...more })

const game: GameInfo = { name: 'abyss', version: 1, seats: [2, 3, 4], settings: [], bots: ['random', 'greedy'] }

describe('shelves', () => {
  it('put what waits for me first, the latest on top, and finished ones apart', () => {
    const { running, finished } = shelves([
      table('theirs-late', { since: '2026-01-02T10:00:00Z' }),
      table('mine-late', { waiting: [0], since: '2026-01-02T09:00:00Z' }),
      table('theirs-early', {}),
      table('mine-early', { waiting: [0, 1] }),
      table('done', { status: 'over', waiting: [] }),
      table('read', { status: 'imported', waiting: [], since: '2026-01-03T10:00:00Z' }),
    ])
    expect(running.map((one) => one.id)).toEqual(['mine-late', 'mine-early', 'theirs-late', 'theirs-early'])
    expect(finished.map((one) => one.id)).toEqual(['read', 'done'])
  })

  it('know that a finished match waits for nobody', () => {
    expect(mineToMove(table('x', { status: 'over', waiting: [0] }))).toBe(false)
  })
})

describe('what people gather for', () => {
  it('is under way, not finished', () => {
    const { running, finished } = shelves([table('gathering', { status: 'gathering', waiting: [] })])
    expect(running.map((one) => one.id)).toEqual(['gathering'])
    expect(finished).toEqual([])
  })

  it('and a proposal asks me until I have agreed', () => {
    const proposal = { id: 1, kind: 'abandon', by: 1, to: null, seat: null, yes: [1], needed: [0, 1], at: '' } as const
    expect(asksMe(table('x', { proposal: { ...proposal, yes: [1], needed: [0, 1] } }))).toBe(true)
    expect(asksMe(table('x', { proposal: { ...proposal, yes: [1, 0], needed: [0, 1] } }))).toBe(false)
    expect(asksMe(table('x', {}))).toBe(false)
  })
})

describe('a deadline', () => {
  const now = new Date(2026, 0, 1, 12, 0).getTime()
  const at = (day: number, hour: number) => new Date(2026, 0, day, hour, 0).toISOString()

  it('is said as one would say it', () => {
    expect(upTo(at(1, 18), 'en', now)).toBe('today, 18:00')
    expect(upTo(at(2, 9), 'pl', now)).toBe('jutro, 09:00')
    expect(upTo(at(5, 9), 'pl', now)).toBe('poniedziałek, 09:00')
    expect(upTo(at(20, 9), 'pl', now)).toBe('20 stycznia, 09:00')
    expect(upTo(at(20, 9), 'en', now)).toBe('January 20, 09:00')
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-01-01T12:00:00Z')

  it('speaks the reader’s language, with its plurals', () => {
    expect(ago('2026-01-01T11:58:00Z', 'pl', now)).toBe('2 minuty temu')
    expect(ago('2026-01-01T11:55:00Z', 'pl', now)).toBe('5 minut temu')
    expect(ago('2025-12-31T11:00:00Z', 'en', now)).toBe('yesterday')
    expect(ago('2026-01-01T11:59:50Z', 'en', now)).toBe('now')
  })

  it('never speaks of the future where clocks differ', () => {
    expect(ago('2026-01-01T12:00:40Z', 'en', now)).toBe('now')
  })
})

describe('a new table', () => {
  it('is me against the strongest bots', () => {
    expect(wanted(game, againstBots(game))).toEqual({
      game: 'abyss',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
    })
    expect(usual({ ...game, seats: [1, 2] })).toBe(1)
  })

  it('keeps its first places when the number changes', () => {
    const two = [
      { who: 'me' as const, name: '', level: 'greedy' },
      { who: 'person' as const, name: ' Jan ', level: 'greedy' },
    ]
    const four = resized(two, game, 4)
    expect(four.map((one) => one.who)).toEqual(['me', 'person', 'bot', 'bot'])
    expect(wanted(game, four).seats[1]).toEqual({ kind: 'person', name: 'Jan' })
    expect(resized(four, game, 2)).toEqual(two)
  })

  it('offers no first player who is not there', () => {
    expect(valuesFor('abyss', { name: 'first', values: ['random', '0', '1', '2', '3'] }, 2, {})).toEqual(['random', '0', '1'])
    expect(valuesFor('abyss', { name: 'rounds', values: ['7', '9'] }, 2, {})).toEqual(['7', '9'])
  })

  it('lets nobody play Oath alone without the Prince, finds no room for him with six, and asks for his level only if he plays', () => {
    const prince = { name: 'prince', values: ['none', 'chancellor', 'exile'] }
    const powers = { name: 'prince_powers', values: ['limited', 'expanded'] }
    const oath: GameInfo = { ...game, name: 'oath', seats: [1, 2, 3, 4, 5, 6], settings: [prince, powers] }
    expect(valuesFor('oath', prince, 1, {})).toEqual(['chancellor', 'exile'])
    expect(valuesFor('oath', prince, 5, {})).toEqual(['none', 'chancellor', 'exile'])
    expect(valuesFor('oath', prince, 6, {})).toEqual(['none'])
    expect(valuesFor('oath', powers, 2, {})).toEqual(['limited'])
    expect(valuesFor('oath', powers, 2, { prince: 'exile' })).toEqual(['limited', 'expanded'])
    const both = { prince: 'exile', prince_powers: 'expanded' }
    expect(optionsFor(oath, 5, both)).toEqual(both)
    expect(optionsFor(oath, 6, both)).toEqual({})
    expect(optionsFor(oath, 1, { prince: 'none', prince_powers: 'expanded' })).toEqual({ prince_powers: 'expanded' })
  })
})

it('standings begin with the winner, also of a tie', () => {
  const over = table('x', { status: 'over', outcome: { scores: [30, 30], winners: [1], sheets: null, ended: 'finished', automata: [], how: null } })
  expect(standings(over).map((one) => [one.seat.seat, one.score, one.won])).toEqual([
    [1, 30, true],
    [0, 30, false],
  ])
  expect(standings(table('y', {}))).toEqual([])
})

describe('a table for friends', () => {
  it('has open seats, and says how it is played', () => {
    const places = withFriends(game, 2)
    const manner = { pace: { hours: 24, late: 'vote', seconds: 0, bank: 0 } as const, public: true, spectators: false }
    expect(wanted(game, places, {}, manner)).toEqual({
      game: 'abyss',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...manner,
    })
  })

  it('grows by open seats, and one of bots by bots', () => {
    expect(resized(withFriends(game, 2), game, 3).map((place) => place.who)).toEqual(['me', 'open', 'open'])
    expect(resized(againstBots(game, 2), game, 3).map((place) => place.who)).toEqual(['me', 'bot', 'bot'])
  })
})
