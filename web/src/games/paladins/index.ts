import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  parts: {
    king: () => import('./King.svelte'),
    regions: () => import('./Regions.svelte'),
    tavern: () => import('./Tavern.svelte'),
    townsfolk: () => import('./Townsfolk.svelte'),
  },
  theme: 'paladins',
  mark: () => import('./Mark.svelte'),
  grave: ['pass'],
  alone: ['difficulty'],
}
