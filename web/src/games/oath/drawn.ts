import Court from './Court.svelte'
import Map from './Map.svelte'
import Realm from './Realm.svelte'
import War from './War.svelte'

export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Own } from './Mine.svelte'
export { default as Sheet } from './Sheet.svelte'
export { default as SuitMark } from './SuitMark.svelte'
export { default as Told } from './Told.svelte'
export { default as World } from './World.svelte'

export const parts = { map: Map, realm: Realm, court: Court, campaign: War }
