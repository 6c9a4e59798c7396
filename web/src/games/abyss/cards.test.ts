/** The cards: figures from the content files, a picture of its own for each, and everything on them said. */
import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { emblem } from '../../art/emblem'
import { fetchTexts } from '../../texts'
import { preferences } from '../../preferences.svelte'
import Card from './Card.svelte'
import { COPIES, COURT_SPACES, LOCATIONS, LORDS, LORDS_TO_END, notesOn, RACES, TRACK_SPACES } from './content'
import { look } from './look'
import { described, words } from './words'

const allies = RACES.flatMap((race) => [1, 2, 3, 4, 5].map((value) => `ally:${race}-${value}`))
const cards = [...LORDS.keys(), ...LOCATIONS.keys(), ...allies, 'monster']

beforeEach(() => Promise.all([fetchTexts('abyss', 'en'), fetchTexts('abyss', 'pl')]))

describe('the content', () => {
  it('is all there', () => {
    expect([LORDS.size, LOCATIONS.size, COURT_SPACES, TRACK_SPACES, LORDS_TO_END, COPIES]).toEqual([35, 20, 6, 5, 7, [4, 3, 3, 2, 1]])
    expect(LORDS.get('lord:sage')).toMatchObject({ guild: 'ambassador', influence: 4, cost: 10, races: 5, keys: 3, ability: 'recruit' })
    expect(LORDS.get('lord:jailer')).toMatchObject({ race: 'crab', cost: 6, races: 3, keys: 0 })
    expect(LOCATIONS.get('location:jail')).toMatchObject({ base: 15, per: -1, score: 'lords' })
  })

  it('keeps the notes for owners of the box', () => {
    expect(notesOn('lord:sage')).toEqual(['note-name-translated', 'note-confidence-medium'])
    expect(notesOn('lord:jailer')).toEqual([])
  })
})

describe('the pictures', () => {
  const drawing = (card: string): string => {
    const { palette, design } = look(card)
    return emblem(card, palette, design)
  }

  it('are different for every card', () => {
    expect(new Set(cards.map(drawing)).size).toBe(cards.length)
  })

  it('show another motif on every lord and every location', () => {
    const motifs = [...LORDS.keys(), ...LOCATIONS.keys()].map((card) => look(card).design.motif)
    expect(motifs).not.toContain(undefined)
    expect(new Set(motifs).size).toBe(motifs.length)
  })

  it('are the same every time', () => {
    for (const card of cards) expect(drawing(card)).toBe(drawing(card))
  })
})

describe('a card', () => {
  it.each(cards)('%s shows its name and, in large, its text, in both languages', (card) => {
    for (const language of ['en', 'pl'] as const) {
      preferences.language = language
      const { container, unmount } = render(Card, { id: card, size: 'large' })
      expect(screen.getByRole('heading').textContent?.toLowerCase()).toBe(words.name(card).toLowerCase())
      const text = `${card.replace(':', '-')}-text`
      if (words.has(text)) expect(container.textContent?.replaceAll(/[\u00a0\u200a]/g, ' ').replaceAll(/ +/g, ' ')).toContain(words.say(text).replaceAll(/ +/g, ' ').slice(0, 12))
      unmount()
    }
  })

  it('puts a sign before a word that has one', () => {
    const { container } = render(Card, { id: 'lord:trader', size: 'large' })
    expect(container.querySelector('.effect .word .pearl')).not.toBeNull()
  })

  it('is hidden from those who listen where its thing says it all', () => {
    const { container } = render(Card, { id: 'lord:trader', size: 'small' })
    expect(container.querySelector('article')?.getAttribute('aria-hidden')).toBe('true')
    expect(described('lord:trader', words)).toBe('The Trader, merchant, costs 10 in 3 races with shellfish, 9 influence points. Once, when recruited: Gain 3 pearls.')
  })
})
