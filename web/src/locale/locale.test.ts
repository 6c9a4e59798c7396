import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>(['./*.ftl', '../games/*/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Ids in the order of the file. */
function ids(source: string): string[] {
  return [...source.matchAll(/^(-?[a-z][\w-]*) =/gm)].map((found) => found[1]!)
}

/** A message as it stands in the file, without its id. */
function bodies(source: string): Map<string, string> {
  const found = new Map<string, string>()
  let id = ''
  for (const line of source.split('\n')) {
    const head = /^(-?[a-z][\w-]*) = ?(.*)$/.exec(line)
    if (head) {
      id = head[1]!
      found.set(id, head[2]!)
    } else if (/^\s+\S/.test(line)) found.set(id, `${found.get(id) ?? ''}\n${line}`)
  }
  return found
}

const variables = (body: string): string[] => [...new Set([...body.matchAll(/\$[a-z_]+/g)].map(([name]) => name))].sort()

/** The same word in both languages, rightly so. */
const SAME = /^(web-title|game-name|view-lord|.*-bot(-.*)?|.*-stems-.*)$/

const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/(en|pl)\.ftl$/, '')))]

describe.each(folders)('%s', (folder) => {
  const en = files[`${folder}/en.ftl`] ?? ''
  const pl = files[`${folder}/pl.ftl`] ?? ''

  it('has the same messages in the same order', () => {
    expect(ids(pl)).toEqual(ids(en))
    expect(new Set(ids(en)).size).toBe(ids(en).length)
  })

  it('has no syntax errors: every id arrives in the bundle', () => {
    for (const [language, source] of [
      ['en', en],
      ['pl', pl],
    ] as const) {
      const bundle = new FluentBundle(language)
      expect(bundle.addResource(new FluentResource(source))).toEqual([])
      for (const id of ids(source)) if (!id.startsWith('-')) expect(bundle.hasMessage(id), id).toBe(true)
    }
  })

  it('uses the same parameters', () => {
    const polish = bodies(pl)
    for (const [id, body] of bodies(en)) expect(variables(polish.get(id) ?? ''), id).toEqual(variables(body))
  })

  it('is written in Polish, not left in English', () => {
    const polish = bodies(pl)
    for (const [id, body] of bodies(en)) {
      if (SAME.test(id) || !/[a-z]{2}/i.test(body.replace(/\{[^}]*\}/g, ''))) continue
      expect(polish.get(id), id).not.toBe(body)
    }
  })

  it('has one kind of quotes, dashes and minus signs', () => {
    const spoken = (body: string): string => body.replace(/\{[^{}]*\}|"[^"\n]*"/g, '')
    for (const [source, wrong] of [[en, /["'„]| - |(^|\s)-\d/], [pl, /["'“‘]| - |(^|\s)-\d/]] as const)
      expect([...bodies(source)].filter(([, body]) => wrong.test(spoken(body))).map(([id]) => id)).toEqual([])
  })

  it('knows the Polish plural classes wherever something is counted', () => {
    for (const [id, body] of bodies(pl)) {
      if (!/\$count ->/.test(body) || !/\{ \$count \}/.test(body)) continue
      for (const form of ['[one]', '[few]', '[many]']) expect(body, id).toContain(form)
    }
  })

  it('counts 1, 2, 5, 12 and 22 without a gap', () => {
    for (const [language, source] of [
      ['en', en],
      ['pl', pl],
    ] as const) {
      const functions = { NAME: () => 'X', GENDER: () => 'm' }
      const bundle = new FluentBundle(language, { useIsolating: false, functions })
      bundle.addResource(new FluentResource(source))
      for (const [id, body] of bodies(source)) {
        if (id.startsWith('-') || !/\$count/.test(body)) continue
        const args = Object.fromEntries(variables(body).map((name) => [name.slice(1), 'x' as string | number]))
        const texts = [1, 2, 5, 12, 22].map((count) => {
          const errors: Error[] = []
          const text = bundle.formatPattern(bundle.getMessage(id)!.value!, { ...args, count }, errors)
          expect(errors, id).toEqual([])
          return text.replace(String(count), '#')
        })
        if (language === 'pl' && /\{ \$count \}/.test(body) && /\[few\]/.test(body)) {
          expect(texts[4], `${id}: 22 goes with 2`).toBe(texts[1])
          expect(texts[3], `${id}: 12 goes with 5`).toBe(texts[2])
        }
      }
    }
  })
})
