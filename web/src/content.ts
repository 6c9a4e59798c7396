/** The figures of a game's boards and cards, as the server tells them: one document for each file of its content. */
import { api } from './api'

export type Content = Record<string, Record<string, unknown>>

const known = new Map<string, Content>()
const underway = new Map<string, Promise<void>>()

export function setContent(game: string, found: Content): void {
  known.set(game, found)
}

/** Fetch the figures of a game, once. */
export function fetchContent(game: string): Promise<void> {
  if (known.has(game)) return Promise.resolve()
  let loading = underway.get(game)
  if (!loading) {
    loading = api
      .content(game)
      .then((found) => setContent(game, found))
      .finally(() => underway.delete(game))
    underway.set(game, loading)
  }
  return loading
}

/** The figures of a game whose board is drawn: they were fetched before it. */
export function content(game: string): Content {
  const found = known.get(game)
  if (!found) throw new Error(`the figures of ${game} have not been fetched`)
  return found
}
