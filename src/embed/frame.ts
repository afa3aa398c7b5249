// The page for iframes: turns its address into an element, and the element's events into messages.
import type { McpPluginLabElement } from './types/element.js'
import { readAddress } from './address.ts'
import { connectToParent } from './parent.ts'
import { pack, unpack } from './packed.ts'
import { soon } from './soon.ts'

/** The fragment that holds the whole state: `#s=1.<packed>`. */
const FRAGMENT = /^#s=(.+)$/

async function start(place: HTMLElement): Promise<void> {
  const { attributes, origin } = readAddress(location.search)
  const lab = document.createElement('mcp-plugin-lab')
  // below the title of this page
  lab.setAttribute('heading-level', '2')
  lab.setAttribute('site', new URL('../', location.href).href)
  for (const [name, value] of attributes) lab.setAttribute(name, value)
  followTheme(lab)
  const connection = connectToParent(lab, origin)
  place.replaceChildren(lab)
  await lab.ready
  document.documentElement.lang = lab.lang || navigator.language
  const [, packed] = FRAGMENT.exec(location.hash) ?? []
  if (packed !== undefined) lab.setState(unpack(packed))
  connection.ready()
  keepInFragment(lab)
}

/** The page behind the lab has the lab's colours, so that no white box shows around it. */
function followTheme(lab: McpPluginLabElement): void {
  const follow = () => {
    const theme = lab.getAttribute('theme')
    document.documentElement.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : 'light dark'
  }
  new MutationObserver(follow).observe(lab, { attributeFilter: ['theme'] })
  follow()
}

/** Keeps the state in the address, so that a reload goes on where it was. */
function keepInFragment(lab: McpPluginLabElement): void {
  const write = soon(() => history.replaceState(null, '', `#s=${pack(lab.getState())}`))
  for (const name of ['lab-step', 'lab-params', 'lab-reveal']) lab.addEventListener(name, write)
}

const place = document.getElementById('place')
if (place) void start(place)
