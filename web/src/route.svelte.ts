/** Where one is: the address bar, read and written. */

export type Route =
  | { page: 'lobby' }
  | { page: 'hall' }
  | { page: 'chronicles' }
  | { page: 'profile' }
  | { page: 'chronicle'; id: string }
  | { page: 'join' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'cards'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'nowhere' }

export function routeOf(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'nowhere' } // half a percent sign
  }
  const [page = '', what, ...rest] = parts
  if (page === '') return { page: 'lobby' }
  if (what === undefined && (page === 'hall' || page === 'join' || page === 'chronicles' || page === 'profile')) return { page }
  if (page === 'lesson' && what !== undefined && rest.length === 1) return { page, game: what, lesson: rest[0]! }
  if (rest.length || what === undefined) return { page: 'nowhere' }
  if (page === 'table' || page === 'replay' || page === 'chronicle') return { page, id: what }
  if (page === 'cards' || page === 'rules') return { page, game: what }
  return { page: 'nowhere' }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

class Place {
  route = $state.raw<Route>({ page: 'lobby' })
  query = $state.raw(new URLSearchParams())
  /** Without the "#". */
  hash = $state('')
  /** What an invitation's link carries. It is kept here alone, and goes out of the address bar before anything else. */
  token = $state('')

  read = (): void => {
    const now = routeOf(location.pathname)
    if (now.page === 'join' && location.hash.length > 1) {
      this.token = decoded(location.hash.slice(1))
      history.replaceState(null, '', location.pathname)
    } else if (now.page !== 'join') this.token = ''
    if (JSON.stringify(now) !== JSON.stringify(this.route)) this.route = now
    this.query = new URLSearchParams(location.search)
    this.hash = decoded(location.hash.slice(1))
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.read()
  }

  /** Follow the address bar, and links inside the page without loading it anew. Returns how to stop. */
  watch(): () => void {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element).closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
      const address = new URL(link.href)
      if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return
      event.preventDefault()
      const elsewhere = address.pathname !== location.pathname
      this.go(address.pathname + address.search + address.hash)
      if (elsewhere) scrollTo(0, 0)
    }
    this.read()
    addEventListener('popstate', this.read)
    addEventListener('hashchange', this.read)
    document.addEventListener('click', follow)
    return () => {
      removeEventListener('popstate', this.read)
      removeEventListener('hashchange', this.read)
      document.removeEventListener('click', follow)
    }
  }
}

export const place = new Place()
