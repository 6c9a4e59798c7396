/** How the cards of Abyss look: colours of the races and guilds, and the picture of every lord, location and ally. */
import type { Design } from '../../art/emblem'
import type { FrameName } from '../../art/frames'
import type { GroundName } from '../../art/grounds'
import type { Motif } from '../../art/motifs'
import type { Palette } from '../../art/palette'
import { allyOf, LOCATIONS, LORDS, type Guild, type Race } from './content'

const colours = (L: string, M: string, D: string, K: string, G: string, near: string, far: string): Palette => ({ L, M, D, K, G, W: '#ffffff', near, far })

/** Each race has a colour, a creature and a pattern of its own. */
export const RACE: Record<Race, { palette: Palette; motif: Motif; ground: GroundName }> = {
  jellyfish: { palette: colours('#f0d6ff', '#b06be8', '#6b35ad', '#12062a', '#7ff4ff', '#5a31a0', '#130a33'), motif: 'jellyfish', ground: 'bubbles' },
  crab: { palette: colours('#ffd6bd', '#ee6442', '#a02a20', '#1b060a', '#ffd166', '#8c2733', '#200712'), motif: 'crab', ground: 'facets' },
  seahorse: { palette: colours('#fff3c4', '#eab033', '#a36a17', '#1a1104', '#fff07a', '#87641b', '#20180a'), motif: 'seahorse', ground: 'kelp' },
  shellfish: { palette: colours('#dcf8cd', '#57bb74', '#227350', '#04150f', '#ffe48f', '#1e6d54', '#041b1b'), motif: 'shellfish', ground: 'scales' },
  squid: { palette: colours('#d2e8ff', '#4e96f0', '#2454a8', '#040d20', '#8dffd9', '#2053a0', '#061130'), motif: 'squid', ground: 'waves' },
}

const PEARL = colours('#ffffff', '#cfdbe6', '#8596ae', '#0a101c', '#ffdc92', '#437488', '#08182b')

/** A guild has the colours of the race its lords ask for. */
export const GUILD: Record<Guild, Palette> = {
  soldier: RACE.crab.palette,
  merchant: RACE.shellfish.palette,
  mage: RACE.jellyfish.palette,
  politician: RACE.squid.palette,
  farmer: RACE.seahorse.palette,
  ambassador: PEARL,
}

const GUILD_RACE: Partial<Record<Guild, Race>> = { soldier: 'crab', merchant: 'shellfish', mage: 'jellyfish', politician: 'squid', farmer: 'seahorse' }

export const MONSTER = colours('#c9f5ea', '#3f8f8d', '#1c5058', '#020b0f', '#f5ff8c', '#14474f', '#020d14')

export interface Look {
  palette: Palette
  design: Design
}

const DEEP = colours('#b9f3ec', '#2f8f96', '#165059', '#020d12', '#8dffe4', '#0f4552', '#031018')

/** Backs of the piles. */
export const BACK: Record<'deck' | 'lords' | 'stack', Look> = {
  deck: { palette: DEEP, design: { motif: 'kraken', ground: 'waves', frame: 'hoop', scale: 0.78 } },
  lords: { palette: colours('#fff0cf', '#d0a349', '#81601f', '#140d02', '#ffe69a', '#4d3c6e', '#140d26'), design: { motif: 'crown', ground: 'rays', frame: 'beads', scale: 0.74 } },
  stack: { palette: colours('#d6eef8', '#6f9db6', '#365d78', '#050f18', '#aef3ff', '#1f4a63', '#07151f'), design: { motif: 'compass', ground: 'rings', frame: 'points', scale: 0.8 } },
}

type Portrait = readonly [motif: Motif, ground: GroundName, frame: FrameName]

const LORD_PORTRAITS: Record<string, Portrait> = {
  recruiter: ['horn', 'rays', 'none'],
  jailer: ['gate', 'facets', 'none'],
  seeker: ['spyglass', 'beams', 'halo'],
  assassin: ['dagger', 'rings', 'lozenge'],
  commander: ['helmet', 'rays', 'crest'],
  tamer: ['whip', 'weave', 'hoop'],
  hunter: ['harpoon', 'waves', 'halo'],
  'ship-master': ['ship', 'shafts', 'none'],
  trader: ['scales', 'facets', 'none'],
  peddler: ['amphora', 'kelp', 'halo'],
  landlord: ['nautilus', 'rings', 'scallops'],
  slaver: ['chain', 'weave', 'none'],
  shopkeeper: ['purse', 'bubbles', 'beads'],
  shaman: ['mask', 'rays', 'none'],
  invoker: ['hourglass', 'rings', 'points'],
  apprentice: ['book', 'stars', 'none'],
  oracle: ['openEye', 'beams', 'none'],
  alchemist: ['flask', 'bubbles', 'hexagon'],
  illusionist: ['prism', 'shafts', 'none'],
  'master-of-magic': ['staff', 'stars', 'halo'],
  opportunist: ['wheel', 'waves', 'none'],
  corruptor: ['serpent', 'scales', 'halo'],
  traitor: ['twoFaces', 'facets', 'none'],
  diplomat: ['quill', 'weave', 'none'],
  treasurer: ['chest', 'rays', 'none'],
  schemer: ['knight', 'rings', 'arch'],
  keeper: ['keys', 'shafts', 'hoop'],
  reaper: ['sickle', 'rays', 'none'],
  shepherd: ['crook', 'kelp', 'halo'],
  miller: ['mill', 'waves', 'none'],
  aquaculturalist: ['net', 'bubbles', 'none'],
  landowner: ['sheaf', 'beams', 'crest'],
  sage: ['scroll', 'stars', 'none'],
  hermit: ['hermit', 'cliffs', 'halo'],
  elder: ['turtle', 'rays', 'scallops'],
}

const LOCATION_VIEWS: Record<string, Portrait> = {
  'sargasso-silos': ['silos', 'shafts', 'none'],
  'hydrozoa-reserves': ['anemone', 'bubbles', 'none'],
  sanctuary: ['temple', 'beams', 'none'],
  parliament: ['dome', 'shafts', 'none'],
  barracks: ['shield', 'facets', 'none'],
  dockworks: ['crane', 'waves', 'none'],
  'sargasso-fields': ['fields', 'beams', 'none'],
  abyss: ['vortex', 'stars', 'none'],
  'city-of-mirrors': ['mirrorCity', 'shafts', 'none'],
  'black-smokers': ['smokers', 'cliffs', 'none'],
  'oceanic-senate-assembly': ['amphitheatre', 'rays', 'none'],
  depths: ['angler', 'stars', 'none'],
  'throne-room': ['throne', 'rays', 'none'],
  jail: ['cage', 'weave', 'none'],
  chasm: ['chasm', 'shafts', 'none'],
  'closed-tower': ['closedTower', 'cliffs', 'none'],
  'lost-tower': ['lostTower', 'shafts', 'none'],
  'chamber-of-allies': ['roundTable', 'rings', 'none'],
  'nest-of-giant-clams': ['clam', 'bubbles', 'none'],
  'coral-barrier': ['coral', 'waves', 'none'],
}

/** Locations that count neither a race nor a guild have a light of their own. */
const LOCATION_LIGHT: Record<string, Palette> = {
  abyss: colours('#a9c8ff', '#4a5fd0', '#252a7a', '#03041a', '#9affff', '#252c80', '#04051f'),
  'city-of-mirrors': colours('#eafcff', '#7fc4d4', '#3a7d92', '#04141c', '#d6fff6', '#2f7f94', '#06202c'),
  'black-smokers': colours('#d8c6b8', '#6d5a58', '#3a2f35', '#0a0608', '#ff9a4a', '#7c3c24', '#180a0c'),
  depths: colours('#bff2e0', '#2f8577', '#154a49', '#010d0e', '#e8ff86', '#0f4a4c', '#010c12'),
  'throne-room': colours('#ffe9b8', '#c9922e', '#7d4a1c', '#18070c', '#ff8fa0', '#7a2140', '#1e0816'),
  jail: colours('#dfe5ea', '#8996a3', '#4d5966', '#0a0e13', '#ffcf70', '#3c4a58', '#0c1118'),
  'closed-tower': colours('#f5dcb8', '#b98955', '#6e4a2c', '#140b06', '#ffe27a', '#4f5a4a', '#10140f'),
  'lost-tower': colours('#dcefe8', '#7fa79b', '#46685f', '#08120f', '#caffea', '#3c6c66', '#0a1d1d'),
  'chamber-of-allies': colours('#ffe3ee', '#d27ca0', '#8c3f66', '#18060f', '#ffe08a', '#6c2c58', '#1b0a1c'),
  'coral-barrier': colours('#ffd9dd', '#f2788a', '#b23a56', '#19060c', '#ffef9f', '#147a86', '#03222c'),
}

const designed = ([motif, ground, frame]: Portrait): Design => ({ motif, ground, frame })

/** Where a picture's middle lies well above or below the frame's, or the motif fills it as a landscape does. */
const LANDSCAPES = new Set<Motif>(['silos', 'temple', 'dome', 'fields', 'vortex', 'mirrorCity', 'smokers', 'amphitheatre', 'chasm', 'closedTower', 'lostTower', 'coral', 'crane', 'ship'])

const RANKS: FrameName[] = ['none', 'none', 'halo', 'hoop', 'beads', 'points']

/** The picture of a card: "lord:…", "location:…", "ally:…" or "monster". */
export function look(card: string): Look {
  const ally = allyOf(card)
  if (ally) {
    const { palette, motif, ground } = RACE[ally.race]
    const frame = RANKS[ally.value] ?? 'none'
    return { palette, design: { motif, ground, frame, scale: 0.62 + ally.value * 0.06 } }
  }
  const lord = LORDS.get(card)
  if (lord) {
    const race = GUILD_RACE[lord.guild]
    const design = designed(LORD_PORTRAITS[lord.slug]!)
    return { palette: GUILD[lord.guild], design: race ? { ...design, behind: RACE[race].motif } : design }
  }
  const location = LOCATIONS.get(card)
  if (location) {
    const palette = LOCATION_LIGHT[location.slug] ?? (location.race ? RACE[location.race].palette : GUILD[location.guild!])
    const design = designed(LOCATION_VIEWS[location.slug]!)
    return { palette, design: { ...design, scale: LANDSCAPES.has(design.motif!) ? 1 : 0.86 } }
  }
  return { palette: MONSTER, design: { motif: 'angler', ground: 'stars', frame: 'none', scale: 1 } }
}
