/** Borders inside the box, between the ground and the motif: they set the motif off and tell families apart. */
import { around, disc, group, line, polygon, polar, ring, shape, star } from './pen'
import type { Chance } from './seed'

type Frame = (chance: Chance) => string

const none: Frame = () => ''
const halo: Frame = () => `<circle cx="50" cy="50" r="50" fill="G" opacity=".14"/><circle cx="50" cy="50" r="38" fill="G" opacity=".16"/>`
const hoop: Frame = () => ring(50, 50, 53, 'K', 5, 0.55) + ring(50, 50, 53, 'L', 2.2) + ring(50, 50, 49, 'L', 0.8, 0.6)
const beads: Frame = (chance) => {
  const count = chance.whole(18, 28)
  return (
    ring(50, 50, 53, 'K', 4, 0.4) + around(count, 50, 50, (i) => disc(50, -3, i % 2 ? 1.6 : 2.6, i % 2 ? 'L' : 'G'))
  )
}
const rope: Frame = () =>
  ring(50, 50, 53, 'K', 6.4, 0.6) +
  `<circle cx="50" cy="50" r="53" fill="none" stroke="M" stroke-width="4.6"/><circle cx="50" cy="50" r="53" fill="none" stroke="L" stroke-width="4.6" stroke-dasharray="3 5.3"/>`
const scallops: Frame = () =>
  around(16, 50, 50, () => `<circle cx="50" cy="-3" r="7.4" fill="D" stroke="L" stroke-width="1.4" opacity=".75"/>`) +
  `<circle cx="50" cy="50" r="51" fill="K" opacity=".45"/>` + ring(50, 50, 51, 'L', 1.4, 0.8)
const points: Frame = (chance) =>
  shape(star(50, 50, chance.whole(12, 18), 60, 50), 'D', 0.55) +
  `<circle cx="50" cy="50" r="50" fill="K" opacity=".4"/>` + ring(50, 50, 50, 'G', 1.4, 0.9)
const lozenge: Frame = () => group(line(polygon([[50, -14], [114, 50], [50, 114], [-14, 50]]), 'L', 2, 0.7) + line(polygon([[50, -8], [108, 50], [50, 108], [-8, 50]]), 'G', 0.9, 0.7))
const arch: Frame = () =>
  line('M-4 112V44C-4 10 20 -8 50 -8S104 10 104 44V112', 'K', 6, 0.5) +
  line('M-4 112V44C-4 10 20 -8 50 -8S104 10 104 44V112', 'L', 2.4, 0.85) +
  line('M2 112V46C2 16 24 -2 50 -2S98 16 98 46V112', 'G', 0.9, 0.7)
const corners: Frame = () => around(4, 50, 50, () => line('M-8 16V-8H16M-3 22V-3H22', 'L', 1.8, 0.8) + disc(-8, -8, 2.4, 'G'))
const hexagon: Frame = () =>
  shape(polygon(Array.from({ length: 6 }, (_, i) => polar(50, 50, 58, 30 + i * 60))), 'K', 0.35) +
  line(polygon(Array.from({ length: 6 }, (_, i) => polar(50, 50, 58, 30 + i * 60))), 'L', 2, 0.8)
const SHIELD = 'M4 4C30 10 40 2 50 -8C60 2 70 10 96 4C104 50 92 90 50 110C8 90 -4 50 4 4Z'
const crest: Frame = () => shape(SHIELD, 'K', 0.4) + line(SHIELD, 'L', 2, 0.8)

export const frames = { arch, beads, corners, crest, halo, hexagon, hoop, lozenge, none, points, rope, scallops }

export type FrameName = keyof typeof frames

export const frameNames = Object.keys(frames).sort() as FrameName[]
