import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../preferences.svelte'
import { LinkedTexts } from './linked'
import { unmarked } from './segments'

describe('linked sentences of Abyss', () => {
  const texts = new LinkedTexts('abyss', () => ['Ola', null])
  beforeEach(() => texts.ready())

  it('link players and cards', () => {
    expect(texts.segments({ message: 'log-recruits', args: { player: 'seat:0', lord: 'lord:jailer' } })).toEqual([
      { text: 'Ola', thing: 'seat:0' },
      { text: ' recruits ', thing: null },
      { text: 'the Jailer', thing: 'lord:jailer' },
      { text: '.', thing: null },
    ])
  })

  it('link each of several things, in the right case, and say what the plain texts say', async () => {
    preferences.language = 'pl'
    await texts.ready()
    const said = { message: 'log-discards', args: { player: 'seat:1', allies: 'ally:crab-3+ally:squid-1' } }
    const found = texts.segments(said)
    expect(found.map((one) => one.thing)).toEqual(['seat:1', null, 'ally:crab-3', null, 'ally:squid-1', null])
    expect(found.map((one) => one.text).join('')).toBe(unmarked(texts.tell(said)))
    expect(found[0]!.text).toBe('Gracz 2')
  })
})
