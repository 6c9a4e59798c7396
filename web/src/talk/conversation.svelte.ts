/** What has been said in one's own room at a table, as far as it has been fetched, and how far it has been read. */

import type { Refused, Room, Spoken, Talk } from '../wire'

export class Conversation {
  /** Whose chat this is; null before anything was heard of it. */
  room = $state<Room | null>(null)
  /** In order, each once. */
  spoken = $state.raw<Spoken[]>([])
  /** I have read everything up to there. */
  heard = $state(0)
  /** There is nothing before what is here. */
  whole = $state(false)
  /** What I am writing: it stays while I look at something else. */
  draft = $state('')
  /** What I have said and nobody has heard yet. */
  underway = $state.raw<{ text: string }[]>([])

  /** What others said and I have not read. */
  readonly unread = $derived(this.spoken.filter(({ n, mine }) => !mine && n > this.heard).length)

  get last(): number {
    return this.spoken.at(-1)?.n ?? 0
  }

  /** News of the socket: the latest lines at first, and again after the line was mended. */
  hear(talk: Talk): void {
    if (talk.room !== this.room) {
      this.room = talk.room
      this.spoken = []
      this.heard = 0
      this.whole = false
    }
    this.heard = Math.max(this.heard, talk.heard)
    // Where a whole first message does not reach back to what is here, lines between the two may be missing.
    if (this.last && talk.spoken.length >= FIRST && talk.spoken[0]!.n > this.last + 1) {
      this.spoken = []
      this.whole = false
    }
    this.#add(talk.spoken)
  }

  /** Older lines that were fetched. */
  remember(older: readonly Spoken[]): void {
    if (!older.length) this.whole = true
    this.#add(older)
  }

  /** Only these are to be read any more: somebody has been blocked. */
  replace(spoken: readonly Spoken[]): void {
    this.spoken = []
    this.whole = false
    this.#add(spoken)
  }

  /** I say what I have written. What is refused comes back to be written anew. */
  async say(send: (text: string) => Promise<{ is: 'done' } | Refused>): Promise<Refused | null> {
    const text = this.draft.trim()
    if (!text) return null
    const saying = { text }
    this.draft = ''
    this.underway = [...this.underway, saying]
    const answer = await send(text)
    this.underway = this.underway.filter((one) => one !== saying)
    if (answer.is !== 'refused') return null
    this.draft = this.draft ? `${text}\n${this.draft}` : text
    return answer
  }

  read(): void {
    this.heard = Math.max(this.heard, this.last)
  }

  #add(more: readonly Spoken[]): void {
    if (!more.length) return
    const all = new Map([...this.spoken, ...more].map((one) => [one.n, one]))
    this.spoken = [...all.values()].sort((a, b) => a.n - b.n)
  }
}

/** So many lines a first message holds at most. */
export const FIRST = 100
