import { describe, expect, it } from 'vitest'
import { openBook, bind } from './book'
import { paragraphsWith, snippetOf } from './results'

const root = (html: string): HTMLElement => {
  const page = document.createElement('div')
  page.append(bind(html).content)
  return page
}

describe('a search in the rulebook', () => {
  it('finds paragraphs by their words in any order, without accents, and by their number', () => {
    const page = root('<p><a id="7.1"></a>Sojusznik leży odkryty.</p><p><a id="7.2"></a>Perły płaci kupujący.</p>')
    expect(paragraphsWith(page, 'lezy sojuszn').map(({ rule }) => rule)).toEqual(['7.1'])
    expect(paragraphsWith(page, 'PERLY')).toEqual([{ rule: '7.2', number: '7.2', snippet: 'Perły płaci kupujący.' }])
    expect(paragraphsWith(page, '7.1').map(({ rule }) => rule)).toEqual(['7.1'])
    expect(paragraphsWith(page, 'lordowie')).toEqual([])
  })

  it('shows a few words around what was looked for', () => {
    const long = `${'a long way to go '.repeat(20)}then pearls, ${'and a long way back '.repeat(20)}`
    const snippet = snippetOf(long, 'pearls')
    expect(snippet).toContain('pearls')
    expect(snippet.length).toBeLessThan(130)
  })

  it.each(['abyss', 'paladins', 'crescent_moon', 'oath'])('finds something in every book, in both languages: %s', async (game) => {
    const [en, pl] = await Promise.all([openBook(game, 'en')!, openBook(game, 'pl')!])
    expect(paragraphsWith(en.content, 'player').length).toBeGreaterThan(3)
    expect(paragraphsWith(pl.content, 'ktory').length).toBeGreaterThan(3)
  })
})
