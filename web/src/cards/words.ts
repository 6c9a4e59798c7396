/** How a game's texts speak of the figures on its cards. */
import type { Texts } from '../texts'
import type { Words } from './figures'

/** A figure is called by "figure-guild", its value by "figure-guild-soldier" or as the thing itself, guild:soldier. */
export function wordsFor(texts: Texts): Words {
  return {
    figure(name) {
      const message = `figure-${name.replaceAll('_', '-')}`
      return texts.has(message) ? texts.say(message) : null
    },
    value(figure, value) {
      if (typeof value === 'number') return String(value)
      if (typeof value === 'boolean') return texts.say(value ? 'cards-yes' : 'cards-no')
      const own = `figure-${figure}-${value}`
      if (texts.has(own)) return texts.say(own)
      return texts.named(`${figure}:${value}`) ? texts.name(`${figure}:${value}`) : null
    },
  }
}

/** What a search in a card reads: its name and its text. */
export function readable(texts: Texts, id: string): string {
  const text = `${id.replaceAll(':', '-')}-text`
  return `${texts.named(id) ? texts.name(id) : id} ${texts.has(text) ? texts.say(text) : ''}`
}
