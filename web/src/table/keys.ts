/** The keys of a table. Listed here, carried out by the table page. */

export const KEYS: { keys: string[]; message: string }[] = [
  { keys: ['Tab'], message: 'keys-tab' },
  { keys: ['←', '↑', '→', '↓'], message: 'keys-arrows' },
  { keys: ['Enter'], message: 'keys-enter' },
  { keys: ['f'], message: 'keys-next' },
  { keys: ['1', '…', '9'], message: 'keys-numbers' },
  { keys: ['c'], message: 'keys-confirm' },
  { keys: ['Esc'], message: 'keys-clear' },
  { keys: ['u'], message: 'keys-undo' },
  { keys: ['z'], message: 'keys-zoom' },
  { keys: ['p'], message: 'keys-prompt' },
  { keys: ['l'], message: 'keys-log' },
  { keys: ['t'], message: 'keys-chat' },
  { keys: ['r'], message: 'keys-rules' },
  { keys: ['m'], message: 'keys-menu' },
  { keys: ['?'], message: 'keys-help' },
]

/** Whether a key typed there belongs to what is being typed into, to a list that goes by arrows, or to a window in front. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  if (!(target instanceof Element)) return false
  if (target.closest('dialog, [role="menu"]')) return true
  if (event.key === 'Escape') return false
  if (target.closest('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]')) return true
  return event.key.length > 1 && target.closest('input, [data-own-keys]') !== null
}
