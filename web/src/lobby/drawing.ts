/** Small things that scenes strew about: always the same for the same seed. */

function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

const round = (number: number) => Math.round(number * 10) / 10

/** Bubbles, sparks, stars: places and sizes in a box. */
export function stars(seed: number, count: number, width: number, height: number): { x: number; y: number; r: number }[] {
  const next = dice(seed)
  return Array.from({ length: count }, () => ({ x: round(next() * width), y: round(next() * height), r: round(1 + next() * 3) }))
}

/** Hanging limbs: wavy paths that start side by side. */
export function limbs(seed: number, count: number, x: number, y: number, width: number, length: number): string[] {
  const next = dice(seed)
  return Array.from({ length: count }, (_, i) => {
    const from = x + (width * i) / Math.max(1, count - 1)
    const bend = (next() - 0.5) * 36
    const reach = length * (0.55 + next() * 0.45)
    const third = reach / 3
    const steps = [bend, third * 0.6, -bend, third, bend * 0.3, third * 1.6]
    const further = [-bend, third * 0.8, bend * 0.4, third * 1.4]
    return `M${round(from)} ${y}c${steps.map(round).join(' ')}s${further.map(round).join(' ')}`
  })
}
