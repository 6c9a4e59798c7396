import { describe, expect, it } from 'vitest'
import type { CardInfo } from '../wire'
import { figuresOf, kindsOf, passes, toggled, type Words } from './figures'

const card = (id: string, figures: Record<string, unknown>): CardInfo => ({ id, kind: id.split(':')[0]!, figures, notes: [] })

const cards = [
  card('lord:jailer', { guild: 'soldier', cost: 6, score: 'formula-x', confidence: 'high', suits: ['beast', 'hearth'] }),
  card('lord:trader', { guild: 'merchant', cost: 10, score: 'formula-y', confidence: 'high', suits: ['beast'] }),
  card('lord:sage', { guild: 'mage', cost: 10, score: 'formula-z', confidence: 'high', suits: [] }),
  card('location:jail', { base: 15 }),
]

const words: Words = {
  figure: (name) => (['guild', 'cost', 'score', 'suits', 'base', 'confidence'].includes(name) ? name.toUpperCase() : null),
  value: (figure, value) => (figure === 'score' ? null : String(value)),
}

describe('figures to filter by', () => {
  it('are those that differ and have words; numbers come in order', () => {
    expect(figuresOf(cards, words)).toEqual([
      { name: 'guild', values: ['soldier', 'merchant', 'mage'], numeric: false },
      { name: 'cost', values: [6, 10], numeric: true },
      { name: 'suits', values: ['beast', 'hearth'], numeric: false },
    ])
  })

  it('leave out what the language has no word for', () => {
    expect(figuresOf(cards, { ...words, figure: (name) => (name === 'cost' ? 'Cost' : null) }).map((one) => one.name)).toEqual(['cost'])
  })
})

describe('a card passes', () => {
  const passing = (chosen: Parameters<typeof passes>[1]) => cards.filter((one) => passes(one, chosen)).map((one) => one.id)

  it('with any of the values of one figure, and with every figure', () => {
    expect(passing({ cost: [10] })).toEqual(['lord:trader', 'lord:sage'])
    expect(passing({ cost: [10], guild: ['mage', 'soldier'] })).toEqual(['lord:sage'])
    expect(passing({})).toHaveLength(4)
  })

  it('with one of several values of its own', () => {
    expect(passing({ suits: ['hearth'] })).toEqual(['lord:jailer'])
  })
})

describe('choosing', () => {
  it('puts a value in and out, and forgets an empty figure', () => {
    const once = toggled({}, 'cost', 6)
    expect(once).toEqual({ cost: [6] })
    expect(toggled(once, 'cost', 10)).toEqual({ cost: [6, 10] })
    expect(toggled(once, 'cost', 6)).toEqual({})
  })
})

it('kinds come in the order of the data', () => {
  expect(kindsOf(cards)).toEqual(['lord', 'location'])
})
