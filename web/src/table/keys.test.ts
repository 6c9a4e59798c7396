import { afterEach, describe, expect, it } from 'vitest'
import { belongsElsewhere } from './keys'

afterEach(() => document.body.replaceChildren())

function typed(key: string, html: string, modifiers: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html
  let elsewhere = true
  document.body.addEventListener('keydown', (event) => (elsewhere = belongsElsewhere(event)), { once: true })
  document.querySelector('#at')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }))
  return elsewhere
}

describe('a key', () => {
  it('is the table’s on a thing or a button', () => {
    expect(typed('u', '<button id="at"></button>')).toBe(false)
    expect(typed('ArrowLeft', '<button id="at"></button>')).toBe(false)
  })

  it('belongs to what is being typed into, and to the window in front', () => {
    expect(typed('u', '<input id="at" type="search">')).toBe(true)
    expect(typed('u', '<dialog><button id="at"></button></dialog>')).toBe(true)
    expect(typed('Escape', '<dialog><button id="at"></button></dialog>')).toBe(true)
    expect(typed('1', '<div role="menu"><button id="at"></button></div>')).toBe(true)
  })

  it('moves within a list that goes by arrows, though letters still reach the table', () => {
    expect(typed('ArrowDown', '<div data-own-keys><button id="at"></button></div>')).toBe(true)
    expect(typed('f', '<div data-own-keys><button id="at"></button></div>')).toBe(false)
    expect(typed('u', '<input id="at" type="checkbox">')).toBe(false)
  })

  it('closes things from anywhere with Escape', () => {
    expect(typed('Escape', '<input id="at" type="search">')).toBe(false)
  })

  it('with Ctrl is the browser’s', () => {
    expect(typed('f', '<button id="at"></button>', { ctrlKey: true })).toBe(true)
  })
})
