import type { Board } from '..'

/** The Clockwork Prince: nobody plays alone without him, six have no room for him, and only he has a level. */
function fits(setting: string, value: string, players: number, options: Record<string, string>): boolean {
  if (setting === 'prince') return value === 'none' ? players > 1 : players < 6
  if (setting === 'prince_powers') return value === 'limited' || (players < 6 && (players === 1 || (options.prince ?? 'none') !== 'none'))
  return true
}

export const board: Board = {
  drawn: () => import('./drawn'),
  theme: 'oath',
  grave: ['rest', 'self-exile'],
  alone: ['prince', 'prince_powers'],
  chronicles: true,
  fits,
  chapter: { opens: 'log-campaigns', closes: 'log-campaign-told' },
}
