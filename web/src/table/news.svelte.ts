/** What has happened since this seat last looked, and that it has looked now. */

import type { Connection } from '../connection.svelte'
import type { TableSent } from '../wire'

export class News {
  /** The last entry looked at before: what came since is news. Null: up to date. */
  since = $state<number | null>(null)
  /** Somebody looks at this page at all. */
  visible = $state(document.visibilityState === 'visible')
  #leftAt = 0

  constructor(
    connection: Connection,
    private readonly sent: () => TableSent,
  ) {
    this.since = connection.seenBefore || null
    $effect(() => {
      if (this.visible) connection.saw(sent().seq)
    })
    // Having answered, one is up to date.
    let decision = connection.sent?.asked[0]?.decision
    $effect(() => {
      const now = sent().asked[0]?.decision
      if (decision && now !== decision) this.since = null
      decision = now
    })
  }

  /** The page was left or come back to. */
  looked = (): void => {
    this.visible = document.visibilityState === 'visible'
    const { seq } = this.sent()
    if (!this.visible) this.#leftAt = seq
    else if (this.#leftAt && seq > this.#leftAt + 2) this.since = this.#leftAt
  }

  close = (): void => {
    this.since = null
  }
}
