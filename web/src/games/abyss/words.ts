/** The game's messages for what is drawn where there may be no table around it: cards in the card browser. */
import { Texts } from '../../texts'
import { allyOf, LOCATIONS, LORDS } from './content'

export const words = new Texts('abyss')

const told = new Map<string, string>()

/** A card in one breath, for those who listen: everything it shows. Put into words once, for it never changes. */
export function described(card: string, texts: Texts): string {
  const key = `${texts.language} ${card}`
  let found = told.get(key)
  if (found === undefined) {
    found = describe(card, texts)
    if (texts.has('abyss-cost-says')) told.set(key, found)
  }
  return found
}

function describe(card: string, texts: Texts): string {
  const lord = LORDS.get(card)
  const id = card.replace(':', '-')
  if (lord) {
    const cost = texts.say('abyss-cost-says', { cost: lord.cost, races: lord.races, race: lord.race ? `race:${lord.race}` : 'none' })
    const keys = lord.keys ? `, ${texts.say('keys', { count: lord.keys, case: 'nom' })}` : ''
    const points = texts.say('influence-points', { count: lord.influence, case: 'nom' })
    const effect = lord.ability === 'none' ? '' : ` ${texts.say(`ability-${lord.ability}`)}: ${texts.say(`${id}-text`)}`
    return `${texts.name(card)}, ${texts.name(`guild:${lord.guild}`)}, ${cost}, ${points}${keys}.${effect}`
  }
  if (LOCATIONS.has(card)) return `${texts.name(card)}. ${texts.say(`${id}-text`)}`
  return texts.name(card)
}

export const isAlly = (card: string): boolean => allyOf(card) !== null

/** The sentence with a capital letter: names of things stand inside sentences and begin small. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
