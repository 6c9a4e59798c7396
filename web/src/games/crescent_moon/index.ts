import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  sheet: () => import('./Scores.svelte') as ReturnType<NonNullable<Board['sheet']>>,
  parts: {
    map: () => import('./Map.svelte'),
    market: () => import('./Market.svelte'),
    clash: () => import('./Fight.svelte'),
  },
  theme: 'crescent',
  mark: () => import('./Mark.svelte'),
  grave: ['pass', 'stop', 'refuse'],
}
