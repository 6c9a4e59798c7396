/** The Mind Map of the Clockwork Prince as it is drawn: where its spaces lie, and how its arrows run. */
import { content } from '../../content'
import type { Sign } from './signs'
import type { PrinceView } from './view'

export type Colour = 'red' | 'orange' | 'black'
export type Corner = 'TL' | 'TR' | 'BL' | 'BR'

export interface Arrow {
  /** "TL_threat>need_banner": no two lead from one space to the same. */
  id: string
  colour: Colour
  condition: string | null
  from: string
  to: string
}
export interface Space {
  name: string
  quadrant: Corner
  kind: 'action' | 'threat' | 'decision'
  action: string
  /** In the order in which they are tried. */
  arrows: Arrow[]
}
export interface Quadrant {
  name: Corner
  plays: 'friends' | 'schemers'
  warbands: number
  favor: number
  secrets: number
  strategy: number
}

interface Printed {
  quadrant: ({ name: Corner; plays: 'friends' | 'schemers' } & Partial<Quadrant>)[]
  space: { name: string; quadrant: Corner; kind: Space['kind']; action?: string; arrows: { colour: Colour; if?: string; to: string }[] }[]
  threat_space: Record<string, string>
  search: { draw: number; favor: number }
}
const printed = (): Printed => (content('oath') as unknown as { prince: Printed }).prince

export const quadrants = (): Quadrant[] => printed().quadrant.map((one) => ({ warbands: 0, favor: 0, secrets: 0, strategy: 0, ...one }))

export const spaces = (): Space[] =>
  printed().space.map(({ name, quadrant, kind, action = '', arrows }) => ({
    name,
    quadrant,
    kind,
    action,
    arrows: arrows.map(({ colour, if: condition, to }) => ({ id: `${name}>${to}`, colour, condition: condition ?? null, from: name, to })),
  }))

/** The space that a goal's threat leads to. */
export const threatSpace = (goal: string): string | undefined => printed().threat_space[goal]

/** "mind:TL_threat" without its kind. */
export const spaceName = (id: string): string => id.replace(/^mind:/, '')

// -- the way of a turn -------------------------------------------------------------------------------------------

export interface Step {
  space: string
  /** Null where it is not known from where he came. */
  arrow: Arrow | null
  done: boolean
}

/** The way of this turn, from `origin` where that is known. */
export function wayOf(path: PrinceView['path'], origin: string | null): Step[] {
  const all = new Map(spaces().map((space) => [space.name, space]))
  let at = origin
  return path.map(({ space, done }) => {
    const to = spaceName(space)
    const arrow = (at === null ? undefined : all.get(at)?.arrows.find((one) => one.to === to)) ?? null
    at = to
    return { space: to, arrow, done }
  })
}

// -- the drawing -------------------------------------------------------------------------------------------------

export const WIDTH = 1040
export const HEIGHT = 782
/** Half of a space. */
export const HALF = { x: 56, y: 31 }
const LEFT: Record<Corner, number> = { TL: 18, TR: 536, BL: 18, BR: 536 }
const TOP: Record<Corner, number> = { TL: 22, TR: 22, BL: 404, BR: 404 }
export const SIZE = { x: 486, y: 366 }
const COLUMN = 164
const ROW = 106

/** Column and row of each space in its quadrant. */
const PLACE: Record<string, [number, number]> = {
  TL_campaign_high: [0, 0], TL_muster_high: [2, 0],
  TL_campaign_low: [0, 1], TL_travel_favor: [1, 1], TL_trade_favor: [2, 1],
  TL_threat: [0, 2], TL_muster_low: [1, 2],
  TR_muster: [0, 0], TR_campaign_relics: [1, 0], TR_threat: [2, 0],
  TR_travel_relic_left: [0, 1], TR_recover_relic: [1, 1], TR_travel_relic_right: [2, 1],
  TR_trade_both_left: [0, 2], TR_travel_favor: [1, 2], TR_trade_both_right: [2, 2],
  need_banner: [0, 0], BL_search: [1, 0], BL_threat: [2, 0],
  BL_trade_secret: [0, 1], BL_campaign_ds: [1, 1], BL_recover_ds: [2, 1],
  BL_travel_secret: [0, 2], BL_muster: [1, 2], BL_trade_both: [2, 2],
  BR_threat: [0, 0], BR_search: [1, 0],
  BR_recover_pf: [0, 1], BR_campaign_pf: [1, 1], BR_trade_favor: [2, 1],
  BR_trade_both: [0, 2], BR_muster: [1, 2], BR_travel_favor: [2, 2],
} // prettier-ignore

/** Arrows that would run over something otherwise: the point that draws them aside, away from the middle of their ends. */
const ASIDE: Record<string, [number, number]> = {
  'TL_campaign_high>need_banner': [-112, 0],
  'TR_threat>TL_muster_high': [0, -112],
  'TR_campaign_relics>TL_muster_high': [0, -78],
  'TR_travel_relic_left>TL_muster_high': [-40, 20],
  'TR_recover_relic>TL_muster_high': [20, 74],
  'TR_muster>TR_travel_favor': [-6, 40],
  'BL_trade_secret>BL_recover_ds': [0, 104],
  'BR_trade_favor>BR_recover_pf': [0, 104],
  'BL_travel_secret>BL_trade_both': [0, 100],
  'BR_travel_favor>BR_trade_both': [0, 100],
  'need_banner>BR_threat': [0, -104],
  'BR_campaign_pf>BL_search': [0, 20],
  'BL_recover_ds>BR_search': [10, 36],
} // prettier-ignore
/** How far any other arrow bends to its right: those that lead there and back stay apart. */
const BEND = 13

export interface Point {
  x: number
  y: number
}

/** The middle of a space. A space that the drawing does not know (another table's map) has none. */
export function placeOf({ name, quadrant }: Pick<Space, 'name' | 'quadrant'>): Point | null {
  const at = PLACE[name]
  return at ? { x: LEFT[quadrant] + 79 + at[0] * COLUMN, y: TOP[quadrant] + 58 + at[1] * ROW } : null
}

export const cornerOf = (quadrant: Corner): Point => ({ x: LEFT[quadrant], y: TOP[quadrant] })

/** Where the way from the middle of a space towards a point leaves it. */
function edge(from: Point, towards: Point, gap: number): Point {
  const dx = towards.x - from.x
  const dy = towards.y - from.y
  const share = Math.min((HALF.x + gap) / (Math.abs(dx) || 1), (HALF.y + gap) / (Math.abs(dy) || 1), 1)
  return { x: from.x + dx * share, y: from.y + dy * share }
}

export interface Drawn {
  d: string
  middle: Point
}

/** An arrow as a curve from edge to edge, and the middle of it. */
export function drawArrow(id: string, from: Point, to: Point): Drawn {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const aside = ASIDE[id] ?? [(-dy / length) * BEND * 2, (dx / length) * BEND * 2]
  const via = { x: (from.x + to.x) / 2 + aside[0], y: (from.y + to.y) / 2 + aside[1] }
  const start = edge(from, via, 2)
  const end = edge(to, via, 9)
  const round = (n: number): number => Math.round(n * 10) / 10
  return {
    d: `M${round(start.x)} ${round(start.y)}Q${round(via.x)} ${round(via.y)} ${round(end.x)} ${round(end.y)}`,
    middle: { x: round(start.x / 4 + via.x / 2 + end.x / 4), y: round(start.y / 4 + via.y / 2 + end.y / 4) },
  }
}

/** The signs on a space: what is done, and with what. */
const DEED: Record<string, Sign[]> = {
  'trade-favor': ['trade', 'favor'],
  'trade-secrets': ['trade', 'secret'],
  'trade-favor-and-secrets': ['trade', 'favor', 'secret'],
  muster: ['muster', 'warband'],
  'travel-most-favor': ['travel', 'favor'],
  'travel-most-secrets': ['travel', 'secret'],
  'travel-relic': ['travel', 'relic'],
  search: ['search', 'card'],
  'recover-relic': ['recover', 'relic'],
  'recover-darkest-secret': ['recover', 'banner', 'secret'],
  'recover-peoples-favor': ['recover', 'banner', 'favor'],
  'travel-campaign-sites': ['travel', 'campaign', 'site'],
  'travel-campaign-relics': ['travel', 'campaign', 'relic'],
  'travel-campaign-darkest-secret': ['travel', 'campaign', 'secret'],
  'travel-campaign-peoples-favor': ['travel', 'campaign', 'favor'],
}
export const signsOf = ({ kind, action }: Pick<Space, 'kind' | 'action'>): Sign[] =>
  kind === 'threat' ? ['skull'] : kind === 'decision' ? ['banner'] : (DEED[action] ?? ['action'])

const CONDITION: Record<string, Sign> = {
  'battle-ready': 'campaign',
  'can-pay': 'favor',
  'can-pay-darkest-secret': 'secret',
  'holds-darkest-secret': 'banner',
  'holds-peoples-favor': 'banner',
  'holds-most-relics-and-banners': 'relic',
  'rules-most-sites': 'site',
  'needs-only-darkest-secret': 'secret',
}
export const conditionSign = (condition: string): Sign =>
  CONDITION[condition] ?? Object.entries(CONDITION).find(([start]) => condition.startsWith(start))?.[1] ?? 'other'

/** The nearest space from one in a direction, for the arrow keys. */
export function neighbour(all: { name: string; at: Point }[], from: string, dx: number, dy: number): string {
  const here = all.find(({ name }) => name === from)
  if (!here) return from
  const reach = (at: Point): number => {
    const along = (at.x - here.at.x) * dx + (at.y - here.at.y) * dy
    const across = Math.abs((at.x - here.at.x) * dy) + Math.abs((at.y - here.at.y) * dx)
    return along > 1 ? along + across * 2.5 : Infinity
  }
  const best = all.reduce((best, one) => (reach(one.at) < reach(best.at) ? one : best), here)
  return reach(best.at) === Infinity ? from : best.name
}
