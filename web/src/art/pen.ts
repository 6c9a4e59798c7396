/**
 * The pen every motif is drawn with. A drawing is SVG text in a box of 100 × 100, painted in tones, not colours:
 * `fill="M"` becomes a colour when a palette is applied (palette.ts), so that one motif serves every game.
 */

/** L light, M main, D dark, K ink, G glow, W white. */
export type Tone = 'L' | 'M' | 'D' | 'K' | 'G' | 'W'

export type Point = readonly [x: number, y: number]
/** A point of a limb's middle line, and how thick the limb is there. */
export type Joint = readonly [x: number, y: number, radius: number]

export const round = (n: number): number => Math.round(n * 10) / 10
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`

/** A shape with an ink outline. */
export const body = (d: string, tone: Tone = 'M', width = 1.8): string =>
  `<path d="${d}" fill="${tone}" stroke="K" stroke-width="${width}" stroke-linejoin="round"/>`

/** A shape without outline: shading (ink, see-through) and shine (white, see-through) are shapes like this. */
export const shape = (d: string, tone: Tone = 'D', opacity = 1): string =>
  `<path d="${d}" fill="${tone}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const shade = (d: string, opacity = 0.28): string => shape(d, 'K', opacity)
export const shine = (d: string, opacity = 0.4): string => shape(d, 'W', opacity)

export const line = (d: string, tone: Tone = 'K', width = 1.8, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  `${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const disc = (x: number, y: number, r: number, tone: Tone = 'M', outline = 0): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${tone}"${outline ? ` stroke="K" stroke-width="${outline}"` : ''}/>`

export const oval = (x: number, y: number, rx: number, ry: number, tone: Tone = 'M', outline = 0, turn = 0): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${tone}"` +
  `${outline ? ` stroke="K" stroke-width="${outline}"` : ''}${turn ? ` transform="rotate(${turn} ${round(x)} ${round(y)})"` : ''}/>`

export const ring = (x: number, y: number, r: number, tone: Tone, width: number, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${tone}" stroke-width="${width}"` +
  `${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const group = (inner: string, transform = '', opacity = 1): string =>
  `<g${transform ? ` transform="${transform}"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}>${inner}</g>`

/** The drawing and its mirror image about the middle of the box. */
export const both = (half: string): string => half + group(half, 'matrix(-1 0 0 1 100 0)')

export const polar = (x: number, y: number, r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [x + r * Math.cos(a), y + r * Math.sin(a)]
}

/** The same drawing `count` times around a point. */
export const around = (count: number, x: number, y: number, inner: (i: number) => string, from = 0, sweep = 360): string => {
  let out = ''
  for (let i = 0; i < count; i++) out += group(inner(i), `rotate(${round(from + (sweep * i) / count)} ${x} ${y})`)
  return out
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

/** A star, a gear with pointed teeth, or, with equal radii, a regular polygon. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = -90): string =>
  polygon(Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? inner : outer, turn + (180 * i) / points)))

/** A smooth line through the points (Catmull–Rom as cubic curves). */
export const through = (points: readonly Point[], closed = false): string => {
  const n = points.length
  const p = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as Point
  let d = `M${at(...p(0))}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    d += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${at(c[0], c[1])}`
  }
  return closed ? d + 'Z' : d
}

/** The outline of a limb that tapers along its middle line: tails, tentacles, kelp, ropes. */
export const limb = (joints: readonly Joint[]): string => {
  const left: Point[] = []
  const right: Point[] = []
  joints.forEach(([x, y, r], i) => {
    const [px, py] = joints[Math.max(0, i - 1)] as Joint
    const [nx, ny] = joints[Math.min(joints.length - 1, i + 1)] as Joint
    const length = Math.hypot(nx - px, ny - py) || 1
    const [ux, uy] = [(nx - px) / length, (ny - py) / length]
    left.push([x - uy * r, y + ux * r])
    right.unshift([x + uy * r, y - ux * r])
  })
  const down = through(left)
  const up = through(right)
  return `${down}L${up.slice(1)}Z`
}

/** A spiral's middle line, thick outside and thin inside. */
export const spiral = (x: number, y: number, from: number, to: number, start: number, turns: number, thick: number, thin: number): Joint[] => {
  const steps = Math.ceil(Math.abs(turns) * 10)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const [px, py] = polar(x, y, from + (to - from) * t, start + 360 * turns * t)
    return [px, py, thick + (thin - thick) * t] as Joint
  })
}

/** An eye with a slit or a round pupil. */
export const eye = (x: number, y: number, r: number, slit = false): string =>
  disc(x, y, r, 'G', 1.2) + (slit ? oval(x, y, r * 0.28, r * 0.78, 'K') : disc(x, y, r * 0.5, 'K')) + disc(x - r * 0.3, y - r * 0.35, r * 0.25, 'W')

/** A pearl. */
export const pearl = (x: number, y: number, r: number): string =>
  disc(x, y, r, 'L', 1.2) + shade(`M${at(x - r, y)}A${r} ${r} 0 0 0 ${at(x + r, y)}A${r} ${round(r * 0.7)} 0 0 1 ${at(x - r, y)}Z`, 0.22) + oval(x - r * 0.3, y - r * 0.38, r * 0.34, r * 0.22, 'W', 0, -30)
