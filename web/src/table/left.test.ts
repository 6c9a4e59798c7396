import { expect, it } from 'vitest'
import { seatInfo } from './asked'
import { left, said } from './left'

const since = '2026-01-01T12:00:00Z'
const start = Date.parse(since)
const table = {
  since,
  due: new Date(start + 160_000).toISOString(),
  pace: { hours: 0, late: 'bot' as const, seconds: 60, bank: 300 },
  seats: [seatInfo({ seat: 0, kind: 'person', spent: 200 }), seatInfo({ seat: 1, kind: 'person' })],
  waiting: [0],
  status: 'running' as const,
}

it('runs through the seconds of the choice first, then through the bank', () => {
  expect(left(table, start)).toEqual({ choice: 60, bank: 100 })
  expect(left(table, start + 45_000)).toEqual({ choice: 15, bank: 100 })
  expect(left(table, start + 90_000)).toEqual({ choice: 0, bank: 70 })
  expect(left(table, start + 500_000)).toEqual({ choice: 0, bank: 0 })
})

it('does not run where there is no clock, or nobody is asked', () => {
  expect(left({ ...table, due: null }, start)).toBeNull()
  expect(left({ ...table, pace: { ...table.pace, seconds: 0 } }, start)).toBeNull()
  expect(left({ ...table, pace: { ...table.pace, hours: 24 } }, start)).toBeNull()
  expect(left({ ...table, status: 'over' }, start)).toBeNull()
})

it('is said in minutes and seconds', () => {
  expect([0, 9, 65, 600].map(said)).toEqual(['0:00', '0:09', '1:05', '10:00'])
})
