/** What my tables say of me: how many matches of each game I have played and won, and against whom. */

import type { TableListed } from '../wire'

export interface Company {
  played: number
  won: number
}

export interface Figures {
  game: string
  bots: Company
  people: Company
  /** Played on my own, where a game can be. */
  alone: Company
  all: Company
  /** My best score; null in a game without points. */
  best: number | null
}

/** Against whom it was played: a person other than me, bots alone, or nobody. */
export function against({ seats }: Pick<TableListed, 'seats'>): 'people' | 'bots' | 'alone' {
  const others = seats.filter(({ mine }) => !mine)
  if (others.some(({ kind }) => kind === 'person')) return 'people'
  return others.length ? 'bots' : 'alone'
}

/** Whether a match counts: mine, and played to its end. */
export function counts(table: TableListed): boolean {
  const { status, outcome, seats } = table
  return status === 'over' && outcome !== null && outcome.ended !== 'abandoned' && seats.filter(({ mine }) => mine).length === 1
}

export const won = ({ outcome, seats }: TableListed): boolean => seats.some(({ mine, seat }) => mine && (outcome?.winners.includes(seat) ?? false))

/** By game, the most played first. Several seats at one screen are nobody's victory. */
export function figures(tables: readonly TableListed[]): Figures[] {
  const found = new Map<string, Figures>()
  const none = (): Company => ({ played: 0, won: 0 })
  for (const table of tables.filter(counts)) {
    let of = found.get(table.game)
    if (!of) found.set(table.game, (of = { game: table.game, bots: none(), people: none(), alone: none(), all: none(), best: null }))
    for (const company of [of[against(table)], of.all]) {
      company.played += 1
      if (won(table)) company.won += 1
    }
    const mine = table.seats.find((seat) => seat.mine)!
    const score = table.outcome!.scores[mine.seat]
    if (score !== undefined) of.best = Math.max(of.best ?? score, score)
  }
  return [...found.values()].sort((a, b) => b.all.played - a.all.played || a.game.localeCompare(b.game))
}
