/**
 * What a table is drawn with, asked for as soon as its address is known: the page that draws it is still under way then,
 * and so are the words of the house.
 */
import { person } from '../account/person.svelte'
import { api } from '../api'
import { Connection } from '../connection.svelte'
import { boards } from '../games'
import { preferences } from '../preferences.svelte'
import { fetchTexts } from '../texts'
import type { TableListed } from '../wire'

const FACES = ['400', 'italic 400', '700'].map((face) => `${face} 1em Alegreya`)
/** A letter of each file that a face comes in. */
const LETTERS = 'aą'

/** A table that is being opened. */
export interface Opening {
  id: string
  /** From when one is known by the server. */
  connection: Promise<Connection>
  listed: Promise<TableListed>
}

let begun: Opening | null = null

/** Begin before anybody waits. */
export function begin(id: string): void {
  for (const face of FACES) void document.fonts.load(face, LETTERS).catch(() => undefined)
  begun = look(id)
  for (const coming of [begun.connection, begun.listed]) coming.catch(() => undefined) // whoever opens the table says so
}

/** Open a table: go on with what was begun, or begin now. */
export function open(id: string): Opening {
  const mine = begun?.id === id ? begun : look(id)
  if (mine !== begun) void begun?.connection.then((unwanted) => unwanted.close()).catch(() => undefined)
  begun = null
  return mine
}

function look(id: string): Opening {
  const known = person.ready()
  return { id, connection: known.then(() => new Connection(id)), listed: known.then(() => listed(id)) }
}

async function listed(id: string): Promise<TableListed> {
  const table = await api.table(id)
  void fetchTexts(table.game, preferences.language).catch(() => undefined)
  if (!preferences.generic) void boards[table.game]?.drawn().catch(() => undefined)
  return table
}
