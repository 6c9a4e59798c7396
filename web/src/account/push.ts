/** Web Push in this browser: subscribing with the server's key, and what the server needs to know of it. */

import { api } from '../api'
import type { Notices } from '../wire'

/** Whether this browser could be told while it is closed. */
export const pushable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

/** Bytes of base64 as the server writes it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** What the server calls a browser: the SHA-256 of its address. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Whether this very browser is among those that the server tells. */
export async function isTold({ browsers }: Notices): Promise<boolean> {
  const found = pushable() ? await subscription() : null
  return found !== null && browsers.includes(await idOf(found.endpoint))
}

/** Be told from now on; asks for permission. Null: it was not given. */
export async function beTold(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint = '', keys = {} } = found.toJSON()
  return api.wantPush({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' })
}

export async function beLeftAlone(): Promise<Notices> {
  const found = await subscription()
  if (found) {
    await api.stopPush(await idOf(found.endpoint))
    await found.unsubscribe()
  }
  return api.notices()
}
