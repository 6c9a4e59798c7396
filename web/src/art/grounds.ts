/** What lies behind a motif. Each fills a box far larger than 100 × 100, so that any cut of it is filled. */
import { group, line, polar, polygon, ring, round, shape } from './pen'
import type { Chance } from './seed'

type Ground = (chance: Chance) => string

const EDGE = 110

const rays: Ground = (chance) => {
  const count = chance.whole(9, 14)
  const turn = chance.between(0, 360)
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = turn + (360 * i) / count
    const half = (360 / count) * chance.between(0.16, 0.3)
    out += shape(polygon([[50, 50], polar(50, 50, EDGE, a - half), polar(50, 50, EDGE, a + half)]), 'G', round(chance.between(1, 2)) / 10)
  }
  return out
}

const shafts: Ground = (chance) => {
  let out = ''
  const count = chance.whole(4, 6)
  for (let i = 0; i < count; i++) {
    const x = -20 + (140 * i) / count + chance.between(-8, 8)
    const w = chance.between(6, 15)
    const lean = chance.between(14, 34)
    out += shape(`M${round(x)} -60L${round(x + w)} -60L${round(x + w * 1.8 - lean)} 160L${round(x - lean)} 160Z`, 'W', round(chance.between(0.6, 1.3)) / 10)
  }
  return out
}

const rings: Ground = (chance) => {
  const [x, y] = [chance.between(30, 70), chance.between(25, 70)]
  const step = chance.between(8, 13)
  let out = ''
  for (let r = step; r < EDGE; r += step) out += ring(x, y, r, 'G', 1.4, 0.28)
  return out
}

const waves: Ground = (chance) => {
  let out = ''
  const step = chance.between(11, 15)
  const swing = chance.between(3, 6)
  const length = chance.between(16, 26)
  for (let y = -55; y < 155; y += step) {
    let d = `M-70 ${round(y)}q${round(length / 2)} ${round(-swing)} ${round(length)} 0`
    for (let x = -70 + length; x < 170; x += length) d += `t${round(length)} 0`
    out += line(d, 'L', 1.5, 0.22)
  }
  return out
}

const scales: Ground = (chance) => {
  const r = chance.between(9, 13)
  let d = ''
  for (let row = 0; row < 24; row++) {
    const y = -60 + row * r
    for (let x = -70 + (row % 2 ? r : 0); x < 170; x += 2 * r) d += `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 0 0 ${round(2 * r)} 0`
  }
  return line(d, 'L', 1.2, 0.2)
}

const bubbles: Ground = (chance) => {
  let out = ''
  for (let i = 0; i < 24; i++) {
    const [x, y, r] = [chance.between(-50, 150), chance.between(-50, 150), chance.between(1.5, 7)]
    out += ring(x, y, r, 'L', 1, 0.4) + group(line(`M${round(x - r * 0.5)} ${round(y - r * 0.2)}a${round(r * 0.6)} ${round(r * 0.6)} 0 0 1 ${round(r * 0.4)} ${round(-r * 0.4)}`, 'W', 1, 0.6))
  }
  return out
}

const kelp: Ground = (chance) => {
  let out = ''
  for (let i = 0; i < 9; i++) {
    const x = -40 + i * 22 + chance.between(-7, 7)
    const sway = chance.between(5, 12) * (i % 2 ? 1 : -1)
    const top = chance.between(-50, 20)
    const w = chance.between(2, 4)
    const d = `M${round(x)} 170C${round(x + sway)} 130 ${round(x - sway)} 100 ${round(x)} 70S${round(x + sway)} ${round(top + 30)} ${round(x - sway / 2)} ${round(top)}`
    out += line(d, 'M', w, 0.35)
    for (let k = 0; k < 5; k++) {
      const y = 120 - k * 24
      if (y > top) out += line(`M${round(x)} ${y}q${k % 2 ? 8 : -8} -2 ${k % 2 ? 12 : -12} -10`, 'M', w, 0.35)
    }
  }
  return out
}

const stars: Ground = (chance) => {
  let out = ''
  for (let i = 0; i < 60; i++) out += `<circle cx="${round(chance.between(-50, 150))}" cy="${round(chance.between(-50, 150))}" r="${round(chance.between(0.5, 1.7))}" fill="${chance.one(['G', 'W', 'L'] as const)}" opacity="${round(chance.between(3, 8)) / 10}"/>`
  return out
}

const facets: Ground = (chance) => {
  let out = ''
  const [x, y] = [chance.between(35, 65), chance.between(30, 60)]
  const count = chance.whole(7, 10)
  const turn = chance.between(0, 360)
  for (let i = 0; i < count; i++) {
    const a = turn + (360 * i) / count
    const b = turn + (360 * (i + 1)) / count
    const opacity = round(chance.between(0.3, 2.6)) / 10
    out += shape(polygon([[x, y], polar(x, y, 120, a), polar(x, y, 120, b)]), i % 2 ? 'M' : 'L', opacity)
    out += shape(polygon([polar(x, y, 52, a), polar(x, y, 120, a), polar(x, y, 120, b), polar(x, y, 58, b)]), 'K', 0.16)
  }
  return out
}

const cliffs: Ground = (chance) => {
  const ridge = (base: number, height: number, opacity: number): string => {
    let d = `M-60 170L-60 ${round(base)}`
    for (let x = -60; x <= 160; x += 16) d += `L${round(x + chance.between(-3, 3))} ${round(base - chance.between(0, height))}`
    return shape(`${d}L160 170Z`, 'K', opacity)
  }
  return ridge(46, 34, 0.25) + ridge(72, 26, 0.35) + ridge(94, 16, 0.45)
}

const weave: Ground = (chance) => {
  const step = chance.between(9, 14)
  let d = ''
  for (let i = -170; i < 330; i += step) d += `M${round(i)} -60L${round(i - 220)} 160M${round(i - 220)} -60L${round(i)} 160`
  return line(d, 'L', 0.9, 0.2)
}

const beams: Ground = (chance) => {
  const [x, y] = [chance.between(20, 80), -30]
  let out = ''
  for (let i = 0; i < 7; i++) {
    const a = 40 + i * 16 + chance.between(-4, 4)
    out += shape(polygon([[x, y], polar(x, y, 220, a - 3), polar(x, y, 220, a + 3 + chance.between(0, 3))]), 'G', 0.16)
  }
  return out
}

export const grounds = { beams, bubbles, cliffs, facets, kelp, rays, rings, scales, shafts, stars, waves, weave }

export type GroundName = keyof typeof grounds

export const groundNames = Object.keys(grounds).sort() as GroundName[]
