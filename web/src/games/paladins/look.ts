/** How the cards of Paladins look: the colours of each family, and the picture of every card. */
import type { Design } from '../../art/emblem'
import type { FrameName } from '../../art/frames'
import type { GroundName } from '../../art/grounds'
import type { Motif } from '../../art/motifs'
import type { Palette } from '../../art/palette'
import { bare, outsiderOf, townsfolkOf, type People } from './content'
import { kindOf } from './words'

const colours = (L: string, M: string, D: string, K: string, G: string, near: string, far: string): Palette => ({ L, M, D, K, G, W: '#fffdf4', near, far })

/** Pigments of a scriptorium. */
const LAPIS = colours('#e6eefb', '#5d87c4', '#274c86', '#101b33', '#f0c556', '#3f6bab', '#152c57')
const VERMILION = colours('#fbe7d6', '#cf5a3d', '#8b2a1c', '#2a0d08', '#f2c65a', '#a83c28', '#47130d')
const VERDIGRIS = colours('#e8f4dd', '#5f9c68', '#2d6040', '#0c1f14', '#f0cf63', '#3f7d57', '#12301f')
const OCHRE = colours('#fdf1cf', '#d09a3c', '#8a5a17', '#2a1a06', '#fff0a8', '#b98a3a', '#4a3210')
const INK = colours('#f2e8d2', '#8a7560', '#4c3c2e', '#17100a', '#e8bf58', '#6d5a47', '#241a12')
const PLUM = colours('#f4e6f4', '#94689f', '#553463', '#1d0e24', '#f0cb62', '#6f4a7d', '#28142f')
const STONE = colours('#f6f1e4', '#a89d89', '#6a604f', '#1e1912', '#e0b04a', '#8d8575', '#38322a')
const GOLD = colours('#fff8dc', '#dcae46', '#93691a', '#2c1d05', '#fff3b0', '#a2451f', '#4a170d')

export const PEOPLE: Record<People, { palette: Palette; behind: Motif; ground: GroundName }> = {
  saracen: { palette: OCHRE, behind: 'moon', ground: 'stars' },
  byzantine: { palette: VERDIGRIS, behind: 'dome', ground: 'facets' },
  viking: { palette: LAPIS, behind: 'longship', ground: 'waves' },
}

export interface Look {
  palette: Palette
  design: Design
}

type Portrait = readonly [motif: Motif, ground: GroundName, frame: FrameName]

const PALADIN: Record<string, Portrait> = {
  anseis: ['rampart', 'rays', 'crest'],
  berengier: ['tower', 'beams', 'crest'],
  engelier: ['crossedBlades', 'rays', 'crest'],
  gerier: ['cross', 'beams', 'crest'],
  gerin: ['mask', 'weave', 'crest'],
  girard: ['bowAndArrow', 'facets', 'crest'],
  ivon: ['church', 'shafts', 'crest'],
  ivoire: ['goblet', 'rays', 'crest'],
  oliver: ['mitre', 'beams', 'crest'],
  otton: ['scales', 'weave', 'crest'],
  roland: ['horn', 'rays', 'crest'],
  samson: ['hammer', 'facets', 'crest'],
}

const TOWNSFOLK: Record<string, { motif: Motif; palette: Palette }> = {
  abbot: { motif: 'crook', palette: PLUM },
  acolyte: { motif: 'candle', palette: LAPIS },
  architect: { motif: 'compass', palette: STONE },
  conspirator: { motif: 'hood', palette: INK },
  'debt-collector': { motif: 'purse', palette: OCHRE },
  defender: { motif: 'shield', palette: VERMILION },
  gatekeeper: { motif: 'keys', palette: STONE },
  missionary: { motif: 'book', palette: VERDIGRIS },
  peddler: { motif: 'barrel', palette: OCHRE },
  squire: { motif: 'banner', palette: GOLD },
  watchman: { motif: 'lantern', palette: VERMILION },
}

/** Cards of one name differ by their ground and frame. */
const VARIANTS: readonly (readonly [GroundName, FrameName])[] = [['rays', 'arch'], ['beams', 'halo'], ['facets', 'hoop'], ['weave', 'beads']]

const OUTSIDER: Record<string, Motif> = {
  adventurer: 'compass',
  archer: 'bowAndArrow',
  armourer: 'helmet',
  assassin: 'dagger',
  barbarian: 'axe',
  champion: 'laurel',
  guardian: 'tower',
  hunter: 'wolf',
  invader: 'torch',
  lookout: 'openEye',
  marauder: 'chest',
  mercenary: 'coins',
  protector: 'shield',
  thief: 'singleKey',
  traitor: 'twoFaces',
  warrior: 'sword',
}

const WALL: Record<string, Motif> = {
  'strength-2': 'sword',
  'labourer-vp': 'laurel',
  'vp-2': 'crown',
  'debt-or-silver': 'scales',
  'suspicion-or-silver': 'bell',
  'labourers-3': 'hammer',
  'labourers-2': 'mill',
  'labourer-merchant': 'barrel',
  'labourer-fighter': 'shield',
  'labourer-scout': 'bowAndArrow',
  'labourer-cleric': 'church',
  'scout-merchant': 'compass',
  scout: 'wolf',
  merchant: 'purse',
  fighter: 'helmet',
  cleric: 'mitre',
}

const FAVOUR: Record<string, Motif> = {
  recruit: 'seeingHand',
  tax: 'coins',
  criminals: 'hood',
  attribute: 'crown',
  debt: 'scroll',
  credit: 'abacus',
  develop: 'hammer',
  labourers: 'mill',
  supplies: 'loaf',
  pray: 'candle',
}

const ACTION: Record<string, Motif> = {
  commission: 'church',
  fortify: 'rampart',
  garrison: 'tower',
  absolve: 'amphora',
  attack: 'crossedBlades',
  convert: 'cross',
  develop: 'hammer',
  recruit: 'roundTable',
  hunt: 'bowAndArrow',
  trade: 'scales',
  pray: 'candle',
  conspire: 'mask',
  'kings-favour': 'crown',
}

const TAVERN: Motif[] = ['barrel', 'goblet', 'loaf', 'dice', 'drum', 'lantern']

/** Backs of the piles. */
export const BACK: Record<string, Look> = {
  townsfolk: { palette: STONE, design: { motif: 'roundTable', ground: 'weave', frame: 'hoop', scale: 0.72 } },
  outsider: { palette: INK, design: { motif: 'torch', ground: 'rays', frame: 'lozenge', scale: 0.74 } },
  wall: { palette: STONE, design: { motif: 'rampart', ground: 'facets', frame: 'corners', scale: 0.8 } },
  tavern: { palette: OCHRE, design: { motif: 'goblet', ground: 'beams', frame: 'hoop', scale: 0.7 } },
  suspicion: { palette: PLUM, design: { motif: 'openEye', ground: 'rings', frame: 'points', scale: 0.74 } },
  paladin: { palette: LAPIS, design: { motif: 'sword', ground: 'stars', frame: 'crest', scale: 0.78 } },
  king: { palette: GOLD, design: { motif: 'crown', ground: 'rays', frame: 'beads', scale: 0.72 } },
  scheme: { palette: INK, design: { motif: 'knight', ground: 'rings', frame: 'hoop', scale: 0.76 } },
}

function drawing(id: string): { palette: Palette; design: Design } {
  const slug = bare(id)
  switch (kindOf(id)) {
    case 'paladin': {
      const [motif, ground, frame] = PALADIN[slug]!
      return { palette: LAPIS, design: { motif, ground, frame, scale: 0.66 } }
    }
    case 'townsfolk': {
      const { motif, palette } = TOWNSFOLK[townsfolkOf(id)!.name]!
      const [ground, frame] = VARIANTS[(Number(slug.slice(-1)) || 1) - 1] ?? VARIANTS[0]!
      return { palette, design: { motif, ground, frame, scale: 0.74 } }
    }
    case 'outsider': {
      const card = outsiderOf(id)!
      const { palette, behind, ground } = PEOPLE[card.people]
      return { palette, design: { motif: OUTSIDER[card.type]!, behind, ground, frame: slug.endsWith('-2') ? 'halo' : 'none', scale: 0.74 } }
    }
    case 'wall':
      return { palette: STONE, design: { motif: WALL[slug]!, behind: 'rampart', ground: 'facets', frame: 'none', scale: 0.66 } }
    case 'favour':
      return { palette: GOLD, design: { motif: FAVOUR[slug]!, ground: 'rays', frame: 'arch', scale: 0.7 } }
    case 'order':
      return { palette: VERMILION, design: { motif: ACTION[slug]!, ground: 'rays', frame: 'crest', scale: 0.66 } }
    case 'scheme':
      return { palette: INK, design: { motif: ACTION[slug] ?? 'knight', ground: 'rings', frame: 'hoop', scale: 0.68 } }
    case 'tavern':
      return { palette: OCHRE, design: { motif: TAVERN[Number(slug) % TAVERN.length]!, ground: 'beams', frame: 'none', scale: 0.8 } }
    case 'suspicion':
      return { palette: PLUM, design: { motif: 'openEye', ground: 'rings', frame: 'none', scale: 0.74 } }
    default:
      return { palette: INK, design: { motif: 'scroll', ground: 'weave', frame: 'none', scale: 0.8 } }
  }
}

const drawn = new Map<string, Look>()

/** The picture of a card. */
export function look(id: string): Look {
  let found = drawn.get(id)
  if (!found) drawn.set(id, (found = drawing(id)))
  return found
}
