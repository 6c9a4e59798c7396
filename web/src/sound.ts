/** A few sounds, made here and never fetched: off until somebody wants them. */

import { preferences } from './preferences.svelte'

export type Sound = 'turn' | 'refused' | 'message' | 'over' | 'hurry'

/** A tone: its pitch in hertz, when it begins and how long it sounds, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number]

/** Plucked, soft and short: people hear them for hours. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [
    [587.3, 0, 0.32],
    [880, 0.12, 0.5],
  ],
  refused: [[196, 0, 0.18]],
  message: [[1174.7, 0, 0.16]],
  over: [
    [523.3, 0, 0.4],
    [659.3, 0.14, 0.4],
    [784, 0.28, 0.4],
    [1046.5, 0.42, 0.9],
  ],
  hurry: [
    [740, 0, 0.14],
    [740, 0.22, 0.14],
  ],
}
const LOUD = 0.12

let audio: AudioContext | null = null

/** Sound it, where sounds are wanted; a browser that has heard no press yet stays silent. */
export function sound(which: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const now = audio.currentTime
  for (const [pitch, at, length] of SOUNDS[which]) {
    const source = audio.createOscillator()
    const volume = audio.createGain()
    source.type = 'triangle'
    source.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + at)
    volume.gain.linearRampToValueAtTime(LOUD, now + at + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length)
    source.connect(volume).connect(audio.destination)
    source.start(now + at)
    source.stop(now + at + length + 0.02)
  }
}
