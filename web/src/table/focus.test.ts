import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, direction, neighbour, nextFree, Place } from './focus'

/** Things on a grid of 10 px, as jsdom lays nothing out by itself. */
function lay(things: [id: string, x: number, y: number, state?: string][]): void {
  for (const [id, x, y, state = 'free'] of things) {
    const button = document.createElement('button')
    Object.assign(button.dataset, { thing: id, nth: '0', state })
    const rect = new DOMRect(x * 10, y * 10, 8, 8)
    button.getBoundingClientRect = () => rect
    button.getClientRects = () => [rect] as unknown as DOMRectList
    document.body.append(button)
  }
}
const at = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)!

beforeEach(() => {
  globalThis.DOMRect ??= class {
    constructor(
      public x: number,
      public y: number,
      public width: number,
      public height: number,
    ) {}
    get left() {
      return this.x
    }
    get top() {
      return this.y
    }
  } as unknown as typeof DOMRect
})
afterEach(() => document.body.replaceChildren())

describe('arrows', () => {
  it('lead to the thing beside, not to a nearer one askew', () => {
    lay([
      ['a', 0, 0],
      ['b', 4, 0],
      ['c', 2, 2],
      ['d', 0, 4],
    ])
    expect(neighbour(document, at('a'), 'right')).toBe(at('b'))
    expect(neighbour(document, at('a'), 'down')).toBe(at('d'))
    expect(neighbour(document, at('b'), 'left')).toBe(at('a'))
    expect(neighbour(document, at('a'), 'up')).toBeNull()
  })

  it('are the arrow keys', () => {
    expect(direction('ArrowLeft')).toBe('left')
    expect(direction('a')).toBeNull()
  })
})

describe('the next thing to choose', () => {
  it('goes round those that are free', () => {
    lay([
      ['a', 0, 0],
      ['b', 1, 0, 'idle'],
      ['c', 2, 0],
    ])
    expect(nextFree(document, null)).toBe(at('a'))
    expect(nextFree(document, at('a'))).toBe(at('c'))
    expect(nextFree(document, at('c'))).toBe(at('a'))
    expect(nextFree(document, at('a'), true)).toBe(at('c'))
    expect(nextFree(document, at('b'))).toBe(at('c'))
  })
})

describe('the focus', () => {
  it('is found again when its thing has been drawn anew', () => {
    lay([['a', 0, 0]])
    const place = new Place()
    at('a').focus()
    place.remember(document.activeElement)
    document.body.replaceChildren()
    lay([['a', 0, 0]])
    place.keep(document, undefined)
    expect(document.activeElement).toBe(at('a'))
  })

  it('goes to the question when its thing is gone', () => {
    lay([
      ['a', 0, 0],
      ['b', 1, 0],
    ])
    const place = new Place()
    at('a').focus()
    place.remember(document.activeElement)
    at('a').remove()
    place.keep(document, at('b'))
    expect(document.activeElement).toBe(at('b'))
  })

  it('is left alone where it is', () => {
    lay([
      ['a', 0, 0],
      ['b', 1, 0],
    ])
    const place = new Place()
    place.remember(at('a'))
    at('b').focus()
    place.keep(document, at('a'))
    expect(document.activeElement).toBe(at('b'))
  })
})

describe('a place that is folded away', () => {
  it('leaves the focus to the question', () => {
    document.body.innerHTML = '<p tabindex="-1"></p>'
    lay([['lord:jailer', 0, 0]])
    const place = new Place()
    place.remember(at('lord:jailer'))
    at('lord:jailer').focus = () => undefined // as browsers do where it is not visible
    place.keep(document.body, document.querySelector('p')!)
    expect(document.activeElement).toBe(document.querySelector('p'))
  })
})

describe('arriving', () => {
  it('takes the focus, with a ring only for those who came by key', () => {
    document.body.innerHTML = '<p tabindex="-1"></p><button></button>'
    const place = document.querySelector('p')!
    window.dispatchEvent(new Event('pointerdown'))
    arrive(place)
    expect(document.activeElement).toBe(place)
    expect(place.hasAttribute('data-quiet')).toBe(true)
    document.querySelector('button')!.focus()
    expect(place.hasAttribute('data-quiet')).toBe(false)
    window.dispatchEvent(new Event('keydown'))
    arrive(place)
    expect(place.hasAttribute('data-quiet')).toBe(false)
  })
})
