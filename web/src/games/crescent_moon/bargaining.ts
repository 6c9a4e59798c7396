/** What is being bargained about: the offer on the table, read from the view and from what is asked. */
import type { Asked } from '../../wire'
import type { CrescentView } from './view'

/** An offer as the panel shows it. */
export interface Offer {
  /** What the talks are about: hired units, bribed units, a card, support in a clash. */
  kind: string
  /** Who would pay, and whom. */
  buyer: string
  seller: string
  proposer: string | null
  count: number
  price: number
  card: string | null
  hex: string | null
  round: number | null
  rounds: number | null
  /** Nothing has been proposed yet. */
  open: boolean
}

const thing = (value: unknown, kind: string): string | null => (typeof value === 'string' && value.startsWith(`${kind}:`) ? value : null)

/** A reply to an offer: there is something to agree to and something to refuse. */
export const replying = (asked: Asked | null): boolean => asked !== null && asked.options.some(({ key }) => key === 'refuse')

/** Whether the question is part of talks between rulers. */
export const bargaining = (asked: Asked | null): boolean => asked !== null && (replying(asked) || /^(deal|covenant|talks|price|hire-(terms|amount)|bribe-(terms|amount)|sale-(terms|amount))/.test(asked.question))

/** The offer, or null where nobody bargains. */
export function offerOf(view: CrescentView, asked: Asked | null): Offer | null {
  if (view.deal) {
    const { deal } = view
    return { ...deal, open: deal.proposer === null || (asked !== null && asked.form !== 'pick' && bargaining(asked)) }
  }
  if (!asked || !bargaining(asked)) return null
  const { args } = asked
  const other = thing(args.ruler, 'ruler')
  const me = view.seat === null ? null : (view.players[view.seat]?.ruler ?? null)
  if (asked.question.startsWith('covenant')) {
    const murshid = 'ruler:murshid'
    const payer = me === murshid ? (other ?? thing(args.attacker, 'ruler')) : me
    if (!payer) return null
    const replied = replying(asked)
    return {
      kind: 'covenant',
      buyer: payer,
      seller: murshid,
      proposer: replied ? other : null,
      count: 0,
      price: Number(args.count ?? 0),
      card: null,
      hex: thing(args.hex, 'hex'),
      round: null,
      rounds: null,
      open: !replied,
    }
  }
  return null
}
