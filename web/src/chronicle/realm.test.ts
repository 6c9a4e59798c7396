import { describe, expect, it } from 'vitest'
import { bands, colour, regions } from './realm'

const site = (slot: string) => ({ slot, site: null, cards: [] })

describe('the map', () => {
  it('has its sites by region, from the top', () => {
    const map = ['cradle-1', 'cradle-2', 'provinces-1', 'hinterland-1'].map(site)
    expect(regions(map).map((region) => [region.name, region.sites.length])).toEqual([
      ['cradle', 2],
      ['provinces', 1],
      ['hinterland', 1],
    ])
  })
})

describe('the suits', () => {
  it('lie one above the other and fill the whole', () => {
    const found = bands(['sun', 'moon'], [{ sun: 1, moon: 3 }, {}])
    expect(found.map((band) => band.suit)).toEqual(['sun', 'moon'])
    expect(found[0]!.spans).toEqual([
      [0, 0.25],
      [0, 0],
    ])
    expect(found[1]!.spans[0]).toEqual([0.25, 1])
  })

  it('have colours of their own', () => {
    expect(colour('moon', ['sun', 'moon'])).not.toBe(colour('sun', ['sun', 'moon']))
    expect(colour('star', ['sun', 'moon'])).toBe('currentColor')
  })
})
