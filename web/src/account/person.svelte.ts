/** Who sits before this screen, as the server knows them. */

import { api } from '../api'
import type { Me } from '../wire'

class Person {
  me = $state.raw<Me | null>(null)
  /** Which stays the same when the name changes. */
  readonly id = $derived(this.me?.id ?? null)
  readonly login = $derived(this.me?.login ?? null)
  #asking: Promise<Me> | null = null

  /** People come here from everywhere: there are accounts, invitations and public tables. */
  get together(): boolean {
    return this.me !== null && !this.me.household
  }

  /**
   * Who is asking. A browser that has never been here must hear the answer before it asks anything else: it brings the
   * cookie by which it is known, and two answers would bring two.
   */
  ready(): Promise<Me> {
    if (this.me) return Promise.resolve(this.me)
    this.#asking ??= api
      .me()
      .then((me) => (this.me ??= me))
      .finally(() => (this.#asking = null))
    return this.#asking
  }

  /** Somebody else from now on, or the same one with another name. */
  became(me: Me): void {
    this.me = me
  }

  /** Who that is now, after one has left: the server says. */
  async anew(): Promise<void> {
    this.me = await api.me()
  }

  async rename(name: string | null): Promise<void> {
    this.me = await api.rename(name)
  }
}

export const person = new Person()
