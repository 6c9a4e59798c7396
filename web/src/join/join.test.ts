import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '../account/person.svelte'
import { fresh, listed, me, Refusal, serve } from '../lobby/listed'
import { place } from '../route.svelte'
import { seatInfo } from '../table/asked'
import { fetchTexts, house } from '../texts'
import JoinPage from './JoinPage.svelte'

const go = vi.spyOn(place, 'go')
const table = listed('t', {
  status: 'gathering',
  waiting: [],
  owner: false,
  host: 'Jan',
  pace: { hours: 72, late: 'bot', seconds: 0, bank: 0 },
  seats: [seatInfo({ name: 'Jan' }), seatInfo({ seat: 1, kind: 'open' })],
})

beforeEach(async () => {
  fresh()
  go.mockReset().mockImplementation(() => undefined)
  place.token = 's3cret'
  await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
})
afterEach(() => {
  place.token = ''
  vi.unstubAllGlobals()
})

describe('by a link', () => {
  it('one sees to what, says a name and sits down', async () => {
    const asked = serve({
      'GET /me': me({ name: null }),
      'PATCH /me': me({ name: 'Ola' }),
      'POST /invites/look': { table, seat: 1 },
      'POST /invites/accept': { table: 't', seat: 1 },
    })
    render(JoinPage)
    expect(await screen.findByRole('heading', { name: 'Jan invites you to Abyss' })).toBeTruthy()
    expect(screen.getByText(/Three days per choice · then a bot plays on/)).toBeTruthy()
    expect(screen.getByText('Your seat')).toBeTruthy()
    const name = screen.getByLabelText('Your name')
    expect(name).toHaveProperty('required', true)
    await fireEvent.input(name, { target: { value: 'Ola' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/t', { replace: true }))
    expect(asked.map((one) => one.path)).toEqual(['/me', '/invites/look', '/me', '/invites/accept'])
    expect(asked.at(-1)!.body).toEqual({ token: 's3cret', name: 'Ola' })
    expect(person.me?.name).toBe('Ola')
    expect(asked.some((one) => one.path.includes('s3cret'))).toBe(false)
  })

  it('one who has a name need not say it', async () => {
    const asked = serve({
      'GET /me': me(),
      'POST /invites/look': { table, seat: 1 },
      'POST /invites/accept': { table: 't', seat: 1 },
    })
    render(JoinPage)
    await fireEvent.click(await screen.findByRole('button', { name: 'Sit down' }))
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(asked.at(-1)!.body).toEqual({ token: 's3cret', name: 'Ola' })
  })

  it('one watches where there is no seat', async () => {
    serve({ 'GET /me': me({ name: null }), 'POST /invites/look': { table, seat: null } })
    render(JoinPage)
    expect(await screen.findByRole('button', { name: 'Watch' })).toBeTruthy()
    expect(screen.getByLabelText('Your name')).toHaveProperty('required', false)
    expect(screen.queryByText('Your seat')).toBeNull()
  })

  it.each([
    ['refused-no-such-invite', /leads nowhere/],
    ['refused-invite-used', /Somebody else has used this link/],
  ])('that no longer works: %s', async (message, words) => {
    serve({ 'GET /me': me(), 'POST /invites/look': new Refusal(404, 'x', message) })
    render(JoinPage)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
  })

  it('and somebody was quicker: that is said, and the page stays', async () => {
    serve({
      'GET /me': me(),
      'POST /invites/look': { table, seat: 1 },
      'POST /invites/accept': new Refusal(409, 'taken', 'refused-taken'),
    })
    render(JoinPage)
    await fireEvent.click(await screen.findByRole('button', { name: 'Sit down' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This seat is taken.')
    expect(go).not.toHaveBeenCalled()
  })

  it('to a table where I sit already, one is led there', async () => {
    const seats = [seatInfo({ name: 'Jan' }), seatInfo({ seat: 1, name: 'Ola', mine: true })]
    serve({ 'GET /me': me(), 'POST /invites/look': { table: { ...table, seats }, seat: 1 } })
    render(JoinPage)
    const link = await screen.findByRole('link', { name: 'To the table' })
    expect(link.getAttribute('href')).toBe('/table/t')
  })

  it('without its secret asks for nothing', () => {
    place.token = ''
    const asked = serve({ 'GET /me': me() })
    render(JoinPage)
    expect(screen.getByText(/Open the link/)).toBeTruthy()
    expect(asked.some((one) => one.path.startsWith('/invites'))).toBe(false)
  })
})
