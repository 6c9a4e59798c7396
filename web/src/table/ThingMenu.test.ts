import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts } from '../texts'
import { ask, option, tableOf } from './asked'
import { Choices } from './choices.svelte'
import InTable from './InTable.svelte'
import ThingMenu from './ThingMenu.svelte'

const line = {
  answer: vi.fn(async () => ({ is: 'final' as const })),
  grow: vi.fn(),
  undo: vi.fn(),
}

/** A table with one button in the prompt and one lord on the board, each at a place of its own. */
function laid(): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = '<button data-key="pass"></button><button data-thing="lord:jailer"></button>'
  document.body.append(root)
  const places = [new DOMRect(40, 700, 100, 30), new DOMRect(600, 200, 120, 160)]
  for (const [at, element] of [...root.children].entries()) element.getBoundingClientRect = () => places[at]!
  return root
}

beforeEach(async () => {
  document.body.replaceChildren()
  await fetchTexts('abyss', 'en')
})

describe('what can’t be taken back', () => {
  it.each([
    ['pass', { left: '90px', top: '738px' }],
    ['take', { left: '660px', top: '368px' }],
  ])('is asked at what was pressed, although that lost the focus: %s', async (key, { left, top }) => {
    const root = laid()
    const options = [option('pass'), option('take', 'lord:jailer')]
    const choices = new Choices(line, vi.fn(), () => ['pass', 'take'])
    choices.take(ask({ options }), false)
    render(InTable, { table: tableOf(choices), of: ThingMenu, given: { root } })
    await choices.choose(options.find((one) => one.key === key)!)
    await tick()
    await tick()
    const asked = screen.getByRole('alertdialog')
    expect(asked.textContent).toContain('can’t be taken back')
    expect(asked.style).toMatchObject({ left, top })
  })
})
