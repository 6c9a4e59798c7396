import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '../account/person.svelte'
import { fetchTexts, house } from '../texts'
import { seatInfo } from '../table/asked'
import type { Outcome } from '../wire'
import Score from './Score.svelte'

const seats = ['Ola', 'Jan'].map((name, seat) => seatInfo({ seat, name, mine: seat === 0 }))
const outcome: Outcome = {
  automata: [],
  how: null,
  scores: [12, 9],
  winners: [0],
  ended: 'finished',
  sheets: [
    { locations: [], lords: [['lord:jailer', 7]], allies: [], tokens: [2, 3], pearls: 1, best_lord: 7 },
    { locations: [], lords: [['lord:trader', 9]], allies: [], tokens: [], pearls: 0, best_lord: 9 },
  ],
}

describe('the end of a match', () => {
  it('says who has won and how where there are no points', () => {
    const how = { message: 'score-standing', args: {}, rule: '' }
    const without: Outcome = { scores: [], winners: [1], ended: 'finished', sheets: null, automata: [], how }
    render(Score, { table: 't', game: 'abyss', status: 'over', outcome: without, seats })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Jan')
    expect(screen.getByText(house.say('score-standing'))).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  beforeEach(async () => {
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ moments: [0, 4, 9], rounds: [0, 0, 0], plots: [], scores: [[0, 0], [7, 0], [12, 9]] }))))
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

  it('says that somebody conceded, with the score as it stood and no sheet', () => {
    const given = seats.map((seat) => ({ ...seat, conceded: seat.seat === 1 }))
    render(Score, { table: 't', game: 'abyss', status: 'over', outcome: { ...outcome, sheets: null, ended: 'conceded' }, seats: given })
    expect(screen.getByRole('heading', { name: 'You have won!' })).toBeTruthy()
    expect(screen.getByText('Jan conceded.')).toBeTruthy()
    expect(screen.getByText(/The score as it stood:\s+Ola 12 · Jan 9/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Score sheet' })).toBeNull()
  })

  it('names no winner of a match that was ended by consent', () => {
    render(Score, { table: 't', game: 'abyss', status: 'over', outcome: { ...outcome, winners: [], sheets: null, ended: 'abandoned' }, seats })
    expect(screen.getByRole('heading', { name: 'The match was ended' })).toBeTruthy()
    expect(screen.getByText(/by everyone’s consent/)).toBeTruthy()
  })

  it('lets its owner share it, and a stranger neither share nor play it again', () => {
    person.became({ id: 'p', name: null, login: null, admin: false, household: false })
    const { unmount } = render(Score, { table: 't', game: 'abyss', status: 'over', outcome, seats, owner: true })
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
    unmount()
    const others = seats.map((seat) => ({ ...seat, mine: false }))
    render(Score, { table: 't', game: 'abyss', status: 'over', outcome, seats: others })
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull()
  })

  it('offers no rematch of an uploaded match, and names a winner who is not before this screen', () => {
    render(Score, { table: 't', game: 'abyss', status: 'imported', outcome: { ...outcome, winners: [1] }, seats })
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Jan wins' })).toBeTruthy()
  })
})
