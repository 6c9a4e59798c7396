/** Buildings and landscapes on the sea bed. */
import { around, body, disc, group, limb, line, oval, pearl, round, shade, shape, shine, spiral, star } from '../pen'

const window = (x: number, y: number, w = 5, h = 9): string => shape(`M${x - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${y + h}Z`, 'G')
const seabed = (y = 88): string => shape(`M-20 ${y}C-4 ${y - 5} 12 ${y + 2} 28 ${y - 1}S62 ${y - 5} 78 ${y}S112 ${y - 3} 120 ${y}V124H-20Z`, 'K', 0.85)
const weed = (x: number, y: number, h: number, lean: number, tone: 'M' | 'D' | 'L' = 'D'): string => shape(limb([[x, y, 1.6], [x + lean, y - h * 0.35, 2.6], [x - lean * 0.5, y - h * 0.7, 2.2], [x + lean * 0.6, y - h, 0.5]]), tone)

export const tower =
  body('M34 92L38 34H62L66 92Z') + shade('M52 34H62L66 92H54Z') +
  body('M32 20H40V26H46V20H54V26H60V20H68V36H32Z', 'L') + body('M42 92V74A8 8 0 0 1 58 74V92Z', 'D', 1.5) +
  disc(55, 82, 1.5, 'G') + window(50, 44) + window(50, 58) +
  line('M37 52H44M36 64H42M57 66H63M58 54H62', 'K', 1.3, 0.5) + line('M50 20V4', 'L', 2) +
  body('M50 4L66 9L50 14Z', 'G', 1.2) + seabed()

/** A tower under lock and key. */
export const closedTower =
  body('M26 94L31 32H69L74 94Z') + shade('M54 32H69L74 94H56Z') +
  body('M22 16H33V23H41V16H59V23H67V16H78V34H22Z', 'L') +
  line('M30 46H70M29 58H71M28 70H72M27 82H73', 'K', 1.2, 0.4) + window(50, 40, 6, 9) +
  body('M36 94V72A14 14 0 0 1 64 72V94Z', 'D') + line('M43 64V94M50 60V94M57 64V94', 'K', 1.6, 0.7) +
  line('M18 52L82 76M82 52L18 76', 'K', 7.4) + line('M18 52L82 76M82 52L18 76', 'L', 3.6) +
  body('M39 62H61V82H39Z', 'G', 1.7) + line('M43 62V57A7 7 0 0 1 57 57V62', 'K', 6) +
  line('M43 62V57A7 7 0 0 1 57 57V62', 'L', 3) + disc(50, 70, 3, 'K') + shape('M48.7 71H51.3L52.4 78H47.6Z', 'K') +
  seabed(93)

/** A broken tower fading into the haze. */
export const lostTower =
  body('M32 92L37 40L44 32L50 42L56 26L60 38L66 92Z') + shade('M52 38L56 26L60 38L66 92H54Z') +
  line('M40 50H50M36 64H46M50 72H62M38 78H48', 'K', 1.3, 0.5) + window(48, 52, 6, 10) +
  body('M14 90L20 80L30 84L34 92Z', 'D', 1.5) + body('M66 92L72 76L80 74L88 88L84 94Z', 'D', 1.5) +
  body('M70 44L77 38L82 45L76 52Z', 'M', 1.4) + body('M74 22L79 18L83 23L79 28Z', 'M', 1.3) +
  body('M22 34L28 30L30 37L25 40Z', 'M', 1.3) +
  `<g fill="L" opacity=".4"><rect x="-8" y="62" width="62" height="5" rx="2.5"/><rect x="40" y="72" width="70" height="5" rx="2.5"/><rect x="2" y="82" width="52" height="4" rx="2"/><rect x="50" y="52" width="44" height="4" rx="2"/></g>` +
  seabed(92)

export const silos = (() => {
  const silo = (x: number, top: number, w: number, tone: 'M' | 'L' | 'D'): string =>
    body(`M${x - w} 92V${top}C${x - w} ${top - w * 1.5} ${x + w} ${top - w * 1.5} ${x + w} ${top}V92Z`, tone) +
    shade(`M${x} 92V${top - w}C${x + w} ${top - w} ${x + w} ${top} ${x + w} ${top}V92Z`, 0.2) +
    line(`M${x - w} ${top + 14}H${x + w}M${x - w} ${top + 30}H${x + w}`, 'K', 1.4, 0.5) +
    disc(x, top - w * 1.15, 2.6, 'G', 1) + window(x, 76, 6, 12)
  return (
    silo(24, 48, 13, 'D') + silo(78, 44, 13, 'D') + silo(51, 34, 16, 'M') + line('M37 52H24M66 46H78', 'K', 5) +
    line('M36 52H26M67 46H77', 'L', 2.6) + weed(8, 94, 40, 5, 'L') + weed(94, 94, 44, -5, 'L') +
    weed(65, 94, 22, 3, 'L') + seabed(90)
  )
})()

const column = (x: number, top: number, bottom: number): string =>
  body(`M${x - 4} ${bottom}V${top}H${x + 4}V${bottom}Z`, 'L', 1.4) +
  line(`M${x - 1.4} ${top + 3}V${bottom - 3}M${x + 1.4} ${top + 3}V${bottom - 3}`, 'K', 0.9, 0.4)

export const temple =
  shape('M22 40H78V84H22Z', 'K', 0.75) + `<ellipse cx="50" cy="62" rx="17" ry="22" fill="G" opacity=".4"/>` +
  pearl(50, 64, 9) + body('M44 84L46 74H54L56 84Z', 'D', 1.3) +
  [18, 34, 66, 82].map((x) => column(x, 40, 84)).join('') + body('M6 40L50 8L94 40Z') +
  shade('M50 8L94 40H50Z', 0.22) + body('M10 34H90V42H10Z', 'L', 1.5) + body(star(50, 27, 6, 9, 4), 'G', 1.2) +
  body('M6 84H94V91H6Z', 'D') + body('M0 90H100V97H0Z', 'M') + seabed(97)

export const dome =
  line('M50 12V0', 'L', 2.4) + disc(50, 2, 3.4, 'G', 1.2) + body('M40 20C40 12 60 12 60 20V26H40Z', 'L') +
  body('M18 54C18 32 32 24 50 24S82 32 82 54Z') + shade('M50 24C68 24 82 32 82 54H62C62 40 58 30 50 24Z', 0.25) +
  line('M34 54C34 40 40 30 46 25M66 54C66 40 60 30 54 25M50 24V54', 'K', 1.3, 0.5) +
  body('M12 52H88V60H12Z', 'L', 1.6) + body('M16 60H84V88H16Z', 'D') +
  [24, 37, 63, 76].map((x) => column(x, 61, 86)).join('') + body('M43 88V72A7 7 0 0 1 57 72V88Z', 'G', 1.4) +
  [30.5, 69.5].map((x) => window(x, 67, 5, 10)).join('') + body('M8 86H92V93H8Z', 'M', 1.6) +
  shine('M24 50C25 38 32 31 40 28C34 34 31 42 31 51Z', 0.4) + seabed(94)

/** Rows of seats around a speaker's stone. */
export const amphitheatre =
  [46, 37, 28].map((r, i) => body(`M${50 - r} 74A${r} ${r * 0.86} 0 0 1 ${50 + r} 74Z`, (['D', 'M', 'L'] as const)[i] as 'D', 1.6)).join('') +
  shape('M31 74A19 16 0 0 1 69 74Z', 'K') +
  [205, 230, 255, 285, 310, 335].map((a) => group(line('M78 74H96', 'K', 1.6, 0.6), `rotate(${a - 360} 50 74)`)).join('') +
  body('M44 74L46 58H54L56 74Z', 'G', 1.4) + disc(50, 55, 4.4, 'G', 1.3) + body('M0 72H100V80H0Z', 'L', 1.6) +
  [10, 30, 50, 70, 90].map((x) => column(x, 80, 93)).join('') + body('M0 92H100V98H0Z', 'D', 1.5) +
  around(5, 50, 40, () => disc(50, 4, 2.2, 'G'), -60, 150) + seabed(98)

export const vortex =
  `<ellipse cx="50" cy="50" rx="48" ry="46" fill="K" opacity=".5"/>` +
  body(limb(spiral(50, 50, 42, 5, -30, 1.5, 7, 1.4)), 'M', 1.4) +
  body(limb(spiral(50, 50, 42, 5, 150, 1.5, 7, 1.4)), 'L', 1.4) + disc(50, 50, 7, 'K') + disc(50, 50, 3, 'G') +
  [[20, 18], [84, 30], [78, 84], [14, 76]].map(([x, y]) => body(`M${x} ${y}l6 -3l4 5l-4 5l-6 -2Z`, 'D', 1.2)).join('')

/** A city above the line, and its reflection below it. */
export const mirrorCity = (() => {
  const city = body('M8 50V30H18V50ZM20 50V18L27 10L34 18V50ZM36 50V26H46V50ZM47 50V8L51 0L55 8V50ZM57 50V24H66V50ZM68 50V16C68 10 80 10 80 16V50ZM82 50V32H92V50Z', 'M', 1.5) +
  [[13, 36], [27, 24], [27, 36], [41, 32], [51, 14], [51, 28], [61.5, 32], [74, 22], [74, 34], [87, 38]].map(([x, y]) => window(x as number, y as number, 3.6, 6)).join('')
  return (
    city + group(city, 'matrix(1 0 0 -1 0 102)', 0.5) + line('M0 51H100', 'G', 2.2) +
    line('M10 60H34M50 66H84M20 76H50M60 82H88M30 92H62', 'W', 1.6, 0.55)
  )
})()

export const smokers =
  [[28, 40, 'L'], [54, 22, 'L'], [76, 46, 'L']].map(([x, y]) => {
    const [cx, cy] = [x as number, y as number]
    return `<g fill="D" opacity=".85">${disc(cx, cy - 6, 7, 'D')}${disc(cx - 6, cy - 15, 8, 'D')}${disc(cx + 5, cy - 20, 9, 'D')}${disc(cx - 2, cy - 31, 9, 'D')}</g><g opacity=".5">${disc(cx - 3, cy - 17, 5, 'M')}${disc(cx + 6, cy - 22, 5, 'M')}${disc(cx - 3, cy - 33, 5, 'M')}</g>`
  }).join('') +
  body('M14 94L22 44C24 40 32 40 34 44L40 94Z', 'D') + body('M36 94L48 28C50 22 58 22 60 28L70 94Z', 'M') +
  body('M62 94L71 50C73 46 79 46 81 50L90 94Z', 'D') + oval(28, 43, 5, 2, 'G') + oval(54, 26, 5.4, 2.2, 'G') +
  oval(76, 49, 4.4, 1.8, 'G') +
  line('M46 50L52 56L48 66M58 48L62 60M54 74L60 84M26 60L30 70M76 64L80 74', 'G', 2, 0.9) +
  shine('M42 90L50 40L53 38L48 90Z', 0.25) + seabed(92)

export const chasm =
  shape('M-20 10H120V124H-20Z', 'K', 0.35) +
  `<path d="M38 -10L48 30L40 58L50 110L60 60L54 32L64 -10Z" fill="G" opacity=".85"/><path d="M45 -10L50 34L46 60L50 96L54 60L52 34L57 -10Z" fill="W" opacity=".8"/>` +
  body('M-20 18L16 10L34 18L46 32L38 58L48 104V124H-20Z', 'D') +
  body('M120 18L84 10L68 20L56 32L62 60L52 104V124H120Z', 'D') +
  shape('M-20 18L16 10L34 18L26 40L14 30L-20 44ZM120 18L84 10L68 20L76 42L88 32L120 46Z', 'M') +
  line('M26 40L32 62L24 84M14 30L8 62L14 90M76 42L70 66L78 88M88 32L94 64L88 92', 'K', 1.6, 0.6) +
  [[42, 46], [57, 48], [44, 72], [55, 78]].map(([x, y]) => disc(x as number, y as number, 1.8, 'G')).join('')

export const fields =
  `<circle cx="50" cy="30" r="22" fill="G" opacity=".3"/>` + disc(50, 30, 12, 'G') +
  around(12, 50, 30, () => line('M50 12V7', 'G', 2.2, 0.8)) +
  shape('M-20 58C10 46 40 44 60 48S104 50 120 56V124H-20Z', 'D') + shape('M-20 74C20 60 70 58 120 72V124H-20Z', 'M') +
  [-4, 14, 32, 50, 68, 86, 104].map((x) => line(`M${50 + (x - 50) * 0.5} 56L${50 + (x - 50) * 1.7} 112`, 'K', 2, 0.4)).join('') +
  [10, 26, 42, 58, 74, 90].map((x, i) => weed(x, 98 + (i % 2) * 3, 38 + (i % 3) * 7, i % 2 ? 4 : -4, i % 2 ? 'L' : 'M') + disc(x + (i % 2 ? 3 : -3), 74 - (i % 3) * 6, 2.4, 'G')).join('')

const branch = (joints: readonly (readonly [number, number, number])[], tone: 'L' | 'M' | 'D'): string => body(limb(joints), tone, 1.5)

export const coral =
  branch([[28, 94, 5], [24, 76, 4.6], [14, 62, 4], [10, 46, 3.4], [14, 34, 3]], 'D') +
  branch([[23, 74, 4], [32, 60, 3.6], [31, 44, 3], [34, 32, 2.6]], 'D') +
  branch([[72, 94, 5], [76, 78, 4.6], [86, 64, 4], [89, 48, 3.4], [84, 36, 3]], 'D') +
  branch([[77, 76, 4], [68, 62, 3.6], [70, 48, 3], [66, 38, 2.6]], 'D') +
  branch([[50, 96, 7], [49, 74, 6.4], [40, 56, 5.4], [38, 36, 4.6], [28, 20, 4], [26, 10, 3.2]], 'M') +
  branch([[50, 78, 6], [58, 60, 5.2], [60, 42, 4.6], [72, 26, 4], [74, 13, 3.2]], 'M') +
  branch([[59, 46, 4.4], [52, 32, 4], [52, 16, 3.4], [48, 6, 2.8]], 'M') +
  branch([[40, 52, 4], [48, 44, 3], [46, 36, 2.4]], 'M') +
  [[26, 9], [74, 12], [48, 5], [14, 33], [34, 31], [84, 35], [66, 37], [46, 35]].map(([x, y]) => disc(x as number, y as number, 3.6, 'G', 1.1)).join('') +
  line('M48 84L46 72M40 62L38 50M56 68L59 56M60 46L66 36', 'W', 1.6, 0.45) + seabed(95)

/** A giant clam, open on its pearl. */
export const clam =
  body('M2 46C2 34 10 26 16 26C18 16 30 10 36 14C42 6 58 6 64 14C70 10 82 16 84 26C90 26 98 34 98 46C88 56 80 44 70 54C62 46 56 56 50 51C44 56 38 46 30 54C20 44 12 56 2 46Z') +
  line('M50 12V46M36 15L39 47M64 15L61 47M17 27L27 47M83 27L73 47', 'K', 1.6, 0.55) +
  shine('M8 42C10 34 16 30 21 30C16 34 14 38 13 44ZM24 26C28 20 33 18 37 19C32 23 29 30 28 36Z', 0.4) +
  shape('M5 50C20 52 36 58 50 56S80 52 95 50L86 70H14Z', 'K') +
  `<circle cx="50" cy="60" r="21" fill="G" opacity=".3"/>` +
  pearl(50, 60, 12) +
  body('M2 56C10 66 18 56 27 66C35 60 42 72 50 68C58 72 65 60 73 66C82 56 90 66 98 56C98 70 92 76 88 78C84 88 72 92 64 88C58 95 42 95 36 88C28 92 16 88 12 78C8 76 2 70 2 56Z', 'L') +
  line('M50 91V74M36 87L38 73M64 87L62 73M14 78L24 70M86 78L76 70', 'K', 1.6, 0.55)

export const ship =
  line('M50 4V70M26 20V66M76 22V66', 'K', 4) + line('M50 4V70M26 20V66M76 22V66', 'L', 2) +
  body('M52 10C74 18 76 42 66 54H52C58 40 58 24 52 10Z', 'L', 1.5) +
  body('M48 10C30 18 28 42 34 54H48C44 40 44 24 48 10Z', 'M', 1.5) +
  body('M24 24C12 32 10 46 14 56H24C22 46 22 34 24 24Z', 'L', 1.4) +
  body('M78 26C90 32 92 46 88 56H78C80 46 80 36 78 26Z', 'M', 1.4) + body('M50 2L64 5L50 9Z', 'G', 1.1) +
  body('M2 62H20L24 66H76L82 58H99C96 78 84 90 66 92H34C16 90 6 78 2 62Z', 'D') +
  line('M10 74C30 79 70 79 91 72', 'L', 2.2, 0.7) + [28, 42, 56, 70].map((x) => disc(x, 84, 3, 'G', 1)).join('') +
  shape('M-10 92C4 86 14 98 28 92S54 86 66 92S92 98 110 90V124H-10Z', 'K', 0.75) +
  line('M2 97C14 91 22 100 34 96S58 91 70 96S90 98 98 94', 'G', 1.8, 0.7)

export const tree =
  body(limb([[50, 98, 8], [48, 78, 6], [52, 60, 5], [50, 44, 4]]), 'D') +
  [[50, 24, 20], [26, 38, 16], [75, 36, 17], [38, 54, 13], [64, 54, 14]].map(([x, y, r], i) => disc(x as number, y as number, r as number, i % 2 ? 'M' : 'L', 1.7)).join('') +
  [[46, 20], [56, 30], [24, 36], [76, 32], [66, 54], [38, 52], [52, 14], [34, 42], [80, 42]].map(([x, y]) => disc(x as number, y as number, 2.6, 'G', 0.9)).join('') +
  seabed(96)

/** Kelp bound into a sheaf. */
export const sheaf =
  [-26, -15, -5, 6, 16, 27].map((lean, i) => body(limb([[50 + lean * 0.5, 94, 2.4], [50 + lean * 0.18, 70, 2.8], [50 + lean * 0.6, 46, 3.6], [50 + lean * 1.1 + (i % 2 ? 4 : -4), 24, 3.8], [50 + lean * 1.5, 6 + Math.abs(lean) * 0.4, 0.8]]), i % 2 ? 'M' : 'L', 1.4) + disc(50 + lean * 1.1 + (i % 2 ? 3 : -3), 30 + (i % 3) * 5, 3, 'G', 1)).join('') +
  body('M38 62C46 66 54 66 62 62L63 76C54 79 46 79 37 76Z', 'D', 1.6) +
  line('M38 69C46 72 54 72 62 69', 'L', 1.8, 0.7) + line('M58 76C66 80 68 88 64 94', 'D', 3)

export const gate =
  body('M8 94V40C8 18 28 6 50 6S92 18 92 40V94H74V44C74 32 64 24 50 24S26 32 26 44V94Z') +
  shape('M26 94V44C26 32 36 24 50 24S74 32 74 44V94Z', 'K') +
  `<ellipse cx="50" cy="92" rx="24" ry="34" fill="G" opacity=".25"/>` +
  [34, 42, 50, 58, 66].map((x) => line(`M${x} 28V82`, 'L', 2.6)).join('') +
  line('M27 44H73M26 58H74M26 72H74', 'L', 2.4) +
  [34, 42, 50, 58, 66].map((x) => shape(`M${x - 2.4} 80H${x + 2.4}L${x} 90Z`, 'L')).join('') +
  line('M8 56H26M8 74H26M74 56H92M74 74H92M22 26L32 34M78 26L68 34', 'K', 1.6, 0.5) + disc(50, 14, 4.6, 'G', 1.4) +
  seabed(94)

export const crane =
  body('M20 94V30H34V94Z') + line('M20 40L34 54L20 68L34 82', 'K', 1.6, 0.6) + body('M12 30H84L90 22H12Z', 'L') +
  line('M27 22L27 8L84 24M27 8L12 24', 'L', 2.4) + line('M76 30V56', 'L', 2) + body('M64 56H88V78H64Z', 'G', 1.6) +
  line('M64 56L88 78M88 56L64 78', 'K', 1.3, 0.5) + body('M42 84H96V94H42Z', 'D') + body('M10 90H44V97H10Z', 'D') +
  seabed(96)

export const roundTable =
  oval(50, 56, 46, 32, 'D', 1.8) + oval(50, 52, 46, 32, 'M', 1.8) + oval(50, 52, 34, 22, 'L', 1.4) +
  shape(star(50, 52, 5, 20, 8).replace(/(\d+\.?\d*) (\d+\.?\d*)/g, (_, x: string, y: string) => `${x} ${round(52 + (Number(y) - 52) * 0.68)}`), 'G') +
  [[50, 22], [84, 42], [72, 76], [28, 76], [16, 42]].map(([x, y], i) => disc(x as number, y as number, 8, (['L', 'G', 'L', 'G', 'L'] as const)[i] as 'L', 1.6) + disc(x as number, (y as number) - 1, 3, 'D')).join('')
