/** What a person likes on this machine: kept in the browser, never sent. */

import { MediaQuery } from 'svelte/reactivity'
import type { BotSpeed } from './wire'

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'system' | 'light' | 'dark'
/** How fast things move on the table; whoever's system asks for less motion gets less in any case. */
export const MOTIONS = ['usual', 'quick', 'none'] as const
export type Motion = (typeof MOTIONS)[number]

const PLACE = 'regnum.preferences'

function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const base = tag.slice(0, 2).toLowerCase()
    if ((LANGUAGES as readonly string[]).includes(base)) return base as Language
  }
  return 'en'
}

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {} // a private window without storage, or something else's text: the defaults will do
  }
}

class Preferences {
  language = $state<Language>('en')
  theme = $state<Theme>('system')
  /** Ask again before a choice that can't be taken back. */
  confirm = $state(true)
  /** A browser notification when it is my turn. */
  notifications = $state(false)
  /** Single letters do things at a table; some people's tools send them by themselves. */
  keys = $state(true)
  /** Show every game on the plain table that is drawn from its view alone. */
  generic = $state(false)

  /** A line of explanation when something comes up for the first time. */
  coach = $state(true)

  /** A sound when it is my turn, and a few others. */
  sound = $state(false)
  motion = $state<Motion>('usual')
  /** How fast bots play at my tables. */
  bots = $state<BotSpeed>('usual')

  constructor() {
    this.read()
  }

  /** Take over what is kept, and the browser's own language where nothing is. */
  read(): void {
    const found = kept()
    this.language = LANGUAGES.find((language) => language === found.language) ?? browserLanguage()
    this.theme = (['system', 'light', 'dark'] as const).find((theme) => theme === found.theme) ?? 'system'
    this.confirm = found.confirm !== false
    this.notifications = found.notifications === true
    this.keys = found.keys !== false
    this.generic = found.generic === true
    this.coach = found.coach !== false
    this.sound = found.sound === true
    this.motion = MOTIONS.find((motion) => motion === found.motion) ?? 'usual'
    this.bots = (['quick', 'usual', 'calm'] as const).find((speed) => speed === found.bots) ?? 'usual'
  }

  write(): void {
    const { language, theme, confirm, notifications, keys, generic, coach, sound, motion, bots } = this
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, confirm, notifications, keys, generic, coach, sound, motion, bots }))
    } catch {
      // They last for this visit then.
    }
  }

  /** Keep them from now on, here and in the other tabs, and let the page show them. Returns how to stop. */
  watch(): () => void {
    const other = (event: StorageEvent): void => {
      if (event.key === PLACE) this.read()
    }
    addEventListener('storage', other)
    const dark = new MediaQuery('prefers-color-scheme: dark')
    const stop = $effect.root(() => {
      $effect(() => this.write())
      $effect(() => {
        document.documentElement.lang = this.language
        document.documentElement.dataset.motion = this.motion
        const system = dark.current ? 'dark' : 'light'
        document.documentElement.dataset.theme = this.theme === 'system' ? system : this.theme
      })
    })
    return () => {
      removeEventListener('storage', other)
      stop()
    }
  }
}

export const preferences = new Preferences()
