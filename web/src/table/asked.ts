/** Questions, and tables to put them at, for tests. */

import { Texts } from '../texts'
import type { Asked, Missing, Option, SeatInfo, TableSent } from '../wire'
import type { Choices } from './choices.svelte'
import type { TableContext } from './context'

export function option(key: string, target: string | null = null, label = 'option-number'): Option {
  return { key, target, label, args: { number: 1 }, rule: '1.1' }
}

export function missing(key: string, target: string | null = null, shown = true): Missing {
  return { ...option(key, target), shown, why: { message: 'refused-over', args: {}, rule: '2.2' } }
}

export function ask(over: Partial<Asked> = {}): Asked {
  return {
    decision: '0.1',
    question: 'test',
    form: 'pick',
    prompt: 'refused-incomplete',
    args: {},
    rule: '3.6',
    options: [],
    anytime: [],
    missing: [],
    enough: false,
    suggested: null,
    ...over,
  }
}

export function seatInfo(over: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: 0,
    kind: 'person',
    name: null,
    level: null,
    mine: false,
    away: false,
    returns: false,
    conceded: false,
    notices: false,
    spent: 0,
    ...over,
  }
}

export function sentTable(over: Partial<TableSent> = {}): TableSent {
  return {
    is: 'table',
    id: 't',
    game: 'abyss',
    options: {},
    seats: [
      seatInfo({ mine: true }),
      seatInfo({ seat: 1, kind: 'bot', name: 'Thetis', level: 'greedy' }),
    ],
    status: 'running',
    seat: 0,
    seq: 1,
    view: {},
    asked: [],
    waiting: [0],
    since: '2026-01-01T00:00:00Z',
    interrupts: [],
    clock: '0.0',
    can_undo: false,
    journal: { from: 0, lines: [] },
    seen: 0,
    n: 0,
    orders: [],
    totals: [],
    worths: {},
    outcome: null,
    trouble: null,
    owner: true,
    host: null,
    pace: { hours: 0, late: 'remind', seconds: 0, bank: 0 },
    bots: 'usual',
    due: null,
    public: false,
    spectators: true,
    shared: false,
    proposal: null,
    ...over,
  }
}

export function tableOf(choices: Choices, over: Partial<TableContext> = {}): TableContext {
  const sent = over.sent ?? sentTable()
  return {
    sent,
    view: sent.view,
    choices,
    texts: new Texts(sent.game, () => sent.seats.map((seat) => seat.name)),
    zoom: () => undefined,
    seats: sent.seats,
    me: sent.seat,
    past: false,
    cite: () => undefined,
    goTo: () => undefined,
    point: () => undefined,
    hint: () => undefined,
    reveal: () => undefined,
    lines: [],
    order: () => undefined,
    use: () => undefined,
    mark: null,
    ...over,
  }
}
