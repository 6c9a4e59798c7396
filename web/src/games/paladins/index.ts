import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  theme: 'paladins',
  mark: () => import('./Mark.svelte'),
  grave: ['pass'],
  alone: ['difficulty'],
}
