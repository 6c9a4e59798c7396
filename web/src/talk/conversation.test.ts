import { describe, expect, it } from 'vitest'
import type { Spoken } from '../wire'
import { Conversation, FIRST } from './conversation.svelte'
import { rows } from './rows'

const spoken = (n: number, over: Partial<Spoken> = {}): Spoken => ({
  n,
  seat: 0,
  name: 'Ola',
  mine: false,
  text: `line ${n}`,
  at: new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString(),
  ...over,
})
const many = (from: number, to: number): Spoken[] => Array.from({ length: to - from + 1 }, (_, i) => spoken(from + i))
const heard = (conversation: Conversation, lines: Spoken[], read = 0): void =>
  conversation.hear({ is: 'talk', room: 'players', spoken: lines, heard: read })

describe('a conversation', () => {
  it('holds every line once, in order, with what is fetched from before', () => {
    const conversation = new Conversation()
    heard(conversation, many(5, 7))
    heard(conversation, [spoken(7), spoken(8)])
    conversation.remember(many(3, 5))
    expect(conversation.spoken.map(({ n }) => n)).toEqual([3, 4, 5, 6, 7, 8])
    expect(conversation.whole).toBe(false)
    conversation.remember([])
    expect(conversation.whole).toBe(true)
  })

  it('counts what others said since I read', () => {
    const conversation = new Conversation()
    heard(conversation, [spoken(1), spoken(2), spoken(3, { mine: true }), spoken(4)], 1)
    expect(conversation.unread).toBe(2)
    conversation.read()
    expect(conversation.unread).toBe(0)
    heard(conversation, [spoken(5)], 1)
    expect(conversation.unread).toBe(1)
  })

  it('begins anew in another room, and where more was said meanwhile than is sent at once', () => {
    const conversation = new Conversation()
    heard(conversation, many(1, 3))
    heard(conversation, many(50, 49 + FIRST))
    expect(conversation.spoken[0]?.n).toBe(50)
    conversation.hear({ is: 'talk', room: 'watchers', spoken: [spoken(1)], heard: 0 })
    expect(conversation.spoken.map(({ n }) => n)).toEqual([1])
    expect(conversation.unread).toBe(1)
  })
})

describe('the rows of the panel', () => {
  it('name who speaks when somebody else does, after a while, and on a new day', () => {
    const lines = [
      spoken(1),
      spoken(2),
      spoken(3, { seat: 1, name: 'Jan' }),
      spoken(9, { seat: 1, name: 'Jan' }),
      spoken(10, { seat: 1, name: 'Jan', at: '2026-01-04T12:10:00Z' }),
    ]
    expect(rows(lines, 99).map(({ first }) => first)).toEqual([true, false, true, true, true])
    expect(rows(lines, 99).map(({ day }) => day)).toEqual([true, false, false, false, true])
  })

  it('mark the first line that is new, unless all of it is', () => {
    expect(rows(many(1, 4), 2).map(({ fresh }) => fresh)).toEqual([false, false, true, false])
    expect(rows(many(1, 4), 0).some(({ fresh }) => fresh)).toBe(false)
    expect(rows([spoken(1), spoken(2, { mine: true })], 1).some(({ fresh }) => fresh)).toBe(false)
  })
})
