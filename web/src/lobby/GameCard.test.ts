import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { preferences } from '../preferences.svelte'
import { fetchTexts, house } from '../texts'
import GameCard from './GameCard.svelte'

afterEach(() => {
  preferences.language = 'en'
})

it.each([
  ['abyss', 'pl', 'Zagraj w Abyss z botami'],
  ['paladins', 'pl', 'Zagraj w „Paladynów” z botami'],
  ['paladins', 'en', 'Play Paladins against bots'],
] as const)('names %s in %s as one would say it', async (name, language, said) => {
  preferences.language = language
  await Promise.all([house.ready(), fetchTexts(name, language)])
  const game = { name, version: 1, seats: [1, 2, 3, 4], settings: [], bots: ['random'] }
  render(GameCard, { game, busy: false, onplay: () => undefined, onset: () => undefined, onfriends: null })
  expect(screen.getByRole('button', { name: said })).toBeTruthy()
})
