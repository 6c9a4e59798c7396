import { expect, it } from 'vitest'
import { bind, chapterOf } from '../rules/book'
import type { Line } from '../wire'
import { firsts } from './firsts'

const line = (seq: number, rule: string, meta = false): Line => ({ seq, message: 'log', args: {}, rule, meta }) as unknown as Line

it('names a rule the first time it occurs, and never again', () => {
  const lines = [line(1, '3.1'), line(2, '7.2'), line(3, '3.1'), line(4, ''), line(5, '8.1', true), line(6, '9.4')]
  expect(firsts(lines, () => false).map(({ seq }) => seq)).toEqual([1, 2, 6])
  expect(firsts(lines, (rule) => rule === '3.1').map(({ seq }) => seq)).toEqual([2, 6])
})

it('tells the latest only to whoever was away', () => {
  const lines = Array.from({ length: 40 }, (_, seq) => line(seq, `1.${seq}`))
  expect(firsts(lines, () => false)).toHaveLength(6)
  expect(firsts(lines, () => false).at(-1)!.rule).toBe('1.39')
})

it('knows the chapter a rule stands in', () => {
  const { content } = bind('<h1>B</h1><h2>One</h2><p><a id="1.1"></a>a</p><h3>Two</h3><p><a id="1.2"></a>b</p><h2>Three</h2><p><a id="2.1"></a>c</p>')
  expect(['1.1', '1.2', '2.1', '9.9'].map((rule) => chapterOf(content, rule))).toEqual(['One', 'Two', 'Three', null])
})
