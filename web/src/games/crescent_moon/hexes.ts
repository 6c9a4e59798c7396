/** Where hexes lie: each 100 wide and 115.47 high, standing on a corner. */
import type { HexView } from './view'

export const WIDE = 100
export const HIGH = 115.47
const ROW = 86.6

export interface Spot {
  q: number
  r: number
}
export type Point = readonly [x: number, y: number]

/** The middle of a hex. */
export const middle = ({ q, r }: Spot): Point => [(q + r / 2) * WIDE, r * ROW]

/** The corners of a hex by the names of the edges they lie between, from its middle. */
const CORNERS: Record<string, Point> = { N: [0, -57.735], NE: [50, -28.87], SE: [50, 28.87], S: [0, 57.735], SW: [-50, 28.87], NW: [-50, -28.87] }
const EDGES: Record<string, readonly [from: string, to: string]> = {
  E: ['NE', 'SE'],
  NE: ['N', 'NE'],
  NW: ['NW', 'N'],
  W: ['SW', 'NW'],
  SW: ['S', 'SW'],
  SE: ['SE', 'S'],
}

const corner = (spot: Spot, name: string): Point => {
  const [x, y] = middle(spot)
  const [dx, dy] = CORNERS[name]!
  return [Math.round((x + dx) * 10) / 10, Math.round((y + dy) * 10) / 10]
}

/** The river: along the edges of its hexes, and from corner to corner through the crossing. */
export function course(hexes: readonly HexView[]): string {
  const ends = new Set<string>()
  const edges = hexes.flatMap((hex) =>
    hex.river.map((edge) => {
      const [a, b] = EDGES[edge]!.map((name) => corner(hex, name)) as [Point, Point]
      ends.add(spot(a)).add(spot(b))
      return `M${a.join(' ')}L${b.join(' ')}`
    }),
  )
  const through = hexes
    .filter(({ feature }) => feature === 'crossing')
    .flatMap((hex) => {
      const [x, y] = middle(hex)
      const touched = Object.keys(CORNERS).map((name) => corner(hex, name)).filter((point) => [...ends].some((end) => near(end, point)))
      if (touched.length >= 2) return [`M${touched[0]!.join(' ')}Q${x} ${y} ${touched.at(-1)!.join(' ')}`]
      return touched.map((point) => `M${point.join(' ')}Q${x} ${y} ${2 * x - point[0]} ${2 * y - point[1]}`)
    })
  return [...edges, ...through].join('')
}

const spot = ([x, y]: Point): string => `${x} ${y}`
const near = (end: string, [x, y]: Point): boolean => {
  const [ex, ey] = end.split(' ').map(Number) as [number, number]
  return Math.hypot(ex - x, ey - y) < 2
}

/** The box that holds all of them. */
export function frame(spots: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const points = spots.map(middle)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs) - WIDE / 2
  const y = Math.min(...ys) - HIGH / 2
  return { x, y, width: Math.max(...xs) + WIDE / 2 - x, height: Math.max(...ys) + HIGH / 2 - y }
}
