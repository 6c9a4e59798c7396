import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts } from '../texts'
import type { Option } from '../wire'
import { ask, option, sentTable, tableOf } from './asked'
import { Choices } from './choices.svelte'
import InTable from './InTable.svelte'
import Prompt from './Prompt.svelte'

const use = vi.fn()
const line = { answer: vi.fn(), grow: vi.fn(), undo: vi.fn() }

/** What Crescent Moon offers a ruler in another's action (30.04): Spies, and a wish to be asked. */
const spies: Option = { ...option('spies:ruler:nomad', 'ruler:nomad', 'option-spies'), args: { other: 'ruler:nomad' } }
const wish = option('ask-me:actions', null, 'option-ask-me-actions')

function draw(interrupts: Option[], { asked = false, past = false } = {}): void {
  const choices = new Choices(line, vi.fn())
  choices.take(asked ? ask({ options: [option('pass', null, 'option-done')] }) : null, false)
  const sent = sentTable({ game: 'crescent_moon', interrupts, waiting: [1] })
  render(InTable, { table: tableOf(choices, { sent, use, past }), of: Prompt, given: {} })
}
const opener = (): HTMLElement | null => document.querySelector('[data-key=any-time]')

beforeEach(async () => {
  vi.clearAllMocks()
  await fetchTexts('crescent_moon', 'en')
})

describe('what may be used without being asked', () => {
  it('is one quiet button while another is asked, and a list behind it', async () => {
    draw([spies, wish])
    expect(opener()!.textContent).toContain('At any moment: 2')
    expect(document.querySelector('[data-interrupt]')).toBeNull()
    await fireEvent.click(opener()!)
    expect([...document.querySelectorAll<HTMLElement>('[data-interrupt]')].map(({ dataset }) => dataset.interrupt)).toEqual([
      'spies:ruler:nomad',
      'ask-me:actions',
    ])
    await fireEvent.click(document.querySelector('[data-interrupt="spies:ruler:nomad"]')!)
    expect(use).toHaveBeenCalledWith('spies:ruler:nomad')
    expect(document.querySelector('[data-interrupt]')).toBeNull()
  })

  it('stands beside a question that is asked together with others', async () => {
    draw([wish], { asked: true })
    expect(document.querySelector('[data-key=pass]')).toBeTruthy()
    await fireEvent.click(opener()!)
    await fireEvent.keyDown(document.querySelector('[data-interrupt]')!, { key: 'Escape' })
    expect(document.querySelector('[data-interrupt]')).toBeNull()
    expect(document.activeElement).toBe(opener())
    expect(use).not.toHaveBeenCalled()
  })

  it('is not there where nothing can be used, nor at a past moment', () => {
    draw([])
    expect(opener()).toBeNull()
    draw([wish], { past: true })
    expect(opener()).toBeNull()
    expect(screen.queryByText(/At any moment/)).toBeNull()
  })
})
