import { describe, expect, it } from 'vitest'
import { turned, chosen, path, runs, scales, spread, ticks } from './plot'

const box = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 }

describe('axes', () => {
  it('have round steps that reach around all values', () => {
    expect(ticks(0, 93, 5)).toEqual([0, 20, 40, 60, 80, 100])
    expect(ticks(-3, 12, 5)).toEqual([-5, 0, 5, 10, 15])
    expect(ticks(0, 1, 5)).toEqual([0, 1])
    expect(ticks(4, 4, 5)).toEqual([4])
  })

  it('run from edge to edge, and back from a place to the nearest moment', () => {
    const at = scales(11, [[0, 100], [50, 20]], box)
    expect([at.x(0), at.x(10)]).toEqual([10, 110])
    expect([at.y(0), at.y(100)]).toEqual([105, 5])
    expect(at.index(61)).toBe(5)
    expect(at.index(-40)).toBe(0)
    expect(at.index(900)).toBe(10)
  })

  it('hold with one moment or none', () => {
    expect(scales(1, [[0]], box).x(0)).toBe(10)
    expect(scales(0, [], box).index(50)).toBe(0)
  })
})

describe('a line', () => {
  it('steps only where the score changes and runs to the end', () => {
    const at = { x: (i: number) => i * 10, y: (value: number) => value }
    expect(path([0, 0, 4, 4], at)).toBe('M0 0H20V4H30')
    expect(path([7], at)).toBe('M0 7')
    expect(path([], at)).toBe('')
  })
})

describe('labels at the ends', () => {
  it('move apart and stay inside, in their own order', () => {
    expect(spread([50, 52, 10], 12, 0, 100)).toEqual([50, 62, 10])
    expect(spread([98, 99], 12, 0, 100)).toEqual([88, 100])
    expect(spread([1, 1], 12, 0, 100)).toEqual([1, 13])
  })
})

it('moments for a table keep the first and the last', () => {
  expect(chosen(101, 5)).toEqual([0, 25, 50, 75, 100])
  expect(chosen(3, 5)).toEqual([0, 1, 2])
})

it('equal values stand together', () => {
  expect(runs([0, 0, 3, 1, 1])).toEqual([
    { from: 0, to: 2, value: 0 },
    { from: 2, to: 3, value: 3 },
    { from: 3, to: 5, value: 1 },
  ])
})

it('a course is turned into one line for each seat', () => {
  expect(turned([[0, 1], [2, 3], [4, 5]], 2)).toEqual([[0, 2, 4], [1, 3, 5]])
})
