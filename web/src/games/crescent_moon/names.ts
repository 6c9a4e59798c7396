/** Names that are put together: places of a map that is being built, places of the markets. */
import type { Composed, Names } from '../../texts'

const spot = (message: string, what: string): Composed => {
  const [q, r] = what.split(',').map(Number)
  return { message, args: { q: q ?? 0, r: r ?? 0 } }
}

export const names: Names = {
  cell: (what) => spot('crescent-cell', what),
  /** Hexes get their names when the map is complete. */
  hex: (what) => (what.includes(',') ? spot('crescent-hex-at', what) : { message: `hex-${what}`, args: {} }),
  slot: (what) => ({ message: 'crescent-slot', args: { number: Number(what) + 1 } }),
  bazaar: (what) => ({ message: 'crescent-bazaar-slot', args: { number: Number(what) + 1 } }),
}
