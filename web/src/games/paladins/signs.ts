/** Signs of the game in one colour, readable at 12 pixels, in a box of 100 × 100; and the six shapes of workers. */

const filled = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`
const drawn = (d: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const SIGN = {
  silver: filled('M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4ZM50 14A36 36 0 1 0 50 86A36 36 0 1 0 50 14ZM44 24H56V40H72V52H56V76H44V52H28V40H44Z'),
  provision: filled('M18 40C18 20 34 10 50 10S82 20 82 40C90 46 92 56 88 64C86 82 70 92 50 92S14 82 12 64C8 56 10 46 18 40ZM36 34L30 48L40 50L44 36ZM54 32L50 48L60 48L62 34Z'),
  tax: filled('M14 34H86L92 94H8ZM50 44A20 20 0 1 0 50 84A20 20 0 1 0 50 44ZM46 50H54V60H62V68H54V78H46V68H38V60H46ZM30 30C26 12 40 4 50 14C60 4 74 12 70 30H60C62 20 56 18 50 26C44 18 38 20 40 30Z'),
  faith: filled('M41 4H59V32H88V50H59V96H41V50H12V32H41Z'),
  strength: filled('M50 2L58 12V58H42V12ZM20 58H80V69H20ZM44 71H56V86H44ZM50 98A8 8 0 1 1 50 82A8 8 0 1 1 50 98Z'),
  influence: filled('M8 30L28 52L50 14L72 52L92 30L84 78H16ZM16 84H84V94H16Z'),
  debt: filled('M20 6H80V94L68 86L60 94L50 86L40 94L32 86L20 94ZM34 24V32H66V24ZM34 42V50H66V42ZM34 60V68H52V60Z'),
  suspicion: filled('M50 6C72 6 86 20 86 40C86 56 76 62 66 68C60 72 60 76 60 80H40C40 66 46 60 56 54C64 49 66 46 66 40C66 30 60 26 50 26C42 26 36 30 34 40L14 36C18 16 32 6 50 6ZM40 86H60V98H40Z'),
  monk: filled('M50 4C62 4 68 14 66 26C80 36 84 62 86 96H14C16 62 20 36 34 26C32 14 38 4 50 4ZM46 44V54H36V63H46V84H54V63H64V54H54V44Z'),
  outpost: filled('M20 10H34V20H43V10H57V20H66V10H80V42H72V84H84V96H16V84H28V42H20ZM43 62C43 52 57 52 57 62V84H43Z'),
  jar: filled('M34 4H66V14H60V22C78 28 88 44 88 62C88 82 72 96 50 96S12 82 12 62C12 44 22 28 40 22V14H34ZM46 42V52H36V62H46V80H54V62H64V52H54V42Z'),
  wall: filled('M4 30H20V44H36V30H64V44H80V30H96V94H4ZM12 56V66H44V56ZM52 56V66H88V56ZM12 74V84H28V74ZM36 74V84H64V74ZM72 74V84H88V74Z'),
  workshop: filled('M6 50L50 10L94 50H82V94H60V64H40V94H18V50Z'),
  pray: filled('M48 6C40 22 34 40 30 56L10 70L30 96L48 78ZM52 6C60 22 66 40 70 56L90 70L70 96L52 78Z'),
  recruit: filled('M38 8A18 18 0 1 1 38 44A18 18 0 1 1 38 8ZM6 94C6 66 20 50 38 50S70 66 70 94ZM74 24H84V36H96V46H84V58H74V46H62V36H74Z'),
  develop: filled('M12 22L30 4L52 26L46 32L92 78L78 92L32 46L26 52L8 34Z'),
  attack: drawn('M14 8L76 74M86 8L24 74M10 66L34 90M90 66L66 90', 10),
  convert: filled('M43 4H57V24H78V38H57V60H43V38H22V24H43ZM8 66C30 58 44 66 50 74C56 66 70 58 92 66V92C70 84 56 90 50 98C44 90 30 84 8 92Z'),
  dismiss: filled('M4 38H56V18L96 50L56 82V62H4Z'),
  crew: filled('M28 10A15 15 0 1 1 28 40A15 15 0 1 1 28 10ZM72 10A15 15 0 1 1 72 40A15 15 0 1 1 72 10ZM2 88C2 62 12 48 28 48C38 48 45 53 50 60C55 53 62 48 72 48C88 48 98 62 98 88Z'),
  points: filled('M50 2L61 36H97L68 57L79 92L50 71L21 92L32 57L3 36H39Z'),
  first: filled('M16 4H26V12L88 16L70 40L88 64L26 62V98H16Z'),
  inquisition: filled('M10 92H90V98H10ZM20 82H80V89H20ZM34 8L76 36L66 50L24 22ZM44 46L52 34L70 46L62 60ZM54 54L22 82L14 74L46 46Z'),
  hunt: drawn('M22 10C62 18 84 42 90 80M22 10L90 80M14 90L66 38M48 36L68 36L68 56', 9),
  trade: drawn('M50 10V84M16 24H84M30 92H70', 9) + filled('M2 62L16 26L30 62C30 76 2 76 2 62ZM70 62L84 26L98 62C98 76 70 76 70 62Z'),
  conspire: filled('M50 4C74 4 86 22 86 46C86 66 80 86 74 96H26C20 86 14 66 14 46C14 22 26 4 50 4ZM30 42C36 36 44 38 46 48C38 52 32 50 30 42ZM70 42C64 36 56 38 54 48C62 52 68 50 70 42Z'),
  rest: drawn('M20 20H62L20 80H62M66 52H86L66 84H86', 9),
  commission: filled('M50 4C62 4 68 14 66 26C80 36 84 62 86 96H14C16 62 20 36 34 26C32 14 38 4 50 4ZM46 44V54H36V63H46V84H54V63H64V54H54V44Z'),
  any: drawn('M50 12A38 38 0 1 1 49 12', 8),
  locked: filled('M28 44V30A22 22 0 0 1 72 30V44H80V94H20V44ZM38 44H62V30A12 12 0 0 0 38 30Z'),
} as const

export type Sign = keyof typeof SIGN

/** What an effect of a card or a space is shown by. */
export const EFFECT_SIGN: Record<string, Sign> = {
  silver: 'silver',
  provision: 'provision',
  tax: 'tax',
  faith: 'faith',
  strength: 'strength',
  influence: 'influence',
  'remove-suspicion': 'suspicion',
  'pay-debt': 'debt',
  'destroy-debt': 'debt',
  'take-debt': 'debt',
  pray: 'pray',
  'free-recruit': 'recruit',
  'free-develop': 'develop',
}

/** Effects that take something away are crossed out. */
export const CROSSED = new Set(['remove-suspicion', 'destroy-debt'])

export const ACTION_SIGN: Record<string, Sign> = {
  develop: 'develop',
  recruit: 'recruit',
  hunt: 'hunt',
  trade: 'trade',
  pray: 'pray',
  conspire: 'conspire',
  commission: 'monk',
  fortify: 'wall',
  garrison: 'outpost',
  absolve: 'jar',
  attack: 'attack',
  convert: 'convert',
  rest: 'rest',
  'pay-debt': 'debt',
  inquisition: 'inquisition',
}

export const WORKERS = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'] as const
export type Worker = (typeof WORKERS)[number]
/** The box's colours; shape and mark tell them apart as well. */
export const WORKER_COLOUR: Record<Worker | 'any', { fill: string; edge: string; mark: string }> = {
  labourer: { fill: '#f1e9d6', edge: '#6d5f45', mark: '#6d5f45' },
  scout: { fill: '#4f9150', edge: '#1e4a26', mark: '#eaf6df' },
  merchant: { fill: '#3f78ba', edge: '#173c6b', mark: '#e4f0ff' },
  fighter: { fill: '#bf3a31', edge: '#6a1512', mark: '#ffe6de' },
  cleric: { fill: '#37322f', edge: '#0d0b0a', mark: '#f0e2b8' },
  criminal: { fill: '#7b549f', edge: '#3c2257', mark: '#f2e6ff' },
  any: { fill: 'transparent', edge: 'currentColor', mark: 'currentColor' },
}

/** The figures, in a box of 80 × 100: outline and mark. */
export const WORKER_SHAPE: Record<Worker, { body: string; mark: string }> = {
  // bareheaded, broad, a mallet
  labourer: {
    body: 'M40 6A16 16 0 0 1 52 33C66 37 74 48 74 62L62 66V94H18V66L6 62C6 48 14 37 28 33A16 16 0 0 1 40 6Z',
    mark: 'M26 54H54V66H45V84H35V66H26Z',
  },
  // a pointed hood
  scout: {
    body: 'M40 2C52 10 58 22 56 34C66 42 72 66 72 94H8C8 66 14 42 24 34C22 22 28 10 40 2Z',
    mark: 'M40 46L56 84L40 76L24 84Z',
  },
  // a wide hat and a round belly
  merchant: {
    body: 'M28 6H52V20H68V28H55C54 32 53 34 51 36C68 42 76 56 76 70C76 86 62 94 40 94S4 86 4 70C4 56 12 42 29 36C27 34 26 32 25 28H12V20H28Z',
    mark: 'M40 50A17 17 0 1 1 40 84A17 17 0 1 1 40 50ZM40 58A9 9 0 1 0 40 76A9 9 0 1 0 40 58Z',
  },
  // a crested helmet and a shield
  fighter: {
    body: 'M40 2L48 10C56 14 58 22 57 34H54C54 36 53 37 52 38L72 46V94H8V46L28 38C27 37 26 36 26 34H23C22 22 24 14 32 10Z',
    mark: 'M22 52H58V68C58 80 50 88 40 92C30 88 22 80 22 68Z',
  },
  // a tall mitre and a robe
  cleric: {
    body: 'M40 0L56 16V32C56 36 54 38 52 40C64 50 68 70 70 94H10C12 70 16 50 28 40C26 38 24 36 24 32V16Z',
    mark: 'M35 50H45V60H54V69H45V88H35V69H26V60H35Z',
  },
  // bent under a hood, a dagger
  criminal: {
    body: 'M44 6C60 8 66 20 62 34C74 44 78 66 70 94H12C6 76 8 56 18 46C14 36 18 26 24 20C28 10 34 5 44 6Z',
    mark: 'M40 42L46 50V70H54V77H45V90H35V77H26V70H34V50Z',
  },
}
