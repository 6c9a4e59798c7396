/** What the browser itself shows when it is my turn somewhere and nobody looks at the page. */

import { preferences } from '../preferences.svelte'
import { place } from '../route.svelte'
import { Texts } from '../texts'
import type { TableListed } from '../wire'

/** Whether this browser may show anything, and is wanted to. */
export function permitted(): boolean {
  return preferences.notifications && globalThis.Notification?.permission === 'granted'
}

/** One for each table: a later one takes the place of the earlier. */
export async function myTurn(table: TableListed): Promise<void> {
  const my = table.seats.find((seat) => seat.mine)
  if (!permitted() || my?.notices === false) return
  const texts = new Texts(table.game, () => table.seats.map((seat) => seat.name))
  await texts.ready()
  const players = table.seats.filter((seat) => !seat.mine).map((seat) => `seat:${seat.seat}`)
  const game = texts.title
  try {
    const note = new Notification(`${texts.say('lobby-turn-mine')} – ${game}`, {
      body: players.length ? texts.say('lobby-notice-with', { players: players.join('+') }) : '',
      tag: table.id,
      icon: '/icon.svg',
    })
    note.onclick = () => {
      window.focus()
      place.go(`/table/${table.id}`)
      note.close()
    }
  } catch {
    // Browsers of phones have the word for it, and do not do it for a page.
  }
}
