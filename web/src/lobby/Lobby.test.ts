import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnt } from '../lesson/learnt.svelte'
import { place } from '../route.svelte'
import { fetchTexts, house } from '../texts'
import { seatInfo } from '../table/asked'
import type { Me, TableListed } from '../wire'
import { fresh, games, listed, me } from './listed'
import Lobby from './Lobby.svelte'
import { mine } from './mine.svelte'

describe('the lobby', () => {
  let tables: TableListed[]
  let whoever: Me
  let asked: { method: string; path: string; body: unknown }[]
  const go = vi.spyOn(place, 'go')

  beforeEach(async () => {
    tables = []
    whoever = me({ household: true })
    asked = []
    fresh()
    go.mockReset().mockImplementation(() => undefined)
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
      asked.push({ method, path, body: body === null ? null : JSON.parse(body) })
      const answers: Record<string, unknown> = { '/api/games': games, '/api/me': whoever, '/api/tables': tables }
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
      options: { first: '0' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
    })
    expect(learnt.has('abyss', 'coached new')).toBe(true)
  })

  it('gives whoever knows the game strong bots', async () => {
    tables = [listed('old')]
    render(Lobby)
    await screen.findAllByRole('article')
    await waitFor(() => expect(mine.tables).toHaveLength(1))
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

  it('tells when a table is about to be cleared away', async () => {
    tables = [listed('mine', { expires: '2026-12-03T10:00:00Z' })]
    render(Lobby)
    const card = (await screen.findByText('Your turn')).closest('article')!
    expect(within(card).getByText(/Cleared away on December 3, 2026 unless/)).toBeTruthy()
  })

  it('tells whose turn it is, and deletes only when asked twice', async () => {
    tables = [listed('mine', { unread: 3 })]
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
    await waitFor(() => expect(screen.queryByText(/does not answer/)).toBeNull())
  })

  it('lists the games, for their rules and cards, where only what is kept of the server answers', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      path === '/api/games' ? Promise.resolve(new Response(JSON.stringify(games))) : Promise.reject(new TypeError('down')),
    )
    render(Lobby)
    expect(await screen.findByText(/does not answer/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/abyss')
  })

  it('asks for a name before a match with others', async () => {
    whoever = me({ name: null })
    render(Lobby)
    await fireEvent.click(await screen.findByRole('button', { name: 'Invite friends' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Next: invitations' }))
    const dialog = (await screen.findByText('What shall others call you?')).closest('dialog')!
    expect(asked.some((one) => one.method === 'POST')).toBe(false)
    await fireEvent.input(within(dialog).getByRole('textbox'), { target: { value: 'Ola' } })
  })

  it('shows who won a finished match, with a rematch, the replay and the record', async () => {
    tables = [listed('done', { status: 'over', waiting: [], outcome: { scores: [40, 68], winners: [1], sheets: null, ended: 'finished', automata: [], how: null } })]
    render(Lobby)
    const card = (await screen.findByText('Triton wins')).closest('article')!
    expect(within(card).getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/done?at=0')
    expect(within(card).getByRole('link', { name: 'Record' }).getAttribute('href')).toBe('/api/tables/done/record')
    await fireEvent.click(within(card).getByRole('button', { name: 'Rematch' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'))
  })

  it('stays as it is for one household: no account, nobody from elsewhere', async () => {
    render(Lobby)
    await fireEvent.click(await screen.findByRole('button', { name: 'Set up a table' }))
    expect(screen.queryByRole('button', { name: 'Invite friends' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Public tables' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy()
    const seat = screen.getByRole('combobox', { name: 'Who sits on seat 2' })
    expect(within(seat).queryByRole('option', { name: /Open/ })).toBeNull()
  })

  describe('where people come from elsewhere', () => {
    beforeEach(() => {
      whoever = me()
    })

    it('lays a table for friends, by day and on the public list', async () => {
      render(Lobby)
      await fireEvent.click(await screen.findByRole('button', { name: 'Invite friends' }))
      await fireEvent.click(screen.getByRole('radio', { name: '2' }))
      await fireEvent.click(screen.getByRole('radio', { name: 'Three days' }))
      await fireEvent.change(screen.getByRole('combobox', { name: 'When the time has passed' }), { target: { value: 'bot' } })
      await fireEvent.click(screen.getByRole('radio', { name: 'Public list' }))
      await fireEvent.click(screen.getByRole('checkbox', { name: /may watch/ }))
      await fireEvent.click(screen.getByRole('button', { name: 'Next: invitations' }))
      await waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'))
      expect(asked.find((one) => one.method === 'POST')?.body).toEqual({
        game: 'abyss',
        options: {},
        seats: [{ kind: 'me' }, { kind: 'open' }],
        pace: { hours: 72, late: 'bot', seconds: 0, bank: 0 },
        public: true,
        spectators: false,
      })
    })

    it('is still me against bots unless somebody wants it otherwise', async () => {
      render(Lobby)
      await fireEvent.click(await screen.findByRole('button', { name: 'Set up a table' }))
      expect(screen.queryByRole('radio', { name: 'Public list' })).toBeNull()
      await fireEvent.change(screen.getByRole('combobox', { name: 'Who sits on seat 3' }), { target: { value: 'open' } })
      expect(screen.getByRole('radio', { name: 'Public list' })).toBeTruthy()
      expect(screen.getByText(/For the open seat you get a link/)).toBeTruthy()
    })

    it('tells where seats are free, what was said, what is asked, and until when', async () => {
      const due = new Date(Date.now() + 26 * 3600_000).toISOString()
      const open = seatInfo({ seat: 1, kind: 'open' })
      tables = [
        listed('gathering', { status: 'gathering', waiting: [], seats: [seatInfo({ name: 'Ola', mine: true }), open] }),
        listed('slow', {
          due,
          unheard: 2,
          owner: false,
          host: 'Jan',
          proposal: { id: 9, kind: 'abandon', by: 1, to: null, seat: null, yes: [1], needed: [0, 1], at: due },
        }),
      ]
      render(Lobby)
      const gathering = (await screen.findByText('1 free seat')).closest('article')!
      expect(within(gathering).getByRole('link').getAttribute('href')).toBe('/table/gathering')
      const slow = screen.getByText('Your turn').closest('article')!
      expect(within(slow).getByText('2 new messages')).toBeTruthy()
      expect(within(slow).getByText('Your consent is asked for')).toBeTruthy()
      expect(within(slow).getByText(/Hosted by Jan/)).toBeTruthy()
      const until = within(slow).getByText(/^until /)
      expect(until.title).toContain(String(new Date(due).getFullYear()))
      expect(within(slow).queryByRole('button', { name: /Delete/ })).toBeNull()
    })

    it('does not look again and again while it is told', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      try {
        render(Lobby)
        await screen.findByRole('button', { name: 'Invite friends' })
        const looked = () => asked.filter((one) => one.path === '/api/tables').length
        const before = looked()
        await vi.advanceTimersByTimeAsync(20_000)
        expect(looked()).toBeGreaterThan(before)
        mine.live = true
        const now = looked()
        await vi.advanceTimersByTimeAsync(60_000)
        expect(looked()).toBe(now)
      } finally {
        mine.live = false
        vi.useRealTimers()
      }
    })
  })
})
