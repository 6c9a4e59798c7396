/**
 * The answers of a question stand in one row on a wide screen, so that the prompt keeps its height. Where they are too many
 * they move closer together: the picture above the word, then small letters; then what is not possible now leaves the row, in
 * the one form and in the other. Only what fits in no way takes several rows.
 */

const WAYS = ['', 'close', 'tight', 'closest', 'tightest'] as const
/** A row of buttons is no higher, in pixels. */
const ROW = 40

/**
 * Choose how closely a row's answers stand: the first way in which they fit. Whether they do; elsewhere than on a wide
 * screen they take as many rows as they need.
 */
export function fit(row: HTMLElement): boolean {
  row.dataset.fit = ''
  if (!matchMedia('(min-width: 1200px)').matches) return true
  for (const way of WAYS) {
    row.dataset.fit = way
    if (row.scrollWidth <= row.clientWidth && row.offsetHeight <= ROW) return true
  }
  row.dataset.fit = 'rows'
  return false
}
