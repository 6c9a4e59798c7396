/** Until when, in the reader's language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "in 3 hr.", "2 days ago"; less than a minute is one. */
export function near(when: string, language: string, now: number): string {
  const seconds = (Date.parse(when) - now) / 1000
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' })
  const [unit, length] = STEPS.find(([, long]) => Math.abs(seconds) >= long * 1.5) ?? STEPS.at(-1)!
  const many = Math.max(1, Math.round(Math.abs(seconds) / length))
  return format.format(seconds < 0 ? -many : many, unit)
}

export function exact(when: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(when))
}
