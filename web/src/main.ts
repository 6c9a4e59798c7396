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
import { place } from './route.svelte'
import { house } from './texts'

preferences.watch()
place.watch()
await house.ready()
// The lobby and the rules open without a connection too; a page that is being developed has no such worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
mount(App, { target: document.getElementById('app')! })
