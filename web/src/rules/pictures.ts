/** Puts the pictures into a rendered rulebook: examples under their paragraphs, and each card where it is described. */

import { mount, unmount } from 'svelte'
import { api } from '../api'
import { boards } from '../games'
import { paragraphOf } from './book'
import CardHere from './CardHere.svelte'
import Example from './Example.svelte'

/** Ids that a paragraph may carry without being a card's. */
const NO_CARD = /^ruling:/

/** The block after which something of its own may stand: a row's table, a list entry's own end, a paragraph. */
function after(paragraph: Element): { place: Element; inside: boolean } {
  const table = paragraph.closest('table')?.parentElement // the frame that it scrolls in
  if (table) return { place: table, inside: false }
  return { place: paragraph, inside: paragraph.tagName === 'LI' || paragraph.tagName === 'BLOCKQUOTE' }
}

/** Returns how to take them out again. */
export function illustrate(text: HTMLElement, game: string): () => void {
  const drawn: Record<string, unknown>[] = []
  let wanted = true

  if (boards[game]) {
    for (const paragraph of text.querySelectorAll<HTMLElement>('[data-rules]')) {
      const card = paragraph.dataset.rules!.split(' ').find((rule) => rule.includes(':') && !NO_CARD.test(rule))
      if (!card) continue
      const target = paragraph instanceof HTMLTableRowElement ? paragraph.cells[0]! : paragraph
      drawn.push(mount(CardHere, { target, props: { game, id: card } }))
    }
  }

  void api.examples(game).then(
    (examples) => {
      if (!wanted) return
      for (const example of examples) {
        for (const rule of example.at) {
          const paragraph = paragraphOf(text, rule)
          if (!paragraph) continue
          const { place, inside } = after(paragraph)
          const target = document.createElement('div')
          target.className = 'picture'
          if (inside) place.append(target)
          else place.after(target)
          drawn.push(mount(Example, { target, props: { game, example } }))
        }
      }
    },
    () => undefined, // the words stand without pictures too
  )

  return () => {
    wanted = false
    for (const one of drawn) void unmount(one)
    for (const place of text.querySelectorAll('.picture')) place.remove()
  }
}
