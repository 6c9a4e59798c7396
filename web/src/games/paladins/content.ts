/** The figures of the boards and cards, as the server tells them. */
import { content } from '../../content'
import type { Worker } from './signs'

type Slot = Worker | 'any'

export interface LeftFigures {
  action: string
  workers: Slot[]
  least: number
  silver: number
  gain?: string[][]
}
export interface RightFigures {
  action: string
  workers: Slot[]
  needs: Attribute
  gives: Attribute
  provisions?: number[]
  silver?: number[]
  attribute?: number[]
  flag?: string[]
  also?: string[]
  points?: number[]
}
export interface SpaceFigures {
  region: number
  players: number
  gain: string[]
}
export interface PaladinFigures {
  slug: string
  workers: Worker[]
  boost: string[]
  action: string
  waives?: string
  discount?: number
  gain?: string[]
}
export interface TownsfolkFigures {
  slug: string
  name: string
  dismiss: string[]
  recruit: string[]
  trigger: string
  gain: string[]
  suspicions_least?: number
  suspicions_most?: number
}
export interface OutsiderFigures {
  slug: string
  people: People
  type: string
  attack: string[]
  convert: string[]
}
export interface ScoringFigures {
  type: string
  base: number
  every: number
  counts: string
}
export interface WallFigures {
  slug: string
  copies: number
  gain: string[]
  choice?: string[][]
  points: number
}
export interface FavourFigures {
  slug: string
  worker: Slot
  cost: string[]
  gain: string[]
  choice?: string[][]
}

export const ATTRIBUTES = ['faith', 'strength', 'influence'] as const
export type Attribute = (typeof ATTRIBUTES)[number]
export const PEOPLES = ['saracen', 'byzantine', 'viking'] as const
export type People = (typeof PEOPLES)[number]

interface BoardFigures {
  rounds: { count: number; orders: number[]; favours: number[] }
  pieces: { workshops: number; monks: number; outposts: number; jars: number }
  attributes: { most: number; points: number[] }
  townsfolk: { silver: number[]; debt: boolean[] }
  outsiders: { strength: number[]; faith: number[] }
  space: SpaceFigures[]
  left: LeftFigures[]
  right: RightFigures[]
  develop: { workers: Worker[]; points: number[] }
  jar_space: { gain: string[] }[]
}

interface Documents {
  board: BoardFigures
  paladins: { paladin: PaladinFigures[] }
  townsfolk: { townsfolk: TownsfolkFigures[] }
  outsiders: { outsider: OutsiderFigures[]; scoring: ScoringFigures[] }
  walls: { wall: WallFigures[] }
  favours: { favour: FavourFigures[] }
  orders: { order: { slug: string; action: string; required: number }[] }
  tavern: { tavern: { slug: string; workers: Worker[] }[] }
  suspicions: { suspicion: { slug: string; tax: number; copies: number }[] }
  debts: { debt: { unpaid: number; paid: number; copies: number }[] }
  schemes: { scheme: { slug: string; copies: number }[] }
  notes: Record<string, string[]>
}

const documents = (): Documents => content('paladins') as unknown as Documents

export const board = (): BoardFigures => documents().board

const byId = <T extends { slug: string }>(kind: string, entries: () => T[]): ((id: string) => T | undefined) => {
  let found: Map<string, T> | null = null
  return (id) => (found ??= new Map(entries().map((entry) => [`${kind}:${entry.slug}`, entry]))).get(id)
}

export const paladinOf = byId('paladin', () => documents().paladins.paladin)
export const townsfolkOf = byId('townsfolk', () => documents().townsfolk.townsfolk)
export const outsiderOf = byId('outsider', () => documents().outsiders.outsider)
export const wallOf = byId('wall', () => documents().walls.wall)
export const favourOf = byId('favour', () => documents().favours.favour)
export const orderOf = byId('order', () => documents().orders.order)
export const tavernOf = byId('tavern', () => documents().tavern.tavern)
export const suspicionOf = byId('suspicion', () => documents().suspicions.suspicion)
export const schemeOf = byId('scheme', () => documents().schemes.scheme)
export const debt = (): { unpaid: number; paid: number } => documents().debts.debt[0]!

/** How a converted outsider scores. */
export const scoringOf = (type: string): ScoringFigures => documents().outsiders.scoring.find((entry) => entry.type === type)!

export const leftOf = (action: string): LeftFigures | undefined => board().left.find((entry) => entry.action === action)
export const rightOf = (action: string): RightFigures | undefined => board().right.find((entry) => entry.action === action)

export interface Effect {
  what: string
  count: number
}

/** "silver 2" taken apart. */
export const effects = (gain: readonly string[]): Effect[] =>
  gain.map((entry) => {
    const [what, count] = entry.split(' ')
    return { what: what!, count: Number(count ?? 1) }
  })

/** The name of a thing without its kind. */
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)

const NOTES: Record<string, string> = {
  medium: 'note-confidence-medium',
  low: 'note-confidence-low',
  reconstructed: 'note-reconstructed',
}

/** Messages for owners of the box about a card. */
export const notesOn = (card: string): string[] =>
  Object.entries(NOTES).flatMap(([list, message]) => (documents().notes[list]?.includes(card) ? [message] : []))
