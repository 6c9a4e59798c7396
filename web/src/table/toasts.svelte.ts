/** Short words that come and go: a refusal with its reason, a piece of news. */

import type { Said } from '../wire'

export interface Toast {
  number: number
  said: Said
}

const STAY = 9_000
const MOST = 3

export class Toasts {
  list = $state.raw<Toast[]>([])
  #number = 0
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** Say it; said again, it stays once. */
  tell = (said: Said): void => {
    const same = JSON.stringify(said)
    for (const toast of this.list) if (JSON.stringify(toast.said) === same) this.dismiss(toast.number)
    const number = ++this.#number
    this.list = [...this.list, { number, said }].slice(-MOST)
    this.release(number)
  }

  dismiss(number: number): void {
    this.hold(number)
    this.list = this.list.filter((toast) => toast.number !== number)
  }

  /** Somebody reads it: it stays. */
  hold(number: number): void {
    clearTimeout(this.#timers.get(number))
    this.#timers.delete(number)
  }

  release(number: number): void {
    this.hold(number)
    this.#timers.set(
      number,
      setTimeout(() => this.dismiss(number), STAY),
    )
  }

  clear(): void {
    for (const toast of this.list) this.hold(toast.number)
    this.list = []
  }
}
