/** The paragraphs of a rendered rulebook that a search finds: by all of its words, in any order, without accents. */

import { folded, matches, wordsOf } from './finding'

export interface Result {
  /** The id to open the book at. */
  rule: string
  /** The number as the book shows it. */
  number: string
  snippet: string
}

const LENGTH = 110

/** A few words around the first one that was looked for. */
export function snippetOf(text: string, query: string): string {
  const [word = ''] = wordsOf(query)
  const at = Math.max(0, folded(text).indexOf(word))
  if (text.length <= LENGTH) return text
  const from = at < LENGTH / 2 ? 0 : text.lastIndexOf(' ', at - LENGTH / 4) + 1
  const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH)
  return `${from ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

export function paragraphsWith(root: ParentNode, query: string): Result[] {
  const found: Result[] = []
  for (const block of root.querySelectorAll<HTMLElement>('[data-rules]')) {
    const words = block.cloneNode(true) as HTMLElement
    const number = words.querySelector('.number')?.textContent ?? ''
    for (const aside of words.querySelectorAll('.number, .picture, .peek, .drawn')) aside.remove()
    const text = words.textContent.replace(/\s+/g, ' ').trim()
    if (matches(text, query) || (number && number.split(/[–,]\s*/).includes(query.trim()))) {
      found.push({ rule: block.dataset.rules!.split(' ')[0]!, number, snippet: snippetOf(text, query) })
    }
  }
  return found
}
