import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  theme: 'abyss',
  mark: () => import('./Mark.svelte'),
  grave: ['no-action'],
}
