/** Leads through a lesson: what the voice says now, what the learner may do, and what the other seats do meanwhile. */

import { api } from '../api'
import type { Choices } from '../table/choices.svelte'
import type { LessonLaid, LessonStep, Line, Raw, Said } from '../wire'

/** The seat of the learner. */
export const LEARNER = 0
/** So long is waited before another seat plays, so that one sees it. */
const PAUSE = 900

export type Mood = 'on' | 'later' | 'refused' | 'lost'

export class Coach {
  readonly table: string
  readonly steps: readonly LessonStep[]
  at = $state(0)
  /** How the last press went: what is not asked yet, the refusal that was the lesson, a puzzle out of answers. */
  mood = $state<Mood>('on')
  #used = 0
  #since = 0
  #acting = false

  constructor(
    readonly game: string,
    readonly name: string,
    laid: LessonLaid,
    private readonly pause: number = PAUSE,
  ) {
    this.table = laid.table.id
    this.steps = laid.steps
  }

  get step(): LessonStep | null {
    return this.steps[this.at] ?? null
  }

  get done(): boolean {
    return this.at >= this.steps.length
  }

  /** How far the lesson is, counting what is said or done by the learner. */
  get progress(): { at: number; of: number } {
    const shown = (steps: readonly LessonStep[]): number => steps.filter((step) => step.kind !== 'answer').length
    return { at: Math.min(shown(this.steps.slice(0, this.at)) + 1, shown(this.steps)), of: shown(this.steps) }
  }

  /** The voice may go on by itself: nothing has to be done first. */
  get waits(): boolean {
    return this.step?.kind === 'say' || (this.step?.kind === 'try' && this.mood === 'refused')
  }

  next = (): void => {
    if (this.waits) this.#forward()
  }

  #forward(): void {
    this.at += 1
    this.mood = 'on'
    this.#used = 0
    this.#since = 0
    void this.act()
  }

  /** Whether the learner may give this answer now; what is said where not. */
  allows = (raw: Raw): Said | null => {
    const step = this.step
    if (!step || step.kind === 'free') return null
    if (step.kind === 'let' && same(step.answer, raw)) return null
    this.mood = 'later'
    return { message: 'lesson-later', args: {}, rule: '' }
  }

  /** The learner has answered. */
  answered = (): void => {
    if (this.step?.kind === 'let') this.#forward()
    else if (this.step?.kind === 'free') {
      this.#used += 1
      void this.act()
    }
  }

  /** The learner has tried something that the rules refuse. */
  refused = (thing: string): void => {
    if (this.step?.kind === 'try' && this.step.target === thing) this.mood = 'refused'
  }

  /** A puzzle ends with a line of the journal about the learner, or when its answers are used up. */
  told(lines: readonly Line[], seq: number): void {
    const step = this.step
    if (step?.kind !== 'free') return
    this.#since ||= seq
    const reached = lines.some((line) => line.message === step.until && line.args.player === `seat:${LEARNER}` && line.seq > this.#since - 1)
    if (reached) this.#forward()
    else if (this.#used >= step.answers) this.mood = 'lost'
  }

  /** What the other seats do now: as the lesson says, or in a puzzle the first thing they would. */
  async act(): Promise<void> {
    if (this.#acting) return
    this.#acting = true
    try {
      for (;;) {
        const step = this.step
        if (step?.kind === 'answer') {
          await this.#wait()
          await this.#answer(step.seat, () => step.answer!)
          this.at += 1
        } else if (step?.kind === 'free' && (await this.#others(step))) continue
        else return
      }
    } finally {
      this.#acting = false
    }
  }

  #wait(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.pause))
  }

  async #answer(seat: number, choose: (keys: string[]) => Raw): Promise<boolean> {
    const asked = (await api.seat(this.table, seat)).asked[0]
    if (!asked) return false
    await api.answer(this.table, seat, asked.decision, choose(asked.options.map((option) => option.key)))
    return true
  }

  async #others(step: LessonStep): Promise<boolean> {
    const { waiting, seats, status } = await api.table(this.table)
    const seat = status === 'running' ? seats.map((one) => one.seat).find((one) => one !== LEARNER && waiting.includes(one)) : undefined
    if (seat === undefined) return false
    await this.#wait()
    return this.#answer(seat, (keys) => step.others.find((key) => keys.includes(key)) ?? keys.at(-1)!)
  }

  /** Stands between the learner's presses and the server. */
  guard(choices: Choices): void {
    choices.allows = this.allows
    choices.answered = this.answered
    choices.refused = this.refused
  }
}

/** Equal answers: several things are chosen in any order. */
function same(wanted: Raw | null, raw: Raw): boolean {
  if (Array.isArray(wanted) && Array.isArray(raw)) return [...wanted].sort().join() === [...raw].sort().join()
  return wanted === raw
}
