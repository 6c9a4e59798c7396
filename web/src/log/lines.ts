/** What the log panel shows of the lines of a match. */
import type { Line } from '../wire'

/** A line with what stands around it. */
export interface Row {
  line: Line
  /** Its number in the whole log: stable while lines are only added. */
  number: number
  /** The seat that acts in it, where one does. */
  actor: number | null
  /** First line of its moment: the ones after it belong to the same choice. */
  first: boolean
  /** First line that is new since this seat last looked. */
  fresh: boolean
}

export function actorOf(line: Line): number | null {
  const who = line.args.player
  const seat = typeof who === 'string' ? /^seat:(\d+)$/.exec(who) : null
  return seat ? Number(seat[1]) : null
}

/** Which lines are drawn: the newest ones, or those around the one looked at. */
export function stretch(length: number, around: number, size: number): { from: number; to: number } {
  const last = Math.max(0, length - size)
  const from = around < 0 ? last : Math.min(last, Math.max(0, around - Math.floor(size / 2)))
  return { from, to: Math.min(length, from + size) }
}

/** Some of the lines as rows. `seen` is the last entry looked at; null: no divider is wanted. */
export function rows(lines: readonly Line[], { from, to }: { from: number; to: number }, seen: number | null): Row[] {
  const divided = seen === null ? -1 : lines.findIndex((line) => line.seq > seen)
  return lines.slice(from, to).map((line, i) => {
    const number = from + i
    return {
      line,
      number,
      actor: actorOf(line),
      first: number === 0 || lines[number - 1]!.seq !== line.seq,
      // A divider above everything would say nothing: all of it is new then.
      fresh: divided > 0 && number === divided,
    }
  })
}

/** More lines of one choice than this are folded under the first of them. */
const FOLDED_FROM = 3

/**
 * What belongs together stands together: of a choice that wrote many lines the first is shown, with how many are folded under
 * it. Lines that speak of me, about the table, or of the moment looked at are never folded away.
 */
export function folded<R extends Row>(shown: readonly R[], opened: ReadonlySet<number>, open: (row: R) => boolean): (R & { under: number })[] {
  const sizes = new Map<number, number>()
  for (const { line } of shown) sizes.set(line.seq, (sizes.get(line.seq) ?? 0) + 1)
  const hides = (row: R): boolean =>
    !row.first && !row.line.meta && (sizes.get(row.line.seq) ?? 0) >= FOLDED_FROM && !opened.has(row.line.seq) && !open(row)
  return shown
    .filter((row) => !hides(row))
    .map((row) => ({
      ...row,
      under: row.first && (sizes.get(row.line.seq) ?? 0) >= FOLDED_FROM ? shown.filter((other) => other.line.seq === row.line.seq && !other.first && !open(other)).length : 0,
    }))
}

/** Lines from one that opens a chapter to the one that closes it, by their numbers. */
export interface Chapter {
  from: number
  to: number
}

/** The chapters that are closed; one inside another is part of it. */
export function chapters(lines: readonly Line[], opens: string, closes: string): Chapter[] {
  const open: number[] = []
  const out: Chapter[] = []
  lines.forEach(({ message }, number) => {
    if (message === opens) open.push(number)
    else if (message === closes && open.length) {
      const from = open.pop()!
      if (!open.length) out.push({ from, to: number })
    }
  })
  return out
}

/** Of each chapter that is not opened only its first row is left, with the chapter on it. */
export function gathered(shown: readonly Row[], found: readonly Chapter[], opened: (chapter: Chapter) => boolean): (Row & { chapter: Chapter | null })[] {
  const out: (Row & { chapter: Chapter | null })[] = []
  let next = 0
  for (const row of shown) {
    while (next < found.length && found[next]!.to < row.number) next += 1
    const chapter = found[next]
    if (!chapter || row.number < chapter.from) out.push({ ...row, chapter: null })
    else if (out.at(-1)?.chapter !== chapter) {
      if (opened(chapter)) out.push({ ...row, chapter: row.number === chapter.from ? chapter : null })
      else out.push({ ...row, chapter })
    } else if (opened(chapter)) out.push({ ...row, chapter: null })
    else if (row.fresh) out.at(-1)!.fresh = true
  }
  return out
}

/** The lines that are new since the seat last looked, and those of them that speak of the seat itself: nobody answers
 * for an absent player, so what is said of them there is what happened to them. */
export function news(lines: readonly Line[], seen: number, seat: number | null): { all: Line[]; mine: Line[] } {
  const all = lines.filter((line) => line.seq > seen)
  const me = `seat:${seat}`
  const speaksOfMe = (value: string | number) => typeof value === 'string' && value.split('+').includes(me)
  return { all, mine: all.filter((line) => Object.values(line.args).some(speaksOfMe)) }
}

/** The lines that tell what happened up to a moment. */
export function until(lines: readonly Line[], seq: number): Line[] {
  return lines.filter((line) => line.seq <= seq)
}

/** The lines of the choice that led to a moment; where it wrote none, the last lines before it. */
export function linesAt(lines: readonly Line[], seq: number): Line[] {
  const last = lines.findLast((line) => line.seq <= seq)
  return last ? lines.filter((line) => line.seq === last.seq) : []
}
