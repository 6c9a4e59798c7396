import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, Failed } from './api'
import { fetchTexts, house } from './texts'

function answer(status: number, body: unknown): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status })),
  )
}
afterEach(() => vi.unstubAllGlobals())

async function failed(request: Promise<unknown>): Promise<Failed> {
  const error: unknown = await request.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Failed)
  return error as Failed
}

describe('the server', () => {
  it('is asked by address, with what it needs to know', async () => {
    answer(201, { seq: 4 })
    await api.answer('a/b', 1, '0.3', ['x'])
    expect(fetch).toHaveBeenCalledWith('/api/tables/a%2Fb/seats/1/answers', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"decision":"0.3","answer":["x"]}',
    })
  })

  it('gets a record digit for digit: no number here could hold its seed', async () => {
    answer(201, {})
    const record = '{"seed": 340282366920938463463374607431768211455}'
    await api.upload(record)
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.body).toBe(record)
  })

  it('answers nothing where there is nothing to say', async () => {
    answer(204, undefined)
    expect(await api.remove('a')).toBeUndefined()
  })

  it('leaves out the seat where everything lies open', async () => {
    answer(200, {})
    await api.moment('a', 7, null)
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/tables/a/moments/7')
    await api.moment('a', 7, 0)
    expect(vi.mocked(fetch).mock.calls[1]?.[0]).toBe('/api/tables/a/moments/7?seat=0')
  })

  it('gives its reasons as sentences', async () => {
    await fetchTexts('', 'en')
    answer(409, { status_code: 409, detail: 'over', code: 'over', message: 'refused-over', args: {}, rule: '' })
    const error = await failed(api.tables())
    expect([error.status, error.code, error.sentence(house)]).toEqual([409, 'over', 'The match is over.'])
  })

  it('is known to be missing, out of reach, or unclear', async () => {
    await fetchTexts('', 'en')
    answer(404, { status_code: 404, detail: 'Not Found' })
    expect((await failed(api.table('x'))).sentence()).toContain('no such table')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect((await failed(api.table('x'))).sentence()).toContain('does not answer')
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    expect((await failed(api.table('x'))).sentence()).toContain('Bad Gateway')
    expect((await failed(api.upload('not JSON'))).sentence()).toContain('not a record')
  })
})
