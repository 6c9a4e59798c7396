/** Words for what is drawn: hexes with all that stands in them, cards, and things without a name of their own. */
import { Texts } from '../../texts'
import { bare, cardOf, keywordsOf, rulerOf } from './content'
import type { HexView, PiecesView } from './view'

export const words = new Texts('crescent_moon')

/** The sentence with a capital letter: names of things stand inside sentences and begin small. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** A ruler's pieces in a hex as one list of things: "2 ordinary units, fort and influence token". */
export const piecesOf = (pieces: PiecesView): string =>
  [
    ...Array.from({ length: pieces.ordinary }, () => 'ordinary'),
    ...Array.from({ length: pieces.mercenaries }, () => 'mercenary'),
    ...pieces.buildings,
    ...(pieces.influence ? ['influence'] : []),
  ].join('+')

/** What a hex is made of. */
export const land = (hex: Pick<HexView, 'terrain' | 'feature'>, texts: Texts): string =>
  hex.feature === 'plain'
    ? texts.name(`terrain:${hex.terrain}`)
    : texts.say('crescent-land', { terrain: texts.name(`terrain:${hex.terrain}`), feature: texts.name(`feature:${hex.feature}`) })

/** All of a hex in one breath, for those who listen: land, control, who stands there, and its neighbours. */
export function described(hex: HexView, texts: Texts): string {
  const said = [`${texts.name(hex.at)}: ${land(hex, texts)}.`]
  if (hex.control) said.push(texts.say('crescent-controlled', { ruler: hex.control }))
  for (const pieces of hex.pieces) said.push(`${capital(texts.name(pieces.ruler))}: ${texts.name(piecesOf(pieces))}.`)
  if (hex.challenge) said.push(`${capital(texts.name('challenge'))}.`)
  if (hex.adjacent.length) said.push(texts.say('crescent-next-to', { hexes: hex.adjacent.join('+') }))
  return said.join(' ')
}

/** Who has presence in a hex: by control, by influence, the Sultan by a settlement. */
export function present(hex: HexView): string[] {
  const settled = hex.pieces.some(({ buildings }) => buildings.includes('building:town') || buildings.includes('building:city'))
  return ['ruler:warlord', 'ruler:murshid', 'ruler:sultan', 'ruler:caliph', 'ruler:nomad'].filter(
    (ruler) => hex.control === ruler || hex.influence === ruler || (ruler === 'ruler:sultan' && settled),
  )
}

/** A card in one breath: name, whose it is, what it does. */
export function told(card: string, texts: Texts): string {
  const figures = cardOf(card)
  if (!figures) return texts.named(card) ? capital(texts.name(card)) : texts.name('facedown-card')
  const kind = texts.say(`kind-${figures.type}`)
  return `${capital(texts.name(card))}. ${kind}, ${texts.name(`ruler:${figures.association}`, 'mid')}. ${texts.say(`${card.replace(':', '-')}-text`)}`
}

export const keywordNames = (card: string, texts: Texts): string[] => keywordsOf(card).map((word) => texts.say(`kind-${word.replace('_', '-')}`))

/** What an objective asks for, with its figures. */
export function objectiveText(ruler: string, objective: string, texts: Texts): string {
  return texts.say(`${objective.replace(':', '-')}-text`, rulerOf(ruler).objective[bare(objective)] ?? {})
}
