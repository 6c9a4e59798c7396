import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '../account/person.svelte'
import type { Connection } from '../connection.svelte'
import { fresh, games, me, Refusal, serve } from '../lobby/listed'
import { place } from '../route.svelte'
import { seatInfo, sentTable } from '../table/asked'
import { Conversation } from '../talk/conversation.svelte'
import { house, Texts } from '../texts'
import type { TableSent } from '../wire'
import WaitingRoom from './WaitingRoom.svelte'

const go = vi.spyOn(place, 'go')
const texts = new Texts('abyss', () => ['Ola', null, null])
const mine = seatInfo({ name: 'Ola', mine: true })
const open = seatInfo({ seat: 1, kind: 'open' })
const bot = seatInfo({ seat: 2, kind: 'bot', name: 'Triton', level: 'greedy' })
const invite = (id: string, over = {}) => ({ id, seat: 1, created: new Date().toISOString(), used: false, token: null, ...over })

function room(over: Partial<TableSent> = {}): HTMLElement {
  const sent = sentTable({ status: 'gathering', view: null, waiting: [], seat: null, seats: [mine, open, bot], ...over })
  const connection = { sent, state: 'open', conversation: new Conversation() } as unknown as Connection
  return render(WaitingRoom, { connection, texts }).container
}
const row = (container: HTMLElement, seat: number) => within(container.querySelectorAll<HTMLElement>('ol > li')[seat]!)

let copied: string[]
beforeEach(async () => {
  fresh()
  person.me = me()
  copied = []
  go.mockReset().mockImplementation(() => undefined)
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  })
  await Promise.all([house.ready(), texts.ready()])
})
afterEach(() => vi.unstubAllGlobals())

describe('the owner', () => {
  const answers = { 'GET /games': games, 'GET /tables/t/invites': [] }

  it('invites by a link whose secret stands after the #, and takes it back', async () => {
    const asked = serve({ ...answers, 'POST /tables/t/invites': invite('i', { token: 's3cret' }) })
    const container = room()
    await fireEvent.click(row(container, 1).getByRole('button', { name: /Invite by link/ }))
    const field = await row(container, 1).findByLabelText('Link to seat 2')
    const link = `${location.origin}/join#s3cret`
    expect(field).toHaveProperty('value', link)
    expect(asked.find((one) => one.method === 'POST')!.body).toEqual({ seat: 1 })
    await waitFor(() => expect(copied).toEqual([link]))
    expect(await screen.findByText('The link is copied.')).toBeTruthy()
    await fireEvent.click(row(container, 1).getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(copied).toEqual([link, link]))
    await fireEvent.click(row(container, 1).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/tables/t/invites/i' }))
    expect(await row(container, 1).findByRole('button', { name: /Invite by link/ })).toBeTruthy()
  })

  it('chooses a clock before the match begins', async () => {
    const asked = serve({ ...answers, 'PATCH /tables/t': {} })
    room()
    expect(screen.queryByLabelText('When somebody is late')).toBeNull()
    await fireEvent.change(screen.getByLabelText('Clock'), { target: { value: '2' } })
    await waitFor(() => expect(asked.at(-1)!.body).toEqual({ pace: { hours: 0, late: 'remind', seconds: 60, bank: 1200 } }))
  })

  it('says what happens to the late where there is a clock, and offers none to a table by day', async () => {
    serve(answers)
    room({ pace: { hours: 0, late: 'bot', seconds: 30, bank: 600 } })
    expect(screen.getByLabelText('Clock')).toHaveProperty('value', '1')
    expect(document.querySelector('[id$="-late"]')).toHaveProperty('value', 'bot')
    cleanup()
    room({ pace: { hours: 24, late: 'bot', seconds: 0, bank: 0 } })
    expect(screen.queryByLabelText('Clock')).toBeNull()
  })

  it('keeps a link that was made while the others were looked up', async () => {
    serve({ ...answers, 'POST /tables/t/invites': invite('i', { token: 's3cret' }) })
    const answering = globalThis.fetch
    let answer = (): void => undefined
    const slow = new Promise<Response>((resolve) => (answer = () => resolve(new Response(JSON.stringify([invite('old')])))))
    vi.stubGlobal('fetch', (path: string, how: RequestInit) => (how.method === 'GET' && path.endsWith('/invites') ? slow : answering(path, how)))
    const container = room()
    await fireEvent.click(row(container, 1).getByRole('button', { name: /Invite by link/ }))
    await row(container, 1).findByLabelText('Link to seat 2')
    answer()
    expect(await row(container, 1).findByText(/There is a link already/)).toBeTruthy()
    expect(row(container, 1).getByLabelText('Link to seat 2')).toBeTruthy()
  })

  it('knows of links that were made before, although not what they open', async () => {
    const asked = serve({ ...answers, 'GET /tables/t/invites': [invite('a'), invite('b', { used: true }), invite('c', { seat: null })] })
    const container = room()
    expect(await row(container, 1).findByText(/There is a link already, made now/)).toBeTruthy()
    expect(row(container, 1).getAllByRole('button', { name: 'Withdraw' }).length).toBe(1)
    await fireEvent.click(row(container, 1).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(asked.at(-1)!.path).toBe('/tables/t/invites/a'))
  })

  it('makes a link for onlookers only where there may be some', async () => {
    const asked = serve({ ...answers, 'POST /tables/t/invites': invite('i', { seat: null, token: 's3cret' }) })
    room()
    await fireEvent.click(screen.getByRole('button', { name: 'Link for onlookers' }))
    expect(await screen.findByRole('textbox', { name: 'Link for onlookers' })).toBeTruthy()
    expect(asked.find((one) => one.method === 'POST')!.body).toEqual({ seat: null })
    document.body.innerHTML = ''
    room({ spectators: false })
    expect(screen.queryByRole('button', { name: 'Link for onlookers' })).toBeNull()
  })

  it('puts the table on the public list; a switch shows what the server says', async () => {
    let refused = false
    const asked = serve({ ...answers, 'PATCH /tables/t': () => (refused ? new Refusal(403, 'not-your-table', 'refused-not-your-table') : {}) })
    room()
    await fireEvent.click(screen.getByRole('switch', { name: /On the public list/ }))
    await waitFor(() => expect(asked.at(-1)!.body).toEqual({ public: true }))
    await waitFor(() => expect(screen.getByRole('switch', { name: /may watch/ })).toHaveProperty('disabled', false))
    refused = true
    const watched = screen.getByRole('switch', { name: /may watch/ })
    await fireEvent.click(watched)
    await waitFor(() => expect(screen.getByText('Only the one who laid this table can do that.')).toBeTruthy())
    expect(watched).toHaveProperty('checked', true)
  })

  it('begins with bots of a level', async () => {
    const asked = serve(answers)
    room()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'How the bots play' })).toHaveProperty('value', 'greedy'))
    await fireEvent.change(screen.getByRole('combobox', { name: 'How the bots play' }), { target: { value: 'random' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Begin with 1 bot' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/tables/t/start', body: { level: 'random' } }))
  })

  it('clears the table away when asked twice', async () => {
    const asked = serve(answers)
    room()
    await fireEvent.click(screen.getByRole('button', { name: 'Clear the table away' }))
    expect(asked.some((one) => one.method === 'DELETE')).toBe(false)
    await fireEvent.click(screen.getByRole('button', { name: 'Clear the table away' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'))
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/tables/t' })
  })

  it('frees the seat of another', async () => {
    const asked = serve(answers)
    const container = room({ seats: [mine, seatInfo({ seat: 1, name: 'Jan' }), bot] })
    await fireEvent.click(row(container, 1).getByRole('button', { name: 'Free the seat (Jan)' }))
    await waitFor(() => expect(asked.at(-1)!.path).toBe('/tables/t/seats/1/free'))
  })
})

describe('a guest', () => {
  const theirs = { owner: false, host: 'Jan', seats: [seatInfo({ name: 'Jan' }), open] }

  it('sits down at a public table, with a name', async () => {
    person.me = me({ name: null })
    const asked = serve({ 'PATCH /me': me({ name: 'Ola' }) })
    const container = room({ ...theirs, public: true })
    await fireEvent.click(row(container, 1).getByRole('button', { name: /Sit here/ }))
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Ola' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/tables/t/seats/1/take', body: { name: 'Ola' } }))
  })

  it('finds no seat and no levers at a table that is not public', () => {
    serve({})
    const container = room(theirs)
    expect(within(container.querySelector('main')!).queryAllByRole('button')).toEqual([])
    expect(screen.getByText(/You are looking on/)).toBeTruthy()
  })

  it('takes the seat that is kept for them, and no other', () => {
    serve({})
    const kept = seatInfo({ seat: 1, kind: 'open', name: 'Ola', returns: true })
    const other = seatInfo({ seat: 2, kind: 'open', name: 'Ewa' })
    const container = room({ ...theirs, public: true, seats: [seatInfo({ name: 'Jan' }), kept, other] })
    expect(row(container, 1).getByRole('button', { name: /Sit here/ })).toBeTruthy()
    expect(row(container, 2).queryByRole('button')).toBeNull()
    expect(row(container, 2).getByText('Kept for Ewa')).toBeTruthy()
  })

  it('stands up from a private table and is in the lobby again', async () => {
    const asked = serve({ 'POST /tables/t/seats/1/free': {} })
    const container = room({ ...theirs, seats: [seatInfo({ name: 'Jan' }), seatInfo({ seat: 1, name: 'Ola', mine: true }), bot] })
    await fireEvent.click(row(container, 1).getByRole('button', { name: 'Stand up' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'))
    expect(asked.at(-1)!.path).toBe('/tables/t/seats/1/free')
  })
})
