import { describe, expect, it } from 'vitest'
import { listed } from '../lobby/listed'
import { seatInfo } from '../table/asked'
import type { Outcome } from '../wire'
import { against, counts, figures } from './figures'

const outcome = (scores: number[], winners: number[], ended: Outcome['ended'] = 'finished'): Outcome => ({ scores, winners, sheets: null, ended, automata: [], how: null })
const me = seatInfo({ name: 'Ola', mine: true })
const bot = seatInfo({ seat: 1, kind: 'bot', name: 'Triton', level: 'greedy' })
const friend = seatInfo({ seat: 1, kind: 'person', name: 'Jan' })

describe('the figures of a person', () => {
  it('count what was played to its end, by game and company', () => {
    const tables = [
      listed('a', { status: 'over', outcome: outcome([70, 60], [0]), seats: [me, bot] }),
      listed('b', { status: 'over', outcome: outcome([50, 60], [1]), seats: [me, friend] }),
      listed('c', { status: 'over', outcome: outcome([90, 60], [0]), seats: [me, friend] }),
      listed('d', { game: 'paladins', status: 'over', outcome: outcome([33], [0]), seats: [me] }),
      listed('e'),
    ]
    expect(figures(tables)).toEqual([
      { game: 'abyss', bots: { played: 1, won: 1 }, people: { played: 2, won: 1 }, alone: { played: 0, won: 0 }, all: { played: 3, won: 2 }, best: 90 },
      { game: 'paladins', bots: { played: 0, won: 0 }, people: { played: 0, won: 0 }, alone: { played: 1, won: 1 }, all: { played: 1, won: 1 }, best: 33 },
    ])
  })

  it('do not count what was abandoned, only watched, imported, or played by several at one screen', () => {
    const over = { status: 'over' as const, outcome: outcome([1, 2], [1]) }
    expect(counts(listed('a', { ...over, outcome: outcome([], [], 'abandoned') }))).toBe(false)
    expect(counts(listed('b', { ...over, seats: [bot, { ...bot, seat: 0 }] }))).toBe(false)
    expect(counts(listed('c', { ...over, status: 'imported' }))).toBe(false)
    expect(counts(listed('d', { ...over, seats: [me, { ...me, seat: 1 }] }))).toBe(false)
    expect(counts(listed('e', over))).toBe(true)
  })

  it('tell people from bots', () => {
    expect(against({ seats: [me, bot, friend] })).toBe('people')
    expect(against({ seats: [me, bot] })).toBe('bots')
    expect(against({ seats: [me] })).toBe('alone')
  })

  it('have no best score where a game has no points', () => {
    expect(figures([listed('a', { status: 'over', outcome: outcome([], [0]) })])[0]!.best).toBeNull()
  })
})
