import { beforeEach, describe, expect, it } from 'vitest'
import { fetchTexts, Texts } from '../texts'
import { identity, isThing, keyName, numbered, parts, playersOf, pretty, rivalsOf, thingName, withoutBarePlaces } from './shape'

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

  it('takes what lies in a box of their own for theirs, plain figures first', () => {
    const board = { at: 'seat:1', workers: ['worker:scout'], monks: 2 }
    const [found] = playersOf({ players: [{ board, silver: 3, crew: ['townsfolk:abbot-1'], loose: { at: 'deck' } }] })
    expect(found!.seat).toBe(1)
    expect(Object.entries(found!.player)).toEqual([
      ['silver', 3],
      ['at', 'seat:1'],
      ['workers', ['worker:scout']],
      ['monks', 2],
      ['crew', ['townsfolk:abbot-1']],
      ['loose', { at: 'deck' }],
    ])
  })

  it('finds an opponent that the game plays for', () => {
    expect(rivalsOf({ opponents: [{ board: { at: 'opponent', monks: 2 }, resource: 4 }] })).toEqual([
      { resource: 4, at: 'opponent', monks: 2 },
    ])
    expect(rivalsOf({ opponents: ['seat:1', { resource: 4 }] })).toEqual([])
    expect(rivalsOf({ players: [] })).toEqual([])
  })

  it('leaves out places of others where nothing lies', () => {
    const places = [
      { at: 'workshop:attack-1', built: false },
      { at: 'workshop:attack-2', built: true },
      { at: 'action:hunt', workers: [] },
      { at: 'action:pray', workers: ['worker:scout'] },
      { attribute: 'attribute:faith', value: 0 },
      { at: 'deck' },
    ]
    expect(withoutBarePlaces({ silver: 0, places }).places).toEqual([places[1], places[3], places[4], places[5]])
  })

  it('knows which thing an object is', () => {
    expect(identity({ at: 'deck', count: 3 }, texts, none)).toBe('at')
    expect(identity({ lord: 'lord:jailer', turned: true }, texts, none)).toBe('lord')
    expect(identity({ a: 'lord:jailer', b: 'lord:seeker' }, texts, none)).toBeNull()
    expect(identity({ taken: 'seat:1', card: 'lord:seeker' }, texts, none)).toBe('card')
    expect(identity({ taken: 'seat:1', card: null }, texts, none)).toBeNull()
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
