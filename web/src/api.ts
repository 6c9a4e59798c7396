/** The server's HTTP side (docs/protocol.md), one function for each request. */

import type { Content } from './content'
import { house, type Texts } from './texts'
import type {
  Blocked,
  CardInfo,
  Chronicle,
  ChronicleListed,
  ChronicleSettings,
  ChronicleText,
  ChronicleWanted,
  Course,
  GameInfo,
  Hall,
  Invite,
  InviteSeen,
  ExampleFrame,
  ExampleInfo,
  LessonInfo,
  LessonLaid,
  Me,
  Moment,
  NextGame,
  Notices,
  PushWanted,
  Past,
  Placed,
  Proposal,
  Raw,
  Report,
  Said,
  SecondFactor,
  SecondFactorWanted,
  SessionListed,
  Spoken,
  Step,
  TableListed,
  TableSent,
  TableSettings,
  TableWanted,
} from './wire'

/** What the server says when it can't do what was asked. */
interface Trouble {
  status_code: number
  detail: string
  code?: string | null
  message?: string | null
  args?: Said['args'] | null
  rule?: string | null
}

/** A request that was not granted, or not even heard. `sentence` says why, in the reader's language. */
export class Failed extends Error {
  constructor(
    /** HTTP status; 0: the server could not be reached. */
    readonly status: number,
    readonly code: string,
    readonly said: Said | null,
    detail: string,
  ) {
    super(detail)
  }

  sentence(texts: Texts = house): string {
    if (this.said && texts.has(this.said.message)) return texts.tell(this.said)
    if (this.status === 0) return texts.say('web-failed-unreachable')
    if (this.status === 404) return texts.say('web-failed-missing')
    if (this.status === 403) return texts.say('web-failed-forbidden')
    return texts.say('web-failed', { detail: this.message })
  }
}

async function failure(response: Response): Promise<Failed> {
  let trouble: Trouble | null = null
  try {
    trouble = (await response.json()) as Trouble
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  const said = trouble?.message ? { message: trouble.message, args: trouble.args ?? {}, rule: trouble.rule ?? '' } : null
  return new Failed(response.status, trouble?.code ?? '', said, trouble?.detail ?? response.statusText)
}

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send<T>(method, path, body === undefined ? null : JSON.stringify(body))
}

async function send<T>(method: string, path: string, document: string | null): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: document === null ? {} : { 'Content-Type': 'application/json' },
      body: document,
    })
  } catch (error) {
    throw new Failed(0, 'unreachable', null, String(error))
  }
  if (!response.ok) throw await failure(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`
const chronicle = (id: string): string => `/chronicles/${encodeURIComponent(id)}`
const seatAt = (id: string, seat: number): string => `${table(id)}/seats/${seat}`

/** The cards of a game do not change while a page is open. */
const cards = new Map<string, Promise<CardInfo[]>>()

function cardsOf(game: string): Promise<CardInfo[]> {
  let found = cards.get(game)
  if (!found) {
    found = ask<CardInfo[]>('GET', `/games/${encodeURIComponent(game)}/cards`)
    found.catch(() => cards.delete(game))
    cards.set(game, found)
  }
  return found
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string | null) => ask<Me>('PATCH', '/me', { name }),
  /** The guest's things become an account's. */
  register: (login: string, password: string) => ask<Me>('POST', '/account', { login, password }),
  signIn: (login: string, password: string, code?: string) => ask<Me>('POST', '/session', { login, password, ...(code ? { code } : {}) }),
  askReset: (login: string) => ask<void>('POST', '/account/reset', { login }),
  reset: (token: string, password: string) => ask<void>('POST', '/account/reset/password', { token, password }),
  sessions: () => ask<SessionListed[]>('GET', '/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  newSecondFactor: (password: string) => ask<SecondFactor>('POST', '/account/second-factor', { password }),
  secondFactorOn: (wanted: SecondFactorWanted) => ask<void>('POST', '/account/second-factor/on', wanted),
  secondFactorOff: (password: string) => ask<void>('POST', '/account/second-factor/off', { password }),
  signOut: () => ask<void>('DELETE', '/session'),
  /** Here and in every other browser. */
  signOutEverywhere: () => ask<void>('DELETE', '/sessions'),
  changePassword: (old: string, fresh: string) => ask<void>('PUT', '/account/password', { old, new: fresh }),
  /** Deletes me and my data. Who has an account gives its password. */
  farewell: (password: string | null) => ask<void>('POST', '/me/farewell', { password }),
  blocks: () => ask<Blocked[]>('GET', '/blocks'),
  /** Blocks who sits there, or who said that. */
  block: (whom: { table: string; seat?: number; n?: number }) => ask<Blocked>('POST', '/blocks', whom),
  unblock: (id: string) => ask<void>('DELETE', `/blocks/${encodeURIComponent(id)}`),
  notices: () => ask<Notices>('GET', '/me/notices'),
  wantNotices: (wanted: Pick<Notices, 'email' | 'webhook' | 'language'>) => ask<Notices>('PUT', '/me/notices', wanted),
  confirmEmail: (code: string) => ask<Notices>('POST', '/me/notices/confirm', { code }),
  /** Tell me by this browser too, also while it is closed; and no more. */
  wantPush: (browser: PushWanted) => ask<Notices>('POST', '/me/notices/push', browser),
  stopPush: (id: string) => ask<void>('DELETE', `/me/notices/push/${id}`),
  tryNotices: () => ask<void>('POST', '/me/notices/try'),
  games: () => ask<GameInfo[]>('GET', '/games'),
  cards: cardsOf,
  lessons: (game: string) => ask<LessonInfo[]>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  /** Lay the table of a lesson. */
  learn: (game: string, lesson: string) =>
    ask<LessonLaid>('POST', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  /** The pictures of a game's rulebook, and the moments of one. */
  examples: (game: string) => ask<ExampleInfo[]>('GET', `/games/${encodeURIComponent(game)}/examples`),
  example: (game: string, name: string) =>
    ask<ExampleFrame[]>('GET', `/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`),
  content: (game: string) => ask<Content>('GET', `/games/${encodeURIComponent(game)}/content`),
  tables: () => ask<TableListed[]>('GET', '/tables'),
  create: (wanted: TableWanted) => ask<TableListed>('POST', '/tables', wanted),
  table: (id: string) => ask<TableListed>('GET', table(id)),
  remove: (id: string) => ask<void>('DELETE', table(id)),
  rematch: (id: string) => ask<TableListed>('POST', `${table(id)}/rematch`),
  branch: (id: string, seq: number) => ask<TableListed>('POST', `${table(id)}/branch`, { seq }),
  settings: (id: string, changed: TableSettings) => ask<TableListed>('PATCH', table(id), changed),
  /** Public tables; `after` is the `next` of the page before. */
  hall: (game: string | null = null, after: string | null = null) => {
    const query = new URLSearchParams({ ...(game && { game }), ...(after && { after }) }).toString()
    return ask<Hall>('GET', `/hall${query && `?${query}`}`)
  },
  chronicles: () => ask<ChronicleListed[]>('GET', '/chronicles'),
  /** Found a chronicle. */
  found: (wanted: ChronicleWanted) => ask<Chronicle>('POST', '/chronicles', wanted),
  chronicle: (id: string) => ask<Chronicle>('GET', chronicle(id)),
  changeChronicle: (id: string, changed: Partial<ChronicleSettings>) => ask<Chronicle>('PATCH', chronicle(id), changed),
  nextGame: (id: string, wanted: NextGame) => ask<TableListed>('POST', `${chronicle(id)}/games`, wanted),
  /** Another chronicle that goes on from the world after so many games. */
  branchChronicle: (id: string, games: number) => ask<Chronicle>('POST', `${chronicle(id)}/branch`, { games }),
  writeChronicle: (id: string, form: 'json' | 'tts') => ask<ChronicleText>('GET', `${chronicle(id)}/text?form=${form}`),
  take: (id: string, seat: number, name: string | null = null) =>
    ask<TableListed>('POST', `${seatAt(id, seat)}/take`, { name }),
  /** While people gather: I stand up, or the owner frees the seat. */
  free: (id: string, seat: number) => ask<TableListed>('POST', `${seatAt(id, seat)}/free`),
  /** Begin: bots of that level take the seats that are still open. */
  start: (id: string, level: string | null) => ask<TableListed>('POST', `${table(id)}/start`, { level }),
  invites: (id: string) => ask<Invite[]>('GET', `${table(id)}/invites`),
  invite: (id: string, seat: number | null) => ask<Invite>('POST', `${table(id)}/invites`, { seat }),
  revoke: (id: string, invite: string) => ask<void>('DELETE', `${table(id)}/invites/${encodeURIComponent(invite)}`),
  lookAtInvite: (token: string) => ask<InviteSeen>('POST', '/invites/look', { token }),
  acceptInvite: (token: string, name: string | null) => ask<Placed>('POST', '/invites/accept', { token, name }),
  /** What was said before `before`, in my room. */
  talk: (id: string, before: number | null = null) =>
    ask<Spoken[]>('GET', `${table(id)}/talk${before === null ? '' : `?before=${before}`}`),
  propose: (id: string, wanted: { kind: Proposal['kind']; to?: number; seat?: number }) =>
    ask<{ seq: number }>('POST', `${table(id)}/proposal`, wanted),
  vote: (id: string, proposal: number, yes: boolean) =>
    ask<{ seq: number }>('POST', `${table(id)}/proposal/${proposal}`, { yes }),
  withdraw: (id: string, proposal: number) => ask<{ seq: number }>('DELETE', `${table(id)}/proposal/${proposal}`),
  concede: (id: string, seat: number) => ask<{ seq: number }>('POST', `${seatAt(id, seat)}/concede`),
  /** A bot plays my seat until I come back. */
  stepOut: (id: string, seat: number) => ask<{ seq: number }>('POST', `${seatAt(id, seat)}/away`),
  comeBack: (id: string, seat: number) => ask<{ seq: number }>('POST', `${seatAt(id, seat)}/back`),
  seatNotices: (id: string, seat: number, on: boolean) => ask<void>('PUT', `${seatAt(id, seat)}/notices`, { on }),
  report: (id: string, report: { text: string; language: string; seq: number; seat: number | null; record: boolean }) =>
    ask<Report>('POST', `${table(id)}/reports`, report),
  /** Mine, and as the owner of the table all of it. */
  reports: (id: string) => ask<Report[]>('GET', `${table(id)}/reports`),
  allowRecord: (id: string, report: string, yes: boolean) =>
    ask<Report>('POST', `${table(id)}/reports/${encodeURIComponent(report)}`, { yes }),
  seat: (id: string, seat: number) => ask<TableSent>('GET', seatAt(id, seat)),
  answer: (id: string, seat: number, decision: string, answer: Raw) =>
    ask<{ seq: number }>('POST', `${seatAt(id, seat)}/answers`, { decision, answer }),
  undo: (id: string, seat: number) => ask<{ seq: number }>('POST', `${seatAt(id, seat)}/undo`),
  moments: (id: string) => ask<Moment[]>('GET', `${table(id)}/moments`),
  moment: (id: string, seq: number, seat: number | null) =>
    ask<Past>('GET', `${table(id)}/moments/${seq}${seat === null ? '' : `?seat=${seat}`}`),
  /** What happened on the way to a moment, step by step. */
  steps: (id: string, seq: number, seat: number | null) =>
    ask<Step[]>('GET', `${table(id)}/moments/${seq}/steps${seat === null ? '' : `?seat=${seat}`}`),
  course: (id: string) => ask<Course>('GET', `${table(id)}/course`),
  /** Uploads a record as it is: a seed has more digits than a number here can hold. What is no JSON need not travel. */
  upload: async (record: string): Promise<TableListed> => {
    try {
      JSON.parse(record)
    } catch {
      throw new Failed(400, 'malformed', { message: 'web-failed-record', args: {}, rule: '' }, 'not JSON')
    }
    return send<TableListed>('POST', '/records', record)
  },
  /** Addresses of downloads. */
  recordAddress: (id: string): string => `/api${table(id)}/record`,
  historyAddress: (id: string, seat: number): string => `/api${seatAt(id, seat)}/history`,
}
