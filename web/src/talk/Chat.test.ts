import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchTexts, house, Texts } from '../texts'
import type { Refused, Room, Spoken } from '../wire'
import Chat from './Chat.svelte'
import { Conversation } from './conversation.svelte'

const spoken = (n: number, over: Partial<Spoken> = {}): Spoken => ({
  n,
  seat: 1,
  name: 'Jan',
  mine: false,
  text: `line ${n}`,
  at: '2026-01-01T12:00:00Z',
  ...over,
})
let conversation: Conversation
let answer: { is: 'done' } | Refused
const onsay = vi.fn(async () => answer)
const onheard = vi.fn()
const requests = vi.fn()
let older: Spoken[]

function draw(lines: Spoken[], { room = 'players' as Room, looked = true } = {}): void {
  conversation.hear({ is: 'talk', room, spoken: lines, heard: 0 })
  const texts = new Texts('abyss', () => ['Ola', 'Jan'])
  render(Chat, { table: 't', conversation, texts, looked, onsay, onheard })
}

beforeEach(async () => {
  vi.clearAllMocks()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  conversation = new Conversation()
  answer = { is: 'done' }
  older = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string | null }) => {
    requests(method, address, body && JSON.parse(body))
    return new Response(JSON.stringify(method === 'GET' ? older : {}))
  })
  await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
})
afterEach(() => vi.unstubAllGlobals())

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Say something' })
async function type(text: string, keys: Partial<KeyboardEventInit> = {}): Promise<void> {
  await fireEvent.input(field(), { target: { value: text } })
  await fireEvent.keyDown(field(), { key: 'Enter', ...keys })
}

it('says who reads it, who spoke, and shows words as words', () => {
  draw([spoken(1, { text: '<img src=x onerror=alert(1)> https://example.org' }), spoken(2, { seat: 0, name: 'Ola', mine: true })])
  expect(screen.getByText('Only the players read this.')).toBeTruthy()
  expect(screen.getByText('Jan')).toBeTruthy()
  expect(screen.getByText('You')).toBeTruthy()
  expect(screen.getByText('<img src=x onerror=alert(1)> https://example.org')).toBeTruthy()
  expect(document.querySelector('.chat img, .chat a')).toBeNull()
})

it('of the onlookers says that only they read it', () => {
  draw([spoken(1, { seat: null, name: null })], { room: 'watchers' })
  expect(screen.getByText('Only onlookers read this.')).toBeTruthy()
  expect(screen.getByText('An onlooker')).toBeTruthy()
})

it('is read when somebody looks, and not before', async () => {
  draw([spoken(1)], { looked: false })
  await tick()
  expect(onheard).not.toHaveBeenCalled()
})

it('is read when somebody looks', async () => {
  draw([spoken(1)])
  await waitFor(() => expect(onheard).toHaveBeenCalled())
})

it('sends with Enter and begins a new line with Shift and Enter', async () => {
  draw([])
  await type('  hello  ', { shiftKey: true })
  expect(onsay).not.toHaveBeenCalled()
  await fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onsay).toHaveBeenCalledExactlyOnceWith('hello')
  await waitFor(() => expect(field().value).toBe(''))
  await fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onsay).toHaveBeenCalledOnce()
})

it('shows what is on its way, and lets one go on writing meanwhile', async () => {
  let arrive: (value: { is: 'done' }) => void = () => undefined
  onsay.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  draw([])
  await type('first')
  expect(field().value).toBe('')
  expect(screen.getByText('on its way…')).toBeTruthy()
  await type('second')
  expect(onsay).toHaveBeenLastCalledWith('second')
  arrive({ is: 'done' })
  await waitFor(() => expect(screen.queryByText('first')).toBeNull())
})

it('says why something was not said, and keeps it', async () => {
  answer = { is: 'refused', ref: 1, code: 'too-fast', message: 'refused-not-stored', args: {}, rule: '' }
  draw([])
  await type('hello')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be written down')
  expect(field().value).toBe('hello')
})

it('fetches what was said before', async () => {
  older = [spoken(3), spoken(4)]
  draw([spoken(5)])
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier lines' }))
  await screen.findByText('line 3')
  expect(requests).toHaveBeenCalledWith('GET', '/api/tables/t/talk?before=5', null)
  older = []
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier lines' }).disabled).toBe(false))
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier lines' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Earlier lines' })).toBeNull())
})

it('blocks who said something, after asking, and reads the rest anew', async () => {
  older = [spoken(2, { seat: 2, name: 'Ewa', text: 'still here' })]
  draw([spoken(1, { text: 'unkind' }), older[0]!])
  await fireEvent.click(screen.getByRole('button', { name: 'About Jan' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Block Jan…' }))
  expect(screen.getByText(/They are not told/)).toBeTruthy()
  expect(requests).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(requests).toHaveBeenCalledWith('POST', '/api/blocks', { table: 't', n: 1 }))
  await waitFor(() => expect(screen.queryByText('unkind')).toBeNull())
  expect(screen.getByText('still here')).toBeTruthy()
})
