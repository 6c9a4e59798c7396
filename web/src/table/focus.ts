/** Getting around a table without a mouse, and keeping one's place when it is drawn anew. */

export type Direction = 'left' | 'right' | 'up' | 'down'

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

export function direction(key: string): Direction | null {
  return ARROWS[key] ?? null
}

function shown(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => thing.getClientRects().length > 0)
}

/** The nearest thing in a direction: straight ahead counts more than near. */
export function neighbour(root: ParentNode, from: Element, towards: Direction): HTMLElement | null {
  const here = from.getBoundingClientRect()
  const x = here.left + here.width / 2
  const y = here.top + here.height / 2
  let best: HTMLElement | null = null
  let least = Infinity
  for (const thing of shown(root)) {
    if (thing === from || thing.contains(from)) continue
    const there = thing.getBoundingClientRect()
    const dx = there.left + there.width / 2 - x
    const dy = there.top + there.height / 2 - y
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[towards]
    const aside = towards === 'left' || towards === 'right' ? Math.abs(dy) : Math.abs(dx)
    if (ahead < 4 || aside > ahead * 3 + Math.max(here.width, here.height)) continue
    const distance = ahead + 2.5 * aside
    if (distance < least) {
      least = distance
      best = thing
    }
  }
  return best
}

/** The next thing that may be chosen after this one, round and round. */
export function nextFree(root: ParentNode, from: Element | null, back = false): HTMLElement | null {
  const free = shown(root).filter((thing) => thing.dataset.state === 'free')
  if (!free.length) return null
  const now = from instanceof HTMLElement ? free.indexOf(from) : -1
  if (now < 0) {
    const after = from && free.find((thing) => from.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING)
    return after ?? free[0]!
  }
  return free[(now + (back ? -1 : 1) + free.length) % free.length]!
}

/** Until a key is pressed nobody needs a ring. */
let pointing = true
addEventListener('pointerdown', () => (pointing = true), true)
addEventListener('keydown', () => (pointing = false), true)

/** Go on from here, after what was pressed has left the page; whoever pressed it with a pointer needs no ring. */
export function arrive(at: HTMLElement): void {
  at.toggleAttribute('data-quiet', pointing)
  at.addEventListener('blur', () => at.removeAttribute('data-quiet'), { once: true })
  at.focus({ preventScroll: true })
}

/** Remembers what has the focus, so that it can be found again when its element has been replaced. */
export class Place {
  #find: string | null = null

  /** To be called whenever something on the table gets the focus. */
  remember(element: EventTarget | null): void {
    this.#find = null
    if (!(element instanceof HTMLElement)) return
    const { key, drop } = element.dataset
    const { thing, nth } = element.closest<HTMLElement>('[data-thing]')?.dataset ?? {}
    if (thing !== undefined) this.#find = `[data-thing="${CSS.escape(thing)}"][data-nth="${nth ?? 0}"]`
    else if (key !== undefined) this.#find = `[data-key="${CSS.escape(key)}"]`
    else if (drop !== undefined) this.#find = `[data-drop="${CSS.escape(drop)}"]`
    else this.#find = ''
  }

  /** After a redraw: if the focus fell off the table, put it back where it was, or where the next question stands. */
  keep(root: ParentNode, fallback: HTMLElement | undefined): void {
    if (this.#find === null) return
    const now = document.activeElement
    if (now && now !== document.body && now.isConnected) return
    const same = this.#find ? root.querySelector<HTMLElement>(this.#find) : null
    const target = same && !same.hasAttribute('disabled') ? same : fallback
    target?.focus({ preventScroll: same === target })
    // What lies in an area that is folded away can't take it.
    if (document.activeElement !== target) fallback?.focus()
  }
}
