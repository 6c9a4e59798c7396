import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '../account/person.svelte'
import { preferences } from '../preferences.svelte'
import { place } from '../route.svelte'
import { fetchTexts } from '../texts'
import type { PersonNews } from '../wire'
import { fresh, listed, me, serve } from './listed'
import { mine } from './mine.svelte'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  said: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  hear(news: PersonNews): void {
    this.onmessage?.({ data: JSON.stringify(news) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

class FakeNotice {
  static permission = 'granted'
  static all: FakeNotice[] = []
  onclick: (() => void) | null = null
  closed = false
  constructor(
    readonly title: string,
    readonly how: { body: string; tag: string },
  ) {
    FakeNotice.all.push(this)
  }
  close(): void {
    this.closed = true
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!
const theirs = (id = 't') => listed(id, { waiting: [1] })
let tables: unknown[]
let asked: { method: string; path: string }[]
let stop: () => void
let hidden: boolean

async function begin(): Promise<void> {
  stop = mine.listen()
  await person.ready()
  flushSync()
  last().open()
  await vi.waitFor(() => expect(mine.tables).not.toBeNull())
}

beforeEach(async () => {
  fresh()
  FakeSocket.all = []
  FakeNotice.all = []
  hidden = false
  tables = [theirs()]
  asked = serve({ 'GET /me': me(), 'GET /tables': () => tables })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('Notification', FakeNotice)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  await fetchTexts('abyss', 'en')
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what happens at my tables', () => {
  it('is told by a socket of my own', async () => {
    await begin()
    expect(last().address).toMatch(/^ws:.*\/api\/live$/)
    expect(mine.waiting).toBe(0)
    last().hear({ is: 'news', table: listed('t') })
    expect(mine.waiting).toBe(1)
    last().hear({ is: 'news', table: listed('u') })
    expect(mine.tables?.map((table) => table.id).sort()).toEqual(['t', 'u'])
    last().hear({ is: 'gone', id: 't' })
    expect(mine.tables?.map((table) => table.id)).toEqual(['u'])
  })

  it('is newer than a list that was under way', async () => {
    await begin()
    let answer = (_: Response): void => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const looking = mine.look()
    await vi.waitFor(() => expect(answer).not.toBeNull())
    await Promise.resolve()
    last().hear({ is: 'news', table: listed('t') })
    last().hear({ is: 'gone', id: 'old' })
    answer(new Response(JSON.stringify([theirs(), theirs('old')])))
    await looking
    expect(mine.waiting).toBe(1)
    expect(mine.tables?.map((table) => table.id)).toEqual(['t'])
  })

  it('is looked at again when the socket comes back, and the pages know that it fell', async () => {
    await begin()
    vi.useFakeTimers()
    const before = FakeSocket.all.length
    last().drop()
    expect(mine.live).toBe(false)
    await vi.advanceTimersByTimeAsync(600)
    expect(FakeSocket.all.length).toBe(before + 1)
    tables = [theirs(), theirs('u')]
    last().open()
    await vi.waitFor(() => expect(mine.tables?.length).toBe(2))
    expect(mine.live).toBe(true)
  })

  it('is asked for anew when the line has gone dead without a word', async () => {
    await begin()
    stop()
    vi.useFakeTimers()
    stop = mine.listen()
    flushSync()
    last().open()
    const socket = last()
    await vi.advanceTimersByTimeAsync(36_000)
    expect(socket.said).toContainEqual({ do: 'ping', ref: 1 })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(socket.readyState).toBe(3)
    expect(last()).not.toBe(socket)
  })

  it('is somebody else’s once I am somebody else', async () => {
    await begin()
    const before = last()
    person.became(me({ id: 'other', login: 'other' }))
    flushSync()
    expect(before.readyState).toBe(3)
    expect(last()).not.toBe(before)
    expect(mine.tables).toBeNull()
  })

  it('goes on under another name', async () => {
    await begin()
    const before = last()
    person.became(me({ name: 'Olga' }))
    flushSync()
    expect(last()).toBe(before)
    expect(before.readyState).toBe(1)
  })

  it('ends when I was signed out elsewhere', async () => {
    await begin()
    const count = asked.filter((one) => one.path === '/me').length
    last().drop(3000)
    await vi.waitFor(() => expect(asked.filter((one) => one.path === '/me').length).toBe(count + 1))
  })
})

describe('a notice of the browser', () => {
  beforeEach(() => {
    preferences.notifications = true
    hidden = true
    vi.spyOn(place, 'go').mockImplementation(() => undefined)
  })

  it('comes when it becomes my turn and nobody looks, and leads to the table', async () => {
    await begin()
    last().hear({ is: 'news', table: listed('t') })
    await vi.waitFor(() => expect(FakeNotice.all.length).toBe(1))
    const [note] = FakeNotice.all
    expect(note!.title).toBe('Your turn – Abyss')
    expect(note!.how).toMatchObject({ tag: 't', body: 'At the table with Triton' })
    vi.spyOn(window, 'focus').mockImplementation(() => undefined)
    note!.onclick!()
    expect(place.go).toHaveBeenCalledWith('/table/t')
    expect(note!.closed).toBe(true)
  })

  it('comes once for a turn', async () => {
    await begin()
    last().hear({ is: 'news', table: listed('t') })
    last().hear({ is: 'news', table: listed('t', { unheard: 1 }) })
    await vi.waitFor(() => expect(FakeNotice.all.length).toBe(1))
    last().hear({ is: 'news', table: theirs() })
    last().hear({ is: 'news', table: listed('t') })
    await vi.waitFor(() => expect(FakeNotice.all.length).toBe(2))
  })

  it.each([
    ['somebody looks', () => void (hidden = false)],
    ['it is not wanted', () => void (preferences.notifications = false)],
    ['the browser does not permit it', () => void vi.stubGlobal('Notification', { permission: 'denied' })],
  ])('does not come while %s', async (_, arrange) => {
    await begin()
    arrange()
    last().hear({ is: 'news', table: listed('t') })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(FakeNotice.all).toEqual([])
  })

  it('does not come of a table whose turns I do not want to hear of', async () => {
    await begin()
    const quiet = listed('t')
    quiet.seats[0]!.notices = false
    last().hear({ is: 'news', table: quiet })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(FakeNotice.all).toEqual([])
  })
})
