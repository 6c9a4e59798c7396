/** How the cards of Oath look: colours of each suit, and the picture of every card, composed of motifs that mean something. */
import type { Design } from '../../art/emblem'
import type { FrameName } from '../../art/frames'
import type { GroundName } from '../../art/grounds'
import type { Motif } from '../../art/motifs'
import type { Palette } from '../../art/palette'
import { bare, cardOf, kindOf, type Kind, type Suit } from './content'

const colours = (L: string, M: string, D: string, K: string, G: string, near: string, far: string): Palette => ({ L, M, D, K, G, W: '#fffdf4', near, far })

export interface Look {
  palette: Palette
  design: Design
}

/** Dyes of woven cloth. */
export const SUIT_PALETTE: Record<Suit, Palette> = {
  discord: colours('#fbe3d8', '#cf5a48', '#842419', '#2a0c08', '#f4c25a', '#a33a2c', '#3c110c'),
  arcane: colours('#efe4fb', '#9670c4', '#563488', '#1b0f2e', '#f2d56a', '#6a4a96', '#241440'),
  order: colours('#e2ecf8', '#5f8cc2', '#274f82', '#0d1a30', '#f0cb62', '#3d6ba4', '#12274a'),
  hearth: colours('#fdf0d2', '#dd9440', '#93540f', '#2c1804', '#fff0a4', '#b5721f', '#44270a'),
  beast: colours('#eef6d8', '#7fa74c', '#43701f', '#13200a', '#f4d765', '#587f31', '#1a2c0e'),
  nomad: colours('#dff4f0', '#4fa79c', '#1d6660', '#08211f', '#f3d06c', '#2f827a', '#0c302e'),
}
const GOLD = colours('#fff6d8', '#d8aa48', '#8c651b', '#2a1c06', '#fff3b0', '#8a6a2c', '#33240c')
const NIGHT = colours('#e9e6f6', '#8d8ab8', '#45426e', '#10101f', '#f6d872', '#3e3c66', '#131226')
const LAND = colours('#f7ecd0', '#a98f5e', '#665031', '#1f1609', '#f3cf6b', '#8f7a4d', '#3a2d17')
const RUIN = colours('#ece7dc', '#9a9284', '#5e574b', '#191612', '#d3b76a', '#77705f', '#2a2620')
const ROYAL = colours('#f4e8fb', '#a06cc0', '#5b2f7c', '#1f0d2d', '#f6cf5c', '#7a4a98', '#2b1440')

/** Each suit has its border. */
const SUIT_FRAME: Record<Suit, FrameName> = { discord: 'points', arcane: 'lozenge', order: 'crest', hearth: 'arch', beast: 'beads', nomad: 'rope' }
/** What kind of power it is shows behind the motif. */
const KIND_GROUND: Record<Kind, GroundName> = { 'when-played': 'beams', action: 'rays', modifier: 'weave', 'battle-plan': 'facets', rest: 'stars', persistent: 'rings', other: 'scales' }

type Drawn = Motif | readonly [motif: Motif, behind: Motif]

const DENIZEN: Record<string, Drawn> = {
  // order
  wrestlers: 'fist', 'battle-honors': 'laurel', 'bear-traps': 'trap', longbows: 'bowAndArrow', keep: 'tower', pressgangs: 'whip', garrison: 'rampart',
  scouts: 'spyglass', 'martial-culture': ['crossedBlades', 'book'], 'code-of-honor': ['scroll', 'sword'], outriders: ['horse', 'banner'], messenger: 'letter',
  'field-promotion': ['banner', 'laurel'], palanquin: ['throne', 'temple'], 'shield-wall': 'shield', 'military-parade': 'drum', 'tome-guardians': ['book', 'shield'],
  tyrant: ['crown', 'whip'], 'forced-labor': 'chain', 'secret-police': ['hood', 'openEye'], specialist: 'compass', captains: 'helmet', 'siege-engines': ['wheel', 'rampart'],
  'royal-tax': ['coins', 'crown'], 'toll-roads': ['gate', 'coins'], curfew: ['bell', 'moon'], 'knights-errant': 'knight', 'vow-of-obedience': ['knot', 'crown'],
  'hunting-party': ['wolf', 'bowAndArrow'], 'council-seat': 'throne', encirclement: ['net', 'sword'], 'peace-envoy': ['bird', 'scroll'], 'relic-hunter': ['chest', 'spyglass'],
  // arcane
  alchemist: 'flask', 'fire-talkers': ['flame', 'openEye'], 'magicians-code': ['scroll', 'prism'], 'spirit-snare': ['net', 'moon'], 'wizard-school': ['dome', 'book'],
  dazzle: ['prism', 'sun'], 'acting-troupe': 'mask', 'taming-charm': ['ringJewel', 'paw'], inquisitor: ['torch', 'openEye'], 'secret-signal': 'lantern', augury: ['bird', 'openEye'],
  'rusting-ray': ['lightning', 'sword'], portal: ['gate', 'vortex'], 'billowing-fog': 'cloud', 'kindred-warriors': ['twoFaces', 'sword'], 'terror-spells': ['skull', 'lightning'],
  'blood-pact': ['goblet', 'dagger'], revelation: ['openEye', 'sun'], observatory: ['spyglass', 'dome'], 'plague-engines': ['smokers', 'skull'], 'gleaming-armor': ['helmet', 'sun'],
  bewitch: 'seeingHand', jinx: ['knot', 'openEye'], tutor: ['book', 'candle'], 'dream-thief': ['moon', 'hood'], 'cracking-ground': 'chasm', 'sealing-ward': ['chain', 'prism'],
  'initiation-rite': 'candle', 'vow-of-silence': ['knot', 'bell'], 'forgotten-vault': ['closedTower', 'singleKey'], 'map-library': ['compass', 'book'], 'witchs-bargain': 'cauldron',
  'master-of-disguise': ['mask', 'hood'],
  // beast
  'errand-boy': ['boot', 'leaf'], wolves: 'wolf', 'animal-playmates': 'paw', 'true-names': ['scroll', 'leaf'], 'the-old-oak': 'tree', 'forest-paths': ['compass', 'tree'],
  'long-lost-heir': ['crown', 'tree'], rangers: ['bowAndArrow', 'tree'], 'roving-terror': ['paw', 'skull'], 'nature-worship': ['leaf', 'sun'], birdsong: 'bird', 'small-friends': ['bee', 'leaf'],
  'grasping-vines': 'vines', 'threatening-roar': ['horn', 'wolf'], 'fae-merchant': ['purse', 'leaf'], 'second-chance': ['hourglass', 'leaf'], 'pied-piper': ['harp', 'pig'], mushrooms: 'mushroom',
  'insect-swarm': 'bee', 'vow-of-union': ['knot', 'leaf'], 'giant-python': 'serpent', 'war-tortoise': 'turtle', 'new-growth': 'leaf', 'wild-cry': 'horn', 'animal-host': ['paw', 'banner'],
  'memory-of-nature': ['mirror', 'tree'], 'marsh-spirit': ['jellyfish', 'moon'], 'vow-of-poverty': ['knot', 'purse'], 'forest-council': ['roundTable', 'tree'], 'walled-garden': ['rampart', 'leaf'],
  'vow-of-beastkin': ['knot', 'paw'], bracken: ['vines', 'leaf'], 'wild-allies': ['wolf', 'shield'],
  // discord
  mercenaries: ['crossedBlades', 'coins'], 'a-small-favor': 'coins', 'second-wind': ['cloud', 'helmet'], 'sleight-of-hand': ['seeingHand', 'coins'], 'key-to-the-city': 'keys', scryer: ['mirror', 'openEye'],
  'disgraced-captain': ['helmet', 'chain'], naysayers: 'twoFaces', 'book-burning': ['flame', 'book'], charlatan: ['flask', 'mask'], assassin: 'dagger', downtrodden: ['fist', 'chain'],
  blackmail: ['letter', 'skull'], 'cracked-sage': ['skull', 'book'], dissent: ['fist', 'banner'], 'false-prophet': ['sun', 'mask'], 'vow-of-renewal': ['knot', 'flame'], zealots: 'torch',
  'royal-ambitions': 'crown', 'salt-the-earth': ['sickle', 'skull'], 'beast-tamer': ['whip', 'paw'], riots: ['torch', 'fist'], 'silver-tongue': ['serpent', 'coins'], 'gambling-hall': 'dice',
  'boiling-lake': ['vortex', 'flame'], 'relic-thief': ['chest', 'hood'], enchantress: ['mirror', 'heart'], insomnia: ['openEye', 'moon'], 'sneak-attack': ['dagger', 'moon'], gossip: ['twoFaces', 'letter'],
  'bandit-chief': ['hood', 'crossedBlades'], 'chaos-cult': ['vortex', 'skull'], slander: ['quill', 'serpent'],
  // hearth
  'tinkers-fair': ['hammer', 'coins'], 'wayside-inn': ['house', 'lantern'], 'extra-provisions': 'loaf', 'memory-of-home': ['house', 'heart'], 'welcoming-party': ['goblet', 'house'],
  'traveling-doctor': ['flask', 'boot'], storyteller: ['book', 'flame'], 'armed-mob': ['torch', 'axe'], 'tavern-songs': 'harp', homesteaders: 'house', 'crop-rotation': 'sheaf', 'a-round-of-ale': 'barrel',
  'land-warden': 'crook', 'charming-friend': 'heart', 'village-constable': ['keys', 'house'], 'family-heirloom': ['ringJewel', 'chest'], 'news-from-afar': ['letter', 'horn'], levelers: ['scales', 'axe'],
  'fabled-feast': ['roundTable', 'loaf'], 'the-great-levy': ['banner', 'sheaf'], 'hearts-and-minds': ['heart', 'openEye'], 'relic-breaker': ['hammer', 'chest'], 'book-binders': ['book', 'quill'],
  'ballot-box': ['chest', 'scroll'], 'saddle-makers': ['horse', 'hammer'], herald: ['horn', 'banner'], 'rowdy-pub': ['barrel', 'fist'], 'vow-of-peace': ['knot', 'laurel'], 'deed-writer': 'quill',
  'salad-days': 'fields', marriage: ['ringJewel', 'heart'], hospital: ['house', 'cross'], 'awaited-return': ['ship', 'house'],
  // nomad
  'rain-boots': 'boot', 'ancient-binding': ['chain', 'stones'], 'horse-archers': ['horse', 'bowAndArrow'], 'warning-signals': ['torch', 'mountain'], elders: 'staff', 'the-gathering': ['tent', 'flame'],
  'faithful-friend': ['wolf', 'heart'], tents: 'tent', 'great-herd': ['horse', 'fields'], convoys: ['wagon', 'shield'], 'vow-of-kinship': ['knot', 'tent'], 'wild-mounts': 'horse', lancers: ['harpoon', 'horse'],
  'mountain-giant': ['giant', 'mountain'], 'rival-khan': ['crown', 'horse'], 'lost-tongue': ['scroll', 'stones'], 'special-envoy': ['letter', 'horse'], resettle: ['wagon', 'house'], oracle: ['openEye', 'prism'],
  pilgrimage: ['staff', 'mountain'], 'spell-breaker': ['prism', 'hammer'], 'mounted-patrol': ['horse', 'shield'], 'great-crusade': ['banner', 'sun'], 'ancient-bloodline': ['goblet', 'stones'],
  'ancient-pact': ['scroll', 'fist'], 'storm-caller': ['lightning', 'cloud'], 'family-wagon': 'wagon', 'way-station': ['tent', 'lantern'], 'twin-brother': ['twoFaces', 'tent'], hospitality: ['goblet', 'tent'],
  'a-fast-steed': ['horse', 'lightning'], 'relic-worship': ['candle', 'chest'], 'sacred-ground': 'stones',
}

const RELIC: Record<string, Drawn> = {
  'sticky-fire': 'flame', 'cursed-cauldron': 'cauldron', 'brass-horse': 'horse', 'truthful-harp': 'harp', 'grand-mask': 'mask', 'horned-mask': ['mask', 'horn'], 'cup-of-plenty': 'goblet', whistle: ['bird', 'horn'],
  'dowsing-sticks': 'staff', 'cracked-horn': 'horn', 'bandit-crown': ['crown', 'dagger'], 'ring-of-devotion': 'ringJewel', 'skeleton-key': ['singleKey', 'skull'], 'oracular-pig': 'pig', 'circlet-of-command': 'laurel',
  'ivory-eye': 'openEye', map: 'compass', 'obsidian-cage': 'cage', 'book-of-records': 'book', 'dragonskin-drum': 'drum', 'grand-scepter': ['scepter', 'crown'],
}

const SITE: Record<string, readonly [Drawn, GroundName, Palette]> = {
  'ancient-city': ['dome', 'rays', SUIT_PALETTE.order], 'barren-coast': ['anchor', 'waves', LAND], 'buried-giant': ['giant', 'cliffs', LAND], 'charming-valley': [['tree', 'sun'], 'rays', SUIT_PALETTE.beast],
  'deep-woods': ['tree', 'kelp', SUIT_PALETTE.beast], 'drowned-city': ['lostTower', 'waves', SUIT_PALETTE.nomad], 'fertile-valley': ['sheaf', 'rays', SUIT_PALETTE.hearth], 'great-slum': ['house', 'weave', SUIT_PALETTE.discord],
  'lush-coast': ['ship', 'waves', SUIT_PALETTE.beast], marshes: ['mushroom', 'kelp', SUIT_PALETTE.nomad], mine: ['hammer', 'facets', RUIN], mountain: ['mountain', 'cliffs', SUIT_PALETTE.order], 'narrow-pass': ['gate', 'cliffs', LAND],
  plains: ['fields', 'rays', SUIT_PALETTE.hearth], river: ['longship', 'waves', SUIT_PALETTE.order], 'rocky-coast': ['whale', 'waves', SUIT_PALETTE.arcane], 'salt-flats': ['sun', 'scales', LAND],
  'shrouded-wood': [['cloud', 'tree'], 'kelp', SUIT_PALETTE.arcane], 'standing-stones': ['stones', 'stars', SUIT_PALETTE.arcane], steppe: ['horse', 'beams', SUIT_PALETTE.nomad],
  'the-hidden-place': ['singleKey', 'stars', NIGHT], 'the-tribunal': ['scales', 'beams', GOLD], wastes: ['skull', 'cliffs', RUIN],
}

const EDIFICE: Record<string, readonly [Drawn, Suit]> = {
  'sprawling-rampart': [['rampart', 'sun'], 'order'], 'bandit-rampart': [['rampart', 'dagger'], 'order'], 'hall-of-debate': [['amphitheatre', 'scroll'], 'discord'], 'hall-of-mockery': [['amphitheatre', 'mask'], 'discord'],
  'forest-temple': [['temple', 'tree'], 'beast'], 'ruined-temple': [['temple', 'vines'], 'beast'], 'festival-district': [['dome', 'goblet'], 'hearth'], 'squalid-district': [['house', 'skull'], 'hearth'],
  'great-spire': [['tower', 'prism'], 'arcane'], 'fallen-spire': [['lostTower', 'chasm'], 'arcane'], 'ancient-forge': [['hammer', 'flame'], 'nomad'], 'broken-forge': [['hammer', 'chasm'], 'nomad'],
}

const VISION: Record<string, Drawn> = { conquest: ['crossedBlades', 'crown'], rebellion: ['fist', 'flame'], sanctuary: ['temple', 'shield'], faith: ['candle', 'openEye'], conspiracy: ['dagger', 'mask'] }
const OATH: Record<string, Drawn> = { supremacy: 'crown', people: 'sheaf', protection: 'shield', devotion: 'candle' }
const BANNER: Record<string, readonly [Drawn, Palette]> = { 'peoples-favor': [['sheaf', 'banner'], SUIT_PALETTE.hearth], 'darkest-secret': [['skull', 'openEye'], SUIT_PALETTE.arcane] }
const RELIQUARY: Record<string, Drawn> = { brutal: 'axe', decadent: 'goblet', careless: 'coins', greedy: 'openEye' }

/** Backs of cards that lie face down. */
export const BACK: Record<string, Look> = {
  denizen: { palette: LAND, design: { motif: 'leaf', ground: 'weave', frame: 'rope', scale: 0.66 } },
  vision: { palette: NIGHT, design: { motif: 'openEye', ground: 'stars', frame: 'points', scale: 0.72 } },
  relic: { palette: GOLD, design: { motif: 'chest', ground: 'facets', frame: 'hoop', scale: 0.66 } },
  site: { palette: LAND, design: { motif: 'compass', ground: 'cliffs', frame: 'none', scale: 0.7 } },
}

const design = (drawn: Drawn, more: Design): Design => (typeof drawn === 'string' ? { motif: drawn, ...more } : { motif: drawn[0], behind: drawn[1], ...more })

function drawing(id: string): Look {
  const slug = bare(id)
  const card = cardOf(id)
  switch (kindOf(id)) {
    case 'denizen': {
      const suit = card!.suit as Suit
      return { palette: SUIT_PALETTE[suit], design: design(DENIZEN[slug]!, { ground: KIND_GROUND[card!.powers?.[0]?.kind ?? 'other'], frame: SUIT_FRAME[suit], scale: 0.7 }) }
    }
    case 'edifice': {
      const [drawn, suit] = EDIFICE[slug]!
      const ruined = card?.side === 'ruined'
      return { palette: ruined ? RUIN : SUIT_PALETTE[suit], design: design(drawn, { ground: ruined ? 'cliffs' : 'beams', frame: ruined ? 'none' : 'corners', scale: 0.8 }) }
    }
    case 'relic':
      return { palette: GOLD, design: design(RELIC[slug]!, { ground: 'rays', frame: 'halo', scale: 0.72 }) }
    case 'site': {
      const [drawn, ground, palette] = SITE[slug]!
      return { palette, design: design(drawn, { ground, frame: 'none', scale: 0.86 }) }
    }
    case 'vision':
      return { palette: NIGHT, design: design(VISION[slug]!, { ground: 'stars', frame: 'points', scale: 0.68 }) }
    case 'oath':
      return { palette: ROYAL, design: design(OATH[slug]!, { ground: 'beams', frame: 'crest', scale: 0.62 }) }
    case 'banner': {
      const [drawn, palette] = BANNER[slug]!
      return { palette, design: design(drawn, { ground: 'beams', frame: 'none', scale: 0.8 }) }
    }
    case 'reliquary':
      return { palette: ROYAL, design: design(RELIQUARY[slug] ?? 'chest', { ground: 'facets', frame: 'none', scale: 0.78 }) }
    default:
      return BACK.denizen!
  }
}

const drawn = new Map<string, Look>()

/** The picture of a card. */
export function look(id: string): Look {
  let found = drawn.get(id)
  if (!found) drawn.set(id, (found = drawing(id)))
  return found
}

/** Whether the id names something that is drawn as a card. */
export const isCard = (id: string): boolean => {
  const slug = bare(id)
  switch (kindOf(id)) {
    case 'denizen':
    case 'edifice':
    case 'relic':
      return cardOf(id) !== undefined
    case 'site':
      return slug in SITE
    case 'vision':
      return slug in VISION
    case 'oath':
      return slug in OATH
    case 'banner':
      return slug in BANNER
    case 'reliquary':
      return slug in RELIQUARY
    default:
      return false
  }
}
