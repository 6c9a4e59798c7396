/** Leading hand and eye: a question brings its choices into sight, whole; the focus is kept when the table is drawn anew. */

import { tick } from 'svelte'
import { mirrored } from './answers'
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

const MARGIN = 14

export class Leading {
  readonly focus = new Place()

  constructor(
    private readonly choices: Choices,
    private readonly columns: Columns,
    private readonly where: Where,
  ) {
    // The focus finds its place again.
    $effect(() => {
      void where.view
      void choices.live
      void choices.part
      void where.board
      void tick().then(() => {
        const { root } = where
        if (!root) return
        if (where.complete) {
          const live = [...choices.live, ...(choices.asked?.anytime ?? [])]
          const there = new Set([...root.querySelectorAll<HTMLElement>('[data-thing]')].map((thing) => thing.dataset.thing))
          const lost = live.filter((option) => option.target !== null && !there.has(option.target))
          if (lost.length) console.error(`not on the board: ${lost.map((option) => option.target).join(', ')}`)
        }
        this.focus.keep(root, where.prompt)
      })
    })

    // A new question raises the sheet that its choices lie in, and brings them into sight.
    $effect(() => {
      void choices.asked?.decision
      void where.board
      void tick().then(async () => {
        this.#raise()
        await tick()
        this.show(this.#free())
      })
    })
  }

  #free(): HTMLElement[] {
    return [...(this.where.root?.querySelectorAll<HTMLElement>('[data-state="free"]') ?? [])]
  }

  /** On a phone my own area comes up by itself when all there is to choose lies in it; what has its button needs none of it. */
  #raise(): void {
    const free = this.#free()
    const own = free.filter((thing) => thing.closest('.own')).length
    if (own && own === free.length) this.columns.raised = this.choices.collecting || !mirrored(this.choices.asked) || this.columns.raised
    else if (free.length) this.columns.raised = false
  }

  /** Things of these ids, whole. */
  reveal = (ids: readonly string[]): void => {
    const wanted = new Set(ids)
    const things = [...(this.where.root?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])]
    this.show(things.filter((thing) => wanted.has(thing.dataset.thing!)))
  }

  /** Scroll as little as it takes for all of them; where they are too many for that, for the first. */
  show(things: readonly HTMLElement[]): void {
    const frames = new Map<HTMLElement, HTMLElement[]>()
    for (const thing of things) {
      const frame = thing.closest<HTMLElement>('.board, .unfolds, .holding')
      if (frame && thing.getClientRects().length) frames.set(frame, [...(frames.get(frame) ?? []), thing])
    }
    for (const [frame, within] of frames) {
      for (const thing of within.toReversed()) unroll(thing, frame)
      const edges = frame.getBoundingClientRect()
      const bottom = edges.bottom - parseFloat(getComputedStyle(frame).scrollPaddingBottom || '0')
      const places = within.map((thing) => thing.getBoundingClientRect())
      let top = Math.min(...places.map((place) => place.top))
      let low = Math.max(...places.map((place) => place.bottom))
      if (low - top + 2 * MARGIN > bottom - edges.top) {
        // Not all of them at once: those that are seen already will do, else the first.
        const first = places.find((place) => place.top >= edges.top && place.bottom <= bottom) ?? places[0]!
        ;({ top, bottom: low } = first)
      }
      if (low + MARGIN > bottom) frame.scrollTop += Math.min(low + MARGIN - bottom, top - MARGIN - edges.top)
      else if (top - MARGIN < edges.top) frame.scrollTop += top - MARGIN - edges.top
    }
  }
}

/** Whatever else scrolls between a thing and its frame (a fan of cards, a tray) shows it. */
function unroll(thing: HTMLElement, frame: HTMLElement): void {
  for (let box = thing.parentElement; box && box !== frame; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) continue
    if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue
    const place = thing.getBoundingClientRect()
    const edges = box.getBoundingClientRect()
    if (place.right > edges.right) box.scrollLeft += place.right - edges.right + MARGIN
    else if (place.left < edges.left) box.scrollLeft += place.left - edges.left - MARGIN
    if (place.bottom > edges.bottom) box.scrollTop += place.bottom - edges.bottom + MARGIN
    else if (place.top < edges.top) box.scrollTop += place.top - edges.top - MARGIN
  }
}
