/** Names that are put together: there are too many allies for each to have a message of its own. */
import type { Names } from '../../texts'

export const names: Names = {
  ally(what) {
    const [race, value] = what.split('-')
    return { message: 'ally', args: { race: `race:${race}`, value: Number(value) }, gender: `race:${race}` }
  },
  council: (race) => ({ message: 'council', args: { race: `race:${race}` } }),
}
