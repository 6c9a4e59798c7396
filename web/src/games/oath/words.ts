/** Words for what is drawn where there may be no table around it: cards in the card browser. */
import { Texts } from '../../texts'
import type { ChangeView, PriceView } from './view'
import { cardOf, type CardFigures, type PowerFigures } from './content'

export const words = new Texts('oath')

/** The sentence with a capital letter: names of things stand inside sentences and begin small. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** What a power costs, in words; null for nothing. */
export function costOf(power: PowerFigures, texts: Texts = words): string | null {
  const parts = (['place_favor', 'place_secret', 'burn_favor', 'burn_secret'] as const).flatMap((what) =>
    power[what] ? [texts.say(`cost-${what.replace('_', '-')}`, { count: power[what], case: 'nom' })] : [],
  )
  return parts.length ? parts.join(', ') : null
}

/** What kind of power it is, in words. */
export function kindName(power: PowerFigures, texts: Texts = words): string {
  if (power.kind === 'battle-plan' && power.side && power.side !== 'either') return texts.say(`kind-${power.side}-plan`)
  const kind = texts.say(`kind-${power.kind}`)
  return power.kind === 'modifier' && power.modifies ? `${kind}: ${texts.name(`action:${power.modifies}`)}` : kind
}

export const isRuined = (card: CardFigures | undefined): boolean => card?.side === 'ruined'

/** A card in one breath, for those who listen: its name and all that it does. */
export function described(id: string, texts: Texts): string {
  const text = `${id.replace(':', '-')}-text`
  const name = capital(texts.name(id))
  const suit = cardOf(id)?.suit
  const called = suit && suit !== 'none' ? `${name} (${texts.name(`suit:${suit}`)})` : name
  return texts.has(text) ? `${called}. ${texts.say(text)}` : called
}

/** The figures of a price: what is paid and what comes in, each with its sign and its words. */
export const COSTS = [
  ['supply', 'supply', 'part-count-supply'],
  ['favor', 'favor', 'part-count-favor'],
  ['secrets', 'secret', 'part-count-secrets'],
  ['flips', 'secret-down', 'oath-count-flips'],
  ['warbands', 'warband', 'part-count-warbands'],
] as const
/** What the other side gets by it. */
export const ADDS = [['dice', 'shield', 'oath-defense-dice']] as const
export const GAINS = [
  ['gains_favor', 'favor', 'part-count-favor'],
  ['gains_secrets', 'secret', 'part-count-secrets'],
  ['gains_warbands', 'warband', 'part-count-warbands'],
  ['draws', 'card', 'part-count-cards'],
] as const

export const signed = (count: number): string => `${count < 0 ? '−' : '+'}${Math.abs(count)}`

/** What something costs and brings, in words, and who has changed it. */
export function priced(price: PriceView, texts: Texts): string {
  const costs = COSTS.filter(([figure]) => price[figure] || (figure === 'supply' && !price.dice)).map(([figure, , message]) => texts.say(message, { count: price[figure] }))
  const adds = ADDS.filter(([figure]) => price[figure]).map(([figure, , message]) => texts.say(message, { count: price[figure] }))
  const gains = GAINS.filter(([figure]) => price[figure]).map(([figure, , message]) => texts.say(message, { count: price[figure] }))
  return [
    ...(costs.length ? [texts.say('oath-costs', { list: costs.join(', ') })] : []),
    ...(adds.length ? [texts.say('oath-adds', { list: adds.join(', ') })] : []),
    ...(gains.length ? [texts.say('oath-brings', { list: gains.join(', ') })] : []),
    ...(price.changes ?? []).map((change) => {
      const who = change.what === 'advisers' ? texts.say('oath-change-advisers') : capital(texts.name(change.what))
      return `${who}: ${changed(change, texts)}.`
    }),
  ].join('\n')
}

/** What one power changes, in words. */
export function changed(change: ChangeView, texts: Texts): string {
  const told = (figures: typeof COSTS | typeof ADDS | typeof GAINS): string =>
    figures
      .filter(([figure]) => change[figure])
      .map(([figure, , message]) => `${change[figure] < 0 ? '−' : '+'}${texts.say(message, { count: Math.abs(change[figure]) })}`)
      .join(', ')
  const costs = told(COSTS)
  const adds = told(ADDS)
  const gains = told(GAINS)
  const parts = [...(adds ? [adds] : []), ...(costs ? [texts.say('oath-change-cost', { list: costs })] : []), ...(gains ? [texts.say('oath-change-gain', { list: gains })] : [])]
  return parts.length ? parts.join('; ') : texts.say('oath-change-allows')
}
