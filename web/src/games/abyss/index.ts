import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  parts: {
    court: () => import('./Court.svelte'),
    council: () => import('./Council.svelte'),
    exploration: () => import('./Exploration.svelte'),
    locations: () => import('./Locations.svelte'),
    threat: () => import('./Threat.svelte'),
  },
  theme: 'abyss',
  mark: () => import('./Mark.svelte'),
  grave: ['no-action'],
}
