import type { Board } from '..'

export const board: Board = {
  drawn: () => import('./drawn'),
  theme: 'crescent',
  grave: ['pass', 'stop', 'refuse'],
}
