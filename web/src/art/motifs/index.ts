/** The motif library: everything an emblem can show. */
import * as chronicle from './chronicle'
import * as creatures from './creatures'
import * as kingdom from './kingdom'
import * as people from './people'
import * as places from './places'
import * as signs from './signs'
import * as tools from './tools'

export const motifs = { ...chronicle, ...creatures, ...kingdom, ...people, ...places, ...signs, ...tools }

export type Motif = keyof typeof motifs

export const motifNames = Object.keys(motifs).sort() as Motif[]
