/** A game's score sheets, whatever their structure, as rows of a table.
 *
 * Sheets are plain objects, one for each seat. A field that lists [thing, points] pairs or bare points is a part of the
 * score; a field that is a single number counts towards it where the sums come out only with it, else it breaks ties.
 */

import type { Outcome, SeatInfo } from '../wire'

export interface Item {
  /** The id of the thing the points came from; null where the sheet names none. */
  thing: string | null
  points: number
}

export interface Part {
  field: string
  /** For each seat: its items and their sum. */
  seats: { items: Item[]; sum: number }[]
}

export interface Tie {
  field: string
  seats: number[]
}

export interface ScoreSheet {
  parts: Part[]
  ties: Tie[]
  /** For each seat, and after them for each opponent that the rules themselves play. */
  totals: number[]
}

type Sheet = Record<string, unknown>

function isSheet(value: unknown): value is Sheet {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function itemsOf(value: unknown): Item[] | null {
  if (!Array.isArray(value)) return null
  const items: Item[] = []
  for (const one of value as unknown[]) {
    if (typeof one === 'number') items.push({ thing: null, points: one })
    else if (Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number') items.push({ thing: one[0], points: one[1] })
    else return null
  }
  return items
}

const sum = (items: readonly Item[]) => items.reduce((total, item) => total + item.points, 0)

/** The sheets as rows, or null where there are none to be read. Sheets beyond the seats are opponents'. */
export function readSheets(sheets: unknown, scores: readonly number[]): ScoreSheet | null {
  const all: Sheet[] = Array.isArray(sheets) ? (sheets as unknown[]).filter(isSheet) : []
  if (all.length === 0 || all.length < scores.length) return null
  const listed: Part[] = []
  const single: Tie[] = []
  const fields = Object.keys(all[0]!)
  for (const field of fields) {
    const items = all.map((sheet) => itemsOf(sheet[field]))
    const numbers = all.map((sheet) => sheet[field])
    if (items.every((one): one is Item[] => one !== null)) {
      listed.push({ field, seats: items.map((one) => ({ items: one, sum: sum(one) })) })
    } else if (numbers.every((one): one is number => typeof one === 'number')) {
      single.push({ field, seats: numbers })
    }
  }
  const adds = (parts: readonly Part[]) =>
    scores.every((score, seat) => parts.reduce((total, part) => total + part.seats[seat]!.sum, 0) === score)
  const repeated = single.filter((one) => !scores.every((score, seat) => one.seats[seat] === score))
  const inOrder = (parts: Part[]) => parts.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
  // Points come first on a sheet, what breaks ties last: as many single figures count as the sums need.
  for (let counted = 0; counted <= repeated.length; counted++) {
    const figures = repeated.slice(0, counted).map(({ field, seats }) => ({
      field,
      seats: seats.map((points) => ({ items: [{ thing: null, points }], sum: points })),
    }))
    const parts = inOrder([...listed, ...figures])
    if (!adds(parts)) continue
    const totals = all.map((_, side) => parts.reduce((total, part) => total + part.seats[side]!.sum, 0))
    return { parts, ties: repeated.slice(counted), totals }
  }
  return { parts: listed, ties: repeated, totals: [...scores] }
}

/** Who won: seats, or where nobody at the table did, the opponents. */
export function winnersOf(outcome: { scores: readonly number[]; winners: readonly number[] }, totals: readonly number[]): number[] {
  if (outcome.winners.length) return [...outcome.winners]
  return totals.map((_, side) => side).slice(outcome.scores.length)
}

/** Whether the figures that break ties were needed: the best score is shared. */
export function tied(scores: readonly number[]): boolean {
  const best = Math.max(...scores)
  return scores.filter((score) => score === best).length > 1
}

/** The seats from the best to the last; those who share a place share its number. */
export function places(scores: readonly number[], winners: readonly number[]): { seat: number; place: number }[] {
  const seats = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat)
  return seats.map(({ seat, score, won }) => ({
    seat,
    place: 1 + seats.filter((other) => Number(other.won) > Number(won) || (other.won === won && !won && other.score > score)).length,
  }))
}

export interface Standings {
  sheet: ScoreSheet | null
  totals: readonly number[]
  winners: readonly number[]
  order: { seat: number; place: number }[]
}

/** How a match ended: what there is to show of its sheets, and the sides in their order. */
export function standings(outcome: Outcome, seats: readonly SeatInfo[]): Standings {
  const sheet = readSheets(outcome.sheets, outcome.scores)
  const totals = sheet?.totals ?? outcome.scores
  const winners = winnersOf(outcome, totals)
  const there = (side: number) => side >= outcome.scores.length || seats.some(({ seat }) => seat === side)
  return { sheet, totals, winners, order: places(totals, winners).filter(({ seat }) => there(seat)) }
}
