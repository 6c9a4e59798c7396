/** The enlarged card: beside a thing that is pointed at, or in the middle when asked for. */

export interface Beside {
  card: string
  /** The thing pointed at. */
  thing: string
  place: DOMRect
}

/** How wide the enlarged card is, if there is room, and how narrow it may become. */
const WIDTH = 340
const NARROW = 200
const GAP = 14

/** A rectangle of the page. */
interface Place {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Where the enlarged card stands: docked over the log where there is a column; else on the side of the page with more room.
 * Never over the thing it enlarges.
 */
export function besideOf(thing: Place, height: number, page: { width: number; height: number }, column: Place | null): { left: number; top: number; width: number } {
  if (column && column.right > column.left && column.left < page.width - 1 && thing.right <= column.left)
    return { left: column.left + GAP / 2, top: Math.max(8, page.height - height - GAP), width: column.right - column.left - GAP }
  const onRight = page.width - thing.right >= thing.left
  const room = (onRight ? page.width - thing.right : thing.left) - 2 * GAP
  const width = Math.min(WIDTH, Math.max(NARROW, room))
  return {
    left: onRight ? page.width - width - GAP : GAP,
    top: Math.max(8, Math.min((thing.top + thing.bottom) / 2 - height / 2, page.height - height - 8)),
    width,
  }
}

const REST = 380
const PRESS = 450
/** Narrower pages have no place beside anything. */
const ROOM = 720

export class Zoom {
  /** In the middle, until put away. */
  card = $state<string | null>(null)
  /** Beside the pointer, while it rests there. */
  beside = $state.raw<Beside | null>(null)

  #timer: ReturnType<typeof setTimeout> | undefined
  #pressed = false

  open(card: string | null): void {
    this.leave()
    this.card = card
  }

  toggle(card: string | null): void {
    this.open(this.card ? null : card)
  }

  leave = (): void => {
    clearTimeout(this.#timer)
    this.beside = null
  }

  /** What to enlarge for an event: the nearest thing with a card around it. */
  static at(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || innerWidth < ROOM) return
    const element = Zoom.at(event.target)
    const { card, thing } = element?.dataset ?? {}
    if (!element || !card) return this.leave()
    if (this.beside?.card === card && this.beside.thing === thing) return
    clearTimeout(this.#timer)
    const show = (): void => {
      if (element.isConnected) this.beside = { card, thing: thing ?? card, place: element.getBoundingClientRect() }
    }
    // Once one card is large, its neighbours follow the pointer at once.
    if (this.beside) show()
    else this.#timer = setTimeout(show, REST)
  }

  /** A finger that stays enlarges; the click that ends it must not choose. */
  down = (event: PointerEvent): void => {
    this.leave()
    this.#pressed = false
    if (event.pointerType !== 'touch') return
    const card = Zoom.at(event.target)?.dataset.card
    if (!card) return
    this.#timer = setTimeout(() => {
      this.#pressed = true
      this.open(card)
    }, PRESS)
  }

  moved = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(this.#timer)
  }

  up = (): void => clearTimeout(this.#timer)

  clicked = (event: MouseEvent): void => {
    if (!this.#pressed) return
    this.#pressed = false
    event.preventDefault()
    event.stopPropagation()
  }
}
