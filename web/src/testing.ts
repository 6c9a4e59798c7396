/** Set-up of every test: a browser that speaks English and lacks what jsdom lacks. */

import { cleanup } from '@testing-library/svelte'
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { setContent, type Content } from './content'
import { preferences } from './preferences.svelte'

if (!('animate' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'animate', {
    value: () => ({ finished: Promise.resolve(), cancel: () => undefined }),
  })
}
if (!window.matchMedia) {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList
}
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (text) => text.replace(/[^\w-]/g, '\\$&')
window.scrollTo = () => undefined
if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })

// What the server would tell; `python -m tests.web.moments` writes it anew after a figure has changed.
for (const [path, found] of Object.entries(import.meta.glob<Content>('./games/*/figures.json', { eager: true, import: 'default' })))
  setContent(path.split('/')[2]!, found)

beforeEach(() => {
  localStorage.clear()
  preferences.read()
  preferences.language = 'en'
})
afterEach(cleanup)
