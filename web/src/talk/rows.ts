/** What the chat panel shows of what was said. */
import type { Spoken } from '../wire'

export interface Row {
  spoken: Spoken
  /** The first of a day: the day is said above it. */
  day: boolean
  /** Somebody else speaks than on the line above, or after a while: who and when is said. */
  first: boolean
  /** The first line that I have not read. */
  fresh: boolean
}

/** After so long a silence who speaks is said again. Milliseconds. */
const WHILE = 5 * 60_000

const dayOf = (at: string): string => new Date(at).toDateString()

/** The lines with what stands around them; `heard`: the last one I had read when I came. */
export function rows(spoken: readonly Spoken[], heard: number): Row[] {
  const unread = spoken.findIndex(({ n, mine }) => n > heard && !mine)
  return spoken.map((one, index) => {
    const above = spoken[index - 1]
    const day = !above || dayOf(above.at) !== dayOf(one.at)
    const fresh = index === unread && index > 0
    const same = above && above.seat === one.seat && above.name === one.name && above.mine === one.mine
    const soon = above && Date.parse(one.at) - Date.parse(above.at) < WHILE
    return { spoken: one, day, fresh, first: day || fresh || !same || !soon }
  })
}
