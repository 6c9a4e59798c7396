/**
 * Emblems: a picture of its own for every card of every game, composed of a motif, a ground and a frame and painted in
 * a palette. The card's id is the seed; what a game sets by hand is kept, the rest follows from the seed.
 */
import { frameNames, frames, type FrameName } from './frames'
import { groundNames, grounds, type GroundName } from './grounds'
import { motifNames, motifs, type Motif } from './motifs'
import { paint, type Palette } from './palette'
import { group } from './pen'
import { Chance } from './seed'

export interface Design {
  motif?: Motif
  /** A second, smaller motif, faint behind the first. */
  behind?: Motif
  ground?: GroundName
  frame?: FrameName
  /** Motifs of landscapes fill the picture; others stand free in its middle. */
  scale?: number
}

/** The drawing of an emblem: SVG text in a box of 100 × 100, its ground reaching 60 beyond on every side. */
export function emblem(id: string, palette: Palette, design: Design = {}): string {
  const chance = new Chance(id)
  const motif = design.motif ?? chance.one(motifNames)
  const ground = design.ground ?? chance.one(groundNames)
  const frame = design.frame ?? chance.one(frameNames)
  const scale = design.scale ?? (frame === 'none' || frame === 'arch' || frame === 'corners' ? 0.92 : 0.8)
  const shift = 50 * (1 - scale)
  return (
    `<defs><radialGradient id="lit" cx="50" cy="42" r="92" gradientUnits="userSpaceOnUse">` +
    `<stop offset="0" stop-color="${palette.near}"/><stop offset="1" stop-color="${palette.far}"/></radialGradient></defs>` +
    `<rect x="-60" y="-60" width="220" height="220" fill="url(#lit)"/>` +
    paint(
      grounds[ground](chance) +
        (design.behind ? group(motifs[design.behind], 'translate(-26 -34) scale(1.52)', 0.18) : '') +
        frames[frame](chance) +
        group(motifs[motif], `translate(${shift} ${shift}) scale(${scale})`),
      palette,
    )
  )
}

/** The address of an emblem as an image: the part of the drawing that lies in the box. */
export function picture(id: string, palette: Palette, design: Design, box: string): string {
  const [, , width, height] = box.split(' ')
  const drawing = emblem(id, palette, design)
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${drawing}</svg>`)}`
}
