/** My tables as the lobby lists them, and what a new one may be. */
import type { GameInfo, SeatInfo, SeatWanted, TableListed, TableWanted } from '../wire'

/** Whether a seat of mine owes an answer. */
export function mineToMove(table: TableListed): boolean {
  return table.status === 'running' && table.seats.some((seat) => seat.mine && table.waiting.includes(seat.seat))
}

export interface Shelves {
  /** Where I am to move, then where others are; the latest first: what I have just left is what I come back to. */
  running: TableListed[]
  /** Over or imported, the latest first. */
  finished: TableListed[]
}

export function shelves(tables: readonly TableListed[]): Shelves {
  const latest = (a: TableListed, b: TableListed) => b.since.localeCompare(a.since)
  const running = tables.filter((table) => table.status === 'running')
  const mine = running.filter(mineToMove).sort(latest)
  const others = running.filter((table) => !mineToMove(table)).sort(latest)
  return { running: [...mine, ...others], finished: tables.filter((table) => table.status !== 'running').sort(latest) }
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something was, in the reader's language: "5 minut temu". */
export function ago(when: string, language: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  return format.format(0, 'second')
}

/** A seat of the table that is being made. */
export interface Place {
  who: 'me' | 'person' | 'bot'
  /** What the other person on this screen is called. */
  name: string
  level: string
}

/** The strongest bot a game has: the one to play against unless somebody wants an easier one. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1) ?? 'random'
}

/** The number of players a first table has: three where the game allows it. */
export function usual(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats[0] ?? 2)
}

/** Me and bots. */
export function againstBots(game: GameInfo, count: number = usual(game)): Place[] {
  return Array.from({ length: count }, (_, seat) => ({ who: seat === 0 ? 'me' : 'bot', name: '', level: strongest(game) }))
}

/** The same places for another number of players: the first ones stay, further ones are bots. */
export function resized(places: readonly Place[], game: GameInfo, count: number): Place[] {
  return againstBots(game, count).map((place, seat) => places[seat] ?? { ...place, who: 'bot' as const })
}

export function wanted(game: GameInfo, places: readonly Place[], options: Record<string, string> = {}): TableWanted {
  const seats = places.map(({ who, name, level }): SeatWanted => {
    if (who === 'bot') return { kind: 'bot', level }
    if (who === 'person') return { kind: 'person', name: name.trim() || null }
    return { kind: 'me' }
  })
  return { game: game.name, options, seats }
}

/** The values of a setting that make sense for so many players: a seat that is not there cannot be chosen. */
export function valuesFor(setting: { name: string; values: string[] }, players: number): string[] {
  return setting.values.filter((value) => !(/^\d+$/.test(value) && setting.name === 'first' && Number(value) >= players))
}

/** The winners of a table, and its scores from the best. */
export function standings(table: TableListed): { seat: SeatInfo; score: number; won: boolean }[] {
  const { outcome } = table
  if (!outcome) return []
  return table.seats
    .map((seat) => ({ seat, score: outcome.scores[seat.seat] ?? 0, won: outcome.winners.includes(seat.seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
}
