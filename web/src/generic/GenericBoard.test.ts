import { render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, option, sentTable, tableOf } from '../table/asked'
import { Choices } from '../table/choices.svelte'
import InTable from '../table/InTable.svelte'
import Waiting from '../table/Waiting.svelte'
import { fetchTexts } from '../texts'
import type { Asked, Outcome } from '../wire'
import GenericBoard from './GenericBoard.svelte'
import GenericOwn from './GenericOwn.svelte'

const line = { answer: vi.fn(), grow: vi.fn(), why: vi.fn(), undo: vi.fn() }

const board = {
  at: 'seat:0',
  workers: ['worker:scout'],
  actions: [
    { at: 'action:hunt', workers: [] },
    { at: 'action:recruit', workers: ['worker:fighter', null] },
  ],
}
const view = {
  phase: 'paladins',
  players: [{ board, silver: 3 }],
  opponents: [{ board: { ...board, at: 'opponent' }, resource: 4, scheme: 'scheme:pray' }],
  supply: [{ worker: 'worker:scout', count: 7 }],
  tavern: [{ card: 'tavern:1', taken: null }, { card: 'tavern:2', taken: 'seat:0' }],
  townsfolk: [{ card: null, silver: 3 }],
}

function draw(of: typeof GenericBoard, asked: Asked | null, over: { outcome?: Outcome } = {}): void {
  const choices = new Choices(line, vi.fn())
  choices.take(asked, false)
  render(InTable, { table: tableOf(choices, { sent: sentTable({ game: 'paladins', view, ...over }) }), of, given: {} })
}

beforeEach(() => fetchTexts('paladins', 'en'))

describe('the plain table', () => {
  it('gives an opponent without a seat a place among the players, with names for all it has', () => {
    draw(GenericBoard, null)
    const opponent = within(screen.getByRole('article', { name: 'The opponent' }))
    expect(opponent.getByRole('group', { name: 'workers' })).toBeTruthy()
    expect(opponent.getByRole('button', { name: 'Recruit' })).toBeTruthy()
    expect(opponent.queryByRole('button', { name: 'Hunt' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'the opponent' })).toBeNull()
  })

  it('lets one press only what is one’s own where others have the same', () => {
    const asked = ask({ options: [option('scout', 'worker:scout'), option('hunt', 'action:hunt')] })
    draw(GenericBoard, asked)
    for (const scout of screen.queryAllByRole('button', { name: /scout/i })) expect(scout.getAttribute('aria-disabled')).toBe('true')
    draw(GenericOwn, asked)
    expect(screen.getAllByRole('button', { name: 'scout' }).some((scout) => !scout.hasAttribute('aria-disabled'))).toBe(true)
    expect(screen.getByRole('button', { name: 'Hunt' })).toBeTruthy()
  })

  it('says what a card does while one chooses among cards', () => {
    draw(GenericBoard, ask({ options: [option('tavern:1', 'tavern:1')] }))
    expect(screen.getByText('1 cleric, 1 scout and 2 labourers.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tavern card 1, 1 cleric, 1 scout and 2 labourers.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tavern card 2' })).toBeTruthy()
  })

  it('calls empty what is empty, and phases by their names', () => {
    draw(GenericBoard, null)
    expect(screen.getByText('choosing paladins')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'townsfolk' })).getByRole('img', { name: 'empty place' })).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'hidden' })).toBeNull()
  })

  it('tells that the opponent has won when nobody at the table has', () => {
    draw(Waiting, null, { outcome: { winners: [], scores: [3], ended: 'finished' } as unknown as Outcome })
    expect(screen.getByText('The opponent has won.')).toBeTruthy()
  })
})
