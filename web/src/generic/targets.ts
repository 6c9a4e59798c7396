import type { Asked } from '../wire'

/** Everything the open question points at: words that are things, whatever they look like. */
export function targetsOf(asked: Asked | null): ReadonlySet<string> {
  if (!asked) return new Set()
  return new Set([...asked.options, ...asked.anytime, ...asked.missing].flatMap(({ target }) => target ?? []))
}
