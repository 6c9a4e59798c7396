/** Signs outside the page that it is my turn: the tab's title and icon, and a notification where wanted. */

import { mine } from '../lobby/mine.svelte'
import { preferences } from '../preferences.svelte'
import { sound } from '../sound'
import type { Texts } from '../texts'
import type { Asked, TableSent } from '../wire'

let told = ''
let sounded = ''

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address)
}

function notify(title: string, body: string, tag: string): void {
  try {
    const note = new Notification(title, { body, tag, icon: '/icon.svg' })
    note.onclick = () => window.focus()
  } catch {
    // Browsers of phones have the word for it, and do not do it for a page.
  }
}

/** Show them for the table as it stands; returns how to take them away. */
export function turnSigns(sent: TableSent, asked: Asked | null, texts: Texts): () => void {
  const game = texts.say('game-name')
  const elsewhere = mine.waitingElsewhere(sent.id)
  const mark = asked ? '◆ ' : elsewhere ? `(${elsewhere}) ` : ''
  document.title = `${mark}${asked ? `${texts.say('table-your-turn')} – ${game}` : `${game} – ${texts.say('web-title')}`}`
  icon(asked ? '/icon-turn.svg' : '/icon.svg')
  const once = `${sent.id} ${asked?.decision}`
  // What follows from my own answer needs no sound: only what comes after others had the word.
  const others = sent.waiting.some((seat) => seat !== sent.seat)
  if (!asked && others) sounded = ''
  if (asked && sounded !== sent.id) sound('turn')
  if (asked) sounded = sent.id
  if (asked && document.hidden && preferences.notifications && told !== once && globalThis.Notification?.permission === 'granted') {
    told = once
    notify(`${texts.say('table-your-turn')} – ${game}`, texts.say(asked.prompt, asked.args), sent.id)
  }
  return () => {
    document.title = texts.say('web-title')
    icon('/icon.svg')
  }
}
