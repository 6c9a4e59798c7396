import Council from './Council.svelte'
import Court from './Court.svelte'
import Exploration from './Exploration.svelte'
import Locations from './Locations.svelte'
import Threat from './Threat.svelte'

export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Own } from './Mine.svelte'

export const parts = { court: Court, council: Council, exploration: Exploration, locations: Locations, threat: Threat }
