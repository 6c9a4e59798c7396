import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../preferences.svelte'
import type { Grown, Raw, Said } from '../wire'
import { ask, missing, option } from './asked'
import { Choices, type Answered } from './choices.svelte'

const sent: { decision: string; answer: Raw; unlessFinal: boolean }[] = []
const told: Said[] = []
let reply: Answered
let grown: (part: string[]) => Grown

const line = {
  answer: vi.fn(async (decision: string, answer: Raw, unlessFinal: boolean) => {
    sent.push({ decision, answer, unlessFinal })
    return reply
  }),
  grow: vi.fn(async (_: string, part: string[]) => grown(part)),
  undo: vi.fn(async () => reply),
}

function choosing(plain: string[] = []): Choices {
  return new Choices(
    line,
    (said) => told.push(said),
    () => plain,
  )
}

beforeEach(() => {
  sent.length = told.length = 0
  vi.clearAllMocks()
  reply = { is: 'done', seq: 2 }
  grown = () => ({ more: [], enough: true, missing: [] })
})

describe('picking one', () => {
  it('answers with the option at the thing pressed', async () => {
    const choices = choosing()
    choices.take(ask({ options: [option('lord:a', 'lord:a'), option('pass')] }), false)
    expect(choices.state('lord:a')).toBe('free')
    expect(choices.state('lord:b')).toBe('idle')
    expect(choices.verbs.map(({ key }) => key)).toEqual(['pass'])
    await choices.press('lord:a')
    expect(sent).toEqual([{ decision: '0.1', answer: 'lord:a', unlessFinal: false }])
  })

  it('asks which, where a thing has several options', async () => {
    const choices = choosing()
    const options = [option('take:x', 'x'), option('leave:x', 'x')]
    choices.take(ask({ options }), false)
    await choices.press('x')
    expect(sent).toEqual([])
    expect(choices.menu?.options).toEqual(options)
    await choices.choose(options[1]!)
    expect(sent[0]?.answer).toBe('leave:x')
    expect(choices.menu).toBeNull()
  })

  it('offers abilities for any moment beside the answers', async () => {
    const choices = choosing()
    choices.take(ask({ options: [option('pass')], anytime: [option('use:lord:a', 'lord:a'), option('use')] }), false)
    expect(choices.state('lord:a')).toBe('free')
    await choices.press('lord:a')
    expect(sent[0]?.answer).toBe('use:lord:a')
  })

  it('says why a greyed thing is not possible, and why one that looked innocent is not', async () => {
    const choices = choosing()
    choices.take(ask({ options: [option('pass')], missing: [missing('a', 'a'), missing('b', 'b', false)] }), false)
    expect(choices.state('a')).toBe('refused')
    expect(choices.state('b')).toBe('idle')
    expect(choices.notNow.map(({ key }) => key)).toEqual(['a'])
    await choices.press('a')
    await choices.press('b')
    expect(told.map(({ rule }) => rule)).toEqual(['2.2', '2.2'])
  })

  it('says of anything else that the question is not about it, or that nothing is asked', async () => {
    const choices = choosing()
    await choices.press('c')
    choices.take(ask({ options: [option('pass')] }), false)
    await choices.press('c')
    expect(told.map(({ message }) => message)).toEqual(['table-nothing-asked', 'table-not-asked'])
  })

  it('answers with a number where a number is asked', async () => {
    const choices = choosing()
    choices.take(ask({ form: 'amount', options: [option('2'), option('3')] }), false)
    expect(choices.amounts).toEqual([2, 3])
    expect(choices.verbs).toEqual([])
    await choices.choose(choices.asked!.options[1]!)
    expect(sent[0]?.answer).toBe(3)
  })
})

describe('what cannot be taken back', () => {
  it('waits for a second word', async () => {
    const choices = choosing(['draw'])
    choices.take(ask({ options: [option('draw'), option('stay')] }), false)
    reply = { is: 'final' }
    await choices.choose(choices.verbs[0]!)
    expect(choices.final?.answer).toBe('draw')
    reply = { is: 'done', seq: 3 }
    await choices.confirm()
    expect(sent.map(({ unlessFinal }) => unlessFinal)).toEqual([true, false])
    expect(choices.final).toBeNull()
  })

  it('may be thought over', async () => {
    const choices = choosing(['draw'])
    choices.take(ask({ options: [option('draw'), option('stay')] }), false)
    reply = { is: 'final' }
    await choices.choose(choices.verbs[0]!)
    choices.clear()
    await choices.confirm()
    expect(sent).toHaveLength(1)
  })

  it('is asked about only where something is given up, and something else could be done; and where it is wanted', async () => {
    const usual = choosing(['pass'])
    usual.take(ask({ options: [option('explore'), option('pass')] }), false)
    await usual.choose(usual.verbs[0]!)
    usual.take(ask({ decision: '0.2', options: [option('pass')] }), false)
    await usual.choose(usual.verbs[0]!)
    preferences.confirm = false
    usual.take(ask({ decision: '0.3', options: [option('pass'), option('explore')] }), false)
    await usual.choose(usual.verbs[0]!)
    expect(sent.map(({ unlessFinal }) => unlessFinal)).toEqual([false, false, false])
  })
})

describe('choosing several', () => {
  const options = [option('ally:crab-1', 'ally:crab-1'), option('ally:squid-2', 'ally:squid-2')]
  const many = () => ask({ form: 'many', options, missing: [missing('done', null, false)] })

  it('grows the part as the server allows, and marks so many equal cards', async () => {
    const choices = choosing()
    choices.take(many(), false)
    grown = () => ({ more: ['ally:crab-1'], enough: false, missing: [missing('ally:squid-2', 'ally:squid-2')] })
    await choices.press('ally:crab-1', 0)
    expect(choices.part).toEqual(['ally:crab-1'])
    expect(choices.state('ally:crab-1', 0)).toBe('chosen')
    expect(choices.state('ally:crab-1', 1)).toBe('free')
    expect(choices.state('ally:squid-2')).toBe('refused')
    await choices.press('ally:crab-1', 1)
    expect(choices.count('ally:crab-1')).toBe(2)
  })

  it('takes a chosen card out again', async () => {
    const choices = choosing()
    choices.take(many(), false)
    grown = () => ({ more: ['ally:crab-1', 'ally:squid-2'], enough: true, missing: [] })
    await choices.press('ally:crab-1')
    await choices.press('ally:squid-2')
    await choices.press('ally:crab-1', 0)
    expect(choices.part).toEqual(['ally:squid-2'])
    await choices.press('ally:squid-2')
    expect(choices.part).toEqual([])
    expect(choices.enough).toBe(false)
  })

  it('understands quick presses one after the other', async () => {
    const choices = choosing()
    choices.take(many(), false)
    grown = (part) => ({ more: part.length < 2 ? ['ally:crab-1'] : [], enough: part.length === 2, missing: [] })
    await Promise.all([choices.press('ally:crab-1', 0), choices.press('ally:crab-1', 1), choices.press('ally:crab-1', 2)])
    expect(choices.part).toEqual(['ally:crab-1', 'ally:crab-1'])
  })

  it('confirms a complete choice once and says what an incomplete one lacks', async () => {
    const choices = choosing()
    choices.take(many(), false)
    await choices.confirm()
    expect(told).toHaveLength(1)
    expect(sent).toEqual([])
    await choices.press('ally:crab-1')
    await choices.confirm()
    expect(sent).toEqual([{ decision: '0.1', answer: ['ally:crab-1'], unlessFinal: false }])
  })

  it('keeps what is begun while the same question is open, and forgets it with the question', async () => {
    const choices = choosing()
    choices.take(many(), false)
    await choices.press('ally:crab-1')
    choices.take(many(), true)
    expect(choices.part).toEqual(['ally:crab-1'])
    choices.take(ask({ decision: '0.2' }), true)
    expect(choices.part).toEqual([])
  })

  it('puts back what the server will not have', async () => {
    const choices = choosing()
    choices.take(many(), false)
    line.grow.mockResolvedValueOnce({ is: 'refused', ref: 1, code: 'stale', message: 'refused-stale', args: {}, rule: '' } as never)
    await choices.press('ally:crab-1')
    expect(choices.part).toEqual([])
    expect(told[0]?.message).toBe('refused-stale')
  })
})

describe('putting in order', () => {
  it('collects in the order of pressing and needs no server', async () => {
    const choices = choosing()
    choices.take(ask({ form: 'arrange', options: [option('a', 'a'), option('b', 'b')] }), false)
    await choices.press('b')
    expect(choices.enough).toBe(false)
    expect(choices.state('b')).toBe('chosen')
    await choices.press('a')
    expect(choices.enough).toBe(true)
    await choices.confirm()
    expect(sent[0]?.answer).toEqual(['b', 'a'])
    expect(line.grow).not.toHaveBeenCalled()
  })
})

describe('undo', () => {
  it('is sent only where it is possible', async () => {
    const choices = choosing()
    choices.take(ask(), false)
    await choices.undo()
    expect(line.undo).not.toHaveBeenCalled()
    choices.take(ask(), true)
    await choices.undo()
    expect(line.undo).toHaveBeenCalledOnce()
  })
})

describe('what is suggested', () => {
  const options = [option('a', 'a'), option('b', 'b')]
  const many = (only: boolean) => ask({ form: 'many', options, suggested: { part: ['a'], only } })

  it('is chosen already, and one word confirms it', async () => {
    const choices = choosing()
    choices.take(many(true), false)
    await choices.confirm()
    expect(sent.map(({ answer }) => answer)).toEqual([['a']])
  })

  it('is called a suggestion until it is changed', async () => {
    const choices = choosing()
    grown = () => ({ more: ['b'], enough: true, missing: [] })
    choices.take(many(false), false)
    await choices.press('b')
    expect(choices.part).toEqual(['a', 'b'])
    expect(choices.suggestion).toBeNull()
    choices.take(null, false)
    choices.take(many(false), false)
    await choices.drop('c')
    expect([choices.part, choices.suggestion]).toEqual([['a'], 'cheapest'])
  })
})

describe('back to the start of my turn', () => {
  it('takes back as far as that goes', async () => {
    const choices = choosing()
    choices.take(ask({ options: [option('a')] }), true)
    let left = 3
    line.undo.mockImplementation(async () => {
      if (--left === 0) choices.take(choices.asked, false)
      return { is: 'done', seq: 1 }
    })
    await choices.undo(true)
    expect(left).toBe(0)
  })
})
