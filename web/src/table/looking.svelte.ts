/** What is looked at: the table as it is, a moment of its past, or the score that lies over the board. */

import { onDestroy } from 'svelte'
import { api } from '../api'
import type { Connection } from '../connection.svelte'
import { Replay } from '../replay/replay.svelte'
import { place } from '../route.svelte'
import type { TableSent } from '../wire'

export class Looking {
  readonly replay: Replay
  /** The score lies over the board: when the match has ended, until one wants to see the table again. */
  scoring = $state(false)
  readonly #first: TableSent

  constructor(
    private readonly connection: Connection,
    /** Come to look at what was, not to play. */
    readonly replaying: () => boolean,
  ) {
    const first = (this.#first = connection.sent!)
    this.replay = new Replay(first.id, api, first.status === 'running' ? first.seat : null)
    this.scoring = first.outcome !== null && !replaying()

    $effect(() => {
      if (this.over && !first.outcome) this.scoring = true
    })

    // The address of a replay leads to the moment that is shown.
    $effect(() => {
      const seq = this.replay.seq
      if (!this.replaying() || seq === null) return
      const later = setTimeout(() => {
        if (place.route.page !== 'replay' || place.query.get('at') === String(seq)) return
        const query = new URLSearchParams(place.query)
        query.set('at', String(seq))
        place.go(`/replay/${encodeURIComponent(first.id)}?${query}`, { replace: true })
      }, 400)
      return () => clearTimeout(later)
    })

    if (replaying()) void this.replay.open(Number(place.query.get('at') ?? 0))
    onDestroy(() => this.replay.close())
  }

  get sent(): TableSent {
    return this.connection.sent ?? this.#first
  }

  readonly over = $derived.by((): boolean => this.sent.outcome !== null)

  /** A past moment is shown: nothing may be chosen. */
  get past(): boolean {
    return this.replay.active
  }

  readonly view = $derived.by((): unknown => (this.replay.active && this.replay.past ? this.replay.past.view : this.sent.view))

  /** Whose eyes it is seen through. */
  get seat(): number | null {
    return this.past ? this.replay.seat : this.sent.seat
  }

  /** The number of the entry that is shown. */
  get seq(): number | undefined {
    return this.past ? this.replay.past?.seq : this.sent.seq
  }

  /** Show the table as it was after an entry of the log; null: as it is now. */
  goTo = (seq: number | null): void => {
    const { sent, replay } = this
    if (sent.status === 'over' && this.replaying() !== (seq !== null)) {
      // Once it is over its past has a page of its own, where nothing is held back.
      const query = new URLSearchParams(place.query)
      if (seq === null) query.delete('at')
      else query.set('at', String(seq))
      place.go(`/${seq === null ? 'table' : 'replay'}/${sent.id}${query.size ? `?${query}` : ''}`)
    } else if (seq === null) replay.close()
    else void replay.open(seq)
  }

  /** Back from the past. */
  now = (): void => {
    if (this.replaying() && this.sent.status === 'imported') place.go(`/table/${this.sent.id}`)
    else this.goTo(null)
  }
}
