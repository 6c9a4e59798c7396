import type { Board } from '..'
import { fetchContent } from '../../content'

export const board: Board = {
  // Its figures are read while its files are: they come first.
  drawn: () => fetchContent('abyss').then(() => import('./drawn')),
  theme: 'abyss',
  grave: ['no-action'],
}
