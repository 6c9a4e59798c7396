import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { place } from '../route.svelte'
import { fetchTexts, house } from '../texts'
import type { GameInfo } from '../wire'
import Alone from './Alone.svelte'
import { fresh, listed, serve } from './listed'

const game: GameInfo = {
  name: 'oath',
  version: 1,
  seats: [1, 2, 3],
  settings: [
    { name: 'law', values: ['printed', 'errata'] },
    { name: 'prince', values: ['none', 'chancellor', 'exile'] },
    { name: 'prince_powers', values: ['limited', 'expanded'] },
  ],
  bots: ['random'],
}
const mine = { id: 'old', name: 'Ashes', game: 'oath', games: 2, under: 'oath:people', table: null }
const go = vi.spyOn(place, 'go')
let asked: ReturnType<typeof serve>

beforeEach(async () => {
  fresh()
  go.mockReset().mockImplementation(() => undefined)
  asked = serve({
    'GET /chronicles': [mine, { ...mine, id: 'busy', name: 'Under way', table: 't' }],
    'POST /tables': listed('new'),
    'POST /chronicles': { id: 'founded' },
    'POST /chronicles/founded/games': listed('first'),
    'POST /chronicles/old/games': listed('third'),
  })
  await Promise.all([house.ready(), fetchTexts('oath', 'en')])
  render(Alone, { game, onclose: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
const posted = (path: string) => asked.find((one) => one.method === 'POST' && one.path === path)?.body

it('begins a match against the Prince at one press', async () => {
  await begin()
  await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'))
  expect(posted('/tables')).toEqual({ game: 'oath', options: {}, seats: [{ kind: 'me' }] })
})

it('asks about the Prince, and nothing else of the game', async () => {
  expect(screen.queryByText('Law')).toBeNull()
  await fireEvent.click(screen.getByRole('radio', { name: /^as an Exile/ }))
  await fireEvent.click(screen.getByRole('radio', { name: /expanded/ }))
  await begin()
  await waitFor(() => expect(go).toHaveBeenCalled())
  expect(posted('/tables')).toMatchObject({ options: { prince: 'exile', prince_powers: 'expanded' } })
})

it('founds a chronicle of one’s own and begins its first game', async () => {
  await fireEvent.click(screen.getByRole('radio', { name: /Found a chronicle/ }))
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'The long night' } })
  await begin()
  await waitFor(() => expect(go).toHaveBeenCalledWith('/table/first'))
  expect(posted('/chronicles')).toEqual({ name: 'The long night', text: null })
  expect(posted('/chronicles/founded/games')).toEqual({ seats: [{ kind: 'me' }], options: {} })
})

it('goes on with a chronicle that waits for its next game', async () => {
  await fireEvent.click(await screen.findByRole('radio', { name: /Go on with “Ashes”/ }))
  expect(screen.queryByText(/Under way/)).toBeNull()
  await begin()
  await waitFor(() => expect(go).toHaveBeenCalledWith('/table/third'))
})
