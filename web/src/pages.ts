/** The pages, each fetched when its address is opened. */
import type { Component } from 'svelte'
import type { Route } from './route.svelte'

export type Page = Component<Record<string, string>>

const table = () => import('./table/TablePage.svelte')
const pages: Record<string, () => Promise<{ default: unknown }>> = {
  lobby: () => import('./lobby/Lobby.svelte'),
  hall: () => import('./lobby/HallPage.svelte'),
  join: () => import('./join/JoinPage.svelte'),
  table,
  replay: table,
  cards: () => import('./cards/CardsPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  lesson: () => import('./lesson/LessonPage.svelte'),
  chronicles: () => import('./chronicle/ChroniclesPage.svelte'),
  chronicle: () => import('./chronicle/ChroniclePage.svelte'),
  profile: () => import('./profile/ProfilePage.svelte'),
}

/** The page of an address; null if there is none. */
export function pageOf({ page }: Route): Promise<Page> | null {
  return pages[page]?.().then((found) => found.default as Page) ?? null
}
