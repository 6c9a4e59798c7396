import { describe, expect, it } from 'vitest'
import { besideOf } from './zoom.svelte'

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })

/** A card of 480 pixels, enlarged beside a thing; where it stands. */
function enlarged(thing: ReturnType<typeof rect>, page: { width: number; height: number }, column: ReturnType<typeof rect> | null = null) {
  const { left, top, width } = besideOf(thing, 480, page, column)
  return rect(left, top, width, 480)
}
const covers = (a: ReturnType<typeof rect>, b: ReturnType<typeof rect>): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('the enlarged card', () => {
  it('is docked over the log, so that nothing on the board is covered', () => {
    const column = rect(1120, 44, 320, 856)
    for (const left of [10, 500, 980]) {
      const card = enlarged(rect(left, 300, 130, 180), { width: 1440, height: 900 }, column)
      expect(card.left).toBeGreaterThanOrEqual(column.left)
      expect(card.right).toBeLessThanOrEqual(column.right)
      expect(card.bottom).toBeLessThanOrEqual(900)
    }
  })

  it('stands on the other side of the page where there is no column, and never over what it enlarges', () => {
    const page = { width: 768, height: 1024 }
    for (let left = 0; left <= page.width - 300; left += 13)
      for (const width of [60, 130, 220, 300]) {
        const thing = rect(left, 400, width, 180)
        const card = enlarged(thing, page)
        expect(covers(card, thing), `${left} ${width}`).toBe(false)
        expect(card.left).toBeGreaterThanOrEqual(0)
        expect(card.right).toBeLessThanOrEqual(page.width)
      }
  })

  it('leaves the log, when something there is pointed at', () => {
    const thing = rect(1200, 300, 90, 20)
    expect(covers(enlarged(thing, { width: 1440, height: 900 }, rect(1120, 44, 320, 856)), thing)).toBe(false)
  })
})
