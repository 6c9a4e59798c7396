/** What a chronicle's pages draw: regions of the map, and the suits of the world game by game. */

import type { Chronicle, ChronicleSite } from '../wire'

/** The colour of each suit, in the order in which the game names them. */
export const COLOURS = ['#7a3b52', '#5b4a9c', '#2f5d8a', '#b5552f', '#a8324a', '#3f7d54']

/** The colour of a suit among those of the world. */
export function colour(suit: string, suits: readonly string[]): string {
  return COLOURS[suits.indexOf(suit) % COLOURS.length] ?? 'currentColor'
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
export function bands(suits: readonly string[], worlds: readonly Record<string, number>[]): Band[] {
  return suits.map((suit, i) => ({
    suit,
    spans: worlds.map((world) => {
      const sum = (some: readonly string[]): number => some.reduce((all, one) => all + (world[one] ?? 0), 0)
      const total = sum(suits) || 1
      const below = sum(suits.slice(0, i))
      return [below / total, (below + (world[suit] ?? 0)) / total]
    }),
  }))
}

/** The suits of the world after each game. */
export const suitsOverTime = (chronicle: Chronicle): Record<string, number>[] => chronicle.games.map((game) => game.suits)
