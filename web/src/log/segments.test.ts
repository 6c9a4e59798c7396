import { describe, expect, it } from 'vitest'
import { marked, segments, unmarked } from './segments'

describe('segments of a sentence', () => {
  it('are plain words where nothing is named', () => {
    expect(segments('The game is over.')).toEqual([{ text: 'The game is over.', thing: null }])
    expect(segments('')).toEqual([])
  })

  it('give each name its thing', () => {
    const sentence = `${marked('seat:0', 'Ola')} recruits ${marked('lord:jailer', 'the Jailer')}.`
    expect(segments(sentence)).toEqual([
      { text: 'Ola', thing: 'seat:0' },
      { text: ' recruits ', thing: null },
      { text: 'the Jailer', thing: 'lord:jailer' },
      { text: '.', thing: null },
    ])
  })

  it('take the outermost of names inside one another', () => {
    const ally = marked('ally:crab-3', `a ${marked('race:crab', 'crab')} 3`)
    expect(segments(ally)).toEqual([{ text: 'a crab 3', thing: 'ally:crab-3' }])
  })

  it('leave bare figures among the plain words', () => {
    expect(segments(`worth ${marked('2', '2')} and ${marked('3', '3')}.`)).toEqual([{ text: 'worth 2 and 3.', thing: null }])
  })

  it('keep what players wrote as it is, markup included', () => {
    const name = '<img src=x onerror=alert(1)>'
    expect(segments(marked('seat:1', name))).toEqual([{ text: name, thing: 'seat:1' }])
  })

  it('can be had without marks', () => {
    expect(unmarked(`${marked('seat:0', 'Ola')} wins`)).toBe('Ola wins')
  })
})
