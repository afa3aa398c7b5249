// The page's side of an iframe: `connectLab(iframe)` gives the lab in it as an object with methods and events.
import { PortMessenger, connect } from 'penpal'
import type { FrameMethods, HostMethods, Told } from './messages.ts'
import { TOLD, connectMessage, isHeight, isHello } from './messages.ts'

export type { Told } from './messages.ts'

/** The methods of a connected lab; each gives a promise. */
export type LabMethods = {
  readonly [N in keyof FrameMethods]: (...given: Parameters<FrameMethods[N]>) => Promise<ReturnType<FrameMethods[N]>>
}

export interface ConnectedLab extends LabMethods {
  /** Listens to one kind of event; returns how to stop. */
  on(name: Told, listener: (detail: unknown) => void): () => void
  /** Closes the port. The frame goes on by itself. */
  disconnect(): void
}

export interface ConnectOptions {
  /** How long to wait for the frame, in milliseconds. */
  readonly timeout?: number
  /** Follow the height that the frame tells. Off for a frame of a fixed size. */
  readonly autoHeight?: boolean
}

/** Rejects when no lab has said hello in time. The origin that counts is that of the iframe's address. */
export async function connectLab(
  iframe: HTMLIFrameElement,
  { timeout = 15_000, autoHeight = true }: ConnectOptions = {},
): Promise<ConnectedLab> {
  const port = await shakeHands(iframe, timeout)
  const listeners = new Map<Told, Set<(detail: unknown) => void>>(TOLD.map((name) => [name, new Set()]))
  const methods: HostMethods = {
    tell(name, detail) {
      if (name === 'height' && autoHeight) setHeight(iframe, Number(detail))
      listeners.get(name)?.forEach((listener) => listener(detail))
    },
  }
  const connection = connect<FrameMethods>({ messenger: new PortMessenger({ port }), methods, timeout })
  const remote = await connection.promise
  const ask =
    (name: keyof FrameMethods) =>
    (...given: unknown[]) =>
      (remote[name] as (...some: unknown[]) => Promise<unknown>)(...given)
  const names: (keyof FrameMethods)[] = ['setTheme', 'setLang', 'setParams', 'goTo', 'play', 'pause', 'reset', 'getState', 'setState']
  return {
    ...(Object.fromEntries(names.map((name) => [name, ask(name)])) as LabMethods),
    on(name, listener) {
      listeners.get(name)?.add(listener)
      return () => listeners.get(name)?.delete(listener)
    },
    disconnect: () => connection.destroy(),
  }
}

/** For pages that only want the height: follows what unconnected labs in this page's frames tell. Returns how to stop. */
export function followHeights(): () => void {
  addEventListener('message', follow)
  return () => removeEventListener('message', follow)
}

function follow({ source, data }: MessageEvent): void {
  if (!isHeight(data)) return
  for (const iframe of document.querySelectorAll('iframe')) if (iframe.contentWindow === source) setHeight(iframe, data.height)
}

/** No frame may push its page away: at most this many CSS pixels. */
const TALLEST = 20_000

function setHeight(iframe: HTMLIFrameElement, height: number): void {
  if (height > 0 && height < TALLEST) iframe.style.height = `${Math.ceil(height)}px`
}

/** Waits for the frame's hello and answers it with one end of a channel. */
function shakeHands(iframe: HTMLIFrameElement, timeout: number): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeEventListener('message', hear)
      reject(new Error(`No lab said hello from ${iframe.src} within ${timeout} ms`))
    }, timeout)
    const expected = new URL(iframe.src, document.baseURI).origin
    function hear({ source, origin, data }: MessageEvent): void {
      // a sandboxed frame has no origin; it can only be told by its window
      if (source !== iframe.contentWindow || (origin !== expected && origin !== 'null') || !isHello(data)) return
      clearTimeout(timer)
      removeEventListener('message', hear)
      const { port1, port2 } = new MessageChannel()
      iframe.contentWindow?.postMessage(connectMessage(), origin === 'null' ? '*' : origin, [port2])
      resolve(port1)
    }
    addEventListener('message', hear)
  })
}
