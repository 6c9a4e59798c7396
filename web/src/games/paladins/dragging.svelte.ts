/** A worker on its way by hand: onto an action it begins it, onto the action being filled it takes a place there. */
import type { Choices } from '../../table/choices.svelte'

class Dragging {
  /** The worker under the hand. */
  worker = $state<string | null>(null)
  /** To be placed as soon as the action asks for its workers. */
  #wanted: { worker: string; action: string } | null = null

  lift(worker: string): void {
    this.worker = worker
  }

  drop(): void {
    this.worker = null
  }

  /** Whether the worker may be let go over this action. */
  fits(action: string, choices: Choices): boolean {
    if (!this.worker) return false
    return choices.asked?.question === 'place-workers' ? choices.asked.args.action === action : choices.at(action).length > 0
  }

  async onto(action: string, choices: Choices): Promise<void> {
    const worker = this.worker
    this.worker = null
    if (!worker) return
    if (choices.asked?.question === 'place-workers') return choices.press(worker, choices.count(worker))
    this.#wanted = { worker, action }
    await choices.press(action)
  }

  /** The workers of an action are asked for: the one that was let go over it goes first. */
  async arrived(choices: Choices): Promise<void> {
    const wanted = this.#wanted
    if (choices.asked?.question !== 'place-workers' || !wanted) return
    this.#wanted = null
    if (choices.asked.args.action === wanted.action && choices.at(wanted.worker).length) await choices.press(wanted.worker)
  }
}

export const dragging = new Dragging()
