/** Words for what is drawn where there may be no table around it: cards in the card browser. */
import { Texts } from '../../texts'
import type { PriceView } from './view'
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

/** What something costs and brings, in words. */
export function priced(price: PriceView, texts: Texts): string {
  const part = (message: string, count: number): string[] => (count ? [texts.say(message, { count })] : [])
  const costs = [
    texts.say('part-count-supply', { count: price.supply }),
    ...part('part-count-favor', price.favor),
    ...part('part-count-secrets', price.secrets),
    ...part('oath-count-flips', price.flips),
    ...part('part-count-warbands', price.warbands),
  ]
  const gains = [
    ...part('part-count-favor', price.gains_favor),
    ...part('part-count-secrets', price.gains_secrets),
    ...part('part-count-warbands', price.gains_warbands),
    ...part('part-count-cards', price.draws),
  ]
  const cost = texts.say('oath-costs', { list: costs.join(', ') })
  return gains.length ? `${cost} ${texts.say('oath-brings', { list: gains.join(', ') })}` : cost
}
