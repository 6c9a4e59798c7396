/** What a chronicle's pages draw: regions of the map, and the suits of the world game by game. */

import type { Chronicle, ChronicleGame, ChronicleSite } from '../wire'

/** In the order of the banks. */
export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'] as const

export const COLOURS: Record<string, string> = {
  discord: '#7a3b52',
  arcane: '#5b4a9c',
  order: '#2f5d8a',
  hearth: '#b5552f',
  beast: '#a8324a',
  nomad: '#3f7d54',
}

export interface Region {
  name: string
  sites: ChronicleSite[]
}

/** The sites of the map by their regions, both from the top. */
export function regions(map: readonly ChronicleSite[]): Region[] {
  const found: Region[] = []
  for (const site of map) {
    const name = site.slot.slice(0, site.slot.lastIndexOf('-'))
    if (found.at(-1)?.name !== name) found.push({ name, sites: [] })
    found.at(-1)!.sites.push(site)
  }
  return found
}

export interface Band {
  suit: string
  /** Of the world after each game, from 0 to 1: where the suit's band begins, and where it ends. */
  spans: [number, number][]
}

/** The shares of the suits in the world, as bands one above the other; one column for each world. */
export function bands(worlds: readonly Record<string, number>[]): Band[] {
  return SUITS.map((suit, i) => ({
    suit,
    spans: worlds.map((world) => {
      const total = SUITS.reduce((sum, one) => sum + (world[one] ?? 0), 0) || 1
      const below = SUITS.slice(0, i).reduce((sum, one) => sum + (world[one] ?? 0), 0)
      return [below / total, (below + (world[suit] ?? 0)) / total]
    }),
  }))
}

/** The suits of the world after each game. */
export const suitsOverTime = (chronicle: Chronicle): Record<string, number>[] => chronicle.games.map((game) => game.suits)

/** Who won a game, as a seat. */
export function winner(game: ChronicleGame): number | null {
  const { seat } = game.annals
  return typeof seat === 'number' ? seat : null
}
