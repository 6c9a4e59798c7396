import { describe, expect, it } from 'vitest'
import { emblem, picture } from './emblem'
import { frameNames } from './frames'
import { groundNames } from './grounds'
import { motifNames, motifs } from './motifs'
import { limb, star, through } from './pen'
import { paint, type Palette } from './palette'
import { Chance, hash } from './seed'

const palette: Palette = { L: '#eee', M: '#888', D: '#444', K: '#000', G: '#ff0', W: '#fff', near: '#123', far: '#012' }

describe('the motifs', () => {
  it('are many', () => expect(motifNames.length).toBeGreaterThanOrEqual(60))

  it.each(motifNames)('%s is sound SVG in known tones', (name) => {
    const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${motifs[name]}</svg>`, 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.documentElement.childElementCount).toBeGreaterThan(0)
    for (const element of svg.querySelectorAll('*'))
      for (const where of ['fill', 'stroke']) {
        const tone = element.getAttribute(where)
        if (tone !== null) expect(['L', 'M', 'D', 'K', 'G', 'W', 'none']).toContain(tone)
      }
    expect(motifs[name]).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('are all different', () => expect(new Set(Object.values(motifs)).size).toBe(motifNames.length))
})

describe('an emblem', () => {
  it('follows from its id alone', () => {
    expect(emblem('card:one', palette)).toBe(emblem('card:one', palette))
    expect(emblem('card:one', palette)).not.toBe(emblem('card:two', palette))
  })

  it('is different for each of very many ids with nothing set by hand', () => {
    const ids = Array.from({ length: 500 }, (_, i) => `denizen:${i}`)
    expect(new Set(ids.map((id) => emblem(id, palette))).size).toBe(ids.length)
  })

  it('keeps what is set by hand', () => {
    const drawn = emblem('x', palette, { motif: 'anchor', ground: 'rays', frame: 'rope' })
    expect(drawn).toContain(paint(motifs.anchor, palette))
  })

  it('draws every ground and every frame without a slip', () => {
    for (const ground of groundNames) for (const frame of frameNames) expect(emblem(`${ground} ${frame}`, palette, { ground, frame })).not.toMatch(/NaN|undefined|(fill|stroke)="[LMDKGW]"/)
  })

  it('becomes an image of the part wanted', () => {
    const image = decodeURIComponent(picture('x', palette, { motif: 'anchor' }, '-8 -20 116 150'))
    expect(image).toMatch(/^data:image\/svg\+xml,<svg [^>]*viewBox="-8 -20 116 150" width="116" height="150">.*<\/svg>$/s)
    expect(new DOMParser().parseFromString(image.slice(image.indexOf('<')), 'image/svg+xml').querySelector('parsererror')).toBeNull()
  })
})

describe('the pen', () => {
  it('closes a limb around its middle line', () => {
    const d = limb([[0, 0, 2], [10, 0, 2], [20, 0, 0]])
    expect(d).toMatch(/^M0 2C.*Z$/)
    expect(d).toContain('0 -2')
  })

  it('draws through the points', () => expect(through([[0, 0], [10, 10], [20, 0]])).toMatch(/^M0 0C.* 10 10C.* 20 0$/))

  it('draws stars', () => expect(star(0, 0, 5, 10, 4).match(/L/g)).toHaveLength(9))
})

describe('chance', () => {
  it('is the same on every machine', () => {
    expect(hash('lord:jailer')).toBe(hash('lord:jailer'))
    const chance = new Chance('regnum')
    expect([chance.next(), chance.next()].map((n) => n.toFixed(6))).toEqual(['0.231673', '0.882120'])
  })

  it('stays within its bounds', () => {
    const chance = new Chance('bounds')
    for (let i = 0; i < 500; i++) {
      expect(chance.whole(2, 4)).toBeOneOf([2, 3, 4])
      expect(chance.one(['a', 'b'])).toBeOneOf(['a', 'b'])
    }
  })
})
