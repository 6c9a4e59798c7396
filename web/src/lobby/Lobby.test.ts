import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { place } from '../route.svelte'
import { fetchTexts, house } from '../texts'
import type { TableListed } from '../wire'
import Lobby from './Lobby.svelte'

const games = [{ name: 'abyss', version: 1, seats: [2, 3, 4], settings: [{ name: 'first', values: ['random', '0', '1', '2', '3'] }], bots: ['random', 'greedy'] }]
const listed = (id: string, more: Partial<TableListed> = {}): TableListed => ({
  id,
  game: 'abyss',
  options: {},
  seats: [
    { seat: 0, kind: 'person', name: 'Ola', level: null, mine: true },
    { seat: 1, kind: 'bot', name: 'Triton', level: 'greedy', mine: false },
  ],
  status: 'running',
  waiting: [0],
  since: new Date().toISOString(),
  created: new Date().toISOString(),
  unread: 3,
  outcome: null,
  branched_from: null,
  ...more,
})

describe('the lobby', () => {
  let tables: TableListed[]
  let asked: { method: string; path: string; body: unknown }[]
  const go = vi.spyOn(place, 'go')

  beforeEach(async () => {
    tables = []
    asked = []
    go.mockReset().mockImplementation(() => undefined)
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
      asked.push({ method, path, body: body === null ? null : JSON.parse(body) })
      const answers: Record<string, unknown> = { '/api/games': games, '/api/me': { id: 'me', name: 'Ola' }, '/api/tables': tables }
      if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }))
      return Promise.resolve(new Response(JSON.stringify(method === 'POST' ? listed('new') : answers[path])))
    })
    await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
  })
  afterEach(() => vi.unstubAllGlobals())

  it('puts a stranger into a game with one click', async () => {
    render(Lobby)
    await fireEvent.click(await screen.findByRole('button', { name: 'Play Abyss against bots' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'))
    expect(asked.find((one) => one.method === 'POST')?.body).toEqual({
      game: 'abyss',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
    })
  })

  it('sets up a table with two clicks, and with whoever is there', async () => {
    render(Lobby)
    await fireEvent.click(await screen.findByRole('button', { name: 'Set up a table' }))
    await fireEvent.click(screen.getByRole('radio', { name: '2' }))
    await fireEvent.change(screen.getByRole('combobox', { name: 'Who sits on seat 2' }), { target: { value: 'person' } })
    await fireEvent.input(screen.getByRole('textbox', { name: 'Name of the player on seat 2' }), { target: { value: 'Jan' } })
    await fireEvent.change(screen.getByRole('combobox', { name: 'First player' }), { target: { value: '1' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'))
    expect(asked.find((one) => one.method === 'POST')?.body).toEqual({
      game: 'abyss',
      options: { first: '1' },
      seats: [{ kind: 'me' }, { kind: 'person', name: 'Jan' }],
    })
  })

  it('offers to watch where only bots sit', async () => {
    render(Lobby)
    await fireEvent.click(await screen.findByRole('button', { name: 'Set up a table' }))
    await fireEvent.change(screen.getByRole('combobox', { name: 'Who sits on seat 1' }), { target: { value: 'bot' } })
    expect(screen.getByRole('button', { name: 'Watch' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
  })

  it('tells whose turn it is, and deletes only when asked twice', async () => {
    tables = [listed('mine')]
    render(Lobby)
    const card = (await screen.findByText('Your turn')).closest('article')!
    expect(within(card).getByText('3 new moves')).toBeTruthy()
    await fireEvent.click(within(card).getByRole('button', { name: /Delete this table/ }))
    expect(asked.some((one) => one.method === 'DELETE')).toBe(false)
    await fireEvent.click(within(card).getByRole('button', { name: 'Keep it' }))
    await fireEvent.click(within(card).getByRole('button', { name: /Delete this table/ }))
    await fireEvent.click(within(card).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(asked.at(-2)).toMatchObject({ method: 'DELETE', path: '/api/tables/mine' }))
  })

  it('keeps saying why a wish was not granted, although the list is looked at again', async () => {
    tables = [listed('mine')]
    const granted = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, how: { method: string; body: string | null }) =>
      how.method === 'DELETE'
        ? Promise.resolve(new Response(JSON.stringify({ status_code: 403, detail: 'no', code: 'not-your-table' }), { status: 403 }))
        : granted(path, how),
    )
    render(Lobby)
    const card = (await screen.findByText('Your turn')).closest('article')!
    await fireEvent.click(within(card).getByRole('button', { name: /Delete this table/ }))
    const before = asked.length
    await fireEvent.click(within(card).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    await waitFor(() => expect(screen.getByText('That is not yours to do.')).toBeTruthy())
  })

  it('shows its games once the server answers again', async () => {
    const granted = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
    render(Lobby)
    expect(await screen.findByText(/does not answer/)).toBeTruthy()
    vi.stubGlobal('fetch', granted)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: 'Play Abyss against bots' })).toBeTruthy()
    expect(screen.queryByText(/does not answer/)).toBeNull()
  })

  it('shows who won a finished match, with a rematch, the replay and the record', async () => {
    tables = [listed('done', { status: 'over', waiting: [], outcome: { scores: [40, 68], winners: [1], sheets: null } })]
    render(Lobby)
    const card = (await screen.findByText('Triton wins')).closest('article')!
    expect(within(card).getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/done?at=0')
    expect(within(card).getByRole('link', { name: 'Record' }).getAttribute('href')).toBe('/api/tables/done/record')
    await fireEvent.click(within(card).getByRole('button', { name: 'Rematch' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'))
  })
})
