/** Words for what is drawn where there may be no table around it: cards in the card browser. */
import { Texts } from '../../texts'
import { bare, effects, favourOf, orderOf, outsiderOf, paladinOf, schemeOf, suspicionOf, tavernOf, townsfolkOf, wallOf } from './content'

export const words = new Texts('paladins')

/** The sentence with a capital letter: names of things stand inside sentences and begin small. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const WORKER = new Set(['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'])

/** One effect in words: "2 silver", "1 labourer", "Faith +1". */
function effect({ what, count }: { what: string; count: number }, texts: Texts): string {
  if (WORKER.has(what)) return texts.say(`worker-${what}-count`, { count, case: 'nom' })
  const message = `reward-${what}-${count}`
  return texts.has(message) ? texts.say(message, { case: 'nom' }) : texts.say(`paladins-gain-${what}`, { count })
}

/** What something gives, in words. */
export function gained(gain: readonly string[], texts: Texts = words): string {
  return gain.length ? effects(gain).map((one) => effect(one, texts)).join(', ') : texts.say('paladins-gain-nothing')
}

/** A card in one breath, for those who listen: its name and all that it does. */
export function described(card: string, texts: Texts): string {
  const text = `${card.replace(':', '-')}-text`
  const name = capital(texts.name(card))
  return texts.has(text) ? `${name}. ${texts.say(text)}` : name
}

/** What kind of card an id names. */
export const kindOf = (id: string): string => id.slice(0, id.indexOf(':'))

export const isCard = (id: string): boolean =>
  id === 'debt:unpaid' || id === 'debt:paid' || id === 'debt:debt' ||
  [paladinOf, townsfolkOf, outsiderOf, wallOf, favourOf, orderOf, tavernOf, suspicionOf, schemeOf].some((of) => of(id) !== undefined)

/** The kind of a worker ("worker:scout") without its prefix. */
export const workerKind = (id: string): string => bare(id)
