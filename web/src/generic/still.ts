/** In what belongs to somebody else, a thing that I have too is only to be looked at: mine is the one to press. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('still')

export function keepStill(still: (thing: string) => boolean): void {
  setContext(KEY, still)
}

export function isStill(): (thing: string) => boolean {
  return getContext<((thing: string) => boolean) | undefined>(KEY) ?? (() => false)
}
