/** How the seats are told apart wherever they are drawn small: by a shape and a way of dashing, then by colour. */

export interface SeatLook {
  colour: string
  /** SVG stroke-dasharray of the seat's line in a plot. */
  dash: string
  /** SVG path of its mark in a box of 16 × 16. */
  mark: string
}

// Colours of middling lightness: they stand out 3 : 1 from light paper and from dark.
const LOOKS: SeatLook[] = [
  { colour: 'var(--seat-0, #2f7fd0)', dash: '', mark: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z' },
  { colour: 'var(--seat-1, #c9601a)', dash: '8 7', mark: 'M2 2h12v12H2Z' },
  { colour: 'var(--seat-2, #1f8f6a)', dash: '0.5 6', mark: 'M8 1L15.5 14.5H.5Z' },
  { colour: 'var(--seat-3, #a05bc4)', dash: '10 6 0.5 6', mark: 'M8 .5L15.5 8L8 15.5L.5 8Z' },
  { colour: 'var(--seat-4, #a87c0c)', dash: '4 6', mark: 'M8 .5L15.4 5.9L12.6 14.6H3.4L.6 5.9Z' },
  { colour: 'var(--seat-5, #6f7f8a)', dash: '16 7', mark: 'M5.5 1h5v4.5h4.5v5h-4.5v4.5h-5v-4.5H1v-5h4.5Z' },
]

export function look(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length]!
}
