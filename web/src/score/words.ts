/** What the parts of a score sheet and the things in them are called. */
import type { Texts } from '../texts'
import type { Outcome } from '../wire'

/** The name of a field of a sheet: "sheet-best-lord" for best_lord; where nobody has named it, the field itself. */
export function fieldName(texts: Texts, field: string): string {
  const message = `sheet-${field.replaceAll('_', '-')}`
  return texts.has(message) ? texts.say(message) : field.replaceAll('_', ' ')
}

/** Whose sheet it is: a seat's, or after those the opponent's that the rules themselves play. */
export function sideName(texts: Texts, side: number, outcome: Outcome): string {
  return side < outcome.scores.length ? texts.name(`seat:${side}`) : texts.name('opponent')
}

export function called(texts: Texts, thing: string): string {
  return texts.named(thing) ? texts.name(thing) : thing
}
