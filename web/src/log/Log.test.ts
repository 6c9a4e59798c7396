import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { house, fetchTexts } from '../texts'
import { seatInfo } from '../table/asked'
import type { Line } from '../wire'
import Log from './Log.svelte'

const seats = ['Ola', 'Jan'].map((name, seat) => seatInfo({ seat, name, mine: seat === 0 }))
const recruits = (seq: number, player = 0): Line => ({
  seq,
  meta: false,
  rule: '14.1',
  message: 'log-recruits',
  args: { player: `seat:${player}`, lord: 'lord:jailer' },
})

describe('the log', () => {
  beforeEach(async () => {
    await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
  })

  it('says what happened, with links to things, moments and rules', async () => {
    const onmoment = vi.fn()
    const onrule = vi.fn()
    const onopen = vi.fn()
    document.body.insertAdjacentHTML('beforeend', '<div data-thing="lord:jailer" id="there"></div>')
    render(Log, { game: 'abyss', lines: [recruits(3), recruits(5, 1)], seats, onmoment, onrule, onopen })
    const names = await screen.findAllByRole('button', { name: 'the Jailer' })
    await fireEvent.pointerOver(names[0]!)
    expect(document.getElementById('there')!.hasAttribute('data-pointed')).toBe(true)
    await fireEvent.pointerOut(names[0]!)
    expect(document.getElementById('there')!.hasAttribute('data-pointed')).toBe(false)
    await fireEvent.click(names[0]!)
    await fireEvent.keyDown(names[1]!, { key: 'Enter' })
    expect(onopen.mock.calls).toEqual([['lord:jailer'], ['lord:jailer']])
    const moments = screen.getAllByRole('button', { name: /at this moment/ })
    await fireEvent.click(moments[0]!)
    await fireEvent.click(moments[1]!)
    expect(onmoment.mock.calls).toEqual([[3], [null]])
    await fireEvent.click(screen.getAllByRole('button', { name: /14\.1/ })[0]!)
    expect(onrule).toHaveBeenCalledWith('14.1')
    document.getElementById('there')!.remove()
  })

  it('draws the newest of many lines, and an older one that is looked at', async () => {
    const lines = Array.from({ length: 400 }, (_, seq) => recruits(seq))
    const { rerender } = render(Log, { game: 'abyss', lines, seats, at: null })
    const drawn = () => document.querySelectorAll('.line').length
    await waitFor(() => expect(drawn()).toBe(100))
    await rerender({ at: 200 })
    expect(document.querySelector('.here')?.getAttribute('data-seq')).toBe('200')
    expect(drawn()).toBe(100)
    expect([...document.querySelectorAll('.further')].map((one) => one.textContent)).toEqual(['Show 150 earlier lines', 'Show 150 later lines'])
    await rerender({ at: -1 }) // before the first line: the end is not given away
    expect(document.querySelector('.line')?.getAttribute('data-seq')).toBe('0')
    expect(document.querySelector('.here')).toBeNull()
    await rerender({ at: null })
    await fireEvent.click(document.querySelector('.further button')!)
    await waitFor(() => expect(drawn()).toBe(200))
  }, 20_000)

  it('keeps its divider where it was when the seat came, and draws another for another seat', async () => {
    const lines = [recruits(1), recruits(2, 1), recruits(3)]
    const { rerender } = render(Log, { game: 'abyss', lines, seats, me: 0, seen: 1 })
    expect(screen.getByText('Since you last looked: 2 lines, 1 about you')).toBeTruthy()
    await rerender({ lines: [...lines, recruits(4)], seen: 4 })
    expect(screen.getByText('Since you last looked: 2 lines, 1 about you')).toBeTruthy()
    await rerender({ me: 1, seen: 3 })
    expect(screen.getByText('Since you last looked: 1 line')).toBeTruthy()
  })

  it('has no divider where nothing was new', async () => {
    const { rerender } = render(Log, { game: 'abyss', lines: [recruits(1)], seats, me: 0, seen: 1 })
    await rerender({ lines: [recruits(1), recruits(2, 1)] })
    expect(document.querySelector('.divider')).toBeNull()
  })

  it('shows a choice as one line that unfolds, and each of its lines leads to the moment', async () => {
    const onmoment = vi.fn()
    render(Log, { game: 'abyss', lines: [recruits(3), recruits(3), recruits(3), recruits(4, 1)], seats, onmoment })
    const drawn = () => [...document.querySelectorAll('.line')].map((line) => line.getAttribute('data-seq'))
    await waitFor(() => expect(drawn()).toEqual(['3', '4']))
    const more = screen.getByRole('button', { name: '+ 2' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await fireEvent.click(more)
    expect(drawn()).toEqual(['3', '3', '3', '4'])
    await fireEvent.click(screen.getAllByRole('button', { name: /at this moment/ })[1]!)
    expect(onmoment).toHaveBeenCalledWith(3)
  })

  it('shows a name that somebody made of markup as it is', async () => {
    const name = '<img src=x onerror=alert(1)>'
    render(Log, { game: 'abyss', lines: [recruits(1)], seats: [{ ...seats[0]!, name }] })
    expect(await screen.findByText(name)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})
