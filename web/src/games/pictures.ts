/** The games' own drawings for the lobby: `Scene` for the game's card, `Picture` for lists (drawn into 64 × 64). A game
 * without them gets a table by lamplight and a crown. */
import type { Component } from 'svelte'

function drawn(found: Record<string, Component>): Record<string, Component> {
  return Object.fromEntries(Object.entries(found).map(([path, drawing]) => [path.split('/')[1]!, drawing]))
}

export const scenes = drawn(import.meta.glob<Component>('./*/Scene.svelte', { eager: true, import: 'default' }))
export const pictures = drawn(import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' }))
