/** My tables as the lobby lists them, and what a new one may be. */
import { boards } from '../games'
import type { Texts } from '../texts'
import type { GameInfo, Pace, SettingInfo, SeatInfo, SeatWanted, TableListed, TableWanted } from '../wire'

/** Whether a seat of mine owes an answer. */
export function mineToMove(table: TableListed): boolean {
  return table.status === 'running' && table.seats.some((seat) => seat.mine && table.waiting.includes(seat.seat))
}

/** Whether something was proposed that a seat of mine has not agreed to yet. */
export function asksMe({ proposal, seats }: Pick<TableListed, 'proposal' | 'seats'>): boolean {
  if (!proposal) return false
  return seats.some(({ seat, mine }) => mine && proposal.needed.includes(seat) && !proposal.yes.includes(seat))
}

/** Seats that nobody has taken yet. */
export const freeSeats = ({ seats }: Pick<TableListed, 'seats'>): SeatInfo[] => seats.filter(({ kind }) => kind === 'open')

export interface Shelves {
  /**
   * Where I am to move, then where others are or people still gather; the latest first: what I have just left is what I
   * come back to.
   */
  running: TableListed[]
  /** Over or imported, the latest first. */
  finished: TableListed[]
}

export function shelves(tables: readonly TableListed[]): Shelves {
  const latest = (a: TableListed, b: TableListed) => b.since.localeCompare(a.since)
  const goesOn = ({ status }: TableListed) => status === 'running' || status === 'gathering'
  const running = tables.filter(goesOn)
  const mine = running.filter(mineToMove).sort(latest)
  const others = running.filter((table) => !mineToMove(table)).sort(latest)
  return { running: [...mine, ...others], finished: tables.filter((table) => !goesOn(table)).sort(latest) }
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

/** A moment to come, as one would say it: "tomorrow, 18:00". */
export function upTo(when: string, language: string, now: number = Date.now()): string {
  const moment = new Date(when)
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((midnight(moment) - midnight(new Date(now))) / 86_400_000)
  const time = moment.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  let day = moment.toLocaleDateString(language, { day: 'numeric', month: 'long' })
  if (days === 0 || days === 1) day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  else if (days > 1 && days < 7) day = moment.toLocaleDateString(language, { weekday: 'long' })
  return `${day}, ${time}`
}

/** The same moment with nothing left to guess. */
export function exactly(when: string, language: string): string {
  return new Date(when).toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' })
}

/** How long a choice may take, in hours; 0: played live. */
export const PACES = [0, 24, 72, 168] as const
/** Clocks of tables that are played live: seconds for each choice, and everybody's bank. */
export const CLOCKS = [
  { seconds: 0, bank: 0 },
  { seconds: 30, bank: 600 },
  { seconds: 60, bank: 1200 },
  { seconds: 120, bank: 2700 },
] as const
export const LATE: readonly Pace['late'][] = ['remind', 'bot', 'vote']

/** "Three days per choice · then a bot plays on". */
export function paceSaid({ hours, late, seconds, bank }: Pace, texts: Texts): string {
  const said = !hours && seconds ? texts.say('lobby-clock-of', { seconds, minutes: bank / 60 }) : texts.say('lobby-pace-of', { hours })
  return hours || seconds ? `${said} · ${texts.say('lobby-late-short', { late })}` : said
}

/** How a table is played where people come to it from elsewhere. */
export interface Manner {
  pace: Pace
  public: boolean
  spectators: boolean
}

export const usualManner = (): Manner => ({ pace: { hours: 0, late: 'remind', seconds: 0, bank: 0 }, public: false, spectators: true })

/** A seat of the table that is being made. */
export interface Place {
  /** "open": for somebody who is not here, by a link or from the public list. */
  who: 'me' | 'person' | 'bot' | 'open'
  /** What the other person on this screen is called. */
  name: string
  level: string
}

/** The strongest bot a game has: the one to play against unless somebody wants an easier one. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1) ?? 'random'
}

/** The easiest bot a game has: for whoever is new to it. */
export function easiest(game: GameInfo): string {
  return game.bots[0] ?? 'random'
}

/** The number of players a first table has: three where the game allows it. */
export function usual(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats[0] ?? 2)
}

/** Me and bots. */
export function againstBots(game: GameInfo, count: number = usual(game)): Place[] {
  return Array.from({ length: count }, (_, seat) => ({ who: seat === 0 ? 'me' : 'bot', name: '', level: strongest(game) }))
}

/** A newcomer's first table: the learner begins, the bots are easy. */
export function firstTable(game: GameInfo): TableWanted {
  const places = againstBots(game).map((place) => ({ ...place, level: easiest(game) }))
  const begins = game.settings.some(({ name, values }) => name === 'first' && values.includes('0'))
  return wanted(game, places, begins ? { first: '0' } : {})
}

/** Me, and places for people who come by a link. */
export function withFriends(game: GameInfo, count: number = usual(game)): Place[] {
  return againstBots(game, count).map((place) => (place.who === 'bot' ? { ...place, who: 'open' as const } : place))
}

const LAST = 'regnum.last-table'

/** How a table was laid: its seats, the game's options, and how it is played. */
export interface Laid {
  places: Place[]
  options: Record<string, string>
  manner: Manner
}

/** My last table of a game that was laid so (with open places or without), if it still fits the game. */
export function lastLaid(game: GameInfo, friends: boolean): Laid | null {
  try {
    const found = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, Laid | undefined>
    const laid = found[`${game.name} ${friends}`]
    if (!laid || !game.seats.includes(laid.places.length)) return null
    const known = laid.places.every(({ who, level }) => who !== 'bot' || game.bots.includes(level))
    const fitting = Object.entries(laid.options).every(([name, value]) =>
      game.settings.some((setting) => setting.name === name && setting.values.includes(value)),
    )
    return known && fitting ? laid : null
  } catch {
    return null // no storage, or something else's text
  }
}

export function keepLaid(game: GameInfo, friends: boolean, laid: Laid): void {
  try {
    const found = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, Laid>
    localStorage.setItem(LAST, JSON.stringify({ ...found, [`${game.name} ${friends}`]: laid }))
  } catch {
    // Then the next table begins as the first did.
  }
}

/** The same places for another number of players: the first ones stay, further ones are as the last one is. */
export function resized(places: readonly Place[], game: GameInfo, count: number): Place[] {
  const who = places.at(-1)?.who === 'open' ? 'open' : 'bot'
  return againstBots(game, count).map((place, seat) => places[seat] ?? { ...place, who })
}

export function wanted(
  game: GameInfo,
  places: readonly Place[],
  options: Record<string, string> = {},
  manner: Manner = usualManner(),
): TableWanted {
  const seats = places.map(({ who, name, level }): SeatWanted => {
    if (who === 'bot') return { kind: 'bot', level }
    if (who === 'person') return { kind: 'person', name: name.trim() || null }
    return { kind: who }
  })
  const elsewhere = places.some(({ who }) => who === 'open')
  return { game: game.name, options, seats, ...(elsewhere && manner) }
}

/** The values of a setting that make sense for so many players and the other options: a seat that is not there cannot be
 * chosen. */
export function valuesFor(game: string, setting: SettingInfo, players: number, options: Record<string, string>): string[] {
  const fits = boards[game]?.fits ?? (() => true)
  const seat = (value: string): boolean => setting.name === 'first' && /^\d+$/.test(value)
  return setting.values.filter((value) => !(seat(value) && Number(value) >= players) && fits(setting.name, value, players, options))
}

/** The options that still make sense for so many players, in the order of the settings. */
export function optionsFor(game: GameInfo, players: number, options: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const setting of game.settings) {
    const value = options[setting.name]
    if (value !== undefined && valuesFor(game.name, setting, players, kept).includes(value)) kept[setting.name] = value
  }
  return kept
}

/** A setting, and its value, in words; `about` says what the value means, where that needs saying. */
export const settingLabel = (setting: string, texts: Texts): string => (texts.has(`setting-${setting}`) ? texts.say(`setting-${setting}`) : setting)

export function valueLabel(setting: string, value: string, texts: Texts): string {
  if (texts.has(`setting-${setting}-${value}`)) return texts.say(`setting-${setting}-${value}`)
  if (setting === 'first' && /^\d+$/.test(value)) return texts.say('lobby-seat', { number: Number(value) + 1 })
  return value
}

export function valueAbout(setting: string, value: string, texts: Texts): string {
  const message = `setting-${setting}-${value}-about`
  return texts.has(message) ? texts.say(message) : ''
}

/** The winners of a table, and its scores from the best. */
export function standings(table: TableListed): { seat: SeatInfo; score: number; won: boolean }[] {
  const { outcome } = table
  if (!outcome) return []
  return table.seats
    .map((seat) => ({ seat, score: outcome.scores[seat.seat] ?? 0, won: outcome.winners.includes(seat.seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
}
