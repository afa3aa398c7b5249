// The messages `mcp-plugin-lab/1` between a frame and the page around it: a handshake, then calls over a port of their own.
import * as z from 'zod/mini'

const PROTOCOL = 'mcp-plugin-lab'
const PROTOCOL_VERSION = 1

/** From the frame to anyone who listens; there is nothing private in it. */
const hello = z.object({ protocol: z.literal(PROTOCOL), type: z.literal('hello'), supported: z.array(z.number()) })
/** For a page that never connects: CSS pixels. */
const height = z.object({ protocol: z.literal(PROTOCOL), type: z.literal('height'), height: z.number() })
/** From the page to the frame, with a MessagePort. */
const connect = z.object({ protocol: z.literal(PROTOCOL), type: z.literal('connect'), version: z.literal(PROTOCOL_VERSION) })

const fits =
  <T extends z.ZodMiniType>(schema: T) =>
  (data: unknown): data is z.infer<T> =>
    z.safeParse(schema, data).success

export const isHello = fits(hello)
export const isHeight = fits(height)
export const isConnect = fits(connect)

export const helloMessage = (): z.infer<typeof hello> => ({ protocol: PROTOCOL, type: 'hello', supported: [PROTOCOL_VERSION] })
export const heightMessage = (pixels: number): z.infer<typeof height> => ({ protocol: PROTOCOL, type: 'height', height: pixels })
export const connectMessage = (): z.infer<typeof connect> => ({ protocol: PROTOCOL, type: 'connect', version: PROTOCOL_VERSION })

/** What a frame tells a connected page: the element's events without their prefix. */
export const TOLD = ['ready', 'step', 'params', 'predict', 'reveal', 'complete', 'state', 'height', 'warning', 'error'] as const
export type Told = (typeof TOLD)[number]

/** What a connected page may ask of a frame. Each answers true or false; `getState` answers the state. */
export type FrameMethods = {
  setTheme: (theme: string) => boolean
  setLang: (lang: string) => boolean
  setParams: (params: Record<string, string>) => boolean
  goTo: (place: string | number) => boolean
  play: () => boolean
  pause: () => boolean
  reset: () => boolean
  getState: () => unknown
  setState: (state: unknown) => boolean
}

/** What the page offers to the frame. */
export type HostMethods = { tell: (name: Told, detail: unknown) => void }
