/** A log line cut into plain words and names of things, so that the names can be linked to the table.
 *
 * The formatter wraps every name it puts into a sentence in three private-use characters; here they are read back.
 * A name may hold another one (an ally is "crab 3", and "crab" is a name too): the outermost is the thing meant.
 */

export const OPEN = '\ue000'
export const NAMED = '\ue001'
export const CLOSE = '\ue002'

export interface Segment {
  text: string
  /** The id of the thing the words name; null for plain words. */
  thing: string | null
}

/** A name with its thing, as the formatter writes it into a sentence. */
export function marked(thing: string, name: string): string {
  return OPEN + thing + NAMED + name + CLOSE
}

/** Ids that are only figures ("2", the value of a token) name nothing on the table. */
const FIGURE = /^\d+$/

export function segments(sentence: string): Segment[] {
  const out: Segment[] = []
  let words = ''
  let thing: string | null = null
  let depth = 0
  const flush = () => {
    if (words) out.push({ text: words, thing })
    words = ''
  }
  for (let i = 0; i < sentence.length; i++) {
    const unit = sentence[i]!
    if (unit === OPEN) {
      const end = sentence.indexOf(NAMED, i)
      if (depth++ === 0) {
        flush()
        const id = sentence.slice(i + 1, end)
        thing = FIGURE.test(id) ? null : id
      }
      i = end
    } else if (unit === CLOSE) {
      if (--depth === 0) {
        flush()
        thing = null
      }
    } else words += unit
  }
  flush()
  return joined(out)
}

/** Neighbouring plain words as one piece. */
function joined(pieces: Segment[]): Segment[] {
  const out: Segment[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last && last.thing === null && piece.thing === null) last.text += piece.text
    else out.push({ ...piece })
  }
  return out
}

/** The sentence without any marks. */
export function unmarked(sentence: string): string {
  return segments(sentence)
    .map((piece) => piece.text)
    .join('')
}
