import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts } from '../texts'
import type { TableSent } from '../wire'
import { seatInfo, sentTable, tableOf } from './asked'
import { Choices } from './choices.svelte'
import { clock } from './clock.svelte'
import { near } from './due'
import InTable from './InTable.svelte'
import Turn from './Turn.svelte'
import Watching from './Watching.svelte'

const line = { answer: vi.fn(), grow: vi.fn(), undo: vi.fn() }
const NOW = Date.parse('2026-01-02T12:00:00Z')

function draw(sent: Partial<TableSent>, { past = false, of = Turn as unknown, given = {} } = {}): void {
  render(InTable, { table: tableOf(new Choices(line, vi.fn()), { sent: sentTable(sent), past }), of: of as never, given })
}

beforeEach(async () => {
  clock.now = NOW
  await fetchTexts('abyss', 'en')
})

describe('whose turn it is', () => {
  const seats = [
    seatInfo({ name: 'Ola', mine: true }),
    seatInfo({ seat: 1, name: 'Jan', kind: 'bot', away: true }),
    seatInfo({ seat: 2, name: 'Ewa', kind: 'bot', away: true, conceded: true }),
    seatInfo({ seat: 3, name: 'Thetis', kind: 'bot', level: 'greedy' }),
  ]

  it('marks who is away, who has conceded, and who is a bot', () => {
    draw({ seats })
    const marks = screen.getAllByRole('listitem').map((item) => item.querySelector('.kind')?.textContent ?? '')
    expect(marks).toEqual(['', 'bot stands in', 'conceded', 'bot'])
    expect(screen.getAllByRole('listitem')[1]!.title).toBe('Jan is away: a bot plays until they come back.')
  })

  it('says until when, and when that has passed', () => {
    draw({ seats, waiting: [0], due: '2026-01-02T15:00:00Z' })
    expect(screen.getByText(/due in 3 hr/).getAttribute('title')).toMatch(/^Answer due by .*2 January 2026|^Answer due by .*January 2, 2026/)
    expect(document.querySelector('.late')).toBeNull()
  })

  it('marks who is late', () => {
    draw({ seats, waiting: [0], due: '2026-01-02T10:00:00Z' })
    expect(screen.getByText(/late \(2 hr\. ago\)/)).toBeTruthy()
    expect(document.querySelector('li.late')).toBeTruthy()
  })

  it('tells the points that are public, and marks what is only an estimate', () => {
    draw({ seats, totals: [{ seat: 0, points: 12, exact: true }, { seat: 1, points: -3, exact: false }] })
    const totals = screen.getAllByRole('listitem').map((item) => item.querySelector('.total [aria-hidden]')?.textContent ?? '')
    expect(totals).toEqual(['12', '≈−3', '', ''])
    expect(screen.getByTitle(/^12 points if the match ended now/)).toBeTruthy()
    expect(screen.getByTitle(/estimate/)).toBeTruthy()
  })

  it('says that it speaks of now while the past is looked at', () => {
    draw({ seats, waiting: [0] }, { past: true })
    expect(screen.getByText('Now:')).toBeTruthy()
  })
})

describe('how near a time is', () => {
  it.each([
    ['2026-01-02T12:00:20Z', 'in 1 min.'],
    ['2026-01-02T12:40:00Z', 'in 40 min.'],
    ['2026-01-03T12:00:00Z', 'in 24 hr.'],
    ['2026-01-05T12:00:00Z', 'in 3 days'],
    ['2026-01-02T11:50:00Z', '10 min. ago'],
  ])('%s: %s', (when, said) => expect(near(when, 'en', NOW)).toBe(said))

  it('speaks Polish', () => expect(near('2026-01-02T15:00:00Z', 'pl', NOW)).toBe('za 3 godz.'))
})

describe('where nothing can be asked', () => {
  it('an onlooker is told so, and who is waited for', () => {
    const seats = [seatInfo({ name: 'Ola' }), seatInfo({ seat: 1, name: 'Jan' })]
    draw({ seats, seat: null, waiting: [1] }, { of: Watching, given: { why: 'watching' } })
    expect(screen.getByText('You are watching')).toBeTruthy()
    expect(screen.getByText('Waiting for Jan')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('who is away may come back', () => {
    draw({}, { of: Watching, given: { why: 'away' } })
    expect(screen.getByRole('button', { name: 'I’m back' })).toBeTruthy()
  })
})
