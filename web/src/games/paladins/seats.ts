/** The colours of the players' pieces; the solo opponent's are black. Names stand beside them wherever they matter. */
const COLOURS = ['var(--paladins-seat-0)', 'var(--paladins-seat-1)', 'var(--paladins-seat-2)', 'var(--paladins-seat-3)']

export const seatColour = (at: string): string => (at.startsWith('seat:') ? (COLOURS[Number(at.slice(5))] ?? COLOURS[0]!) : 'var(--paladins-seat-opponent)')
