/** Short words that come and go: a refusal with its reason, a piece of news. */

import type { Said } from '../wire'

export interface Toast {
  number: number
  said: Said
  /** Why something can't be done: the thing it speaks of ("" for a button). It goes with the question. */
  thing?: string | undefined
}

const STAY = 9_000
const MOST = 3

export class Toasts {
  list = $state.raw<Toast[]>([])
  #number = 0
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** Say it; said again, it stays once. */
  tell = (said: Said, thing?: string): void => {
    if (thing !== undefined) this.settle() // one reason at a time
    const same = JSON.stringify(said)
    for (const toast of this.list) if (JSON.stringify(toast.said) === same) this.dismiss(toast.number)
    const number = ++this.#number
    this.list = [...this.list, { number, said, thing }].slice(-MOST)
    this.release(number)
  }

  dismiss(number: number): void {
    this.hold(number)
    this.list = this.list.filter((toast) => toast.number !== number)
  }

  /** The question has gone, and its reasons with it. */
  settle(): void {
    for (const { number, thing } of this.list) if (thing !== undefined) this.dismiss(number)
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
