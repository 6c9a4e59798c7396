/** What is being bargained about: the offer on the table, read from the view and from what is asked. */
import type { Asked } from '../../wire'
import type { CrescentView } from './view'

/** An offer as the panel shows it. */
export interface Offer {
  /** What the talks are about: hired units, bribed units, a card, or a covenant for support in a clash. */
  kind: string
  /** Who would pay, and whom. */
  buyer: string
  seller: string
  proposer: string | null
  /** So many units. */
  count: number
  /** In coins; of a covenant in victory points. */
  price: number
  card: string | null
  hex: string | null
  round: number | null
  rounds: number | null
  /** The terms are still being drafted. */
  open: boolean
}

/** A reply to an offer: there is something to refuse. */
export const replying = (asked: Asked | null): boolean => asked !== null && asked.options.some(({ key }) => key === 'refuse')

/** The offer, or null where nobody bargains. */
export function offerOf(view: CrescentView, asked: Asked | null): Offer | null {
  const hex = view.clash?.hex ?? null
  if (view.deal) {
    const { deal } = view
    const open = !deal.drafted
    if (deal.kind !== 'covenant') return { ...deal, open }
    return { ...deal, count: 0, price: deal.count, hex, open }
  }
  // The first word in a covenant is an offer without anything on the table yet.
  const me = view.seat === null ? undefined : view.players[view.seat]
  if (asked?.question !== 'covenant-offer' || !me) return null
  return { kind: 'covenant', buyer: me.ruler, seller: 'ruler:murshid', proposer: null, count: 0, price: 0, card: null, hex, round: null, rounds: null, open: true }
}
