import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts, Texts } from '../texts'
import type { Asked } from '../wire'
import { ask, missing, option, sentTable } from './asked'
import { Choices } from './choices.svelte'
import type { TableContext } from './context'
import ThingTest from './ThingTest.svelte'

const line = {
  answer: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
  grow: vi.fn(async () => ({ more: ['lord:jailer'], enough: false, missing: [] })),
  why: vi.fn(async () => null),
  undo: vi.fn(async () => ({ is: 'done' as const, seq: 1 })),
}
const told = vi.fn()

function tableWith(asked: Asked | null, past = false): TableContext {
  const choices = new Choices(line, told)
  choices.take(asked, false)
  return {
    sent: sentTable(),
    view: {},
    choices,
    texts: new Texts('abyss'),
    zoom: () => undefined,
    seats: [],
    me: 0,
    past,
    cite: () => undefined,
    goTo: () => undefined,
    point: () => undefined,
  }
}

beforeEach(async () => {
  vi.clearAllMocks()
  await fetchTexts('abyss', 'en')
})

describe('a thing', () => {
  it('is a button with its name when it may be chosen', async () => {
    render(ThingTest, { table: tableWith(ask({ options: [option('k', 'lord:jailer')] })), id: 'lord:jailer' })
    const button = screen.getByRole('button', { name: 'The Jailer' })
    expect(button.dataset).toMatchObject({ thing: 'lord:jailer', state: 'free', nth: '0' })
    await fireEvent.click(button)
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('0.1', 'k', true))
  })

  it('is no button when there is nothing to do with it, but can be reached', () => {
    render(ThingTest, { table: tableWith(null), id: 'lord:jailer', card: 'lord:jailer' })
    expect(screen.queryByRole('button')).toBeNull()
    const group = screen.getByRole('group', { name: 'The Jailer' })
    expect(group.tabIndex).toBe(-1)
    expect(group.dataset.card).toBe('lord:jailer')
  })

  it('says why not when it is greyed out', async () => {
    render(ThingTest, { table: tableWith(ask({ missing: [missing('k', 'lord:jailer')] })), id: 'lord:jailer' })
    const button = screen.getByRole('button', { name: 'The Jailer' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-description')).toBe('The match is over.')
    await fireEvent.click(button)
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(line.answer).not.toHaveBeenCalled()
  })

  it('shows that it is part of the choice', async () => {
    const table = tableWith(ask({ form: 'many', options: [option('lord:jailer', 'lord:jailer')] }))
    render(ThingTest, { table, id: 'lord:jailer' })
    await fireEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(table.choices.part).toEqual(['lord:jailer']))
    await tick()
    expect(screen.getByRole('button', { pressed: true }).dataset.state).toBe('chosen')
  })

  it('keeps its drawing when it becomes a button', async () => {
    const table = tableWith(null)
    render(ThingTest, { table, id: 'lord:jailer' })
    const drawn = screen.getByText('drawn')
    table.choices.take(ask({ options: [option('k', 'lord:jailer')] }), false)
    await tick()
    expect(screen.getByRole('button')).toBeTruthy()
    expect(screen.getByText('drawn')).toBe(drawn)
  })

  it('can only be looked at in the past', () => {
    render(ThingTest, { table: tableWith(ask({ options: [option('k', 'lord:jailer')] }), true), id: 'lord:jailer' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
