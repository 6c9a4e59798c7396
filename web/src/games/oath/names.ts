/** Names that are put together: places of facedown cards. */
import type { Composed, Names } from '../../texts'

export const names: Names = {
  /** A facedown site, or with ":relic:n" a facedown relic there. */
  slot(what): Composed {
    const [place = '', relic] = what.split(':relic:')
    const at = place.lastIndexOf('-')
    const where = { region: `region:${place.slice(0, at)}`, row: Number(place.slice(at + 1)) }
    if (relic !== undefined) return { message: 'relic-at-slot', args: { ...where, number: Number(relic) + 1 } }
    return { message: 'site-at-slot', args: where }
  },
  reliquary(what): Composed {
    if (/^\d+$/.test(what)) return { message: 'relic-in-reliquary', args: { number: Number(what) + 1 } }
    return { message: `reliquary-${what}`, args: {} }
  },
  pawn: (what) => ({ message: 'pawn-of', args: { player: `seat:${what.replace(/^seat:/, '')}` } }),
}
