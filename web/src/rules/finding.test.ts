import { describe, expect, it } from 'vitest'
import { folded, matches, places, wordsOf } from './finding'

describe('folding', () => {
  it('takes off accents and case, also of ł, and keeps every letter in its place', () => {
    const text = 'Zażółć GĘŚLĄ jaźń – „Łowca’”'
    expect(folded(text)).toBe('zazolc gesla jazn - "lowca\'"')
    expect(folded(text)).toHaveLength(text.length)
  })

  it('keeps the length of letters whose small form is longer', () => {
    expect(folded('İx')).toHaveLength(2)
  })
})

describe('finding', () => {
  it('wants every word, in any order', () => {
    expect(matches('Łowca zabiera żeton potwora', 'potwor lowca')).toBe(true)
    expect(matches('Łowca zabiera żeton potwora', 'potwor perla')).toBe(false)
  })

  it('takes an empty query for no condition', () => {
    expect(matches('anything', '  ')).toBe(true)
    expect(wordsOf('  ')).toEqual([])
    expect(places('anything', ' ')).toEqual([])
  })

  it('gives the places of a phrase in the text itself', () => {
    const text = 'Żeton klucza i żeton\nklucza'
    expect(places(text, 'zeton  KLUCZA').map(({ from, to }) => text.slice(from, to))).toEqual(['Żeton klucza', 'żeton\nklucza'])
  })

  it('finds a query typed with combining accents', () => {
    expect(places('perłę', 'perłe\u0328')).toEqual([{ from: 0, to: 5 }])
  })
})
