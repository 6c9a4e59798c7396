/** Something asked of the server from a window: that it is under way, and why it was not granted. */

import { Failed } from '../api'
import { house, type Texts } from '../texts'

export class Trying {
  busy = $state(false)
  /** In the reader's language; empty while nothing is wrong. */
  trouble = $state('')
  /** The code of that, for a field that is to blame. */
  code = $state('')

  /** `texts`: those of a table know what its players are called. */
  constructor(private readonly texts: Texts = house) {}

  /** Whether it was granted. A second wish has to wait for the first. */
  async to(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = this.code = ''
    try {
      await what()
      return true
    } catch (error) {
      this.trouble = error instanceof Failed ? error.sentence(this.texts) : String(error)
      this.code = error instanceof Failed ? error.code : ''
      return false
    } finally {
      this.busy = false
    }
  }
}
