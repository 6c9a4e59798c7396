import type { Board } from '..'

export const board: Board = {
  board: () => import('./Board.svelte'),
  own: () => import('./Mine.svelte'),
  card: () => import('./Card.svelte'),
  sheet: () => import('./Sheet.svelte') as ReturnType<NonNullable<Board['sheet']>>,
  theme: 'oath',
  mark: () => import('./Mark.svelte'),
  grave: ['rest', 'self-exile'],
  chapter: { opens: 'log-campaigns', closes: 'log-campaign-told', told: () => import('./Told.svelte') },
}
