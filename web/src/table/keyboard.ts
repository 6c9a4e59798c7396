/** What the keys of a table do (keys.ts lists them). */

import { preferences } from '../preferences.svelte'
import type { Choices } from './choices.svelte'
import type { Columns } from './columns.svelte'
import { direction, neighbour, nextFree } from './focus'
import { belongsElsewhere } from './keys'
import type { Looking } from './looking.svelte'
import type { News } from './news.svelte'
import type { Zoom } from './zoom.svelte'

export interface Keyed {
  readonly root: HTMLElement | undefined
  readonly prompt: HTMLElement | undefined
  readonly choices: Choices
  readonly columns: Columns
  readonly looking: Looking
  readonly news: News
  readonly zoom: Zoom
  readonly chatting: boolean
  help(): void
  menu(): void
}

export function keyboard(table: Keyed): (event: KeyboardEvent) => void {
  return (event) => {
    const { root, prompt, looking } = table
    if (belongsElsewhere(event) || !root) return
    const here = document.activeElement
    const thing = here?.closest<HTMLElement>('[data-thing]') ?? null
    const towards = direction(event.key)
    if (towards && looking.past) return // they step through the replay
    if (towards) {
      const from = thing ?? (here && root.contains(here) ? here : prompt)
      const to = from && (neighbour(root, from, towards) ?? (thing ? null : nextFree(root, from)))
      if (!to) return
      to.focus()
      event.preventDefault()
      return
    }
    const act = event.key === 'Escape' ? escape(table) : preferences.keys ? letter(table, event, thing) : null
    if (!act) return
    event.preventDefault()
    act()
  }
}

/** Escape puts away what was opened last. */
function escape({ zoom, columns, choices, news, looking }: Keyed): (() => void) | null {
  if (zoom.beside) return zoom.leave
  if (columns.unfolded && !columns.wide) return columns.fold
  if (choices.begun) return () => choices.clear()
  if (news.since !== null) return news.close
  if (columns.raised) return () => (columns.raised = false)
  if (looking.past && !looking.replaying()) return () => looking.goTo(null)
  return null
}

function letter(table: Keyed, event: KeyboardEvent, thing: HTMLElement | null): (() => void) | null {
  const { root, prompt, choices, columns, zoom } = table
  if (/^[1-9]$/.test(event.key)) {
    const button = root?.querySelector<HTMLButtonElement>(`[data-number="${event.key}"]`)
    return button ? () => button.click() : null
  }
  switch (event.key.toLowerCase()) {
    case 'f':
      return () => nextFree(root!, thing ?? document.activeElement, event.shiftKey)?.focus()
    case 'c':
      return () => void choices.confirm()
    case 'u':
      return () => void choices.undo()
    case 'z':
      return () => zoom.toggle(thing?.dataset.card ?? zoom.beside?.card ?? null)
    case 'p':
      return () => prompt?.focus()
    case 'l':
      return () => columns.show('log')
    case 't':
      return table.chatting ? () => columns.show('chat') : null
    case 'r':
      return () => columns.show('rules')
    case 'm':
      return table.menu
    case '?':
      return table.help
    default:
      return null
  }
}
