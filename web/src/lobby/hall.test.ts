import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { place } from '../route.svelte'
import { seatInfo } from '../table/asked'
import { fetchTexts, house } from '../texts'
import HallPage from './HallPage.svelte'
import { fresh, games, listed, me, Refusal, serve } from './listed'

const go = vi.spyOn(place, 'go')
const open = seatInfo({ seat: 1, kind: 'open' })
const theirs = { owner: false, host: 'Jan', public: true }
const gathering = listed('free', { ...theirs, status: 'gathering', waiting: [], seats: [seatInfo({ name: 'Jan' }), open] })
const running = listed('runs', { ...theirs, host: 'Ewa', seats: [seatInfo({ name: 'Ewa' }), seatInfo({ seat: 1, kind: 'bot', name: 'Triton' })] })

beforeEach(async () => {
  fresh()
  go.mockReset().mockImplementation(() => undefined)
  await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
})
afterEach(() => vi.unstubAllGlobals())

const card = async (host: string) => within((await screen.findByText(new RegExp(`Hosted by ${host}`))).closest('article')!)

describe('public tables', () => {
  it('have a seat for me, or a place to watch from', async () => {
    const asked = serve({ 'GET /me': me(), 'GET /games': games, 'GET /hall': { tables: [gathering, running], next: null } })
    render(HallPage)
    expect((await card('Ewa')).queryByRole('button', { name: /Sit down/ })).toBeNull()
    expect((await card('Ewa')).getByRole('link', { name: /Watch/ }).getAttribute('href')).toBe('/table/runs')
    await fireEvent.click((await card('Jan')).getByRole('button', { name: /Sit down/ }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/free'))
    expect(asked.at(-1)).toMatchObject({ path: '/tables/free/seats/1/take', body: { name: 'Ola' } })
  })

  it('come by the page, and by game', async () => {
    const more = { ...games, length: 2, 1: { ...games[0], name: 'paladins' } }
    const asked = serve({
      'GET /me': me(),
      'GET /games': Array.from(more),
      'GET /hall': { tables: [gathering], next: 'p2' },
      'GET /hall?after=p2': { tables: [gathering, running], next: null },
      'GET /hall?game=abyss': { tables: [running], next: null },
    })
    render(HallPage)
    await fireEvent.click(await screen.findByRole('button', { name: 'More tables' }))
    await card('Ewa')
    expect(screen.getAllByText(/Hosted by Jan/).length).toBe(1)
    expect(screen.queryByRole('button', { name: 'More tables' })).toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: 'Abyss' }))
    await waitFor(() => expect(asked.at(-1)!.path).toBe('/hall?game=abyss'))
    await waitFor(() => expect(screen.queryByText(/Hosted by Jan/)).toBeNull())
  })

  it('tell who was not quick enough, and look again', async () => {
    const asked = serve({
      'GET /me': me(),
      'GET /games': games,
      'GET /hall': { tables: [gathering], next: null },
      'POST /tables/free/seats/1/take': new Refusal(409, 'taken', 'refused-taken'),
    })
    render(HallPage)
    await fireEvent.click((await card('Jan')).getByRole('button', { name: /Sit down/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('This seat is taken.')
    await waitFor(() => expect(asked.filter((one) => one.path === '/hall').length).toBe(2))
    expect(screen.getByRole('alert').textContent).toBe('This seat is taken.')
    expect(go).not.toHaveBeenCalled()
  })

  it('are none', async () => {
    serve({ 'GET /me': me(), 'GET /games': games, 'GET /hall': { tables: [], next: null } })
    render(HallPage)
    expect(await screen.findByText('There is no public table right now.')).toBeTruthy()
  })
})
