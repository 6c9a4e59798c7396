/** Tables as lists show them, and a server that answers, for tests. */

import { vi } from 'vitest'
import { person } from '../account/person.svelte'
import { seatInfo } from '../table/asked'
import type { Me, TableListed } from '../wire'
import { mine } from './mine.svelte'

export const games = [
  {
    name: 'abyss',
    version: 1,
    seats: [2, 3, 4],
    settings: [{ name: 'first', values: ['random', '0', '1', '2', '3'] }],
    bots: ['random', 'greedy'],
  },
]

export const me = (over: Partial<Me> = {}): Me => ({ id: 'me', name: 'Ola', login: null, admin: false, household: false, ...over })

export function listed(id: string, over: Partial<TableListed> = {}): TableListed {
  return {
    id,
    game: 'abyss',
    options: {},
    seats: [seatInfo({ name: 'Ola', mine: true, notices: true }), seatInfo({ seat: 1, kind: 'bot', name: 'Triton', level: 'greedy' })],
    status: 'running',
    waiting: [0],
    since: new Date().toISOString(),
    created: new Date().toISOString(),
    unread: 0,
    outcome: null,
    branched_from: null,
    owner: true,
    host: 'Ola',
    pace: { hours: 0, late: 'remind', seconds: 0, bank: 0 },
    bots: 'usual',
    due: null,
    public: false,
    spectators: true,
    shared: false,
    proposal: null,
    unheard: 0,
    expires: null,
    ...over,
  }
}

interface Request {
  method: string
  path: string
  body: unknown
}

/** What the server answers: a value, or what comes of the request. */
export type Answers = Record<string, unknown>

export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message: string | null = null,
  ) {}
}

/** A server in place of fetch; what was asked of it is kept. `answers` is by "METHOD /path", "/api" left out. */
export function serve(answers: Answers): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
    const request = { method, path: path.replace(/^\/api/, ''), body: body === null ? null : (JSON.parse(body) as unknown) }
    asked.push(request)
    let answer = answers[`${method} ${request.path}`]
    if (typeof answer === 'function') answer = (answer as (request: Request) => unknown)(request)
    if (answer instanceof Refusal) {
      const { status, code, message } = answer
      const trouble = { status_code: status, detail: code, code, message, args: {}, rule: '' }
      return Promise.resolve(new Response(JSON.stringify(trouble), { status }))
    }
    if (answer === undefined) return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  return asked
}

/** Nobody has been here yet, and windows open in jsdom too. */
export function fresh(): void {
  person.me = null
  mine.tables = null
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
