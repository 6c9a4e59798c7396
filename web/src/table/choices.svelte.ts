/**
 * What the watched seat may choose, and what it has chosen so far. The board draws itself by this and nothing else:
 * which things are live, which are part of the choice, which are not possible and why. No rules here.
 */

import { preferences } from '../preferences.svelte'
import type { Asked, Grown, Missing, Option, Raw, Refused, Said } from '../wire'

export type ThingState = 'free' | 'chosen' | 'refused' | 'idle'

/** The server's answer to an answer: written down, could not be taken back, or refused. */
export type Answered = { is: 'done'; seq: number } | { is: 'final' } | Refused

/** What choices need of the connection. */
export interface Line {
  answer(decision: string, answer: Raw, unlessFinal: boolean): Promise<Answered>
  grow(decision: string, part: string[]): Promise<Grown | Refused>
  undo(): Promise<Answered>
}

/** Several options at one thing: which of them? */
export interface Menu {
  thing: string
  options: Option[]
}

/** A choice that gives something up for good, and waits for a second word at the thing pressed. */
export interface Final {
  option: Option | null
  answer: Raw
}

/** More answers than this are never taken back in one go. */
const MANY = 60

export class Choices {
  asked = $state.raw<Asked | null>(null)
  canUndo = $state(false)
  /** Keys chosen so far, in the order of choosing (forms many and arrange). */
  part = $state.raw<string[]>([])
  /** On its way to the server, and not yet written down. */
  busy = $state(false)
  /** A part of a choice is on its way to the server, which will say what may still be added to it. */
  growing = $state(false)
  menu = $state.raw<Menu | null>(null)
  final = $state.raw<Final | null>(null)
  /** The part is not mine but what the table proposes: the only way, or the cheapest of several. */
  suggestion = $state<'only' | 'cheapest' | null>(null)

  /** In a lesson: what is said where an answer is not wanted yet; who hears of answers and of refusals. */
  allows: (answer: Raw) => Said | null = () => null
  answered: () => void = () => undefined
  refused: (thing: string) => void = () => undefined

  #grown = $state.raw<Grown | null>(null)
  /** One press at a time: the next is understood only when the server has said what the last one leaves open. */
  #turn: Promise<void> = Promise.resolve()

  constructor(
    private readonly line: Line,
    /** Where a refusal is said; of a reason also the thing it speaks of, and it goes with the question. */
    private readonly tell: (said: Said, thing?: string) => void,
    /** Keys that give something up: asked about again where they can't be taken back. */
    private readonly grave: () => readonly string[] = () => [],
  ) {}

  /** The question as it stands now. A choice begun stays while the same decision is still open. */
  take(asked: Asked | null, canUndo: boolean): void {
    const same = asked !== null && asked.decision === this.asked?.decision
    this.asked = asked
    this.canUndo = canUndo
    if (same) return
    this.#forget()
    const part = asked?.suggested?.part
    if (part?.length) void this.#next(() => this.#suggest(asked!, part))
  }

  #forget(): void {
    this.part = []
    this.suggestion = null
    this.#grown = null
    this.menu = null
    this.final = null
  }

  /** What is forced, or cheapest, is chosen already: it can be changed like any other part. */
  async #suggest(asked: Asked, part: readonly string[]): Promise<void> {
    if (this.asked?.decision !== asked.decision || this.part.length) return
    await this.#extend([...part])
    if (this.asked?.decision === asked.decision && this.part.length) this.suggestion = asked.suggested!.only ? 'only' : 'cheapest'
  }

  /** Options of the question that would be taken now. */
  readonly live = $derived.by((): Option[] => {
    const asked = this.asked
    if (!asked) return []
    if (asked.form === 'arrange') return asked.options.filter((option) => !this.part.includes(option.key))
    if (asked.form === 'many' && this.#grown) {
      const more = new Set(this.#grown.more)
      return asked.options.filter((option) => more.has(option.key))
    }
    return asked.options
  })

  readonly #unavailable = $derived(this.#grown?.missing ?? this.asked?.missing ?? [])

  readonly #byTarget = $derived.by(() => {
    const found = new Map<string, Option[]>()
    for (const option of [...this.live, ...(this.asked?.anytime ?? [])]) {
      if (option.target === null) continue
      const there = found.get(option.target)
      if (there) there.push(option)
      else found.set(option.target, [option])
    }
    return found
  })

  readonly #missingByTarget = $derived.by(() => {
    const found = new Map<string, Missing[]>()
    for (const missing of this.#unavailable) {
      if (missing.target === null) continue
      const there = found.get(missing.target)
      if (there) there.push(missing)
      else found.set(missing.target, [missing])
    }
    return found
  })

  readonly #targets = $derived(new Map(this.asked?.options.map((option) => [option.key, option.target])))

  readonly #counts = $derived.by(() => {
    const found = new Map<string, number>()
    for (const key of this.part) {
      const target = this.#targets.get(key)
      if (target != null) found.set(target, (found.get(target) ?? 0) + 1)
    }
    return found
  })

  /** The part is a complete choice. */
  readonly enough = $derived.by((): boolean => {
    const asked = this.asked
    if (!asked) return false
    if (asked.form === 'arrange') return this.part.length === asked.options.length
    return asked.form === 'many' && (this.#grown ? this.#grown.enough : asked.enough)
  })

  /** Why the part is not a complete choice yet, where the rules say. */
  readonly unfinished = $derived(this.#unavailable.find((missing) => missing.key === 'done') ?? null)

  /** Whether answers are collected and confirmed: several things, or an order. */
  readonly collecting = $derived(this.asked?.form === 'many' || this.asked?.form === 'arrange')

  /** Options that point at nothing. Numbers have a form of their own. */
  readonly verbs = $derived.by((): Option[] => {
    if (!this.asked || this.asked.form === 'amount') return []
    return this.live.filter((option) => option.target === null)
  })

  /** Whether an option would be taken now: an answer, or an ability for any moment. */
  free(option: Option): boolean {
    return [...this.live, ...(this.asked?.anytime ?? [])].some((live) => live.key === option.key)
  }

  /** The numbers to choose from (form amount). */
  readonly amounts = $derived(
    this.asked?.form === 'amount' ? this.asked.options.map((option) => Number(option.key)) : [],
  )

  /** What is not possible now and ought to be said without being tried. */
  readonly notNow = $derived.by((): Missing[] => {
    const found = new Map<string, Missing>() // a first reason is enough
    for (const missing of this.#unavailable)
      if (missing.shown && missing.key !== 'done' && !found.has(missing.key)) found.set(missing.key, missing)
    return [...found.values()]
  })

  /** Live options that point at a thing: answers, what may still be added, abilities for any moment. */
  at(thing: string): Option[] {
    return this.#byTarget.get(thing) ?? []
  }

  missing(thing: string): Missing[] {
    return this.#missingByTarget.get(thing) ?? []
  }

  /** How often options that point at the thing are part of the choice. */
  count(thing: string): number {
    return this.#counts.get(thing) ?? 0
  }

  /** How the nth of the things with this id stands: two equal cards are one option taken up to twice. */
  state(thing: string, nth = 0): ThingState {
    if (nth < this.count(thing)) return 'chosen'
    if (this.at(thing).length) return 'free'
    return this.missing(thing).some((missing) => missing.shown) ? 'refused' : 'idle'
  }

  /** Why a thing is greyed out. */
  reason(thing: string): Said | null {
    return this.missing(thing).find((missing) => missing.shown)?.why ?? null
  }

  /** A click on a thing. */
  press(thing: string, nth = 0): Promise<void> {
    return this.#next(async () => {
      if (!this.asked) return this.tell({ message: 'table-nothing-asked', args: {}, rule: '' }, thing)
      if (nth < this.count(thing)) return this.#takeOut(thing)
      const there = this.at(thing)
      if (there.length > 1) this.menu = { thing, options: there }
      else if (there[0]) await this.#choose(there[0])
      else this.#explain(thing)
    })
  }

  choose(option: Option): Promise<void> {
    return this.#next(() => this.#choose(option))
  }

  /** Take one key out of the part again. */
  drop(key: string): Promise<void> {
    return this.#next(() => this.#drop(key))
  }

  #next(act: () => Promise<void> | void): Promise<void> {
    this.#turn = this.#turn.then(act, act)
    return this.#turn
  }

  async #choose(option: Option): Promise<void> {
    const asked = this.asked
    if (!asked || this.busy) return
    this.menu = null
    this.final = null
    if (asked.anytime.some((ability) => ability.key === option.key)) return this.#send(option.key, option)
    if (asked.form === 'many' || asked.form === 'arrange') return this.#extend([...this.part, option.key])
    return this.#send(asked.form === 'amount' ? Number(option.key) : option.key, option)
  }

  #takeOut(thing: string): Promise<void> | void {
    const key = this.part.findLast((chosen) => this.#targets.get(chosen) === thing)
    if (key !== undefined) return this.#drop(key)
  }

  #drop(key: string): Promise<void> | void {
    const at = this.part.lastIndexOf(key)
    if (at >= 0) return this.#extend(this.part.toSpliced(at, 1))
  }

  /** The part is now this one; the server says what may still be added to it. */
  async #extend(part: string[]): Promise<void> {
    const asked = this.asked
    if (!asked) return
    const before = this.part
    this.part = part
    this.suggestion = null
    if (asked.form === 'arrange') return
    if (!part.length) {
      this.#grown = null
      return
    }
    this.growing = true
    const grown = await this.line.grow(asked.decision, part).finally(() => (this.growing = false))
    if (this.asked?.decision !== asked.decision) return
    if ('is' in grown && grown.is === 'refused') {
      this.part = before
      this.tell(grown)
    } else this.#grown = grown as Grown
  }

  /** Why a thing can't be chosen; where the rules have no reason to give, it simply is not what is asked about. */
  #explain(thing: string): void {
    const known = this.missing(thing)[0]
    if (known) this.refused(thing)
    this.tell(known?.why ?? { message: 'table-not-asked', args: {}, rule: '' }, thing)
  }

  /** Something greyed out was tried: say why not. */
  refuse(missing: Missing): void {
    if (missing.target !== null) this.refused(missing.target)
    this.tell(missing.why, missing.target ?? '')
  }

  /** Send the part as the answer, or say what it lacks. */
  confirm(): Promise<void> {
    return this.#next(async () => {
      if (this.final) return this.#send(this.final.answer, this.final.option, true)
      if (!this.asked || !this.collecting || this.busy) return
      if (this.enough) return this.#send([...this.part], null, true)
      this.tell(this.unfinished?.why ?? { message: 'refused-incomplete', args: {}, rule: '' })
    })
  }

  async #send(answer: Raw, option: Option | null, sure = false): Promise<void> {
    const asked = this.asked
    if (!asked || this.busy) return
    const later = this.allows(answer)
    if (later) return this.tell(later, '')
    this.busy = true
    try {
      const careful = !sure && preferences.confirm && option !== null && this.live.length > 1 && this.grave().includes(option.key)
      const answered = await this.line.answer(asked.decision, answer, careful)
      if (answered.is === 'final') {
        if (this.asked?.decision === asked.decision) this.final = { option, answer }
      } else if (answered.is === 'refused') {
        this.final = null
        this.tell(answered)
      } else {
        this.final = null
        this.answered()
      }
    } finally {
      this.busy = false
    }
  }

  /** Put back what has been chosen so far, close the menu, think again. */
  clear(): void {
    this.#forget()
  }

  /** Whether there is anything to put back. */
  readonly begun = $derived(this.part.length > 0 || this.menu !== null || this.final !== null)

  /** Take back my last answer; `all`: everything up to the start of my turn, as far as that goes. */
  undo(all = false): Promise<void> {
    return this.#next(async () => {
      if (!this.canUndo || this.busy) return
      this.busy = true
      try {
        for (let n = 0; this.canUndo && n < (all ? MANY : 1); n++) {
          const answered = await this.line.undo()
          if (answered.is !== 'refused') continue
          if (n === 0) this.tell(answered)
          break
        }
      } finally {
        this.busy = false
      }
    })
  }

  /** Kinds of things that this question is about. */
  readonly #kinds = $derived(new Set([...this.live, ...(this.asked?.options ?? [])].flatMap(({ target }) => (target === null ? [] : [kindOf(target)]))))

  /** Whether a thing is of a kind that may be chosen now: then one that may not is dimmed. */
  among(thing: string): boolean {
    return this.#kinds.has(kindOf(thing))
  }
}

/** "lord" of "lord:jailer". */
function kindOf(thing: string): string {
  return thing.split(':', 1)[0]!
}
