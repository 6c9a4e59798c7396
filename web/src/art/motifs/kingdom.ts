/** What a western kingdom is known by: its arms, its churches, its ships and its tables. */
import { body, both, disc, group, limb, line, oval, ring, shade, shape, shine, star } from '../pen'

export const sword =
  body('M50 0L58 12V64H42V12Z', 'L') + shade('M50 0L58 12V64H50Z', 0.26) + line('M50 10V58', 'K', 1.4, 0.5) +
  body('M22 62C34 66 66 66 78 62V70C66 74 34 74 22 70Z', 'G') + body('M45 72H55V88H45Z', 'D') +
  line('M45 77L55 75M45 83L55 81', 'L', 1.8, 0.8) + disc(50, 93, 6.5, 'G', 1.7) + disc(50, 93, 2.6, 'D')

export const axe = group(
  body('M46 10H54V98H46Z', 'D') + line('M46 84L54 80M46 92L54 88', 'L', 2, 0.7) +
    body('M54 10C70 2 86 6 94 20C82 24 80 40 90 50C78 56 64 52 54 42Z', 'L') + shade('M54 28C66 34 76 42 90 50C78 56 64 52 54 42Z', 0.24) +
    line('M92 20C82 26 80 40 89 50', 'W', 2, 0.8) + body('M46 16C38 18 32 22 30 28C34 34 40 38 46 38Z', 'M') + body('M44 8H56V14H44Z', 'G', 1.4),
  'rotate(14 50 50)',
)

export const cross =
  body('M42 4H58V30H84V46H58V98H42V46H16V30H42Z', 'G') + shade('M50 4H58V30H84V46H58V98H50Z', 0.2) +
  disc(50, 38, 9, 'M', 1.6) + body(star(50, 38, 4, 7, 2.4), 'L', 1) +
  disc(50, 10, 2.6, 'M') + disc(22, 38, 2.6, 'M') + disc(78, 38, 2.6, 'M') + disc(50, 90, 2.6, 'M')

export const church =
  body('M14 96V56H30V96Z', 'M') + body('M70 96V56H86V96Z', 'M') + body('M10 56L22 38L34 56Z', 'D') + body('M66 56L78 38L90 56Z', 'D') +
  body('M30 96V44H70V96Z', 'L') + shade('M54 44H70V96H54Z', 0.16) + body('M26 46L50 20L74 46Z', 'D') +
  line('M50 20V4M44 9H56', 'G', 3.4) + ring(50, 38, 5, 'G', 2.4) +
  body('M42 96V78C42 68 58 68 58 78V96Z', 'K', 1) + body('M36 66V58C36 54 42 54 42 58V66ZM58 66V58C58 54 64 54 64 58V66Z', 'G', 1.2) +
  body('M19 78V70C19 67 25 67 25 70V78ZM75 78V70C75 67 81 67 81 70V78Z', 'K', 0.8) + line('M6 97H94', 'D', 3)

export const banner =
  body('M22 2H28V98H22Z', 'D', 1.5) + disc(25, 4, 5, 'G', 1.4) +
  body('M28 10C46 4 62 20 86 12V58C64 66 48 50 28 56Z', 'M') + shade('M28 40C48 34 64 52 86 44V58C64 66 48 50 28 56Z', 0.24) +
  body('M58 18V30H70V40H58V52C54 51 51 50 48 48V38H38V28H48V18Z', 'G', 1.2) +
  body('M86 12L96 22L88 30L96 40L86 58Z', 'D')

export const candle =
  body('M40 44H60V88H40Z', 'L') + shade('M52 44H60V88H52Z', 0.18) + body('M40 46C36 56 44 58 42 66C46 64 44 54 50 52C52 58 58 58 60 50V44H40Z', 'W', 1.2) +
  body('M26 88H74L80 97H20Z', 'G') + line('M50 44V36', 'K', 2.4) +
  body('M50 4C58 16 62 22 62 28C62 36 56 40 50 40S38 36 38 28C38 22 42 16 50 4Z', 'G') + shape('M50 18C54 24 56 27 56 31C56 35 53 37 50 37S44 35 44 31C44 27 46 24 50 18Z', 'W', 0.85)

export const longship =
  line('M50 8V60', 'K', 5) + line('M50 8V60', 'D', 2.8) + body('M26 12H74C78 26 78 40 74 52H26C22 40 22 26 26 12Z', 'L') +
  shape('M35 12H44C46 26 46 40 44 52H35C38 40 38 26 35 12ZM56 12H65C68 26 68 40 65 52H56C58 40 58 26 56 12Z', 'M', 0.9) +
  body('M8 40C2 50 6 62 16 66C34 74 66 74 84 66C94 62 98 50 92 40C96 56 84 58 78 60C62 64 38 64 22 60C16 58 4 56 8 40Z', 'D') +
  body('M8 40C6 32 12 26 18 28C14 30 14 34 16 38C14 42 10 42 8 40Z', 'G', 1.3) +
  body('M16 66C34 76 66 76 84 66C80 80 68 86 50 86S20 80 16 66Z', 'M') +
  [26, 38, 50, 62, 74].map((x) => disc(x, 69 + Math.abs(x - 50) * -0.08, 5, 'G', 1.3) + disc(x, 69 + Math.abs(x - 50) * -0.08, 1.8, 'K')).join('') +
  line('M2 92C12 86 20 98 30 92S48 86 58 92S76 98 86 92S96 90 99 88', 'L', 2.4, 0.8)

export const hammer = group(
  body('M46 34H54V98H46Z', 'D') + line('M46 80L54 76M46 88L54 84', 'L', 2, 0.7) +
    body('M20 12H80V40H20Z', 'M') + shade('M20 28H80V40H20Z', 0.24) + body('M14 8H26V44H14ZM74 8H86V44H74Z', 'L') + body('M42 8H58V44H42Z', 'G', 1.4),
  'rotate(-16 50 50)',
)

export const barrel =
  body('M26 8C40 4 60 4 74 8C84 34 84 66 74 92C60 97 40 97 26 92C16 66 16 34 26 8Z', 'M') +
  shade('M58 6C64 6 70 7 74 8C84 34 84 66 74 92C70 93 64 95 58 95C66 66 66 34 58 6Z', 0.22) +
  line('M40 6C34 34 34 66 40 94M52 5V95', 'K', 1.4, 0.45) + line('M22 22C40 28 60 28 78 22M18 50C40 56 60 56 82 50M22 78C40 84 60 84 78 78', 'G', 5) +
  disc(50, 38, 5, 'K') + disc(50, 38, 2.4, 'D')

export const mitre =
  body('M50 2C70 18 82 40 80 76H20C18 40 30 18 50 2Z', 'L') + shade('M50 2C70 18 82 40 80 76H50Z', 0.14) +
  body('M18 76H82V92H18Z', 'G') + disc(30, 84, 3.4, 'M', 1) + disc(50, 84, 3.4, 'M', 1) + disc(70, 84, 3.4, 'M', 1) +
  body('M46 22H54V36H66V44H54V66H46V44H34V36H46Z', 'G', 1.4) + line('M28 70C28 44 36 26 50 12C64 26 72 44 72 70', 'M', 2.4)

export const rampart =
  body('M4 40V26H18V34H26V26H38V40Z', 'L') + body('M62 40V26H74V34H82V26H96V40Z', 'L') + body('M4 40H38V96H4ZM62 40H96V96H62Z', 'M') +
  body('M34 30V10H42V18H46V10H54V18H58V10H66V30L62 96H38Z', 'L') + shade('M50 18H54V10H58V18H66V30L62 96H50Z', 0.2) +
  body('M43 96V72C43 62 57 62 57 72V96Z', 'K', 1) + body('M47 40H53V54H47Z', 'K', 0.8) +
  line('M8 54H30M14 66H34M6 78H28M66 54H92M70 66H94M64 78H88', 'K', 1.5, 0.4)

export const loaf =
  body('M8 62C8 38 28 24 50 24S92 38 92 62C92 76 80 82 50 82S8 76 8 62Z', 'M') + shade('M8 64C20 76 80 76 92 64C92 78 80 82 50 82S8 78 8 64Z', 0.26) +
  line('M32 30L26 52M50 26L46 50M68 30L66 52', 'L', 5) + shine('M20 44C30 32 44 29 56 30C42 34 30 40 24 50Z', 0.35)

export const torch =
  body(limb([[50, 98, 4], [50, 70, 6], [50, 48, 8]]), 'D') + body('M36 46H64L60 58H40Z', 'G') +
  body('M50 2C64 18 70 26 66 38C64 44 58 48 50 48S36 44 34 38C30 28 40 24 40 12C44 14 48 10 50 2Z', 'M') +
  shape('M50 18C58 28 60 32 58 38C56 43 53 45 50 45S43 42 42 38C41 32 48 28 50 18Z', 'G') + oval(50, 39, 4, 5, 'W')

export const wolf =
  both(body('M50 30L34 26L20 4L14 34C8 44 10 56 18 66L30 70L42 92L50 96Z', 'M')) +
  both(shade('M20 4L14 34L26 30Z', 0.3) + shape('M36 46L26 44L32 54Z', 'G') + line('M22 62L32 66', 'K', 1.4, 0.5)) +
  body('M44 78L50 74L56 78L54 88L50 92L46 88Z', 'K', 1) + line('M50 74V52', 'K', 1.6, 0.5) + line('M50 34V48', 'L', 2.2, 0.6)
