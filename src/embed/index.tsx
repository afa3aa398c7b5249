// The React component: renders the element, which a server can do too, and defines it once there is a browser.
import type { HTMLAttributes, ReactNode } from 'react'
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import type { OptionName } from '../session/options.ts'
import { optionNames, propertyOf } from '../session/options.ts'
import type { McpPluginLabElement } from './element.ts'
import type { LabEvents } from './events.ts'
import { textOf } from './properties.ts'

/** `lab-beforestep` becomes `onBeforestep`, with the event as its argument. */
type Handlers = {
  readonly [N in keyof LabEvents as N extends `lab-${infer E}` ? `on${Capitalize<E>}` : never]?: (event: CustomEvent<LabEvents[N]>) => void
}

type Values = {
  readonly lesson?: string
  readonly scenario?: string
  readonly params?: Readonly<Record<string, string>> | string
  readonly startAt?: string
  readonly predictMode?: 'auto' | 'required' | 'off'
  readonly pauseAt?: readonly string[] | string
  readonly controls?: 'full' | 'steps' | 'none'
  readonly lock?: readonly string[] | string
  readonly view?: 'full' | 'stage' | 'wire' | 'pool'
  readonly autoplay?: boolean
  readonly speed?: number
  readonly motion?: 'auto' | 'reduce' | 'full'
  readonly noHotkeys?: boolean
  readonly theme?: 'auto' | 'light' | 'dark'
  readonly headingLevel?: number
  readonly height?: 'stable' | 'content'
  readonly persist?: 'none' | 'session' | 'local'
}

export type McpPluginLabProps = Values &
  Handlers &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'lang' | 'dir'> & { readonly children?: ReactNode }

const EVENTS = ['ready', 'beforestep', 'step', 'params', 'predict', 'reveal', 'complete', 'height', 'warning', 'error'] as const

const attributeOf = new Map(optionNames.map((name) => [propertyOf(name), name]))

function written(name: OptionName, value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined
  if (name === 'params' && typeof value === 'object') return String(new URLSearchParams(value as Record<string, string>))
  return textOf(value)
}

/** A lab in a React tree; its children are what is shown where no script runs. The ref is the element with its methods. */
export const McpPluginLab = forwardRef<McpPluginLabElement, McpPluginLabProps>(function McpPluginLab({ children, ...props }, ref) {
  const element = useRef<McpPluginLabElement>(null)
  const handlers = useRef<Record<string, unknown>>({})
  useImperativeHandle(ref, () => element.current as McpPluginLabElement, [])
  const attributes: Record<string, unknown> = {}
  const heard: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributeOf.get(name)
    if (attribute) attributes[attribute] = written(attribute, value)
    else if (/^on[A-Z]/.test(name)) heard[name] = value
    // React gives a custom element its attributes as they are written in HTML
    else attributes[name === 'className' ? 'class' : name] = value
  }
  useEffect(() => {
    handlers.current = heard
  })
  useEffect(() => {
    const at = element.current
    if (!at) return undefined
    const stops = EVENTS.map((event) => {
      const hear = (given: Event) => {
        const handler = handlers.current[`on${event.charAt(0).toUpperCase()}${event.slice(1)}`]
        if (typeof handler === 'function') handler(given)
      }
      at.addEventListener(`lab-${event}`, hear)
      return () => at.removeEventListener(`lab-${event}`, hear)
    })
    void import('./register.ts')
    return () => stops.forEach((stop) => stop())
  }, [])
  return createElement('mcp-plugin-lab', { ref: element, ...attributes }, children)
})
