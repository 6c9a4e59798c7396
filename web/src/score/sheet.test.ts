import { describe, expect, it } from 'vitest'
import { places, readSheets, tied, winnersOf } from './sheet'

describe('score sheets', () => {
  const sheets = [
    { locations: [['location:jail', 11]], lords: [['lord:jailer', 7], ['lord:sage', 4]], tokens: [2, 3], pearls: 5, best_lord: 7 },
    { locations: [], lords: [['lord:trader', 9]], tokens: [], pearls: 0, best_lord: 9 },
  ]

  it('are read into parts, with what only breaks ties apart', () => {
    const read = readSheets(sheets, [27, 9])!
    expect(read.parts.map((part) => [part.field, part.seats.map((one) => one.sum)])).toEqual([
      ['locations', [11, 0]],
      ['lords', [11, 9]],
      ['tokens', [5, 0]],
    ])
    expect(read.parts[1]!.seats[0]!.items[1]).toEqual({ thing: 'lord:sage', points: 4 })
    expect(read.ties).toEqual([
      { field: 'pearls', seats: [5, 0] },
      { field: 'best_lord', seats: [7, 9] },
    ])
    expect(read.totals).toEqual([27, 9])
  })

  it('count single numbers where the sums come out only with them', () => {
    const read = readSheets([{ strength: 4, debt: -1, total: 3 }, { strength: 6, debt: 0, total: 6 }], [3, 6])!
    expect(read.parts.map((part) => part.field)).toEqual(['strength', 'debt'])
    expect(read.ties).toEqual([])
  })

  it('go on to the opponent that the rules play, with as many single figures as the sums need', () => {
    const sheet = (orders: number, monks: number, walls: number, suspicions: number) => ({ orders: [['order:x', orders]], monks, walls, suspicions })
    const read = readSheets([sheet(3, 10, 2, 4), sheet(0, 12, 9, 1)], [15])!
    expect(read.parts.map((part) => part.field)).toEqual(['orders', 'monks', 'walls'])
    expect(read.ties).toEqual([{ field: 'suspicions', seats: [4, 1] }])
    expect(read.totals).toEqual([15, 21])
    expect(winnersOf({ scores: [15], winners: [] }, read.totals)).toEqual([1])
    expect(winnersOf({ scores: [15], winners: [0] }, read.totals)).toEqual([0])
  })

  it('skip what they cannot read, and are null where nothing is there', () => {
    expect(readSheets([{ note: 'well played', lords: [['lord:jailer', 7]] }], [7])!.parts.map((part) => part.field)).toEqual(['lords'])
    expect(readSheets(null, [1, 2])).toBeNull()
    expect(readSheets([{}], [1, 2])).toBeNull()
  })
})

describe('places', () => {
  it('put winners first and share a place among equals', () => {
    expect(places([9, 27, 9], [1])).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ])
    expect(places([27, 27], [1])).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ])
    expect(places([5, 5], [0, 1]).map((one) => one.place)).toEqual([1, 1])
  })

  it('know a tie at the top', () => {
    expect(tied([3, 3, 1])).toBe(true)
    expect(tied([3, 2, 2])).toBe(false)
  })
})
