import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { preferences, type Language } from './preferences.svelte'
import { fetchTexts, Texts } from './texts'
import type { Args } from './wire'

async function speak(language: Language, game = 'abyss', players: (string | null)[] = []): Promise<Texts> {
  await fetchTexts(game, language)
  preferences.language = language
  return new Texts(game, () => players)
}

describe('names', () => {
  it('takes a grammatical case', async () => {
    const texts = await speak('pl')
    expect(texts.name('ally:crab-3', 'acc')).not.toBe(texts.name('ally:crab-3', 'nom'))
  })

  it('joins several things', async () => {
    const texts = await speak('en')
    expect(texts.name('seat:0+seat:1+seat:2')).toBe('Player 1, Player 2 and Player 3')
    expect(texts.name('seat:0+seat:1')).toBe('Player 1 and Player 2')
  })

  it('knows what the players are called, and who has no name', async () => {
    const texts = await speak('pl', 'abyss', ['Ala', null])
    expect(texts.name('seat:0')).toBe('Ala')
    expect(texts.name('seat:1')).toBe('Gracz 2')
  })

  it('leaves figures as they are', async () => {
    expect((await speak('pl')).name('2+3')).toBe('2 i 3')
  })

  it('says which things have a name', async () => {
    const texts = await speak('en')
    expect(texts.named('lord:jailer')).toBe(true)
    expect(texts.named('ally:crab-3')).toBe(true)
    expect(texts.named('wombat:blue')).toBe(false)
  })
})

describe('messages', () => {
  it('follow the language', async () => {
    const texts = await speak('en')
    const english = texts.say('refused-over')
    await fetchTexts('abyss', 'pl')
    preferences.language = 'pl'
    expect(texts.say('refused-over')).toBe('Rozgrywka już się zakończyła.')
    expect(english).toBe('The match is over.')
  })

  it('stay in the last language until the new one is there', async () => {
    const texts = await speak('en', '')
    expect(texts.say('refused-over')).toBe('The match is over.')
    const other = new Texts('no-such-game-yet')
    await fetchTexts('no-such-game-yet', 'en')
    expect(other.say('refused-over')).toBe('The match is over.')
    preferences.language = 'pl'
    expect(other.say('refused-over')).toBe('The match is over.')
    await fetchTexts('no-such-game-yet', 'pl')
    expect(other.say('refused-over')).toBe('Rozgrywka już się zakończyła.')
  })

  it('show their id, and tell the console, where they are missing', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const texts = await speak('en')
    expect(texts.say('nothing-of-the-kind')).toBe('nothing-of-the-kind')
    expect(told).toHaveBeenCalledOnce()
    expect(texts.try('nothing-of-the-kind')).toBeNull()
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })

  it('are not offered when a parameter is missing', async () => {
    expect((await speak('en')).try('seat')).toBeNull()
    expect((await speak('en')).try('seat', { number: 3 })).toBe('Player 3')
  })
})

const home = resolve('..')
const python = [process.env.PYTHON, `${home}/.venv/bin/python`, `${home}/.venv/Scripts/python.exe`].find(
  (path) => path && existsSync(path),
)

// Without the Python side beside it there is nobody to compare with.
describe.skipIf(!python)('the Python side', () => {
  interface Heard {
    names: Record<Language, [string, string, string][]>
    said: Record<Language, [string, Args, string][]>
  }
  const heard = python
    ? (JSON.parse(
        execFileSync(python, [`${home}/web/src/said.py`, 'abyss'], { maxBuffer: 1 << 26, encoding: 'utf8' }),
      ) as Heard)
    : null

  it.each(['en', 'pl'] as const)('is told the same in %s', async (language) => {
    const texts = await speak(language, 'abyss', ['Ala', 'Bartek'])
    const { said, names } = heard!
    expect(said[language].length).toBeGreaterThan(500)
    for (const [message, args, text] of said[language]) expect(texts.say(message, args), message).toBe(text)
    for (const [thing, form, name] of names[language]) expect(texts.name(thing, form), thing).toBe(name)
  })
})
