/** Signs: fire, heavens and things that stand for an idea. */
import { around, body, both, disc, line, ring, shade, shape, shine, star } from '../pen'

export const flame =
  body('M50 2C62 20 80 34 80 60C80 82 66 96 50 96S20 82 20 60C20 48 28 42 30 30C36 36 38 40 40 46C46 36 50 20 50 2Z') +
  shape('M52 34C58 46 68 54 68 68C68 82 60 90 50 90S34 82 34 70C34 62 40 58 42 52C46 56 46 58 47 62C50 54 52 44 52 34Z', 'G') +
  shape('M51 62C56 68 59 74 57 80C55 86 46 86 43 80C42 74 48 70 51 62Z', 'W')

export const sun =
  around(12, 50, 50, (i) => body(i % 2 ? 'M46 20L50 6L54 20Z' : 'M44 22L50 0L56 22Z', i % 2 ? 'L' : 'G', 1.3)) +
  disc(50, 50, 26, 'M', 1.8) + both(line('M36 46Q40 41 44 46', 'K', 2)) + line('M42 60Q50 66 58 60', 'K', 2) +
  shine('M30 46C31 36 38 29 47 28C40 32 36 38 35 47Z', 0.45)

export const moon =
  body('M66 6C38 6 16 26 16 52S38 96 66 94C50 86 40 70 40 50S50 14 66 6Z', 'L') +
  shade('M66 94C38 96 16 76 16 52C20 72 40 88 66 94Z', 0.2) + body(star(72, 36, 5, 13, 5.4), 'G', 1.4) +
  body(star(84, 64, 4, 8, 2.6), 'G', 1.1) + disc(27, 44, 3, 'M') + disc(31, 60, 2.2, 'M')

export const bell =
  body('M50 10C68 12 72 28 74 48C76 62 80 70 88 78H12C20 70 24 62 26 48C28 28 32 12 50 10Z') +
  shade('M50 10C68 12 72 28 74 48C76 62 80 70 88 78H62C66 54 64 26 50 10Z', 0.22) + body('M8 76H92V85H8Z', 'L', 1.6) +
  disc(50, 91, 6.4, 'G', 1.5) + ring(50, 8, 5, 'L', 3) +
  line('M27 48C40 52 60 52 73 48M25 60C40 64 60 64 76 60', 'G', 2, 0.9) +
  shine('M32 44C33 30 38 20 46 16C41 24 39 34 38 46Z', 0.4)

export const coins =
  [[34, 84], [34, 74], [34, 64], [68, 84], [68, 74]].map(([x, y]) => body(`M${(x as number) - 20} ${y}C${(x as number) - 20} ${(y as number) - 9} ${(x as number) + 20} ${(y as number) - 9} ${(x as number) + 20} ${y}V${(y as number) + 7}C${(x as number) + 20} ${(y as number) + 15} ${(x as number) - 20} ${(y as number) + 15} ${(x as number) - 20} ${(y as number) + 7}Z`, 'D', 1.5)).join('') +
  disc(56, 34, 25, 'M', 1.8) + ring(56, 34, 19, 'L', 2) + body(star(56, 34, 5, 13, 5.4), 'G', 1.3) +
  shine('M37 32C38 22 46 15 55 14C48 19 44 25 43 34Z', 0.5)

export const lightning =
  body('M58 2L22 54H44L34 98L80 38H56L70 2Z', 'G') + shade('M70 2L56 38H80L34 98L62 46H48Z', 0.2) +
  both(line('M14 20L22 26M8 44H16M14 70L22 66', 'L', 2.6))

export const mountain =
  shape('M-10 92L24 34L42 62L62 18L110 92Z', 'D') + body('M10 92L44 30L60 58L70 42L98 92Z') +
  shape('M44 30L54 47L46 52L40 46L34 49ZM70 42L77 54L70 57L64 52Z', 'W', 0.85) +
  shade('M44 30L60 58L70 42L98 92H62Z', 0.2) + disc(24, 18, 8, 'G')
