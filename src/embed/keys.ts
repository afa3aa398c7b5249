// Keys pressed inside the lab belong to it: a page that turns its slides with a space or an arrow must not see them.

const TEXT = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]'
/** These do something of their own with a space, Enter or an arrow. */
const CONTROL = 'button, input, select, textarea, summary, a[href]'
const OWN = new Set([' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])

/** Keeps what is typed, what a control uses and what the lab acted on; shortcuts with a modifier and Tab pass. */
export function keepKeys(root: ShadowRoot): void {
  // a key that was kept when it went down is kept until it is up
  const down = new Set<string>()
  const keep = (event: KeyboardEvent) => {
    const kept = belongs(event) || (event.type !== 'keydown' && down.has(event.key))
    if (kept) event.stopPropagation()
    if (event.type === 'keyup') down.delete(event.key)
    else if (kept) down.add(event.key)
  }
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, (event) => keep(event as KeyboardEvent))
}

function belongs(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  if (!(target instanceof Element)) return false
  if (target.matches(TEXT)) return true
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  return event.defaultPrevented || (OWN.has(event.key) && target.closest(CONTROL) !== null)
}
