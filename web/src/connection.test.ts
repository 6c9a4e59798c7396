import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from './connection.svelte'
import { sentTable } from './table/asked'
import type { FromServer, Line, Spoken, Talk, ToServer } from './wire'

class FakeSocket {
  readyState = 0
  said: ToServer[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string): void {
    this.said.push(JSON.parse(text) as ToServer)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

let sockets: FakeSocket[]
let connection: Connection
const last = (): FakeSocket => sockets.at(-1)!
const line = (seq: number): Line => ({ seq, meta: false, message: `m${seq}`, args: {}, rule: '' })

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  connection = new Connection('t', () => {
    sockets.push(new FakeSocket())
    return last() as unknown as WebSocket
  })
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('watching', () => {
  it('says which seat once the socket is open, and shows what comes', () => {
    connection.watch(0)
    expect(last().said).toEqual([])
    last().open()
    expect(last().said).toMatchObject([{ do: 'watch', seat: 0 }])
    last().hear(sentTable({ seen: 4 }))
    expect(connection.state).toBe('open')
    expect(connection.sent?.seq).toBe(1)
    expect(connection.seenBefore).toBe(4)
  })

  it('joins the log: what still stands, then what is new', () => {
    connection.watch(0)
    last().open()
    last().hear(sentTable({ journal: { from: 0, lines: [line(1), line(2), line(3)] } }))
    last().hear(sentTable({ seq: 5, journal: { from: 2, lines: [line(5)] } }))
    expect(connection.lines.map(({ seq }) => seq)).toEqual([1, 2, 5])
  })

  it('puts what has changed into what it has, and asks for the whole again where something is missing', () => {
    connection.watch(0)
    last().open()
    last().hear(sentTable({ n: 1, view: { a: 1, b: 2 }, journal: { from: 0, lines: [line(1)] } }))
    last().hear({ is: 'changed', n: 2, seat: 0, seq: 2, journal: { from: 1, lines: [line(2)] }, table: { can_undo: true }, view: { b: 3 } })
    expect(connection.sent).toMatchObject({ n: 2, seq: 2, can_undo: true, view: { a: 1, b: 3 } })
    expect(connection.lines.map(({ seq }) => seq)).toEqual([1, 2])
    last().hear({ is: 'changed', n: 4, seat: 0, seq: 4, journal: { from: 2, lines: [] }, table: {}, view: { a: 9 } })
    expect(connection.sent).toMatchObject({ n: 2, view: { a: 1, b: 3 } })
    expect(last().said.filter((said) => said.do === 'watch')).toHaveLength(2)
  })

  it('keeps nothing of one seat when another sits down, not even what comes late', () => {
    connection.watch(0)
    last().open()
    last().hear(sentTable({ journal: { from: 0, lines: [line(1)] } }))
    connection.forget()
    expect(connection.sent).toBeNull()
    expect(connection.lines).toEqual([])
    last().hear(sentTable())
    expect(connection.sent).toBeNull()
    connection.watch(1)
    last().hear(sentTable({ seat: 0 }))
    expect(connection.sent).toBeNull()
    last().hear(sentTable({ seat: 1 }))
    expect(connection.sent).not.toBeNull()
  })
})

describe('asking', () => {
  it('brings each answer to its question', async () => {
    connection.watch(0)
    last().open()
    const first = connection.grow('0.1', ['a'])
    const second = connection.answer('0.1', 'b', true)
    const [grow, answer] = last().said.slice(1)
    expect(answer).toMatchObject({ do: 'answer', decision: '0.1', answer: 'b', unless_final: true })
    last().hear({ is: 'done', ref: answer!.ref, seq: 9 })
    last().hear({ is: 'grown', ref: grow!.ref, more: ['c'], enough: true, missing: [] })
    expect(await second).toMatchObject({ is: 'done', seq: 9 })
    expect(await first).toMatchObject({ more: ['c'], enough: true })
  })
})

describe('a broken line', () => {
  beforeEach(() => {
    connection.watch(0)
    last().open()
    last().hear(sentTable())
  })

  it('is mended by itself, watching the same seat, and what is shown stays', () => {
    last().drop()
    expect(connection.state).toBe('lost')
    expect(connection.sent).not.toBeNull()
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(2)
    last().open()
    expect(last().said).toMatchObject([{ do: 'watch', seat: 0 }])
    last().hear(sentTable({ seq: 7 }))
    expect(connection.state).toBe('open')
    expect(connection.sent?.seq).toBe(7)
  })

  it('waits longer each time, until the network is back', () => {
    for (const wait of [250, 500, 1000, 2000]) {
      const before = sockets.length
      last().drop()
      vi.advanceTimersByTime(wait - 1)
      expect(sockets).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(before + 1)
    }
    last().drop()
    const before = sockets.length
    dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(before + 1)
  })

  it('sends an answer again, but never an undo', async () => {
    const answered = connection.answer('0.1', 'a', false)
    const undone = connection.undo()
    last().drop()
    expect(await undone).toMatchObject({ is: 'refused', code: 'lost' })
    vi.advanceTimersByTime(300)
    last().open()
    expect(last().said.map((message) => message.do)).toEqual(['watch', 'answer'])
    last().hear({ is: 'done', ref: last().said[1]!.ref, seq: 2 })
    expect(await answered).toMatchObject({ is: 'done' })
  })

  it('is noticed when it has only gone silent', () => {
    vi.advanceTimersByTime(31_000)
    expect(last().said.at(-1)?.do).toBe('ping')
    vi.advanceTimersByTime(10_000)
    expect(connection.state).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(2)
  })

  it('is given up where the server will not have us', () => {
    last().drop(4404)
    expect(connection.state).toBe('refused')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('is mended after a longer pause where too much was asked at once', () => {
    last().drop(1008)
    expect(connection.tooFast).toBe(true)
    vi.advanceTimersByTime(3_900)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(sockets).toHaveLength(2)
    last().open()
    last().hear(sentTable())
    expect(connection.tooFast).toBe(false)
  })

  it('is mended at once where the server only went away', () => {
    last().drop(1001)
    expect(connection.state).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(2)
  })

  it('stays closed once closed', () => {
    connection.close()
    last().drop(1000)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('the chat', () => {
  const spoken = (n: number, over: Partial<Spoken> = {}): Spoken => ({
    n,
    seat: 1,
    name: 'Jan',
    mine: false,
    text: `line ${n}`,
    at: '2026-01-01T12:00:00Z',
    ...over,
  })
  const talk = (lines: Spoken[], heard = 0): Talk => ({ is: 'talk', room: 'players', spoken: lines, heard })
  const said = (): ToServer[] => last().said.filter((message) => message.do === 'say')
  const numbers = (): number[] => connection.conversation.spoken.map(({ n }) => n)

  beforeEach(() => {
    connection.watch(0)
    last().open()
    last().hear(sentTable())
    last().hear(talk([spoken(1), spoken(2)], 1))
  })

  it('is heard, counted as unread, and told to be read once', () => {
    expect(connection.conversation.room).toBe('players')
    expect(connection.conversation.unread).toBe(1)
    connection.markRead()
    expect(connection.conversation.unread).toBe(0)
    expect(last().said.at(-1)).toMatchObject({ do: 'heard', n: 2 })
    const before = last().said.length
    connection.markRead()
    expect(last().said).toHaveLength(before)
  })

  it('stays whole over a broken line and over a change of seat', () => {
    last().drop()
    vi.advanceTimersByTime(300)
    last().open()
    expect(numbers()).toEqual([1, 2])
    last().hear(talk([spoken(2), spoken(3)], 1))
    expect(numbers()).toEqual([1, 2, 3])
    connection.watch(1)
    expect(numbers()).toEqual([1, 2, 3])
  })

  it('says again over a new line only what has not arrived over the old one', async () => {
    const arrived = connection.say('I  arrived')
    const lost = connection.say('I was lost')
    expect(said()).toHaveLength(2)
    last().drop()
    vi.advanceTimersByTime(300)
    last().open()
    expect(said()).toEqual([])
    last().hear(talk([spoken(2), spoken(3, { mine: true, text: 'I arrived' })]))
    expect(await arrived).toMatchObject({ is: 'done' })
    expect(said()).toMatchObject([{ text: 'I was lost' }])
    last().hear({ is: 'done', ref: said()[0]!.ref, seq: 4 })
    expect(await lost).toMatchObject({ is: 'done' })
  })

  it('keeps what is said while the line is down until it is up again', async () => {
    last().drop()
    const waiting = connection.say('hello')
    vi.advanceTimersByTime(300)
    last().open()
    last().hear(talk([spoken(2)]))
    expect(said()).toHaveLength(1)
    last().hear({ is: 'done', ref: said()[0]!.ref, seq: 3 })
    expect(await waiting).toMatchObject({ is: 'done' })
  })

  it('brings a refusal to the one who spoke', async () => {
    const fast = connection.say('again')
    last().hear({ is: 'refused', ref: said()[0]!.ref, code: 'too-fast', message: 'refused-too-fast', args: {}, rule: '' })
    expect(await fast).toMatchObject({ is: 'refused', code: 'too-fast' })
  })
})

it('hears, unasked, that its seat is not to be watched any more', () => {
  connection.watch(null)
  last().open()
  last().hear(sentTable({ seat: null }))
  expect(connection.unseated).toBe(0)
  last().hear({ is: 'refused', ref: 0, code: 'not-over', message: 'refused-not-over', args: {}, rule: '' })
  expect(connection.unseated).toBe(1)
  expect(connection.state).toBe('open')
})
