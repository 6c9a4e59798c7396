import { describe, expect, it } from 'vitest'
import { bind, numbers, openBook, paragraphOf, ruleOf } from './book'
import { clear, highlight } from './highlight'

const page = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.append(bind(html).content)
  return root
}

describe('numbers of a paragraph', () => {
  it('are joined where they follow one another', () => {
    expect(numbers(['7.7', '7.8', '7.9', '7.12', '18.1'])).toBe('7.7–7.9, 7.12, 18.1')
    expect(numbers(['1.9', '1.10'])).toBe('1.9–1.10')
    expect(numbers(['lord:jailer'])).toBe('')
  })
})

describe('a book', () => {
  it('has its title, its contents, and the numbers before their paragraphs', () => {
    const book = bind('<h1>Rules</h1><h2>A turn</h2><p><a id="3.1"></a><a id="3.2"></a>Three steps.</p><h3>Plot</h3>')
    expect(book.title).toBe('Rules')
    expect(book.headings).toEqual([
      { part: 'part-0', title: 'A turn', level: 2 },
      { part: 'part-1', title: 'Plot', level: 3 },
    ])
    const paragraph = paragraphOf(book.content, '3.2')!
    expect(paragraph.textContent).toBe('3.1–3.2Three steps.')
    expect(paragraph.querySelector('a')!.getAttribute('href')).toBe('#3.1')
  })

  it('opens at cards, rulings, and at the rule a part belongs to', () => {
    const root = page('<ul><li><a id="lord:sage"></a>Sage</li><li><a id="5.5.4"></a>Law</li></ul><table><tr><td><a id="lord:keeper"></a>K</td></tr></table>')
    expect(paragraphOf(root, 'lord:sage')!.textContent).toBe('Sage')
    expect(paragraphOf(root, '5.5.4.b')!.textContent).toContain('Law')
    expect(paragraphOf(root, 'lord:keeper')!.tagName).toBe('TR')
    expect(paragraphOf(root, '9.9')).toBeNull()
    expect(ruleOf('abyss:7.12', 'abyss')).toBe('7.12')
    expect(ruleOf('lord:sage', 'abyss')).toBe('lord:sage')
  })

  it('is there for Abyss in both languages, with the same paragraphs', async () => {
    const [en, pl] = await Promise.all([openBook('abyss', 'en')!, openBook('abyss', 'pl')!])
    const rules = (from: DocumentFragment) => [...from.querySelectorAll<HTMLElement>('[data-rules]')].flatMap((one) => one.dataset.rules!.split(' ')).sort()
    expect(rules(pl.content)).toEqual(rules(en.content))
    expect(rules(en.content)).toContain('ruling:key_supply')
    expect(en.headings.length).toBe(pl.headings.length)
    expect(openBook('nowhere', 'en')).toBeNull()
  })
})

describe('marks', () => {
  it('stand around every place, also through bold words, and go away without a trace', () => {
    const root = page('<p>A <strong>key</strong> token. Key tokens.</p><p>monkey</p>')
    const before = root.innerHTML
    const hits = highlight(root, 'KEY tok')
    expect(hits.map((hit) => hit.map((mark) => mark.textContent).join('|'))).toEqual(['key| tok', 'Key tok'])
    expect(highlight(root, 'key')).toHaveLength(3)
    clear(root)
    expect(root.innerHTML).toBe(before)
    expect(highlight(root, ' ')).toEqual([])
  })

  it('come in the order of the page when one block has several', () => {
    const hits = highlight(page('<p>one two one two one</p>'), 'one')
    expect(hits).toHaveLength(3)
    expect(hits[0]![0]!.compareDocumentPosition(hits[2]![0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('leave paragraph numbers alone', () => {
    expect(highlight(page('<p><a id="7.1"></a>Text of 7 words</p>'), '7')).toHaveLength(1)
  })
})
