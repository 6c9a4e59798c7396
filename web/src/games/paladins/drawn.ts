import King from './King.svelte'
import Regions from './Regions.svelte'
import Tavern from './Tavern.svelte'
import Townsfolk from './Townsfolk.svelte'

export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Own } from './Mine.svelte'

export const parts = { king: King, regions: Regions, tavern: Tavern, townsfolk: Townsfolk }
