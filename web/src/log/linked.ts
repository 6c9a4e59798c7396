/** Sentences with their names marked, for turning the names into links. */
import { Texts } from '../texts'
import type { Said } from '../wire'
import { marked, segments, type Segment } from './segments'

/** The texts of a table whose names carry the thing they name. Its sentences are for `segments`, not for showing. */
export class LinkedTexts extends Texts {
  #cut = new WeakMap<object, { language: string; pieces: Segment[] }>()

  protected override mark(thing: string, name: string): string {
    return marked(thing, name)
  }

  /** The pieces of a sentence, cut once for each line and language: a log of a thousand lines is drawn again and again. */
  segments(said: Pick<Said, 'message' | 'args'>): Segment[] {
    const language = this.language
    const known = this.#cut.get(said)
    if (known?.language === language) return known.pieces
    const pieces = segments(this.tell(said))
    // Before its texts have arrived a sentence is empty: that is not worth keeping.
    if (pieces.length) this.#cut.set(said, { language, pieces })
    return pieces
  }
}
