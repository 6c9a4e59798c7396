/*
 * Keeps what is the same for everybody, so that the lobby, the rules and the cards open without a connection: the page,
 * its files, and what the server tells anyone of its games. What one person is sent is never kept. And it shows what the
 * server pushes.
 */
const KEPT = 'regnum-1'
const MOST = 400
const PAGE = '/'
const BESIDE = ['/icon.svg', '/icon-turn.svg', '/icon-192.png', '/regnum.webmanifest']
/** Addresses of the server that answer everybody alike. */
const PUBLIC = /^\/api\/games(\/[\w-]+\/(cards|content|lessons|examples(\/[\w-]+)?))?$/

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll([PAGE, ...BESIDE]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  )
})

/** From the server, and kept under this name for when it can't be reached. What is under way already is waited for. */
async function fresh(request, name, coming) {
  try {
    const answer = (await coming) ?? (await fetch(request))
    if (answer.ok) {
      const kept = await caches.open(KEPT)
      await kept.put(name, answer.clone())
      // Files of older builds go, the oldest first.
      const names = await kept.keys()
      await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((old) => kept.delete(old)))
    }
    return answer
  } catch (error) {
    const found = await caches.match(name)
    if (found) return found
    throw error
  }
}

/** Files with a hash in their names never change. */
async function once(request) {
  const found = await caches.match(request)
  return found ?? fresh(request, request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (request.mode === 'navigate') {
    // Every page is the same file; what is on it comes from the server, and is not kept.
    if (!address.pathname.startsWith('/api/')) event.respondWith(fresh(request, PAGE, event.preloadResponse))
  } else if (address.pathname.startsWith('/assets/')) event.respondWith(once(request))
  else if (BESIDE.includes(address.pathname) || PUBLIC.test(address.pathname)) event.respondWith(fresh(request, address.pathname))
})

/** What a page has loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const files = (event.data?.keep ?? []).map((name) => new URL(name)).filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  event.waitUntil(Promise.all(files.map((file) => once(new Request(file)))).catch(() => undefined))
})

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification(said.title ?? 'Regnum', {
      body: said.body ?? '',
      tag: said.tag ?? 'regnum',
      icon: '/icon-192.png',
      data: { path: typeof said.path === 'string' && said.path.startsWith('/') ? said.path : '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path)
      return open ? open.focus() : self.clients.openWindow(path)
    }),
  )
})
