import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts } from '../texts'
import type { Asked } from '../wire'
import { ask, missing, option, tableOf } from './asked'
import { Choices } from './choices.svelte'
import type { TableContext } from './context'
import InTable from './InTable.svelte'
import Thing from './Thing.svelte'

const line = {
  answer: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
  grow: vi.fn(async () => ({ more: ['lord:jailer'], enough: false, missing: [] })),
  undo: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
}
const told = vi.fn()

function tableWith(asked: Asked | null, past = false): TableContext {
  const choices = new Choices(line, told)
  choices.take(asked, false)
  return tableOf(choices, { past })
}

const drawing = createRawSnippet(() => ({ render: () => '<span>drawn</span>' }))

function draw(table: TableContext, props: { id: string; card?: string }): void {
  render(InTable, { table, of: Thing, given: props, children: drawing })
}

beforeEach(async () => {
  vi.clearAllMocks()
  await fetchTexts('abyss', 'en')
})

describe('a thing', () => {
  it('is a button with its name when it may be chosen', async () => {
    draw(tableWith(ask({ options: [option('k', 'lord:jailer')] })), { id: 'lord:jailer' })
    const button = screen.getByRole('button', { name: 'The Jailer' })
    expect(button.dataset).toMatchObject({ thing: 'lord:jailer', state: 'free', nth: '0' })
    await fireEvent.click(button)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('0.1', 'k', false))
  })

  it('is switched off when there is nothing to do with it, but can be reached', () => {
    draw(tableWith(null), { id: 'lord:jailer', card: 'lord:jailer' })
    const thing = screen.getByRole('button', { name: 'The Jailer' })
    expect(thing.getAttribute('aria-disabled')).toBe('true')
    expect(thing.tabIndex).toBe(-1)
    expect(thing.dataset.card).toBe('lord:jailer')
  })

  it('says why not when it is greyed out', async () => {
    draw(tableWith(ask({ missing: [missing('k', 'lord:jailer')] })), { id: 'lord:jailer' })
    const button = screen.getByRole('button', { name: 'The Jailer' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-description')).toBe('The match is over.')
    await fireEvent.click(button)
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(line.answer).not.toHaveBeenCalled()
  })

  it('is dimmed only where others of its kind may be chosen', () => {
    const asked = ask({ options: [option('k', 'lord:oracle')], missing: [missing('m', 'lord:jailer'), missing('n', 'location:abyss')] })
    for (const id of ['lord:jailer', 'location:abyss', 'lord:landowner', 'lord:oracle']) draw(tableWith(asked), { id })
    expect([...document.querySelectorAll<HTMLElement>('[data-dim]')].map(({ dataset }) => dataset.thing)).toEqual(['lord:jailer'])
  })

  it('shows that it is part of the choice', async () => {
    const table = tableWith(ask({ form: 'many', options: [option('lord:jailer', 'lord:jailer')] }))
    draw(table, { id: 'lord:jailer' })
    await fireEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(table.choices.part).toEqual(['lord:jailer']))
    await tick()
    expect(screen.getByRole('button', { pressed: true }).dataset.state).toBe('chosen')
  })

  it('keeps its drawing when it becomes a button', async () => {
    const table = tableWith(null)
    draw(table, { id: 'lord:jailer' })
    const drawn = screen.getByText('drawn')
    table.choices.take(ask({ options: [option('k', 'lord:jailer')] }), false)
    await tick()
    expect(screen.getByRole('button')).toBeTruthy()
    expect(screen.getByText('drawn')).toBe(drawn)
  })

  it('can only be looked at in the past', () => {
    draw(tableWith(ask({ options: [option('k', 'lord:jailer')] }), true), { id: 'lord:jailer' })
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })
})
