// The React component: renders the element, which a server can do too, and defines it once there is a browser.
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import type { OptionName } from '../session/options.ts'
import { optionNames, propertyOf } from '../session/options.ts'
import type { McpPluginLabElement } from './types/element.js'
import { textOf } from './properties.ts'
import type { McpPluginLabProps } from './types/index.js'

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
