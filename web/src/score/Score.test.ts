import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts, house } from '../texts'
import type { SeatInfo } from '../wire'
import Score from './Score.svelte'

const seats: SeatInfo[] = ['Ola', 'Jan'].map((name, seat) => ({ seat, kind: 'person', name, level: null, mine: seat === 0 }))
const outcome = {
  scores: [12, 9],
  winners: [0],
  sheets: [
    { locations: [], lords: [['lord:jailer', 7]], allies: [], tokens: [2, 3], pearls: 1, best_lord: 7 },
    { locations: [], lords: [['lord:trader', 9]], allies: [], tokens: [], pearls: 0, best_lord: 9 },
  ],
}

describe('the end of a match', () => {
  beforeEach(async () => {
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ moments: [0, 4, 9], scores: [[0, 0], [7, 0], [12, 9]] }))))
    await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
  })
  afterEach(() => vi.unstubAllGlobals())

  it('tells the winner, where each point came from, and how it went', async () => {
    const onreplay = vi.fn()
    const onopen = vi.fn()
    render(Score, { table: 't', game: 'abyss', status: 'over', outcome, seats, onreplay, onopen })
    expect(screen.getByRole('heading', { name: 'You have won!' })).toBeTruthy()
    const sheet = screen.getAllByRole('table')[0]!
    expect(within(sheet).getByRole('row', { name: /^Total/ }).textContent).toMatch(/12.*9/)
    expect(within(sheet).getByRole('row', { name: /^Monster tokens/ }).textContent).toContain('2 + 3')
    expect(within(sheet).getByRole('row', { name: /^Strongest lord/ }).textContent).toContain('breaks ties')
    await fireEvent.click(within(sheet).getByRole('button', { name: 'The Jailer' }))
    expect(onopen).toHaveBeenCalledWith('lord:jailer')
    const plot = await screen.findByRole('slider', { name: 'Points during the match' })
    await fireEvent.keyDown(plot, { key: 'ArrowLeft' })
    await waitFor(() => expect(plot.getAttribute('aria-valuetext')).toBe('Moment 2 of 3: Ola 7, Jan 0'))
    await fireEvent.keyDown(plot, { key: 'Enter' })
    expect(onreplay).toHaveBeenLastCalledWith(4)
    await fireEvent.click(screen.getByRole('button', { name: 'Replay' }))
    expect(onreplay).toHaveBeenLastCalledWith(undefined)
  })

  it('offers no rematch of an uploaded match, and names a winner who is not before this screen', () => {
    render(Score, { table: 't', game: 'abyss', status: 'imported', outcome: { ...outcome, winners: [1] }, seats })
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Jan wins' })).toBeTruthy()
  })
})
