/** In which part of the table a card is meant: the same card may lie in a market, in hand and in a combat at once. */
import type { Asked } from '../../wire'

export type Area = 'hand' | 'market' | 'bazaar' | 'tray' | 'scene'

const AREA: Record<string, Area[]> = {
  'buy-card': ['market', 'bazaar'],
  'sale-card': ['bazaar'],
  'plot-cards': ['tray'],
  'conspire-card': ['tray'],
  'resolve-card': ['scene'],
  assassins: ['scene'],
  sandstorm: ['scene'],
}

const ofQuestion = (asked: Asked, key: string): Area[] => (key.startsWith('play:') && asked.question !== 'card-to-play' ? ['hand'] : (AREA[asked.question] ?? ['hand']))

/** Whether what is asked about this card is asked about the one that lies here. Where a question names no place of its own and
 * the card is not in hand, it is meant wherever it lies. */
export function meant(asked: Asked | null, card: string, area: Area, hand: readonly string[]): boolean {
  if (!asked) return true
  const about = [...asked.options, ...asked.anytime, ...asked.missing].filter(({ target }) => target === card)
  if (!about.length) return true
  return about.some(({ key }) => {
    const areas = ofQuestion(asked, key)
    return areas.includes(area) || (areas.includes('hand') && !hand.includes(card) && area !== 'hand')
  })
}
