import './style/fonts.css'
import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya/latin-ext-400.css'
import '@fontsource/alegreya/latin-ext-400-italic.css'
import '@fontsource/alegreya/latin-ext-700.css'
import './style/tokens.css'
import './style/base.css'
import './style/thing.css'
import './style/face.css'
import './style/form.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { preferences } from './preferences.svelte'
import { pageOf } from './pages'
import { place } from './route.svelte'
import { begin } from './table/ahead'
import { house } from './texts'

preferences.watch()
place.watch()
// What the page needs comes while the words of the house do.
const { route } = place
if (route.page === 'table' || route.page === 'replay') begin(route.id)
void pageOf(route)?.catch(() => undefined)
await house.ready()
mount(App, { target: document.getElementById('app')! })

/** The lobby and the rules open without a connection too. This comes last: it would hold up what is being drawn. */
const LATER = 4_000
async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) })
}
// A page that is being developed has no such worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keep().catch(() => undefined), LATER)
