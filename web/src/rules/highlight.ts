/** Marking what a search has found in a rendered page, without touching its words. */
import { places } from './finding'

/** The blocks a phrase is looked for in: it never runs from one into the next. */
const BLOCKS = 'p, li, td, th, h2, h3, h4, blockquote'

/** A place found: the marks around its words (several where it runs through bold or italic ones). */
export type Hit = HTMLElement[]

/** Wrap every occurrence of the query in <mark> and return them in the order of the page. */
export function highlight(root: HTMLElement, query: string): Hit[] {
  clear(root)
  if (!query.trim()) return []
  const hits: Hit[] = []
  for (const [, nodes] of textOf(root)) {
    const text = nodes.map((node) => node.data).join('')
    // From the end, so that the nodes before a mark keep their places.
    const found = places(text, query)
    const marks: Hit[] = []
    for (const { from, to } of found.reverse()) marks.unshift(wrap(nodes, from, to))
    hits.push(...marks)
  }
  return hits
}

/** Take all marks away again. */
export function clear(root: HTMLElement): void {
  for (const mark of root.querySelectorAll('mark')) {
    const parent = mark.parentNode!
    mark.replaceWith(...mark.childNodes)
    parent.normalize()
  }
}

/** The text nodes of each block, without the paragraph numbers. */
function textOf(root: HTMLElement): Map<Element, Text[]> {
  const out = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!
    if (parent.closest('.number')) continue
    const block = parent.closest(BLOCKS) ?? root
    const nodes = out.get(block)
    if (nodes) nodes.push(node)
    else out.set(block, [node])
  }
  return out
}

function wrap(nodes: readonly Text[], from: number, to: number): Hit {
  const hit: Hit = []
  let start = 0
  for (const node of nodes) {
    const end = start + node.length
    if (end > from && start < to) {
      const inner = start < from ? node.splitText(from - start) : node
      const length = Math.min(to, end) - Math.max(from, start)
      if (inner.length > length) inner.splitText(length)
      const mark = document.createElement('mark')
      inner.replaceWith(mark)
      mark.append(inner)
      hit.push(mark)
    }
    start = end
    if (start >= to) break
  }
  return hit
}
