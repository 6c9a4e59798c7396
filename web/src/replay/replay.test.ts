import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment, Past } from '../wire'
import { keyed, Replay, stretches, type Moments } from './replay.svelte'

const moments: Moment[] = [0, 2, 3, 7].map((seq, i) => ({ seq, seat: i === 0 ? null : i % 2, at: '2026-01-01T10:00:00Z' }))

/** Answers at once, or when let go; remembers what was asked. */
class Shelf implements Moments {
  asked: string[] = []
  slow = new Map<number, () => void>()
  failing = new Set<number>()
  moments = () => Promise.resolve(moments)
  moment(_: string, seq: number, seat: number | null): Promise<Past> {
    this.asked.push(`${seq}@${seat}`)
    if (this.failing.has(seq)) return Promise.reject(new Error('gone'))
    const past = { seq, seat, view: { seq, seat }, waiting: [] }
    return this.slow.has(seq) ? new Promise((resolve) => this.slow.set(seq, () => resolve(past))) : Promise.resolve(past)
  }
}

describe('a replay', () => {
  let shelf: Shelf
  let replay: Replay
  beforeEach(() => {
    shelf = new Shelf()
    replay = new Replay('t', shelf, 1)
  })

  it('opens at the last moment not later than the one wanted', async () => {
    await replay.open(5)
    expect(replay.seq).toBe(3)
    expect(replay.view).toEqual({ seq: 3, seat: 1 })
    await replay.open()
    expect(replay.seq).toBe(7)
  })

  it('steps, stops at both ends and goes back to now', async () => {
    await replay.open(0)
    expect(replay.atFirst).toBe(true)
    await replay.previous()
    expect(replay.index).toBe(0)
    await replay.next()
    expect(replay.seq).toBe(2)
    await replay.last()
    await replay.next()
    expect([replay.seq, replay.atLast]).toEqual([7, true])
    replay.close()
    expect([replay.active, replay.view, replay.seq]).toEqual([false, null, null])
  })

  it('fetches the moments around ahead, and each only once', async () => {
    await replay.open(0)
    expect(shelf.asked).toEqual(['0@1', '2@1', '3@1'])
    await replay.next()
    expect(shelf.asked).toEqual(['0@1', '2@1', '3@1', '7@1'])
  })

  it('is not overtaken by an answer that comes late', async () => {
    shelf.slow.set(7, () => undefined)
    await replay.open(0)
    const late = replay.last()
    await replay.first()
    shelf.slow.get(7)!()
    await late
    expect([replay.index, replay.past?.seq]).toEqual([0, 0])
  })

  it('looks with other eyes at the same moment', async () => {
    await replay.open(2)
    await replay.through(null)
    expect(replay.view).toEqual({ seq: 2, seat: null })
  })

  it('tells what went wrong, and asks again later', async () => {
    shelf.failing.add(3)
    await replay.open(3)
    expect(replay.trouble).toBeInstanceOf(Error)
    shelf.failing.clear()
    await replay.go(replay.index)
    expect([replay.trouble, replay.past?.seq]).toEqual([null, 3])
  })

  it('forgets what an undo has made untrue', async () => {
    await replay.open(0)
    replay.forget(2)
    shelf.asked = []
    await replay.last()
    await replay.go(1)
    expect(shelf.asked).toEqual(['7@1', '3@1'])
  })

  it('obeys its keys', async () => {
    await replay.open(0)
    await keyed(replay, 'End')!()
    expect(replay.seq).toBe(7)
    await keyed(replay, 'ArrowLeft')!()
    expect(replay.seq).toBe(3)
    expect(keyed(replay, 'x')).toBeNull()
  })
})

describe('running by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('goes on at its pace, faster when told, and stops at the end', async () => {
    const replay = new Replay('t', new Shelf(), null)
    await replay.open(0)
    replay.play()
    await vi.advanceTimersByTimeAsync(1200)
    expect(replay.index).toBe(1)
    replay.faster(4)
    await vi.advanceTimersByTimeAsync(300)
    expect(replay.index).toBe(2)
    await vi.advanceTimersByTimeAsync(300)
    expect([replay.index, replay.playing]).toEqual([3, false])
  })

  it('begins anew at the end, and pauses', async () => {
    const replay = new Replay('t', new Shelf(), null)
    await replay.open()
    replay.toggle()
    await vi.advanceTimersByTimeAsync(0)
    expect(replay.index).toBe(0)
    replay.toggle()
    await vi.advanceTimersByTimeAsync(5000)
    expect([replay.index, replay.playing]).toEqual([0, false])
  })
})

it('stretches join the moments of one seat', () => {
  const seats = [null, 0, 0, 1, 0]
  expect(stretches(seats.map((seat, seq) => ({ seq, seat, at: '' })))).toEqual([
    { seat: null, from: 0, count: 1 },
    { seat: 0, from: 1, count: 2 },
    { seat: 1, from: 3, count: 1 },
    { seat: 0, from: 4, count: 1 },
  ])
})
