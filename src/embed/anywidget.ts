// The lab as an anywidget module for Jupyter Book and MyST: the model's fields are the element's attributes by their property names.
import { optionNames, propertyOf } from '../session/options.ts'
import './register.ts'
import { textOf } from './properties.ts'

interface Model {
  get(name: string): unknown
  on(event: string, listener: () => void): void
  off(event: string, listener: () => void): void
}

const NAMES = [...optionNames, 'lang'] as const

function render({ model, el }: { readonly model: Model; readonly el: HTMLElement }): () => void {
  const lab = document.createElement('mcp-plugin-lab')
  const stops = NAMES.map((name) => {
    const field = name === 'lang' ? name : propertyOf(name)
    const write = () => {
      const value = model.get(field) ?? model.get(name)
      if (value === undefined || value === null || value === false) lab.removeAttribute(name)
      else if (name === 'params' && typeof value === 'object')
        lab.setAttribute(name, String(new URLSearchParams(value as Record<string, string>)))
      else lab.setAttribute(name, textOf(value))
    }
    write()
    model.on(`change:${field}`, write)
    return () => model.off(`change:${field}`, write)
  })
  el.append(lab)
  return () => {
    stops.forEach((stop) => stop())
    lab.remove()
  }
}

export default { render }
