import { describe, expect, it } from 'vitest'
import type { Args, Line } from '../wire'
import { actorOf, chapters, gathered, linesAt, news, rows, stretch, until } from './lines'

const line = (seq: number, args: Args = {}, meta = false): Line => ({ seq, meta, message: 'log-turn', args, rule: '3.1' })

describe('rows of the log', () => {
  const lines = [line(0), line(1, { player: 'seat:1' }), line(1), line(2), line(3)]
  const all = { from: 0, to: 5 }

  it('are numbered through the whole log', () => {
    expect(rows(lines, { from: 3, to: 5 }, null).map((row) => row.number)).toEqual([3, 4])
  })

  it('know the first line of each moment, also across the cut', () => {
    expect(rows(lines, all, null).map((row) => row.first)).toEqual([true, true, false, true, true])
    expect(rows(lines, { from: 2, to: 5 }, null).map((row) => row.first)).toEqual([false, true, true])
  })

  it('put one divider before what is new', () => {
    expect(rows(lines, all, 1).map((row) => row.fresh)).toEqual([false, false, false, true, false])
    expect(rows(lines, all, 3).some((row) => row.fresh)).toBe(false)
    expect(rows(lines, all, -1).some((row) => row.fresh)).toBe(false)
  })

  it('name the seat that acts', () => {
    expect(actorOf(lines[1]!)).toBe(1)
    expect(actorOf(lines[0]!)).toBeNull()
    expect(actorOf(line(1, { player: 2 }))).toBeNull()
  })
})

describe('the stretch that is drawn', () => {
  it('is the newest, or lies around the line looked at, and never leaves the log', () => {
    expect(stretch(1000, -1, 100)).toEqual({ from: 900, to: 1000 })
    expect(stretch(1000, 500, 100)).toEqual({ from: 450, to: 550 })
    expect(stretch(1000, 3, 100)).toEqual({ from: 0, to: 100 })
    expect(stretch(1000, 990, 100)).toEqual({ from: 900, to: 1000 })
    expect(stretch(30, 10, 100)).toEqual({ from: 0, to: 30 })
    expect(stretch(0, -1, 100)).toEqual({ from: 0, to: 0 })
  })
})

describe('news', () => {
  const lines = [
    line(1, { player: 'seat:0' }),
    line(2, { player: 'seat:1', victim: 'seat:0' }),
    line(3, { player: 'seat:0', lord: 'lord:jailer' }),
    line(4, { player: 'seat:2', losers: 'seat:1+seat:0' }),
  ]

  it('are the lines after the last look; mine are those that speak of me', () => {
    const { all, mine } = news(lines, 1, 0)
    expect(all.map((one) => one.seq)).toEqual([2, 3, 4])
    expect(mine.map((one) => one.seq)).toEqual([2, 3, 4])
    expect(news(lines, 1, 2).mine.map((one) => one.seq)).toEqual([4])
  })

  it('to nobody in particular are nobody’s', () => {
    expect(news(lines, 0, null).mine).toEqual([])
  })
})

describe('lines of a moment', () => {
  const lines = [line(1), line(3), line(3), line(5)]

  it('are those of its own choice, or the last before it', () => {
    expect(linesAt(lines, 3)).toHaveLength(2)
    expect(linesAt(lines, 4).map((one) => one.seq)).toEqual([3, 3])
    expect(linesAt(lines, 0)).toEqual([])
  })

  it('reach up to it', () => {
    expect(until(lines, 4)).toHaveLength(3)
  })
})

describe('chapters', () => {
  const told = (...messages: string[]): Line[] => messages.map((message, seq) => ({ ...line(seq), message }))
  const all = told('a', 'open', 'b', 'open', 'c', 'close', 'd', 'close', 'e', 'open')

  it('are closed, and one inside another is part of it', () => {
    expect(chapters(all, 'open', 'close')).toEqual([{ from: 1, to: 7 }])
  })

  it('leave only their first row, or all of them', () => {
    const shown = rows(all, { from: 0, to: all.length }, 4)
    const found = chapters(all, 'open', 'close')
    const closed = gathered(shown, found, () => false)
    expect(closed.map(({ number }) => number)).toEqual([0, 1, 8, 9])
    expect(closed[1]!.chapter).toEqual({ from: 1, to: 7 })
    expect(closed[1]!.fresh).toBe(true)
    expect(gathered(shown, found, () => true).map(({ number }) => number)).toEqual(all.map((_, i) => i))
  })
})
