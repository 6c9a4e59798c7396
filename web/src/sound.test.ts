import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from './preferences.svelte'
import { sound, SOUNDS, type Sound } from './sound'

const started: number[] = []
class Audio {
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator = () => {
    const made = { type: '', frequency: { value: 0 }, connect: (next: unknown) => next, start: () => started.push(made.frequency.value), stop: () => undefined }
    return made
  }
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  })
}

beforeEach(() => {
  started.length = 0
  vi.stubGlobal('AudioContext', Audio)
})
afterEach(() => {
  vi.unstubAllGlobals()
  preferences.sound = false
})

it('is silent until it is wanted', () => {
  expect(preferences.sound).toBe(false)
  sound('turn')
  expect(started).toEqual([])
})

it.each(Object.keys(SOUNDS) as Sound[])('sounds %s as it is written', (which) => {
  preferences.sound = true
  sound(which)
  expect(started).toEqual(SOUNDS[which].map(([pitch]) => pitch))
})

it('tells every sound from the others', () => {
  const scores = Object.values(SOUNDS).map((tones) => JSON.stringify(tones))
  expect(new Set(scores).size).toBe(scores.length)
})
