/** Scales and lines of the plot of how a match went. */

/** One line of a plot: its values over the moments, and how it is told apart from the others. */
export interface Series {
  id: string
  name: string
  values: readonly number[]
  colour: string
  /** Drawn around a colour that could vanish on the paper. */
  edge?: string
  dash: string
  /** SVG path of its mark, in a square box of that many units. */
  mark: string
  box: number
}

export interface Box {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Round steps for an axis: 1, 2 or 5 times a power of ten, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  if (high <= low) return [low]
  const rough = (high - low) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!)
  const first = Math.floor(low / step) * step
  const out: number[] = []
  for (let tick = first; tick < high + step; tick += step) out.push(tick)
  return out
}

export interface Scales {
  x(index: number): number
  y(score: number): number
  /** The moment nearest to a place across the plot. */
  index(x: number): number
  ticks: number[]
}

export function scales(count: number, scores: readonly (readonly number[])[], box: Box): Scales {
  const all = scores.flat()
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all), 5)
  const low = marks[0]!
  const high = marks.at(-1)!
  const across = box.width - box.left - box.right
  const down = box.height - box.top - box.bottom
  const steps = Math.max(1, count - 1)
  return {
    x: (index) => box.left + (across * index) / steps,
    y: (score) => box.top + down * (1 - (score - low) / (high - low)),
    index: (x) => Math.min(Math.max(0, count - 1), Math.max(0, Math.round(((x - box.left) / across) * steps))),
    ticks: marks,
  }
}

/** The path of one seat: level until something changes, then a step. Points in between would say nothing. */
export function path(values: readonly number[], at: Pick<Scales, 'x' | 'y'>): string {
  let out = ''
  values.forEach((value, i) => {
    if (i === 0) out = `M${round(at.x(0))} ${round(at.y(value))}`
    else if (value !== values[i - 1]) out += `H${round(at.x(i))}V${round(at.y(value))}`
  })
  return values.length > 1 ? `${out}H${round(at.x(values.length - 1))}` : out
}

const round = (number: number) => Math.round(number * 10) / 10

/** Places for labels that want to stand at `wanted`, moved apart so that they are `gap` from each other and stay within
 * the bounds; in the order given. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const out = [...wanted]
  let floor = low
  for (const i of order) {
    out[i] = Math.max(wanted[i]!, floor)
    floor = out[i]! + gap
  }
  let ceiling = high
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i]!, ceiling)
    ceiling = out[i]! - gap
  }
  return out
}

/** The values of each of so many things over the match; a course lists those of all things for each moment. */
export function turned(counts: readonly number[][], things: number): number[][] {
  return Array.from({ length: things }, (_, thing) => counts.map((at) => at[thing] ?? 0))
}

/** Stretches over which a value stays the same: from a moment up to the next stretch. */
export function runs(values: readonly number[]): { from: number; to: number; value: number }[] {
  const out: { from: number; to: number; value: number }[] = []
  values.forEach((value, at) => {
    const last = out.at(-1)
    if (last?.value === value) last.to = at + 1
    else out.push({ from: at, to: at + 1, value })
  })
  return out
}

/** Up to `count` moments spread over the match for reading it as a table: the first, the last and some between. */
export function chosen(moments: number, count: number): number[] {
  if (moments <= count) return Array.from({ length: moments }, (_, i) => i)
  return Array.from({ length: count }, (_, i) => Math.round((i * (moments - 1)) / (count - 1)))
}
