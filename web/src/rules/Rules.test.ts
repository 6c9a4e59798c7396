import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from '../texts'
import Rules from './Rules.svelte'

describe('the rules panel', () => {
  const shown = vi.fn()
  beforeEach(async () => {
    await house.ready()
    shown.mockClear()
    Element.prototype.scrollIntoView = function (this: Element) {
      shown(this)
    }
  })

  it('opens at the cited paragraph, also a second time', async () => {
    const { rerender } = render(Rules, { game: 'abyss', at: { rule: 'abyss:7.12' } })
    await waitFor(() => expect(document.querySelector('.cited')?.textContent).toContain('buy only one ally'), { timeout: 5000 })
    shown.mockClear()
    await rerender({ at: { rule: 'lord:sage' } })
    await waitFor(() => expect(document.querySelector('.cited')?.textContent).toContain('The Sage'))
    expect(document.querySelectorAll('.cited')).toHaveLength(1)
  })

  it('finds words, counts them and goes round', async () => {
    render(Rules, { game: 'abyss' })
    await waitFor(() => expect(document.querySelector('.text p')).not.toBeNull(), { timeout: 5000 })
    const box = screen.getByRole('searchbox')
    await fireEvent.input(box, { target: { value: 'Ten key tok' } })
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('1 of 1'))
    expect(document.querySelector('mark.current')).not.toBeNull()
    await fireEvent.input(box, { target: { value: 'pearl' } })
    const count = document.querySelectorAll('mark').length
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('1 of'))
    await fireEvent.click(screen.getByRole('button', { name: /Previous/ }))
    expect(screen.getByRole('status').textContent).toMatch(/^\s*(\d+) of \1\s*$/)
    expect(count).toBeGreaterThan(10)
    await fireEvent.input(box, { target: { value: 'zzz' } })
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Not found'))
    await fireEvent.keyDown(box, { key: 'Escape' })
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(0))
  })

  it('finds the paragraphs also when the words were typed before the book came', async () => {
    render(Rules, { game: 'paladins' })
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'workers' } })
    expect(document.querySelector('.text p')).toBeNull()
    expect(document.querySelector('.found')?.getAttribute('data-paragraphs')).toBe('0')
    await waitFor(() => expect(document.querySelectorAll('.found [data-rule]').length).toBeGreaterThan(0), { timeout: 5000 })
  })

  it('says so where a game has no rulebook', async () => {
    render(Rules, { game: 'nowhere' })
    expect(await screen.findByText(/no rulebook/)).toBeTruthy()
  })
})
