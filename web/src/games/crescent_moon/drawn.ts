import Fight from './Fight.svelte'
import Map from './Map.svelte'
import Market from './Market.svelte'

export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Own } from './Mine.svelte'
export { default as Sheet } from './Scores.svelte'

export const parts = { map: Map, market: Market, clash: Fight }
