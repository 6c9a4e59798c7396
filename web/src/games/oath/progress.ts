/** How near somebody is to a goal: counted from what lies open. */
import { goalOf, type Goal } from './content'
import type { OathView, PlayerView } from './view'

export interface Nearness {
  goal: Goal
  met: boolean
  /** Where the goal counts: mine, and the most that anybody else has. */
  have: number
  others: number
  counted: boolean
}

export function nearness(view: OathView, player: PlayerView, vision: string): Nearness | null {
  const goal = goalOf(vision)
  if (!goal) return null
  if (goal === 'most-sites' || goal === 'most-relics-banners') {
    const of = (one: PlayerView): number => (goal === 'most-sites' ? one.rules : one.treasures)
    const others = Math.max(0, ...view.players.filter((other) => other.at !== player.at).map(of))
    return { goal, have: of(player), others, met: of(player) > others, counted: true }
  }
  const holds = goal === 'grand-scepter' ? player.relics.some(({ card }) => card === 'relic:grand-scepter') : view.banners.some(({ banner, holder }) => banner === `banner:${goal}` && holder === player.at)
  return { goal, have: holds ? 1 : 0, others: holds ? 0 : 1, met: holds, counted: false }
}
