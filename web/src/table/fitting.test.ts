import { afterEach, describe, expect, it, vi } from 'vitest'
import { fit } from './fitting'

/** A row of a width in which its answers, standing in each way, need so much room. */
function row(widths: Record<string, number>, height = 40): HTMLElement {
  const made = document.createElement('div')
  Object.defineProperties(made, {
    clientWidth: { value: 1000 },
    scrollWidth: { get: () => widths[made.dataset.fit ?? ''] },
    offsetHeight: { value: height },
  })
  return made
}
const screenIs = (wide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: wide }))
afterEach(() => vi.unstubAllGlobals())

describe('the answers of a question on a wide screen', () => {
  it.each([
    ['stand at ease where there is room', { '': 900, close: 700, tight: 650, closest: 600 }, '', true],
    ['move closer together', { '': 1400, close: 1000, tight: 900, closest: 800 }, 'close', true],
    ['shrink', { '': 1400, close: 1100, tight: 990, closest: 800 }, 'tight', true],
    ['leave out what is not possible', { '': 1400, close: 1100, tight: 1050, closest: 950 }, 'closest', true],
    ['do both', { '': 1400, close: 1300, tight: 1250, closest: 1200, tightest: 980 }, 'tightest', true],
    ['take several rows where nothing helps', { '': 1400, close: 1300, tight: 1250, closest: 1200, tightest: 1100 }, 'rows', false],
  ])('%s', (_, widths, way, fits) => {
    screenIs(true)
    const made = row(widths)
    expect(fit(made)).toBe(fits)
    expect(made.dataset.fit).toBe(way)
  })

  it('are no higher than one row', () => {
    screenIs(true)
    expect(fit(row({ '': 900, close: 900, tight: 900, closest: 900, tightest: 900 }, 54))).toBe(false)
  })
})

it('on a narrow screen they take as many rows as they need', () => {
  screenIs(false)
  const made = row({ '': 1400 })
  made.dataset.fit = 'closest'
  expect(fit(made)).toBe(true)
  expect(made.dataset.fit).toBe('')
})
