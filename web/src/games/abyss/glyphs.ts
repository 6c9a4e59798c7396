/** Signs that work at 12 pixels, in one colour, in a box of 100 × 100: the races, the guilds, and marks on cards. */
import { limb, polar, round } from '../../art/pen'
import type { Guild, Race } from './content'

const fan = Array.from({ length: 5 }, (_, i) => {
  const from = 203 + i * 27
  const [x1, y1] = polar(50, 84, 56, from)
  const [x2, y2] = polar(50, 84, 56, from + 23)
  const [cx, cy] = polar(50, 84, 74, from + 11.5)
  return `M50 84L${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}Z`
}).join('')

const filled = (d: string): string => `<path d="${d}" fill="currentColor"/>`
const drawn = (d: string, width = 9): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const RACE_GLYPH: Record<Race, string> = {
  jellyfish:
    filled('M8 50C8 22 26 4 50 4S92 22 92 50C86 58 78 50 71 57C64 50 57 58 50 55C43 58 36 50 29 57C22 50 14 58 8 50Z') +
    drawn('M28 66C22 74 34 82 27 93M50 66C44 76 56 84 50 97M72 66C66 74 78 82 71 93'),
  crab:
    filled('M50 42C74 42 88 54 84 68C80 82 64 88 50 88S20 82 16 68C12 54 26 42 50 42Z') +
    filled('M22 42C6 38 0 22 6 6C10 14 16 18 22 18C22 10 28 4 36 2C42 16 38 36 22 42ZM78 42C94 38 100 22 94 6C90 14 84 18 78 18C78 10 72 4 64 2C58 16 62 36 78 42Z') +
    drawn('M40 44L37 32M60 44L63 32', 7) + drawn('M14 74L3 82M24 84L14 95M86 74L97 82M76 84L86 95', 7),
  seahorse:
    filled(limb([[46, 24, 12], [60, 32, 13], [66, 46, 15], [59, 60, 13], [51, 70, 9.5], [53, 81, 7.5], [62, 88, 6.4], [71, 85, 5.4], [71, 76, 4.4], [64, 77, 2.4]])) +
    filled('M58 20C54 6 36 5 31 18C29 24 26 27 18 29C9 31 6 34 8 39C10 43 15 43 21 41C30 39 36 40 44 37C55 34 60 29 58 20Z') +
    filled('M50 4L56 12L64 5L66 15L76 13L74 24L84 26L74 34Z') +
    filled('M74 42C84 36 94 42 94 54C86 54 78 58 73 62Z'),
  shellfish: filled(fan) + filled('M36 95C38 86 44 83 50 83S62 86 64 95Z'),
  squid:
    filled('M50 0C62 10 68 18 70 26C82 28 90 38 86 48C80 48 74 46 68 43C67 51 64 57 60 62H40C36 57 33 51 32 43C26 46 20 48 14 48C10 38 18 28 30 26C32 18 38 10 50 0Z') +
    drawn('M41 66C40 78 28 80 32 95M59 66C60 78 72 80 68 95M50 66V97M34 62C24 66 22 78 10 76M66 62C76 66 78 78 90 76', 8),
}

export const GUILD_GLYPH: Record<Guild, string> = {
  soldier: filled('M50 2L60 16V56H40V16ZM22 56H78V68H22ZM43 70H57V88H43ZM40 88H60V99H40Z'),
  merchant:
    drawn('M50 10V84M16 24H84M30 92H70', 9) +
    filled('M2 62L16 26L30 62C30 76 2 76 2 62ZM70 62L84 26L98 62C98 76 70 76 70 62Z'),
  mage: filled('M50 0L60 38L98 50L60 62L50 100L40 62L2 50L40 38ZM84 6L88 18L99 22L88 26L84 38L80 26L69 22L80 18Z'),
  politician: filled('M6 36L50 4L94 36V44H6ZM14 52H28V80H14ZM43 52H57V80H43ZM72 52H86V80H72ZM4 86H96V98H4Z'),
  farmer:
    drawn('M50 98V30', 8) +
    filled('M50 34C36 26 36 10 50 0C64 10 64 26 50 34ZM46 58C28 58 20 46 22 32C38 34 48 44 46 58ZM54 58C72 58 80 46 78 32C62 34 52 44 54 58ZM46 84C28 84 20 72 22 58C38 60 48 70 46 84ZM54 84C72 84 80 72 78 58C62 60 52 70 54 84Z'),
  ambassador:
    drawn('M50 46C22 44 10 26 12 8C30 10 46 20 50 40C54 20 70 10 88 8C90 26 78 44 50 46Z', 7) +
    filled('M50 54L59 72L79 75L64 88L68 100H32L36 88L21 75L41 72Z'),
}

export const MARK = {
  /** An ability that works once, when the lord enters play. */
  recruit: filled('M58 8L98 50L58 92V66H4V34H58Z'),
  /** An ability that lasts. */
  permanent: drawn('M50 50C38 30 28 26 20 28C8 32 4 44 6 54C8 68 22 76 34 68C42 62 58 38 66 32C78 24 92 32 94 46C96 56 92 68 80 72C72 74 62 70 50 50Z', 12),
  none: drawn('M18 50H82', 12),
  hand: filled('M14 30L44 22L56 84L26 92ZM48 20L80 20V84H60ZM84 26L98 32L84 84Z'),
  lord: filled('M12 84L4 22L30 46L50 8L70 46L96 22L88 84Z'),
  location: filled('M8 96V40L28 24V8H40V18L50 10L92 40V96H62V64H38V96Z'),
  turned: drawn('M84 34A38 38 0 1 0 88 62M86 10V36H60', 11),
}

export type Mark = keyof typeof MARK
