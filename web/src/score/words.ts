/** What the parts of a score sheet and the things in them are called. */
import type { Texts } from '../texts'

/** The name of a field of a sheet: "sheet-best-lord" for best_lord; where nobody has named it, the field itself. */
export function fieldName(texts: Texts, field: string): string {
  const message = `sheet-${field.replaceAll('_', '-')}`
  return texts.has(message) ? texts.say(message) : field.replaceAll('_', ' ')
}

export function called(texts: Texts, thing: string): string {
  return texts.named(thing) ? texts.name(thing) : thing
}
