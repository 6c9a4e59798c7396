import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  sheet: () => import('./Sheet.svelte'),
  parts: {
    map: () => import('./Map.svelte'),
    realm: () => import('./Realm.svelte'),
    court: () => import('./Court.svelte'),
    campaign: () => import('./War.svelte'),
  },
  theme: 'oath',
  mark: () => import('./Mark.svelte'),
  grave: ['rest', 'self-exile'],
}
