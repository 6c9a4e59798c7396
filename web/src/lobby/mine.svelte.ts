/**
 * My tables, as they are now: told by a socket of my own while it stands, else whenever somebody looks. A table that
 * begins to wait for me while nobody sees the page is said outside of it.
 */

import { untrack } from 'svelte'
import { person } from '../account/person.svelte'
import { api } from '../api'
import { place } from '../route.svelte'
import { sound } from '../sound'
import type { PersonNews, TableListed } from '../wire'
import { myTurn } from './notify'
import { mineToMove } from './tables'

/** Waits between attempts, in milliseconds: quick at first, then calm. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15000, 30000]
/** A socket that says nothing for so long is asked whether it still lives, and given up if it does not answer. */
const SILENCE = 30_000
const PATIENCE = 10_000
/** The session has ended, here or from elsewhere: one is somebody else now. */
const SIGNED_OUT = 3000
/** There are too many sockets, or too much is said: no hurry. */
const TOO_MANY = 4429

type Told = Map<string, TableListed | null>

class Mine {
  /** Null before they were looked at. */
  tables = $state.raw<TableListed[] | null>(null)
  /** Whether the socket stands: then nobody needs to look again and again. */
  live = $state(false)
  /** How many of them wait for me. */
  waiting = $derived(this.tables?.filter(mineToMove).length ?? 0)

  #socket: WebSocket | null = null
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0
  /** What the socket tells while a list is under way is newer than that list. */
  #meanwhile = new Set<Told>()

  /** How many others than the one I sit at. */
  waitingElsewhere(table: string): number {
    return this.tables?.filter((one) => one.id !== table && mineToMove(one)).length ?? 0
  }

  /** Look at all of them. */
  async look(): Promise<void> {
    const whose = (await person.ready()).id
    const told: Told = new Map()
    this.#meanwhile.add(told)
    try {
      const found = await api.tables()
      if (person.id !== whose) return
      const rest = new Map([...found.map((table) => [table.id, table] as const), ...told])
      this.#have([...rest.values()].filter((table) => table !== null))
    } finally {
      this.#meanwhile.delete(told)
    }
  }

  #have(tables: TableListed[]): void {
    const before = this.tables
    this.tables = tables
    if (!before) return
    const known = new Set(before.filter(mineToMove).map((table) => table.id))
    for (const table of tables) {
      const open = place.route.page === 'table' && place.route.id === table.id // it says so itself
      if (!mineToMove(table) || known.has(table.id) || open) continue
      sound('turn')
      if (document.hidden) void myTurn(table)
    }
  }

  #hear(news: PersonNews | { is: 'pong' }): void {
    if (news.is === 'pong') return
    if (news.is === 'news' && news.table.branched_from === 'lesson') return // nobody's match
    const id = news.is === 'news' ? news.table.id : news.id
    const table = news.is === 'news' ? news.table : null
    for (const told of this.#meanwhile) told.set(id, table)
    const others = (this.tables ?? []).filter((one) => one.id !== id)
    if (this.tables) this.#have(table ? [table, ...others] : others)
  }

  /** Be told from now on, whoever I am. Returns how to stop. */
  listen(): () => void {
    const again = (): void => {
      if (this.#socket || person.me === null) return
      this.#attempt = 0
      this.#connect()
    }
    const seen = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    const stop = $effect.root(() => {
      $effect(() => {
        if (person.id === null) return
        untrack(() => this.#connect())
        return () => this.#end()
      })
    })
    void person.ready().catch(() => undefined) // a page that looks will try again, and say so
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
      stop()
    }
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const address = new URL('/api/live', location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address.href)
    this.#socket = socket
    socket.onopen = () => {
      this.#attempt = 0
      this.#heard = Date.now()
      this.live = true
      this.look().catch(() => undefined) // what happened before it stood
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#hear(JSON.parse(String(event.data)) as PersonNews)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code)
    }
    clearInterval(this.#pulse)
    this.#pulse = setInterval(() => this.#check(), 5_000)
  }

  #lost(code: number): void {
    this.#socket = null
    this.live = false
    if (code === SIGNED_OUT) person.anew().catch(() => undefined)
    if (code === TOO_MANY) this.#attempt = WAITS.length
    const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)]!
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #check(): void {
    const socket = this.#socket
    if (socket?.readyState !== 1) return
    const silent = Date.now() - this.#heard
    if (silent > SILENCE + PATIENCE) {
      this.#lost(1006)
      socket.close()
    } else if (silent > SILENCE) socket.send(JSON.stringify({ do: 'ping', ref: 1 }))
  }

  /** Whoever comes next has other tables. */
  #end(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    this.live = false
    this.tables = null
    this.#attempt = 0
    if (!socket) return
    socket.onmessage = null
    // One that is still being opened can't be closed in peace.
    if (socket.readyState === 0) socket.onopen = () => socket.close()
    else socket.close()
  }
}

export const mine = new Mine()
