/** How the cards look: a palette for each ruler's cards, a ground for each type, a picture of its own for every card. */
import type { Design } from '../../art/emblem'
import type { FrameName } from '../../art/frames'
import type { GroundName } from '../../art/grounds'
import type { Motif } from '../../art/motifs'
import type { Palette } from '../../art/palette'
import { bare, cardOf, type CardFigures, type Ruler } from './content'

const colours = (L: string, M: string, D: string, K: string, G: string, near: string, far: string): Palette => ({ L, M, D, K, G, W: '#fffdf4', near, far })

const PALETTE: Record<Ruler, Palette> = {
  warlord: colours('#fbe6d6', '#cf5540', '#8a281d', '#2a0c08', '#f4c95c', '#a8402e', '#43110c'),
  murshid: colours('#e6f4e4', '#58a180', '#256349', '#0b2018', '#f2d269', '#357c5d', '#0d3023'),
  sultan: colours('#fff1cd', '#d99f36', '#8f5d12', '#2b1a05', '#fff1a6', '#bb8526', '#4c310c'),
  caliph: colours('#e5eefb', '#5b88c8', '#254d8a', '#0f1b34', '#f2c95a', '#3c6bb0', '#132b58'),
  nomad: colours('#f3e6f5', '#9467ab', '#573270', '#1d0d27', '#f2cd66', '#704a86', '#291333'),
}

const TYPE: Record<CardFigures['type'], { ground: GroundName; frame: FrameName }> = {
  event: { ground: 'rays', frame: 'hexagon' },
  character: { ground: 'beams', frame: 'arch' },
  battalion: { ground: 'facets', frame: 'crest' },
  stratagem: { ground: 'weave', frame: 'lozenge' },
}

const MOTIF: Record<string, Motif> = {
  warfare: 'crossedBlades',
  boats: 'ship',
  sheikh: 'hood',
  'siege-engines': 'crane',
  assassins: 'dagger',
  imam: 'book',
  rebels: 'torch',
  corruption: 'purse',
  preacher: 'staff',
  dervishes: 'vortex',
  'old-man': 'mountain',
  spies: 'openEye',
  bribery: 'coins',
  'poisoned-wells': 'amphora',
  agents: 'mask',
  proclamation: 'scroll',
  zealots: 'flame',
  lancers: 'banner',
  'horse-archers': 'bowAndArrow',
  raiders: 'axe',
  'war-drums': 'drum',
  'forced-march': 'compass',
  pillage: 'chest',
  sappers: 'hammer',
  terror: 'skeleton',
  emir: 'helmet',
  'palace-guard': 'shield',
  archers: 'trident',
  vizier: 'quill',
  'tax-collectors': 'abacus',
  engineers: 'wheel',
  'safe-conduct': 'gate',
  'camel-riders': 'whip',
  'mercenary-captain': 'sword',
  'desert-guides': 'lantern',
  sandstorm: 'lightning',
  caravan: 'barrel',
  turncoats: 'twoFaces',
  'council-of-elders': 'roundTable',
}

export interface Look {
  palette: Palette
  design: Design
}

/** The back of every card. */
export const BACK: Look = { palette: PALETTE.caliph, design: { motif: 'moon', ground: 'stars', frame: 'beads', scale: 0.7 } }

const drawn = new Map<string, Look>()

/** The picture of a card. */
export function look(id: string): Look {
  let found = drawn.get(id)
  if (!found) {
    const card = cardOf(id)
    const motif = MOTIF[bare(id)]
    found = card ? { palette: PALETTE[card.association], design: { ...(motif ? { motif } : {}), ...TYPE[card.type], scale: 0.7 } } : BACK
    drawn.set(id, found)
  }
  return found
}
