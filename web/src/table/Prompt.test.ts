import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTexts } from '../texts'
import type { Asked, Grown, TableSent } from '../wire'
import { ask, missing, option, sentTable, tableOf } from './asked'
import { Choices, type Answered } from './choices.svelte'
import InTable from './InTable.svelte'
import Prompt from './Prompt.svelte'

let reply: Answered
const line = {
  answer: vi.fn(async () => reply),
  grow: vi.fn(async (): Promise<Grown> => ({ more: [], enough: true, missing: [] })),
  undo: vi.fn(async () => reply),
}
const told = vi.fn()
const cite = vi.fn()

function draw(asked: Asked | null, { undo = false, sent = {} as Partial<TableSent> } = {}): Choices {
  const choices = new Choices(line, told)
  choices.take(asked, undo)
  render(InTable, { table: tableOf(choices, { cite, sent: sentTable(sent) }), of: Prompt, given: {} })
  return choices
}
const button = (name: string | RegExp, nth = 0): HTMLElement => screen.getAllByRole('button', { name })[nth]!

beforeEach(async () => {
  vi.clearAllMocks()
  reply = { is: 'done', seq: 2 }
  await fetchTexts('abyss', 'en')
})

describe('the question', () => {
  it('is one sentence that cites its rule', async () => {
    draw(ask({ prompt: 'ask-turn-action', options: [option('explore', null, 'option-explore')] }))
    expect(screen.getByText(/What do you do next/)).toBeTruthy()
    await fireEvent.click(button('Rule 3.6: open it'))
    expect(cite).toHaveBeenCalledWith('3.6')
  })

  it('that is answered for somebody without a seat says what they would be asked', () => {
    draw(ask({ prompt: 'ask-turn-action', args: { asks: 'ask-turn-action' }, options: [option('explore', null, 'option-explore')] }))
    expect(screen.getAllByText(/What do you do next/).map((one) => one.tagName)).toContain('Q')
  })

  it('has a button for every answer while they are few, in the order of the rules', () => {
    draw(ask({ options: [option('explore', null, 'option-explore'), option('a', 'a'), option('b', 'b')] }))
    expect(screen.getAllByRole('button').flatMap(({ dataset }) => dataset.key ?? [])).toEqual(['explore', 'a', 'b'])
    expect(button(/^Explore/).dataset.number).toBe('1')
  })

  it('says what an answer would be worth to me now', () => {
    draw(ask({ options: [option('a', 'lord:jailer'), option('b', 'lord:oracle'), option('pass')] }), { sent: { worths: { 'lord:jailer': 4, 'lord:oracle': -2 } } })
    const worths = [...document.querySelectorAll('.verb')].map((verb) => verb.querySelector('.worth [aria-hidden]')?.textContent ?? '')
    expect(worths).toEqual(['+4', '−2', ''])
  })

  it('lists those alike behind one button where they are many', async () => {
    const lords = Array.from({ length: 6 }, (_, n) => ({ ...option(`l${n}`, `l${n}`), args: { number: n } }))
    draw(ask({ options: [...lords, option('explore', null, 'option-explore')] }))
    await fireEvent.click(button(/^Show the 6 choices/))
    await fireEvent.click(button(/^4/))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('0.1', 'l4', false))
  })

  it('keeps what may be used at any moment behind one button where there is much to answer', async () => {
    const abilities = [option('use', null, 'option-done'), option('look', 'l1')]
    const answers = Array.from({ length: 8 }, (_, n) => ({ ...option(`v${n}`), args: { number: n } }))
    draw(ask({ options: answers, anytime: abilities }))
    await fireEvent.click(button(/^At any moment: 2/))
    await fireEvent.click(button('Done'))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('0.1', 'use', false))
  })

  it('says whose turn it is where that is not mine', () => {
    draw(ask({ options: [option('pass')] }), { sent: { view: { turn: 'seat:1' } } })
    expect(screen.getByText(/Thetis acts: your answer/)).toBeTruthy()
  })

  it('greys out what is not possible and says why when it is tried', async () => {
    draw(ask({ missing: [{ ...missing('plot'), label: 'option-done' }] }))
    const greyed = button('Done')
    expect(greyed.getAttribute('aria-disabled')).toBe('true')
    expect(greyed.getAttribute('aria-description')).toBe('The match is over.')
    await fireEvent.click(greyed)
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ rule: '2.2' }), '')
    expect(line.answer).not.toHaveBeenCalled()
    await fireEvent.click(button(/Not possible now: 1/))
    expect(screen.getByRole('listitem').textContent).toContain('The match is over.')
  })

  it('takes a number from buttons, or from a stepper where there are many', async () => {
    draw(ask({ form: 'amount', options: ['1', '2', '3'].map((key) => ({ ...option(key), args: { number: key } })) }))
    await fireEvent.click(button(/^2/))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('0.1', 2, false))
  })

  it('steps to a number where there are many', async () => {
    draw(ask({ form: 'amount', options: Array.from({ length: 30 }, (_, n) => option(String(n))) }))
    await tick()
    await fireEvent.click(button('One more'))
    await fireEvent.click(button('One more'))
    await fireEvent.click(button('Confirm'))
    await vi.waitFor(() => expect(line.answer).toHaveBeenCalledWith('0.1', 2, false))
  })
})

describe('a choice of several', () => {
  const options = [option('a', 'a', 'option-done'), option('b', 'b', 'option-done')]

  it('says what is missing, then lists what is chosen', async () => {
    const choices = draw(ask({ form: 'many', options, missing: [missing('done', null, false)] }))
    const confirm = button(/^Confirm/)
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/The match is over/)).toBeTruthy()
    await choices.press('a')
    await tick()
    expect(button(/^Confirm 1 choice/).getAttribute('aria-disabled')).toBe('false')
    await fireEvent.click(button(/^Done/, 0))
    await tick()
    expect(choices.part).toEqual([])
  })

  it('shows an order in order', async () => {
    const choices = draw(ask({ form: 'arrange', options: [{ ...options[0]!, label: 'option-explore' }, options[1]!] }))
    await choices.press('b')
    await choices.press('a')
    await tick()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim().slice(0, 6))).toEqual(['1. Don', '2. Exp'])
  })
})

describe('while nothing is asked', () => {
  it('a bot is seen thinking', () => {
    draw(null, { sent: { waiting: [1] } })
    expect(screen.getByText(/Thetis is thinking/)).toBeTruthy()
  })

  it('people are waited for', () => {
    draw(null, { sent: { waiting: [0, 1] } })
    expect(screen.getByText('Waiting for Player 1 and Thetis')).toBeTruthy()
  })

  it('the winner is named at the end, and a last answer may still be taken back', async () => {
    draw(null, { undo: true, sent: { waiting: [], outcome: { scores: [3, 9], winners: [1], sheets: null, ended: 'finished', automata: [], how: null } } })
    expect(screen.getByText('Thetis has won.')).toBeTruthy()
    await fireEvent.click(button(/Undo/))
    await vi.waitFor(() => expect(line.undo).toHaveBeenCalledOnce())
  })
})
