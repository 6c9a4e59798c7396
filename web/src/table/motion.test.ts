import { afterEach, describe, expect, it } from 'vitest'
import { measure, moves } from './motion'

function box(parent: Element, x: number, y: number, thing?: string): HTMLElement {
  const element = document.createElement('div')
  if (thing) element.dataset.thing = thing
  parent.append(element)
  return place(element, x, y)
}
function place(element: HTMLElement, x: number, y: number): HTMLElement {
  element.getBoundingClientRect = () => ({ x, y, left: x, top: y, width: 10, height: 10 }) as DOMRect
  return element
}

afterEach(() => document.body.replaceChildren())

describe('what moved', () => {
  it('is a thing that lies elsewhere, and a new one was nowhere', () => {
    const hand = box(document.body, 0, 100)
    const track = box(document.body, 0, 0)
    const card = box(track, 50, 0, 'ally:crab-1')
    const before = measure(document.body)
    card.remove()
    const now = box(hand, 0, 100, 'ally:crab-1')
    const drawn = box(track, 0, 0, 'ally:squid-2')
    const moved = moves(document.body, before)
    expect(moved.map(({ element, from, far }) => [element, from?.x ?? null, far])).toEqual([
      [now, 50, true],
      [drawn, null, true],
    ])
  })

  it('is nothing when the page was scrolled', () => {
    const hand = box(document.body, 0, 100)
    const card = box(hand, 20, 100, 'ally:crab-1')
    const before = measure(document.body)
    place(hand, 0, 40)
    place(card, 20, 40)
    expect(moves(document.body, before)).toEqual([])
  })

  it('matches equal cards that stayed before those that went', () => {
    const hand = box(document.body, 0, 100)
    const table = box(document.body, 0, 0)
    const first = box(hand, 0, 100, 'a')
    box(hand, 30, 100, 'a')
    const before = measure(document.body)
    first.remove()
    const played = box(table, 60, 0, 'a')
    const moved = moves(document.body, before)
    expect(moved.map(({ element, from }) => [element, from?.x])).toEqual([[played, 0]])
  })

  it('does not count what lies on a thing that moved', () => {
    const tile = box(document.body, 0, 0, 'location:a')
    const lord = box(tile, 0, 5, 'lord:b')
    const before = measure(document.body)
    tile.remove()
    const shelf = box(document.body, 300, 300)
    shelf.append(place(tile, 300, 300))
    place(lord, 300, 320)
    expect(moves(document.body, before).map(({ element }) => element)).toEqual([tile])
  })
})
