import type { Board } from '..'

export const board: Board = {
  drawn: () => import('./drawn'),
  theme: 'paladins',
  grave: ['pass'],
  alone: ['difficulty'],
}
