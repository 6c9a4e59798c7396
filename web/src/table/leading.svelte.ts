/** Leading hand and eye: choices that lie nowhere become buttons, a question brings its choices into sight, the focus is kept. */

import { tick } from 'svelte'
import type { Option } from '../wire'
import type { Choices } from './choices.svelte'
import type { Columns } from './columns.svelte'
import { Place } from './focus'

interface Where {
  root: HTMLElement | undefined
  /** The sentence of the prompt: it takes the focus when what had it is gone. */
  prompt: HTMLElement | undefined
  readonly view: unknown
  /** Changes when the board is drawn by something else. */
  readonly board: unknown
  /** The board promises a thing for everything that may be chosen. */
  readonly complete: boolean
}

export class Leading {
  /** What may be chosen but lies nowhere on the table. */
  strays = $state.raw<Option[]>([])
  readonly focus = new Place()

  constructor(choices: Choices, columns: Columns, where: Where) {
    // Whatever may be chosen but lies nowhere on the table becomes a button; the focus finds its place again.
    $effect(() => {
      void where.view
      const live = [...choices.live, ...(choices.asked?.anytime ?? [])]
      void choices.part
      void where.board
      void tick().then(() => {
        const { root } = where
        if (!root) return
        const there = new Set([...root.querySelectorAll<HTMLElement>('[data-thing]')].map((thing) => thing.dataset.thing))
        const lost = live.filter((option) => option.target !== null && !there.has(option.target))
        if (lost.length || this.strays.length) this.strays = lost
        if (lost.length && where.complete)
          console.error(`not on the board: ${lost.map((option) => option.target).join(', ')}`)
        this.focus.keep(root, where.prompt)
      })
    })

    // What a new question is about is brought into sight, if none of it is.
    $effect(() => {
      void choices.asked?.decision
      void tick().then(() => {
        if (!where.root || document.activeElement?.closest('[data-thing]')) return
        const free = [...where.root.querySelectorAll<HTMLElement>('[data-state="free"]')]
        if (free.length && !free.some(inSight)) free[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
      })
    })

    // On a phone my own area comes up by itself when all there is to choose lies in it.
    $effect(() => {
      void choices.live
      void tick().then(() => {
        const own = where.root?.querySelectorAll('.own [data-state="free"]').length ?? 0
        const all = where.root?.querySelectorAll('[data-state="free"]').length ?? 0
        if (own) columns.raised = own === all || columns.raised
        else if (all) columns.raised = false
      })
    })
  }
}

function inSight(thing: HTMLElement): boolean {
  const place = thing.getBoundingClientRect()
  const frame = thing.closest('.board, .holding')?.getBoundingClientRect()
  return !frame || (place.bottom > frame.top && place.top < frame.bottom)
}
