/**
 * Things move from where they were to where they are. Everything that carries data-thing is measured before the table
 * is drawn anew and looked for afterwards; what moved flies as a copy above the table, so that no scrolling box cuts
 * it off; what is new turns over. With reduced motion both fade.
 */

import { preferences } from '../preferences.svelte'

/** Where a thing was: on the screen, and in what held it. */
export interface Spot {
  rect: DOMRect
  holder: Element | null
  left: number
  top: number
}
export type Places = Map<string, Spot[]>

const NEAR = 6
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** How long a move, a turning card and a glow take, as somebody likes it. */
const timing = (duration: number, easing: string = EASE) => ({ duration: preferences.motion === 'quick' ? duration / 2 : duration, easing })
const move = () => timing(280)
const turn = () => timing(240)
const shine = () => timing(1400, 'ease-out')
/** So many at once is a new layout, not a move. */
const MANY = 36

function things(root: Element): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const id = element.dataset.thing!
    const there = found.get(id)
    if (there) there.push(element)
    else found.set(id, [element])
  }
  return found
}

function spot(element: HTMLElement, holders: Map<Element, DOMRect>): Spot {
  const rect = element.getBoundingClientRect()
  const holder = element.parentElement
  if (!holder) return { rect, holder, left: rect.left, top: rect.top }
  let frame = holders.get(holder)
  if (!frame) holders.set(holder, (frame = holder.getBoundingClientRect()))
  return { rect, holder, left: rect.left - frame.left, top: rect.top - frame.top }
}

export function measure(root: Element): Places {
  const places: Places = new Map()
  const holders = new Map<Element, DOMRect>()
  for (const [id, elements] of things(root)) {
    const spots = elements.map((element) => spot(element, holders)).filter(({ rect }) => rect.width > 0)
    if (spots.length) places.set(id, spots)
  }
  return places
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR

/** It has not moved, or what holds it has moved (a scrolled page, a wrapped row) and it lies there as before. */
function stays(before: Spot, now: Spot): boolean {
  if (near(before.rect.left, now.rect.left) && near(before.rect.top, now.rect.top)) return true
  return before.holder === now.holder && near(before.left, now.left) && near(before.top, now.top)
}

export interface Moved {
  element: HTMLElement
  /** Where it was; null: it was nowhere. */
  from: DOMRect | null
  to: DOMRect
  /** It came from elsewhere, and did not only close a gap among its neighbours. */
  far: boolean
}

/** What moved and what is new. Of equal things those that stayed are matched first, then the rest in order. */
export function moves(root: Element, before: Places): Moved[] {
  const moved: Moved[] = []
  const holders = new Map<Element, DOMRect>()
  for (const [id, elements] of things(root)) {
    const left = [...(before.get(id) ?? [])]
    const rest: { element: HTMLElement; now: Spot }[] = []
    for (const element of elements) {
      const now = spot(element, holders)
      if (!now.rect.width) continue
      const stayed = left.findIndex((then) => stays(then, now))
      if (stayed >= 0) left.splice(stayed, 1)
      else rest.push({ element, now })
    }
    for (const { element, now } of rest) {
      const then = left.shift()
      moved.push({ element, from: then?.rect ?? null, to: now.rect, far: then?.holder !== now.holder })
    }
  }
  // What lies on something that moved goes with it.
  const all = new Set(moved.map(({ element }) => element))
  return moved.filter(({ element }) => {
    const under = element.parentElement?.closest<HTMLElement>('[data-thing]')
    return !under || !all.has(under)
  })
}

export function flow(root: HTMLElement, before: Places): void {
  if (!before.size || document.hidden || preferences.motion === 'none' || typeof root.animate !== 'function') return
  const moved = moves(root, before)
  if (!moved.length || moved.length > MANY) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const { element, from, to, far } of moved) {
    if (calm) element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 200 })
    else if (from && far) fly(root, element, from, to)
    else if (from) {
      const back = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
      element.animate([{ transform: back }, { transform: 'none' }], move())
    } else {
      element.animate([{ transform: 'perspective(600px) rotateY(80deg)', opacity: 0.3 }, {}], turn())
      glow(element)
    }
  }
}

function fly(root: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-thing]')]) {
    part.removeAttribute('data-thing')
    part.removeAttribute('data-card')
    part.removeAttribute('data-state')
  }
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  })
  root.append(ghost)
  const back = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  element.animate([{ opacity: 0 }, { opacity: 0 }], move())
  const done = (): void => {
    ghost.remove()
    glow(element)
  }
  ghost.animate([{ transform: back }, { transform: 'none' }], move()).finished.then(done, done)
}

function glow(element: HTMLElement): void {
  element.animate([{ boxShadow: '0 0 0 3px var(--accent-turn)' }, { boxShadow: '0 0 0 3px transparent' }], shine())
}

/** Bring a thing into sight and mark it for a moment. Returns whether it is on the table at all. */
export function point(root: ParentNode, thing: string): boolean {
  const element = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)
  if (!element) return false
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' })
  element.classList.remove('pointed')
  void element.offsetWidth // so that pointing twice marks it twice
  element.classList.add('pointed')
  return true
}
