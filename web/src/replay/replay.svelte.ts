/** Looking at the past of a match: which moment, through whose eyes, and whether it is running by itself. */
import type { Moment, Past } from '../wire'

/** Where the moments come from: the API, or a test. */
export interface Moments {
  moments(table: string): Promise<Moment[]>
  moment(table: string, seq: number, seat: number | null): Promise<Past>
}

/** Milliseconds a moment stays at speed 1. */
const PACE = 1200
export const SPEEDS = [0.5, 1, 2, 4] as const

export class Replay {
  /** The moments that were not taken back, in order; empty until `open`. */
  moments = $state.raw<Moment[]>([])
  /** Index of the moment looked at; -1: not looking at the past. */
  index = $state(-1)
  /** The table at that moment; while it is being fetched, the one shown before. */
  past = $state.raw<Past | null>(null)
  /** Whose eyes; null: everything open. */
  seat = $state<number | null>(null)
  playing = $state(false)
  speed = $state<number>(1)
  /** What went wrong with the last fetch, for showing; null: nothing. */
  trouble = $state.raw<unknown>(null)

  #table: string
  #from: Moments
  #known = new Map<string, Promise<Past>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the moments asked for, so that an answer that comes late does not overtake a newer one. */
  #asked = 0

  constructor(table: string, from: Moments, seat: number | null) {
    this.#table = table
    this.#from = from
    this.seat = seat
  }

  /** Whether the past is being looked at. */
  get active(): boolean {
    return this.index >= 0
  }

  get moment(): Moment | null {
    return this.moments[this.index] ?? null
  }

  get seq(): number | null {
    return this.moment?.seq ?? null
  }

  get view(): unknown {
    return this.past?.view ?? null
  }

  get atFirst(): boolean {
    return this.index <= 0
  }

  get atLast(): boolean {
    return this.index >= this.moments.length - 1
  }

  /** Look at a moment (the last one not later than `seq`); without one, at the last. */
  async open(seq?: number): Promise<void> {
    try {
      this.moments = await this.#from.moments(this.#table)
    } catch (error) {
      this.trouble = error
      return
    }
    await this.goTo(seq ?? this.moments.at(-1)?.seq ?? 0)
  }

  /** Back to now. */
  close(): void {
    this.pause()
    this.#asked++
    this.index = -1
    this.past = null
  }

  async goTo(seq: number): Promise<void> {
    const found = this.moments.findLastIndex((moment) => moment.seq <= seq)
    await this.go(Math.max(0, found))
  }

  async go(index: number): Promise<void> {
    if (this.moments.length === 0) return
    this.index = Math.min(Math.max(0, index), this.moments.length - 1)
    const asked = ++this.#asked
    try {
      const past = await this.#fetch(this.index)
      if (asked !== this.#asked) return
      this.past = past
      this.trouble = null
    } catch (error) {
      if (asked === this.#asked) this.trouble = error
      this.pause()
      return
    }
    for (const near of [this.index + 1, this.index - 1, this.index + 2]) this.#prefetch(near)
  }

  first = () => this.go(0)
  previous = () => this.go(this.index - 1)
  next = () => this.go(this.index + 1)
  last = () => this.go(this.moments.length - 1)

  /** Look with other eyes. */
  async through(seat: number | null): Promise<void> {
    this.seat = seat
    if (this.active) await this.go(this.index)
  }

  play(): void {
    if (this.playing || this.moments.length === 0) return
    this.playing = true
    if (this.atLast) void this.go(0).then(() => this.#later())
    else this.#later()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle = () => (this.playing ? this.pause() : this.play())

  faster(speed: number): void {
    this.speed = speed
    if (this.playing) this.#later()
  }

  /** Forget what an undo has made untrue: moments after the one that still stands. */
  forget(after: number): void {
    for (const key of this.#known.keys()) if (Number(key.split('@')[0]) > after) this.#known.delete(key)
  }

  #later(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    if (this.atLast) {
      this.playing = false
      return
    }
    this.#timer = setTimeout(() => void this.next().then(() => this.#later()), PACE / this.speed)
  }

  #fetch(index: number): Promise<Past> {
    const { seq } = this.moments[index]!
    const key = `${seq}@${this.seat ?? ''}`
    let found = this.#known.get(key)
    if (!found) {
      found = this.#from.moment(this.#table, seq, this.seat)
      this.#known.set(key, found)
      found.catch(() => this.#known.delete(key))
    }
    return found
  }

  #prefetch(index: number): void {
    if (index >= 0 && index < this.moments.length) this.#fetch(index).catch(() => undefined)
  }
}

/** A stretch of the slider: moments one after the other led to by the same seat. */
export interface Stretch {
  seat: number | null
  from: number
  count: number
}

export function stretches(moments: readonly Moment[]): Stretch[] {
  const out: Stretch[] = []
  moments.forEach((moment, index) => {
    const last = out.at(-1)
    if (last && last.seat === moment.seat) last.count++
    else out.push({ seat: moment.seat, from: index, count: 1 })
  })
  return out
}

/** What a key does to a replay; null: nothing. */
export function keyed(replay: Replay, key: string): (() => unknown) | null {
  switch (key) {
    case 'ArrowLeft':
      return replay.previous
    case 'ArrowRight':
      return replay.next
    case 'Home':
      return replay.first
    case 'End':
      return replay.last
    case ' ':
      return replay.toggle
    default:
      return null
  }
}
