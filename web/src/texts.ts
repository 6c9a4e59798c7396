/**
 * Messages in the reader's language: the same Fluent files as the Python side reads, with the same NAME and GENDER.
 * Everything said depends on `preferences.language`, so what is drawn with it changes with the language.
 */

import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { preferences, type Language } from './preferences.svelte'
import type { Args, Said } from './wire'

type Load = () => Promise<string>

const shared = import.meta.glob<string>('../../src/regnum/locale/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../src/regnum/games/*/locale/*.ftl', { query: '?raw', import: 'default' })
const own = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' })
const boards = import.meta.glob<string>('./games/*/locale/*.ftl', { query: '?raw', import: 'default' })
const composers = import.meta.glob<Names>('./games/*/names.ts', { import: 'names' })

/** How a game puts together the names of things that have no message each ("ally:crab-3"), by their kind. */
export type Names = Record<string, (what: string) => Composed>

export interface Composed {
  message: string
  args: Args
  /** The thing whose gender it takes, where not its own. */
  gender?: string
}

/** Files of a game ("" for none) in a language, the most general first. */
function sources(game: string, language: Language): Load[] {
  const wanted = [shared[`../../src/regnum/locale/${language}.ftl`], own[`./locale/${language}.ftl`]]
  if (game) {
    wanted.push(games[`../../src/regnum/games/${game}/locale/${language}.ftl`])
    wanted.push(boards[`./games/${game}/locale/${language}.ftl`])
  }
  return wanted.filter((load) => load !== undefined)
}

const composed = new Map<string, Names>()
const parsed = new SvelteMap<string, FluentResource[]>()
const underway = new Map<string, Promise<void>>()

/** Fetch the messages of a game in a language, once. */
export function fetchTexts(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`
  let loading = underway.get(key)
  if (!loading) {
    const names = composers[`./games/${game}/names.ts`]?.()
    loading = Promise.all([names, ...sources(game, language).map((load) => load())])
      .then(([its, ...files]) => {
        if (its) composed.set(game, its)
        parsed.set(
          key,
          files.map((file) => new FluentResource(file)),
        )
      })
      .catch((error: unknown) => {
        underway.delete(key) // the network may be back later
        throw error
      })
    underway.set(key, loading)
  }
  return loading
}

/** Messages of one game ("" for those of the house only) at one table: it knows what the players are called. */
export class Texts {
  #bundles = new Map<string, FluentBundle>()
  /** The language that was last ready: shown until a newly chosen one has arrived. */
  #last: Language | null = null

  constructor(
    readonly game: string = '',
    private readonly players: () => readonly (string | null)[] = () => [],
  ) {}

  /** The messages are there in the language wanted now. */
  ready(): Promise<void> {
    return fetchTexts(this.game, preferences.language)
  }

  get language(): Language {
    const wanted = preferences.language
    if (parsed.has(`${this.game}/${wanted}`)) {
      this.#last = wanted
      return wanted
    }
    void fetchTexts(this.game, wanted).catch(() => undefined)
    return this.#last ?? wanted
  }

  #bundle(): FluentBundle | null {
    const language = this.language
    const resources = parsed.get(`${this.game}/${language}`)
    if (!resources) return null
    let bundle = this.#bundles.get(language)
    if (!bundle) {
      bundle = new FluentBundle(language, {
        useIsolating: false,
        functions: {
          NAME: ([thing, form]) => this.name(plain(thing), form === undefined ? 'nom' : plain(form)),
          GENDER: ([thing]) => this.gender(plain(thing)),
        },
      })
      for (const resource of resources) bundle.addResource(resource, { allowOverrides: true })
      this.#bundles.set(language, bundle)
    }
    return bundle
  }

  /** What the game is called; while its words are on their way, a sign that they are. */
  get title(): string {
    return this.game ? this.say('game-name') || '…' : ''
  }

  has(message: string): boolean {
    return Boolean(this.#bundle()?.getMessage(message)?.value)
  }

  /** A message with its parameters. A text that is not there is a defect: its id is shown, and the console told. */
  say(message: string, args: Args = {}): string {
    const bundle = this.#bundle()
    if (!bundle) return ''
    const pattern = bundle.getMessage(message)?.value
    if (!pattern) {
      console.error(`no message ${message} (${this.language})`)
      return message
    }
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`${message} (${this.language}) with ${JSON.stringify(args)}: ${errors[0]}`)
    return text
  }

  /** A message if there is one that says itself with these parameters, else null: for words that may not exist. */
  try(message: string, args: Args = {}): string | null {
    const bundle = this.#bundle()
    const pattern = bundle?.getMessage(message)?.value
    if (!bundle || !pattern) return null
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, args, errors)
    return errors.length ? null : text
  }

  /** Something said by the server: a prompt, a reason, a line of the log. */
  tell(said: Pick<Said, 'message' | 'args'>): string {
    return this.say(said.message, said.args)
  }

  /** The name of a thing, or of several joined by "+", in a grammatical case. Equal things that can be counted are counted. */
  name(thing: string, form = 'nom'): string {
    const counts = new Map<string, number>()
    for (const part of thing.split('+').filter(Boolean)) counts.set(part, (counts.get(part) ?? 0) + 1)
    const names = [...counts].flatMap(([part, count]) => {
      const counted = `${part.replaceAll(':', '-')}-count`
      if (count > 1 && this.has(counted)) return [this.mark(part, this.say(counted, { count, case: form }))]
      return Array.from({ length: count }, () => this.mark(part, this.#one(part, form)))
    })
    if (names.length < 2) return names.join('')
    return this.say('list-and', { list: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
  }

  /** Where a sentence is made to be cut at its names, they carry the thing they name. */
  protected mark(_thing: string, name: string): string {
    return name
  }

  #one(thing: string, form: string): string {
    if (/^\d+$/.test(thing)) return thing
    const [kind, what] = split(thing, ':')
    if (kind === 'seat') {
      const seat = Number(what)
      return this.players()[seat] ?? this.#unseated(seat, form)
    }
    const its = this.#composed(thing)
    if (its) return this.say(its.message, { ...its.args, case: form })
    return this.say(thing.replaceAll(':', '-'), { case: form })
  }

  /** Whoever has no name here: after the players who have one comes who plays without a seat. */
  #unseated(seat: number, form: string): string {
    const players = this.players().length
    const message = `unseated-${seat - players}`
    return players && this.has(message) ? this.say(message, { case: form }) : this.say('seat', { number: seat + 1 })
  }

  #composed(thing: string): Composed | null {
    const [kind, what] = split(thing, ':')
    return composed.get(this.game)?.[kind]?.(what) ?? null
  }

  /** Whether a thing has a name to be called by. */
  named(thing: string): boolean {
    const message = thing.startsWith('seat:') ? 'seat' : this.#composed(thing)?.message
    if (message) return this.has(message)
    return this.try(thing.replaceAll(':', '-'), { case: 'nom' }) !== null
  }

  gender(thing: string): string {
    const id = (this.#composed(thing)?.gender ?? thing).replaceAll(':', '-')
    const bundle = this.#bundle()
    const pattern = bundle?.getMessage(id)?.attributes.gender
    return bundle && pattern ? bundle.formatPattern(pattern) : 'm'
  }
}

/** Split at the first mark only. */
function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function plain(value: FluentValue | undefined): string {
  if (typeof value === 'string') return value
  return value === undefined ? '' : String(value.valueOf())
}

/** A figure that stands alone, with a true minus sign. */
export const figure = (points: number): string => String(points).replace('-', '−')

/** The texts of the house, for pages that belong to no game. */
export const house = new Texts()
