/** Leading the eye from a name to the thing on the table: every drawing of it carries its id in data-thing. */

let pointed: Element[] = []

/** Mark the things with this id, and no others; null: none. Returns how many there are. */
export function pointAt(thing: string | null): number {
  for (const element of pointed) element.removeAttribute('data-pointed')
  pointed = thing === null ? [] : [...document.querySelectorAll<HTMLElement>('[data-thing]')].filter((one) => one.dataset.thing === thing)
  for (const element of pointed) element.setAttribute('data-pointed', '')
  return pointed.length
}
