import { afterEach, describe, expect, it } from 'vitest'
import { place, routeOf } from './route.svelte'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/replay/a%20b', { page: 'replay', id: 'a b' }],
    ['/cards/abyss', { page: 'cards', game: 'abyss' }],
    ['/rules/abyss', { page: 'rules', game: 'abyss' }],
    ['/hall', { page: 'hall' }],
    ['/chronicles', { page: 'chronicles' }],
    ['/chronicle/abc', { page: 'chronicle', id: 'abc' }],
    ['/join', { page: 'join' }],
    ['/join/x', { page: 'nowhere' }],
    ['/table', { page: 'nowhere' }],
    ['/table/a/b', { page: 'nowhere' }],
    ['/elsewhere/x', { page: 'nowhere' }],
    ['/table/%zz', { page: 'nowhere' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })
})

describe('links', () => {
  let stop: () => void
  afterEach(() => {
    stop()
    history.replaceState(null, '', '/')
  })

  it('to a seat give their secret to the page, and not to the address bar', () => {
    history.replaceState(null, '', '/join#s3cret')
    stop = place.watch()
    expect(place.route).toEqual({ page: 'join' })
    expect(place.token).toBe('s3cret')
    expect(location.href).not.toContain('s3cret')
    expect(place.hash).toBe('')
    location.hash = 'another'
    place.read()
    expect(place.token).toBe('another')
    expect(location.href).not.toContain('another')
    place.go('/')
    expect(place.token).toBe('')
  })

  it('with half a percent sign after the # lead to their page all the same', () => {
    history.replaceState(null, '', '/rules/abyss#%')
    stop = place.watch()
    expect(place.route).toEqual({ page: 'rules', game: 'abyss' })
    expect(place.hash).toBe('%')
  })

  it('inside the page are followed without loading it anew', () => {
    stop = place.watch()
    document.body.innerHTML = '<a href="/cards/abyss?race=crab#lord">cards</a>'
    document.querySelector('a')!.click()
    expect(place.route).toEqual({ page: 'cards', game: 'abyss' })
    expect(place.query.get('race')).toBe('crab')
    expect(place.hash).toBe('lord')
  })

  it('to the server, and downloads, are left to the browser', () => {
    stop = place.watch()
    document.body.innerHTML = '<a href="/api/tables/x/record" download>record</a>'
    const link = document.querySelector('a')!
    let stopped = true
    document.addEventListener('click', (event) => {
      stopped = event.defaultPrevented
      event.preventDefault() // jsdom can't go anywhere
    }, { once: true })
    link.click()
    expect(stopped).toBe(false)
    expect(place.route).toEqual({ page: 'lobby' })
  })
})
