// Keeps a lab's state in the browser when the page asks for it. A storage that refuses is no error.
import { readOption } from '../session/options.ts'
import type { Session } from '../session/session.ts'
import type { Lab } from './lab.ts'
import { soon } from './soon.ts'

/** One entry per page and element: its id, or its place among the labs of the page. */
function entryOf(element: Element): string {
  const place = element.id || String([...document.querySelectorAll(element.localName)].indexOf(element))
  return `mcp-plugin-lab:${location.pathname}#${place}`
}

function storageOf(element: Element): Storage | undefined {
  const [kind] = readOption('persist', element.getAttribute('persist'))
  if (kind === 'none') return undefined
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    // an opaque origin has no storage
    return undefined
  }
}

export function recall(element: Element, lab: Lab): void {
  try {
    const kept = storageOf(element)?.getItem(entryOf(element))
    if (kept) lab.setState(JSON.parse(kept))
  } catch {
    // what cannot be read is as good as not there
  }
}

export function keep(element: Element, { store, player }: Session, lab: Lab): void {
  const storage = storageOf(element)
  if (!storage) return
  const write = soon(() => storage.setItem(entryOf(element), JSON.stringify(lab.getState())))
  store.subscribe(write)
  player.subscribe(write)
}
