import { afterEach, expect, it, vi } from 'vitest'
import type { Notices } from '../wire'
import { beLeftAlone, beTold, bytes, idOf, isTold } from './push'

const notices = { email: null, confirmed: false, webhook: null, language: 'en', mail: false, webhooks: [], push: 'BAEC', browsers: [] } satisfies Notices
const endpoint = 'https://push.example/1'

function browser(permission: NotificationPermission) {
  let subscribed = false
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => (subscribed = false),
  }
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: vi.fn(async () => {
      subscribed = true
      return subscription
    }),
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  })
  return pushManager
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('reads the key as the server writes it', () => {
  expect([...bytes('-_8')]).toEqual([251, 255])
})

it('subscribes with the server’s key, and ends it again', async () => {
  const asked: { method: string; path: string; body: unknown }[] = []
  const id = await idOf(endpoint)
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push({ method, path, body: body ? JSON.parse(body) : null })
    const told = asked.at(-1)!.method === 'POST' ? { ...notices, browsers: [id] } : notices
    return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : new Response(JSON.stringify(told)))
  })
  const manager = browser('granted')
  const told = await beTold('BAEC')
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 1, 2]) })
  expect(asked[0]).toEqual({ method: 'POST', path: '/api/me/notices/push', body: { endpoint, p256dh: 'p', auth: 'a' } })
  expect(await isTold(told!)).toBe(true)
  await beLeftAlone()
  expect(asked[1]).toMatchObject({ method: 'DELETE', path: `/api/me/notices/push/${id}` })
  expect(await isTold(notices)).toBe(false)
})

it('asks nothing of the server where it is not permitted', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  browser('denied')
  expect(await beTold('BAEC')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})
