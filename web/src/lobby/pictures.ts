/** The games' own scenes for the lobby; a game that is not here gets a table by lamplight. */
import type { Component } from 'svelte'
import AbyssScene from './AbyssScene.svelte'

export const scenes: Record<string, Component> = { abyss: AbyssScene }
