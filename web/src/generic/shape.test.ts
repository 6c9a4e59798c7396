import { beforeEach, describe, expect, it } from 'vitest'
import { fetchTexts, Texts } from '../texts'
import { identity, isThing, keyName, numbered, parts, playersOf, pretty, thingName } from './shape'

const none: ReadonlySet<string> = new Set()
let texts: Texts

beforeEach(async () => {
  await fetchTexts('abyss', 'en')
  texts = new Texts('abyss')
})

describe('a view read by its structure', () => {
  it('knows things by their look, their name, or because one points at them', () => {
    expect(isThing('lord:jailer', texts, none)).toBe(true)
    expect(isThing('threat:1:p1', texts, none)).toBe(true)
    expect(isThing('game-name', texts, none)).toBe(true)
    expect(isThing('deck', texts, none)).toBe(false)
    expect(isThing('deck', texts, new Set(['deck']))).toBe(true)
    expect(isThing('a word or two', texts, none)).toBe(false)
    expect(isThing(3, texts, none)).toBe(false)
  })

  it('parts figures from what needs room and leaves out what is empty', () => {
    const found = parts({ pearls: 3, hand: ['ally:crab-1'], lords: [], hidden: null, turn: 'seat:1', over: false }, texts, none)
    expect(found.figures).toEqual([['pearls', 3]])
    expect(found.boxes.map(([key]) => key)).toEqual(['hand', 'turn'])
  })

  it('finds the players and their seats', () => {
    const view = { players: [{ at: 'seat:1', pearls: 2 }, { at: 'seat:0', pearls: 1 }] }
    expect(playersOf(view).map(({ seat }) => seat)).toEqual([1, 0])
    expect(playersOf({ players: [{ pearls: 2 }] })[0]?.seat).toBe(0)
    expect(playersOf(null)).toEqual([])
  })

  it('knows which thing an object is', () => {
    expect(identity({ at: 'deck', count: 3 }, texts, none)).toBe('at')
    expect(identity({ lord: 'lord:jailer', turned: true }, texts, none)).toBe('lord')
    expect(identity({ a: 'lord:jailer', b: 'lord:seeker' }, texts, none)).toBeNull()
  })

  it('tells equal things apart', () => {
    expect(numbered(['a', 'b', 'a']).map(({ nth }) => nth)).toEqual([0, 0, 1])
  })

  it('has a word for everything', () => {
    expect(keyName('hand_count', texts)).toBe('cards in hand')
    expect(keyName('some_odd_key', texts)).toBe('Some odd key')
    expect(pretty('camelCase-and_more')).toBe('Camel case and more')
    expect(thingName('lord:jailer', texts)).toBe('The Jailer')
    expect(thingName('wombat:blue', texts)).toBe('Wombat blue')
  })
})
