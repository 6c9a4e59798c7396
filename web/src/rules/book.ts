/** The rulebook of a game, rendered: numbered paragraphs, a list of contents, places to open it at. */
import type { Language } from '../preferences.svelte'

const books = import.meta.glob<string>('../../../src/regnum/games/*/rules/*.md', { query: '?raw', import: 'default' })

export interface Heading {
  /** Value of the heading's data-part. */
  part: string
  title: string
  level: number
}

export interface Book {
  title: string
  content: DocumentFragment
  headings: Heading[]
}

const kept = new Map<string, Promise<Book>>()

/** The rulebook of a game in a language; null where the game has none. Rendered once. */
export function openBook(game: string, language: Language): Promise<Book> | null {
  const load = books[`../../../src/regnum/games/${game}/rules/${language}.md`]
  if (!load) return null
  const key = `${game}/${language}`
  let book = kept.get(key)
  if (!book) {
    book = Promise.all([load(), import('marked')]).then(([text, { marked }]) => bind(marked.parse(text, { async: false })))
    book.catch(() => kept.delete(key))
    kept.set(key, book)
  }
  return book
}

/** The blocks a paragraph number can belong to. */
const BLOCKS = 'p, li, tr, blockquote, h1, h2, h3, h4'

/** A rendered rulebook with its anchors turned into numbers one can see and open. The texts are the project's own. */
export function bind(html: string): Book {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const headings: Heading[] = []
  const title = page.querySelector('h1')
  title?.remove()
  page.querySelectorAll('h2, h3').forEach((heading, i) => {
    const part = `part-${i}`
    heading.setAttribute('data-part', part)
    headings.push({ part, title: heading.textContent.trim(), level: Number(heading.tagName[1]) })
  })
  const ids = new Map<Element, string[]>()
  page.querySelectorAll('a[id]').forEach((anchor) => {
    const block = anchor.closest(BLOCKS)
    if (block) {
      const known = ids.get(block) ?? []
      known.push(anchor.id)
      ids.set(block, known)
    }
    anchor.remove()
  })
  for (const [block, rules] of ids) {
    block.setAttribute('data-rules', rules.join(' '))
    const label = numbers(rules)
    if (label && !(block instanceof HTMLTableRowElement)) {
      const number = page.createElement('a')
      number.className = 'number'
      number.href = `#${rules.find((rule) => NUMBER.test(rule))}`
      number.textContent = label
      // Rows of a list begin with the text of their first paragraph, not before it.
      block.prepend(number)
    }
  }
  page.querySelectorAll('table').forEach((table) => {
    const frame = page.createElement('div')
    frame.className = 'wide'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  })
  const content = document.createDocumentFragment()
  content.append(...[...page.body.childNodes].map((node) => document.importNode(node, true)))
  return { title: title?.textContent.trim() ?? '', content, headings }
}

const NUMBER = /^[\d.]+[a-z]?$/

/** The label of a paragraph that carries several numbers: "7.7–7.11", or "7.12, 9.1" where they do not follow. */
export function numbers(rules: readonly string[]): string {
  const runs: [string, string][] = []
  for (const rule of rules.filter((one) => NUMBER.test(one))) {
    const last = runs.at(-1)
    if (last && follows(last[1], rule)) last[1] = rule
    else runs.push([rule, rule])
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}

function follows(one: string, next: string): boolean {
  const a = one.split('.')
  const b = next.split('.')
  return a.length === b.length && a.slice(0, -1).join('.') === b.slice(0, -1).join('.') && Number(b.at(-1)) === Number(a.at(-1)) + 1
}

/** The title of the chapter that a rule stands in; null where no paragraph carries it. */
export function chapterOf(root: ParentNode, rule: string): string | null {
  const paragraph = paragraphOf(root, rule)
  if (!paragraph) return null
  let title: string | null = null
  for (const heading of root.querySelectorAll('[data-part]')) {
    if (heading !== paragraph && !(heading.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING)) break
    title = heading.querySelector('.number') ? heading.textContent.replace(heading.querySelector('.number')!.textContent, '').trim() : heading.textContent.trim()
  }
  return title
}

/** The id of a paragraph as the book has it: questions and lines may name their game ("abyss:7.12"). */
export function ruleOf(cited: string, game: string): string {
  return cited.startsWith(`${game}:`) ? cited.slice(game.length + 1) : cited
}

/** The paragraph that carries an id; where there is none, the one of the rule it is part of ("5.5.4.b" is in "5.5.4"). */
export function paragraphOf(root: ParentNode, rule: string): HTMLElement | null {
  for (let wanted = rule; wanted; ) {
    for (const block of root.querySelectorAll<HTMLElement>('[data-rules]')) {
      if (block.dataset.rules!.split(' ').includes(wanted)) return block
    }
    const cut = wanted.includes(':') ? -1 : wanted.lastIndexOf('.')
    wanted = cut > 0 ? wanted.slice(0, cut) : ''
  }
  return null
}
