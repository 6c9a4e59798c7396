/** Colours for the tones of a drawing, and the sky or water behind it. */
import type { Tone } from './pen'

export interface Palette {
  /** Light, main and dark of the motif. */
  L: string
  M: string
  D: string
  /** Ink: outlines and holes. */
  K: string
  /** What shines by itself. */
  G: string
  W: string
  /** The ground behind the motif: from its lit middle to its dark edge. */
  near: string
  far: string
}

const tone = /(fill|stroke)="([LMDKGW])"/g

export const paint = (drawing: string, palette: Palette): string =>
  drawing.replace(tone, (_, where: string, letter: string) => `${where}="${palette[letter as Tone]}"`)
