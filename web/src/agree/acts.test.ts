import { describe, expect, it } from 'vitest'
import { seatInfo, sentTable } from '../table/asked'
import { late } from '../table/seating'
import type { Line, Moment, TableSent } from '../wire'
import { acts, concession } from './acts'
import { beforeLastOf, takenWith } from './takingBack'

const NOW = Date.parse('2026-01-02T12:00:00Z')
const me = seatInfo({ mine: true, notices: true })
const jan = seatInfo({ seat: 1, name: 'Jan' })
const ewa = seatInfo({ seat: 2, name: 'Ewa' })
const sent = (over: Partial<TableSent> = {}): TableSent => sentTable({ seats: [me, jan], owner: false, ...over })
const names = (over: Partial<TableSent>, together = true): string[] =>
  Object.entries(acts(sent(over), together, NOW))
    .filter(([, act]) => (Array.isArray(act) ? act.length : act !== false && act !== null))
    .map(([name]) => name)
    .sort()

describe('what may be done about a table', () => {
  it('by a player, its owner, an onlooker', () => {
    expect(names({})).toEqual(['abandon', 'concede', 'notices', 'report', 'stepOut', 'takeBack'])
    expect(names({ owner: true })).toEqual(['abandon', 'clear', 'concede', 'notices', 'report', 'stepOut', 'takeBack', 'terms'])
    expect(names({ seats: [jan, ewa], seat: null })).toEqual(['report'])
  })

  it('while something is proposed already: no second proposal', () => {
    const proposal = { id: 3, kind: 'abandon', by: 1, to: null, seat: null, yes: [1], needed: [0, 1], at: '' } as const
    expect(names({ proposal: { ...proposal, yes: [1], needed: [0, 1] } })).toEqual(['concede', 'notices', 'report', 'stepOut'])
  })

  it('in one household: only what makes sense there', () => {
    const bot = seatInfo({ seat: 1, kind: 'bot', name: 'Thetis', level: 'greedy' })
    expect(names({ owner: true, seats: [me, bot] }, false)).toEqual(['abandon', 'clear', 'concede', 'stepOut', 'takeBack'])
  })

  it('while a bot plays for me: only to come back', () => {
    const away = seatInfo({ kind: 'bot', away: true, returns: true })
    expect(names({ seats: [away, jan] })).toEqual(['comeBack', 'report'])
  })

  it('once it is over: share and clear', () => {
    expect(names({ owner: true, status: 'over' })).toEqual(['clear', 'report', 'share'])
    expect(names({ status: 'over' })).toEqual(['report'])
  })

  it('a bot for those who are late, and only for them', () => {
    const due = '2026-01-02T11:00:00Z'
    expect(acts(sent({ due, waiting: [0, 1] }), true, NOW).replace).toEqual([1])
    expect(acts(sent({ due, waiting: [0] }), true, NOW).replace).toEqual([])
    expect(acts(sent({ due: '2026-01-02T13:00:00Z', waiting: [1] }), true, NOW).replace).toEqual([])
    expect(late(sent({ due, waiting: [1, 1] }), NOW)).toEqual([1])
    const live = (since: string): number[] => acts(sent({ due: null, since, waiting: [1] }), true, NOW).replace
    expect(live('2026-01-02T11:54:00Z')).toEqual([1])
    expect(live('2026-01-02T11:56:00Z')).toEqual([])
  })

  it('conceding ends a match of two, and of three where one has conceded before', () => {
    expect(concession(sent())).toBe('ends')
    expect(concession(sent({ seats: [me, jan, ewa] }))).toBe('bot')
    expect(concession(sent({ seats: [me, jan, { ...ewa, conceded: true }] }))).toBe('ends')
  })
})

describe('taking back', () => {
  const moment = (seq: number, seat: number | null): Moment => ({ seq, seat, at: '' })
  const line = (seq: number, meta: boolean): Line => ({ seq, meta, message: 'm', args: {}, rule: '' })
  const moments = [moment(0, null), moment(1, 0), moment(2, 1), moment(3, 0), moment(4, 1), moment(5, 0)]
  const lines = [line(1, false), line(3, false), line(5, true)]

  it('leads to before the last choice of a seat; what only happened at the table is none', () => {
    expect(beforeLastOf(0, moments, lines)).toBe(2)
    expect(beforeLastOf(2, moments, lines)).toBeNull()
  })

  it('counts the choices that go with it', () => {
    expect(takenWith(2, moments, lines)).toBe(2)
    expect(takenWith(4, moments, lines)).toBe(0)
  })
})
