/** What somebody has learnt on this machine: lessons gone through, and kinds of questions that were explained once. */

import { SvelteSet } from 'svelte/reactivity'

const PLACE = 'regnum.learnt'

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

class Learnt {
  readonly #known = new SvelteSet<string>(kept())

  has(game: string, what: string): boolean {
    return this.#known.has(`${game} ${what}`)
  }

  add(game: string, what: string): void {
    this.#known.add(`${game} ${what}`)
    try {
      localStorage.setItem(PLACE, JSON.stringify([...this.#known]))
    } catch {
      // It lasts for this visit then.
    }
  }
}

export const learnt = new Learnt()
