/** Signs of the game in one colour, readable at 12 pixels, in a box of 100 × 100; the five rulers' shapes and their marks. */
import type { Ruler } from './content'

const filled = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`
const drawn = (d: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const eightPointed = `M${Array.from({ length: 16 }, (_, i) => {
  const [r, a] = [i % 2 ? 37 : 49, (Math.PI * i) / 8 - Math.PI / 2]
  return `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`
}).join('L')}Z`

/** Each ruler's pieces have their own outline: shield, star, arch, circle, lozenge. */
export const SHAPE: Record<Ruler, string> = {
  warlord: 'M6 10C24 12 38 10 50 2C62 10 76 12 94 10V52C94 76 74 90 50 99C26 90 6 76 6 52Z',
  murshid: eightPointed,
  sultan: 'M8 97V48C8 24 32 20 50 1C68 20 92 24 92 48V97Z',
  caliph: 'M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z',
  nomad: 'M50 0L100 50L50 100L0 50Z',
}

/** The rulers' marks: crossed sabres, an open book, a domed gate, a sun, a crescent. */
export const MARK: Record<Ruler, string> = {
  warlord: drawn('M24 24C36 44 54 62 74 72M76 24C64 44 46 62 26 72M22 64L36 78M78 64L64 78', 8),
  murshid: filled('M50 34C40 26 28 26 18 30V72C28 68 40 68 50 76C60 68 72 68 82 72V30C72 26 60 26 50 34ZM46 40V66C40 62 32 61 25 62V36C32 34 40 35 46 40ZM54 40C60 35 68 34 75 36V62C68 61 60 62 54 66Z'),
  sultan: filled('M50 16C54 26 72 34 72 52H78V84H58V70C58 60 42 60 42 70V84H22V52H28C28 34 46 26 50 16Z'),
  caliph: filled('M50 34A16 16 0 1 1 50 66A16 16 0 1 1 50 34ZM46 12H54V27H46ZM46 73H54V88H46ZM12 46H27V54H12ZM73 46H88V54H73ZM22 28L28 22L38 32L32 38ZM62 68L68 62L78 72L72 78ZM28 78L22 72L32 62L38 68ZM68 38L62 32L72 22L78 28Z'),
  nomad: filled('M62 22A32 32 0 1 0 62 78A26 26 0 1 1 62 22Z'),
}

export const SIGN = {
  coins: filled('M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4ZM60 26A28 28 0 1 0 60 74A24.5 24.5 0 1 1 60 26Z'),
  points: filled('M50 2L61 36H97L68 57L79 92L50 71L21 92L32 57L3 36H39Z'),
  hand: filled('M10 26L48 14L70 84L32 96ZM56 14L88 22L72 78L70 72Z'),
  influence: filled('M50 20C74 20 90 40 96 50C90 60 74 80 50 80S10 60 4 50C10 40 26 20 50 20ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32ZM50 41A9 9 0 1 1 50 59A9 9 0 1 1 50 41Z'),
  supply: filled('M50 8C76 8 92 16 92 28S76 48 50 48S8 40 8 28S24 8 50 8ZM8 42C18 54 34 58 50 58S82 54 92 42V54C92 66 76 74 50 74S8 66 8 54ZM8 66C18 78 34 82 50 82S82 78 92 66V74C92 86 76 94 50 94S8 86 8 74Z'),
  reserves: filled('M50 6L96 82H62L50 50L38 82H4Z'),
  income: drawn('M50 8V62M28 42L50 64L72 42M12 72V90H88V72', 10),
  combat: drawn('M14 8L76 74M86 8L24 74M10 66L34 90M90 66L66 90', 10),
  influence_contest: filled('M50 20C74 20 90 40 96 50C90 60 74 80 50 80S10 60 4 50C10 40 26 20 50 20ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32ZM50 41A9 9 0 1 1 50 59A9 9 0 1 1 50 41Z'),
  action: filled('M34 6H46V40H50V2H62V42H66V10H77V50H80V28H90V64C90 84 76 98 56 98C40 98 34 90 26 74L10 46L22 40L34 56Z'),
  any_time: filled('M14 4H86V14H80C80 34 66 42 60 50C66 58 80 66 80 86H86V96H14V86H20C20 66 34 58 40 50C34 42 20 34 20 14H14ZM30 18C32 30 40 34 50 40C60 34 68 30 70 18Z'),
  fort: filled('M20 12H34V22H43V12H57V22H66V12H80V42H72V82H84V96H16V82H28V42H20ZM43 62C43 52 57 52 57 62V82H43Z'),
  castle: filled('M4 20H14V28H22V20H32V46H40V8H46V14H54V8H60V46H68V20H78V28H86V20H96V94H60V76C60 64 40 64 40 76V94H4Z'),
  town: filled('M4 94V54L26 32L44 50V94ZM48 94V60C48 40 62 40 64 24C66 40 84 40 84 60H96V94ZM18 64H28V78H18ZM60 68H72V94H60Z'),
  city: filled('M4 94V40H8C8 28 16 26 18 14C20 26 28 28 28 40H32V52C32 34 46 30 50 6C54 30 68 34 68 52V40H72C72 28 80 26 82 14C84 26 92 28 92 40H96V94H62V76C62 62 38 62 38 76V94ZM12 52H22V64H12ZM78 52H88V64H78Z'),
  palace: filled('M2 94V84H10V46H6V38H20C20 30 30 26 34 18H38C40 22 40 24 42 26C46 20 48 12 50 2C52 12 54 20 58 26C60 24 60 22 62 18H66C70 26 80 30 80 38H94V46H90V84H98V94ZM22 50V84H32V50ZM68 50V84H78V50ZM42 84H58V62C58 50 42 50 42 62Z'),
  challenge: filled('M16 4H26V12L88 16L70 40L88 64L26 62V98H16Z'),
  deck: filled('M20 4H92V80H82V14H20ZM8 18H76V96H8ZM18 28V86H66V28ZM50 40A18 18 0 1 0 50 74A14 14 0 1 1 50 40Z'),
  build: filled('M12 22L30 4L52 26L46 32L92 78L78 92L32 46L26 52L8 34Z'),
  move: filled('M4 38H56V18L96 50L56 82V62H4Z'),
  recruit: filled('M38 8A18 18 0 1 1 38 44A18 18 0 1 1 38 8ZM6 94C6 66 20 50 38 50S70 66 70 94ZM74 24H84V36H96V46H84V58H74V46H62V36H74Z'),
  bargain: drawn('M50 10V84M16 24H84M30 92H70', 9) + filled('M2 62L16 26L30 62C30 76 2 76 2 62ZM70 62L84 26L98 62C98 76 70 76 70 62Z'),
  uprising: filled('M50 2C62 22 84 34 84 62C84 84 68 98 50 98S16 84 16 62C16 48 24 40 30 30C34 42 40 44 42 34C44 24 42 14 50 2ZM50 50C42 60 36 66 36 76C36 86 42 90 50 90S64 86 64 76C64 66 58 60 50 50Z'),
  plot: filled('M50 4C74 4 86 22 86 46C86 66 80 86 74 96H26C20 86 14 66 14 46C14 22 26 4 50 4ZM30 42C36 36 44 38 46 48C38 52 32 50 30 42ZM70 42C64 36 56 38 54 48C62 52 68 50 70 42Z'),
  binding: filled('M50 4A26 26 0 0 1 76 30V42H86V96H14V42H24V30A26 26 0 0 1 50 4ZM36 42H64V30A14 14 0 0 0 36 30ZM44 58V80H56V58Z'),
} as const

export type Sign = keyof typeof SIGN

/** What an action of the sheets is shown by. */
export const ACTION_SIGN: Record<string, Sign> = {
  influence: 'influence',
  build: 'build',
  move: 'move',
  assault: 'combat',
  recruit: 'recruit',
  hire: 'coins',
  bribe: 'coins',
  buy: 'hand',
  bargain: 'bargain',
  card: 'action',
  tribute: 'income',
  uprising: 'uprising',
  muster: 'recruit',
  plot: 'plot',
  conspire: 'plot',
  relocate: 'palace',
  desertion: 'move',
}
