/**
 * A socket to one table. It opens itself again when it falls, watches the same seat as before, and joins what it is
 * sent to what it already has; whoever asked something while it was down gets an answer when it is up again.
 */

import type { Answered, Line as Desk } from './table/choices.svelte'
import { Conversation } from './talk/conversation.svelte'
import type { FromServer, Grown, Line, Raw, Refused, TableChanged, TableSent, Talk, ToServer } from './wire'

type Reply = Exclude<FromServer, TableSent | Talk>
type Question = ToServer extends infer T ? (T extends { ref: number } ? Omit<T, 'ref'> : never) : never

/** Waits between attempts, in milliseconds: quick at first, then calm. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000, 15000]
/** A socket that has been silent this long is asked whether it still lives, and given up if it says nothing. */
const SILENCE = 25_000
const PATIENCE = 8_000
/** Closed because too much was asked at once: the attempts begin with a long wait. */
const TOO_FAST = 1008
const CALM = 4

/** What was said comes back with its spaces in order. */
const plainly = (text: string): string => text.trim().replace(/\s+/g, ' ')

interface Waiting {
  message: Question
  /** Asked again over a new socket: an answer sent twice is taken once. */
  resolve: (reply: Reply) => void
}

export class Connection implements Desk {
  /** What the watched seat was last sent; null before anything came, and while the screen is being passed on. */
  sent = $state.raw<TableSent | null>(null)
  /** The log, whole. */
  lines = $state.raw<Line[]>([])
  state = $state<'opening' | 'open' | 'lost' | 'refused'>('opening')
  /** Why the server does not let this seat be watched. */
  refusal = $state.raw<Refused | null>(null)
  /** The line was cut because too much was asked at once. */
  tooFast = $state(false)
  /** How often the server has said, unasked, that this seat is not to be watched any more: who sits where has changed. */
  unseated = $state(0)
  /** The table as this seat last left it; it stays while one looks, although the server knows better by now. */
  seenBefore = $state(0)
  /** The chat; it stays whole over broken lines and changes of seat. */
  readonly conversation = new Conversation()

  #socket: WebSocket | null = null
  #ref = 0
  #waiting = new Map<number, Waiting>()
  #seat: number | null | undefined = undefined
  #watchRef = 0
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0
  /** The chat has not been heard over this socket yet: nobody can tell whether what was being said has arrived. */
  #unheard = true
  #closed = false

  constructor(
    readonly id: string,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#lookedAt)
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = this.open(address.href)
    this.#socket = socket
    socket.onopen = () => {
      this.#attempt = 0
      this.#heard = Date.now()
      this.#unheard = true
      if (this.#seat !== undefined) this.#watch()
      for (const [ref, { message }] of this.#waiting) if (message.do !== 'say') this.#say({ ...message, ref } as ToServer)
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code)
    }
    this.#pulse ??= setInterval(() => this.#check(), 5_000)
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.#closed) return
    // 4000 and above: the server has looked at the request and will not have it (no such table, not yours).
    if (code >= 4000) {
      this.state = 'refused'
      return
    }
    this.state = 'lost'
    this.tooFast = code === TOO_FAST
    if (this.tooFast) this.#attempt = Math.max(this.#attempt, CALM)
    // Whatever else was asked is asked again; an undo that did arrive must not become two.
    for (const [ref, { message, resolve }] of this.#waiting) {
      if (message.do !== 'undo') continue
      this.#waiting.delete(ref)
      resolve({ is: 'refused', ref, code: 'lost', message: 'table-undo-lost', args: {}, rule: '' })
    }
    const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)]!
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  /** The network is back, or somebody looks again: no reason to wait any longer. */
  #again = (): void => {
    if (this.state !== 'lost' || this.#socket) return
    this.#attempt = 0
    this.#connect()
  }

  #lookedAt = (): void => {
    if (document.visibilityState === 'visible') {
      this.#again()
      this.#check()
    }
  }

  #check(): void {
    if (this.#socket?.readyState !== 1) return
    const silent = Date.now() - this.#heard
    if (silent > SILENCE + PATIENCE) {
      const dead = this.#socket
      this.#lost(1006)
      dead.onclose = null
      dead.close()
    } else if (silent > SILENCE) this.#say({ do: 'ping', ref: ++this.#ref })
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #ask(message: Question): Promise<Reply> {
    const ref = ++this.#ref
    return new Promise((resolve) => {
      this.#waiting.set(ref, { message, resolve })
      if (message.do !== 'say' || !this.#unheard) this.#say({ ...message, ref } as ToServer)
    })
  }

  /** Look through a seat's eyes from now on (null: everything open). Until the answer comes there is nothing to see. */
  watch(seat: number | null): void {
    if (seat !== this.#seat) this.forget()
    this.#seat = seat
    this.refusal = null
    if (this.state === 'refused') this.state = 'opening'
    this.#watch()
  }

  #watch(): void {
    this.#watchRef = ++this.#ref
    this.#say({ do: 'watch', ref: this.#watchRef, seat: this.#seat ?? null, changes: true })
  }

  /** Keep nothing of what the last seat saw. */
  forget(): void {
    this.sent = null
    this.lines = []
    this.#seat = undefined
  }

  #hear(message: FromServer): void {
    if (message.is === 'table') {
      // A late message for the seat that has just been left is not for these eyes.
      if (this.#seat === undefined || message.seat !== this.#seat) return
      if (this.sent === null) this.seenBefore = message.seen
      this.lines = [...this.lines.slice(0, message.journal.from), ...message.journal.lines]
      this.sent = message
      this.state = 'open'
      this.tooFast = false
      return
    }
    if (message.is === 'changed') return this.#change(message)
    if (message.is === 'talk') return this.#listen(message)
    if (message.is === 'refused' && message.ref === this.#watchRef) {
      this.state = 'refused'
      this.refusal = message
      return
    }
    if (message.is === 'refused' && message.ref === 0) {
      this.unseated++
      return
    }
    const waiting = this.#waiting.get(message.ref)
    this.#waiting.delete(message.ref)
    waiting?.resolve(message)
  }

  /** What has changed since the message before. Whoever has missed one asks for the whole again. */
  #change(changed: TableChanged): void {
    const before = this.sent
    if (this.#seat === undefined || changed.seat !== this.#seat) return
    if (before === null || before.n + 1 !== changed.n) return this.#watch()
    const { n, seq, journal, table, view } = changed
    this.#hear({ ...before, ...table, n, seq, journal, view: { ...(before.view as object), ...view } } as TableSent)
  }

  /** Over a new socket the chat comes first: only then is known whether what was being said has arrived. */
  #listen(talk: Talk): void {
    const known = talk.room === this.conversation.room ? this.conversation.last : 0
    this.conversation.hear(talk)
    if (!this.#unheard) return
    this.#unheard = false
    if (talk.heard < this.conversation.heard) this.#say({ do: 'heard', ref: ++this.#ref, n: this.conversation.heard })
    const arrived = talk.spoken.filter(({ n, mine }) => mine && n > known)
    for (const [ref, { message, resolve }] of this.#waiting) {
      if (message.do !== 'say') continue
      const at = arrived.findIndex(({ text }) => plainly(text) === plainly(message.text))
      if (at < 0) this.#say({ ...message, ref })
      else {
        this.#waiting.delete(ref)
        resolve({ is: 'done', ref, seq: arrived.splice(at, 1)[0]!.n })
      }
    }
  }

  /** Say something in the chat of one's own room. */
  async say(text: string): Promise<{ is: 'done' } | Refused> {
    return (await this.#ask({ do: 'say', text })) as { is: 'done' } | Refused
  }

  /** I have read the chat as far as it is here. */
  markRead(): void {
    const { conversation } = this
    if (conversation.last <= conversation.heard) return
    conversation.read()
    this.#say({ do: 'heard', ref: ++this.#ref, n: conversation.last })
  }

  async answer(decision: string, answer: Raw, unlessFinal: boolean): Promise<Answered> {
    return (await this.#ask({ do: 'answer', decision, answer, unless_final: unlessFinal })) as Answered
  }

  async grow(decision: string, part: string[]): Promise<Grown | Refused> {
    return (await this.#ask({ do: 'grow', decision, part })) as Grown | Refused
  }

  async undo(): Promise<Answered> {
    return (await this.#ask({ do: 'undo' })) as Answered
  }

  /** Use something without being asked, at the moment it was offered. */
  async interrupt(at: string, use: string): Promise<Answered> {
    return (await this.#ask({ do: 'interrupt', at, use })) as Answered
  }

  /** Give a standing order (0 where it needs no number), or revoke it (null). */
  async order(key: string, value: number | null): Promise<{ is: 'done' } | Refused> {
    return (await this.#ask({ do: 'order', key, value })) as { is: 'done' } | Refused
  }

  /** The seat has looked at everything up to this entry. */
  saw(seq: number): void {
    this.#say({ do: 'seen', ref: ++this.#ref, seq })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#pulse)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#lookedAt)
    this.#socket?.close()
  }
}
