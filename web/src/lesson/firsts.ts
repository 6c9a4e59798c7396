/** What a match shows for the first time: the journal carries the rule of every line. */

import type { Line } from '../wire'

/** More than this is not told at once: whoever was away is not examined about the whole match. */
const MOST = 6

/** The latest lines whose rule is named nowhere before them and is not known yet, in the order in which they were written. */
export function firsts(lines: readonly Line[], known: (rule: string) => boolean): Line[] {
  const seen = new Set<string>()
  const found: Line[] = []
  for (const line of lines) {
    if (!line.rule || line.meta || seen.has(line.rule)) continue
    seen.add(line.rule)
    if (!known(line.rule)) found.push(line)
  }
  return found.slice(-MOST)
}
