/** Marks of persons: what a lord wears or hides behind. */
import { body, both, disc, eye, line, oval, pearl, shade, shape, shine, star } from '../pen'

export const mask =
  both(body('M30 22C22 16 20 8 24 2C30 6 36 12 38 20Z', 'D') + body('M22 34C12 32 6 26 4 18C12 18 20 22 26 28Z', 'D') + body('M20 48C12 50 6 48 2 42C8 38 16 38 22 42Z', 'D')) +
  body('M50 14C70 14 82 28 80 48C78 70 64 92 50 96C36 92 22 70 20 48C18 28 30 14 50 14Z') +
  shade('M50 14C70 14 82 28 80 48C78 70 64 92 50 96Z', 0.2) +
  both(shape('M26 46C32 38 42 40 46 50C40 54 30 54 26 46Z', 'K') + disc(37, 48, 2.6, 'G')) +
  both(line('M24 38C30 30 40 31 46 40', 'L', 3)) +
  line('M50 46L45 64H55', 'K', 1.8) +
  shape('M36 74C44 70 56 70 64 74C58 84 42 84 36 74Z', 'K') + shape('M40 75H44V80ZM48 74H52V80ZM60 75H56V80Z', 'W') +
  both(line('M26 60L34 64M28 67L35 69', 'G', 2.4)) +
  body(star(50, 25, 4, 8, 3), 'G', 1.2)

export const helmet =
  body('M46 20C36 4 14 2 6 18C16 14 24 18 28 26C18 26 12 32 12 40C24 34 40 30 50 26Z', 'G') +
  line('M14 12C26 12 36 16 44 24M16 34C24 28 34 26 44 26', 'K', 1.2, 0.4) +
  body('M22 60C20 34 34 18 54 18C76 18 88 34 86 58L84 90C76 92 70 90 66 86L64 62L54 58L50 84C40 90 30 86 28 78Z') +
  shade('M54 18C76 18 88 34 86 58L84 90C78 92 74 91 70 89C76 60 74 32 54 18Z') +
  shape('M30 52L54 46V56L34 64C31 62 30 58 30 52Z', 'K') + disc(42, 56, 2.4, 'G') +
  line('M54 18V58', 'L', 3) + line('M60 36C68 36 76 40 80 48', 'L', 1.8, 0.7) +
  [[66, 64], [66, 72], [67, 80]].map(([x, y]) => disc(x as number, y as number, 1.6, 'L')).join('') +
  shine('M30 44C32 32 40 24 49 23C41 29 37 36 36 46Z', 0.45)

/** A hooded figure whose face is two lights. */
export const hood =
  body('M50 4C72 6 82 24 82 44C84 62 92 76 94 94H6C8 76 16 62 18 44C18 24 28 6 50 4Z', 'D') +
  body('M50 4C66 8 74 26 72 46C70 62 60 70 50 72C40 70 30 62 28 46C26 26 34 8 50 4Z') +
  shape('M50 16C62 18 67 32 66 46C64 58 57 64 50 66C43 64 36 58 34 46C33 32 38 18 50 16Z', 'K') +
  both(shape('M38 42C42 40 46 42 48 46C44 49 40 47 38 42Z', 'G')) +
  both(line('M30 66C26 76 24 84 24 92M42 74C40 82 40 88 40 93', 'K', 1.6, 0.5)) +
  body('M44 72L50 66L56 72L53 82H47Z', 'G', 1.3) +
  shine('M30 34C31 22 38 12 47 8C40 16 35 24 33 36Z', 0.35)

export const crown =
  body('M14 76L8 28L28 46L38 18L50 42L62 18L72 46L92 28L86 76Z') +
  shade('M50 42L62 18L72 46L92 28L86 76H50Z', 0.18) +
  body('M14 76H86V88C74 93 26 93 14 88Z', 'D') +
  disc(8, 26, 5, 'G', 1.3) + disc(92, 26, 5, 'G', 1.3) + disc(38, 15, 5, 'G', 1.3) + disc(62, 15, 5, 'G', 1.3) +
  body('M50 52L58 62L50 72L42 62Z', 'G', 1.3) + both(disc(28, 64, 4, 'L', 1.2)) +
  [26, 38, 50, 62, 74].map((x) => disc(x, 83.5, 2.4, 'L')).join('') +
  shine('M17 70L13 40L26 52L24 70Z', 0.3)

export const throne =
  body('M28 92V30C28 16 38 6 50 4C62 6 72 16 72 30V92H64V66H36V92Z') +
  body('M34 60V30C36 20 42 14 50 13C58 14 64 20 66 30V60Z', 'G', 1.4) +
  both(line('M38 58V30C40 24 44 20 50 19', 'K', 1.2, 0.35)) +
  body('M24 60H76V70H24Z', 'L') +
  both(body('M22 48H34V62H22ZM24 70H34V92H24Z', 'D') + disc(28, 46, 5, 'L', 1.3)) +
  disc(50, 4, 4.4, 'L', 1.3) + both(disc(32, 19, 3, 'L', 1.2)) +
  body(star(50, 36, 5, 11, 4.6), 'D', 1.2) +
  line('M40 76V92M50 76V92M60 76V92', 'K', 1.4, 0.5)

/** A chess knight with a sea horse's crest. */
export const knight =
  body('M26 94C24 86 28 82 34 80H68C74 82 78 86 76 94Z', 'D') +
  body('M34 80C36 66 50 58 50 46C40 50 34 54 28 56C22 54 18 48 18 42C24 38 30 34 34 26C36 16 44 10 52 8L54 16C70 20 78 36 76 56C75 66 72 74 70 80Z') +
  body('M54 16L64 14L64 22L73 22L71 30L80 34L75 40L82 48L76 52C72 38 64 26 54 16Z', 'G', 1.4) +
  shade('M54 16C70 20 78 36 76 56C75 66 72 74 70 80H58C70 60 68 34 54 16Z', 0.2) +
  eye(42, 30, 3.6) + line('M22 46L29 45', 'K', 1.8) + disc(24, 42, 1.4, 'K') +
  line('M50 46C54 44 57 40 58 35', 'K', 1.6) + line('M32 86H70', 'L', 2, 0.7) +
  shine('M38 28C40 20 46 15 50 14C46 20 44 24 42 27Z', 0.45)

/** An open hand with an eye in its palm. */
export const seeingHand =
  body('M30 94L34 66C26 58 20 46 18 36C20 32 25 33 27 37L36 52L32 20C33 15 39 15 41 20L46 48L48 12C50 7 56 8 57 13L56 48L64 20C67 16 72 18 72 23L66 52L76 42C80 40 84 43 82 48L68 74L66 94Z') +
  shade('M56 48L64 20C67 16 72 18 72 23L66 52L76 42C80 40 84 43 82 48L68 74L66 94H52C60 82 58 64 56 48Z', 0.2) +
  line('M36 52C38 58 38 62 37 66M46 48V56M56 48V57M66 52C64 56 62 58 58 62', 'K', 1.4, 0.5) +
  eye(50, 72, 7) + line('M38 72C44 63 56 63 62 72C56 81 44 81 38 72Z', 'K', 1.4)

/** Two faces under one brow: one light, one dark. */
export const twoFaces =
  body('M50 8C30 8 18 24 18 42C12 46 8 52 8 56C10 58 14 58 16 58C16 66 18 72 24 74C30 76 34 74 36 76C38 82 40 88 38 94H50Z', 'L') +
  body('M50 8C70 8 82 24 82 42C88 46 92 52 92 56C90 58 86 58 84 58C84 66 82 72 76 74C70 76 66 74 64 76C62 82 60 88 62 94H50Z', 'D') +
  shape('M24 42C28 37 36 37 39 43C34 47 28 47 24 42Z', 'K') +
  shape('M76 42C72 37 64 37 61 43C66 47 72 47 76 42Z', 'G') +
  line('M20 63L29 61', 'K', 1.8) + line('M80 63L71 66', 'W', 1.8) +
  line('M50 10V93', 'K', 1.8) + body('M38 10L44 -1L50 7L56 -1L62 10C55 14 45 14 38 10Z', 'G', 1.3)

export const laurel =
  both(Array.from({ length: 7 }, (_, i) => {
    const a = 100 + i * 20
    const x = 50 + 36 * Math.cos((a * Math.PI) / 180)
    const y = 52 + 38 * Math.sin((a * Math.PI) / 180)
    return oval(x, y, 4.6, 9.5, i % 2 ? 'M' : 'L', 1.3, a + 28)
  }).join('')) +
  body(star(50, 50, 5, 20, 8.5), 'G', 1.6) + shine('M50 30L55 45L50 50Z', 0.5) + pearl(50, 92, 4)
