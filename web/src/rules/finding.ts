/** Finding words as people type them: without accents, in any case, with whatever apostrophe the keyboard has. */

/** A letter that no normalisation takes apart, and what people type for it. */
const TYPED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', '’': "'", '‘': "'", '”': '"', '„': '"', '–': '-', '\u00a0': ' ' }

/** The text as it is compared. Every letter stays one letter, so a place found here is the same place in the text. */
export function folded(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text[i]!
    const small = unit.toLowerCase()[0] ?? unit
    const bare = small.normalize('NFD')[0] ?? small
    out += TYPED[bare] ?? bare
  }
  return out
}

/** The words of what was typed. */
export function wordsOf(query: string): string[] {
  return folded(query.normalize('NFC')).split(/\s+/).filter(Boolean)
}

/** Whether every word of the query occurs somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const where = folded(text)
  return wordsOf(query).every((word) => where.includes(word))
}

export interface Place {
  from: number
  to: number
}

/** Where the query, taken as one phrase, occurs in the text. */
export function places(text: string, query: string): Place[] {
  const wanted = wordsOf(query).join(' ')
  if (!wanted) return []
  const where = folded(text).replace(/\s/g, ' ')
  const found: Place[] = []
  for (let from = where.indexOf(wanted); from >= 0; from = where.indexOf(wanted, from + wanted.length)) {
    found.push({ from, to: from + wanted.length })
  }
  return found
}
