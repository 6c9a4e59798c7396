/** Signs outside the page that it is my turn: the tab's title and icon, and a notification where wanted. */

import { preferences } from '../preferences.svelte'
import type { Texts } from '../texts'
import type { Asked, TableSent } from '../wire'

let told = ''

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address)
}

/** Show them for the table as it stands; returns how to take them away. */
export function turnSigns(sent: TableSent, asked: Asked | null, texts: Texts): () => void {
  const game = texts.say('game-name')
  document.title = asked ? `◆ ${texts.say('table-your-turn')} – ${game}` : `${game} – ${texts.say('web-title')}`
  icon(asked ? '/icon-turn.svg' : '/icon.svg')
  const once = `${sent.id} ${asked?.decision}`
  if (asked && document.hidden && preferences.notifications && told !== once && Notification.permission === 'granted') {
    told = once
    const note = new Notification(`${texts.say('table-your-turn')} – ${game}`, {
      body: texts.say(asked.prompt, asked.args),
      tag: sent.id,
      icon: '/icon.svg',
    })
    note.onclick = () => window.focus()
  }
  return () => {
    document.title = texts.say('web-title')
    icon('/icon.svg')
  }
}
