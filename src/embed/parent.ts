// The frame's side of the handshake: says hello until the page around it connects, and then talks over a port only.
import type { Connection } from 'penpal'
import { PortMessenger, connect } from 'penpal'
import type { McpPluginLabElement } from './types/element.js'
import type { FrameMethods, HostMethods, Told } from './messages.ts'
import { heightMessage, helloMessage, isConnect } from './messages.ts'

const FIRST_WAIT = 100
const LONGEST = 10_000

/** `origin`: a page of this origin may connect beside one of the frame's own. */
export function connectToParent(lab: McpPluginLabElement, origin: string | undefined): { ready: () => void } {
  if (window.parent === window) return { ready: () => undefined }
  let tell: ((name: Told, detail: unknown) => void) | undefined
  let connection: Connection<HostMethods> | undefined
  const early: [Told, unknown][] = []

  const hear = ({ source, origin: from, data, ports: [port] }: MessageEvent) => {
    if (source !== window.parent || (from !== location.origin && from !== origin) || !isConnect(data) || !port) return
    connection?.destroy()
    connection = connect<HostMethods>({ messenger: new PortMessenger({ port }), methods: methodsOf(lab) })
    void connection.promise
      .then((host) => {
        tell = (name, detail) => void host.tell(name, detail).catch(() => undefined)
        document.documentElement.dataset['connected'] = ''
        for (const [name, detail] of early.splice(0)) tell(name, detail)
      })
      .catch(() => undefined)
  }
  addEventListener('message', hear)
  sayHello(() => connection !== undefined)

  for (const name of ['step', 'params', 'predict', 'reveal', 'complete', 'warning', 'error'] as const) {
    lab.addEventListener(`lab-${name}`, (event) => {
      tell?.(name, (event as CustomEvent<unknown>).detail)
      if (name === 'step' || name === 'params' || name === 'reveal') tell?.('state', lab.getState())
    })
  }
  lab.addEventListener('lab-height', (event) => {
    const { height } = (event as CustomEvent<{ height: number }>).detail
    if (tell) tell('height', height)
    else {
      announce(heightMessage(height))
      early.splice(0, early.length, ...early.filter(([name]) => name !== 'height'), ['height', height])
    }
  })
  return {
    ready() {
      const detail = { version: lab.version, frames: lab.frames, state: lab.getState() }
      if (tell) tell('ready', detail)
      else early.unshift(['ready', detail])
    },
  }
}

/** To anyone: that a lab is here, or how tall it is. Nothing else may go this way. */
function announce(message: ReturnType<typeof helloMessage> | ReturnType<typeof heightMessage>): void {
  window.parent.postMessage(message, '*')
}

/** With growing gaps, for ten seconds or until somebody has connected. */
function sayHello(connected: () => boolean): void {
  const started = performance.now()
  const again = (wait: number) => {
    if (connected() || performance.now() - started > LONGEST) return
    announce(helloMessage())
    setTimeout(() => again(wait * 1.5), wait)
  }
  again(FIRST_WAIT)
}

function methodsOf(lab: McpPluginLabElement): FrameMethods {
  const set = (name: string, value: unknown): boolean => {
    if (typeof value !== 'string') return false
    lab.setAttribute(name, value)
    return true
  }
  return {
    setTheme: (theme) => set('theme', theme),
    setLang: (lang) => set('lang', lang),
    setParams(params) {
      if (typeof params !== 'object' || params === null || Object.values(params).some((value) => typeof value !== 'string')) return false
      lab.params = params
      return true
    },
    goTo: (place) => lab.goTo(place),
    play: () => lab.play(),
    pause: () => lab.pause(),
    reset: () => lab.reset(),
    getState: () => lab.getState(),
    setState: (state) => lab.setState(state),
  }
}
