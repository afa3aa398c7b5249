// Properties that reflect attributes, made from the table of options.
import { optionNames, propertyOf, readOption } from '../session/options.ts'

/** Properties with a form of their own, written out in the class. */
const OWN = new Set<string>(['params', 'lock'])

/** Gives a prototype one accessor for each option: it reads the attribute's value, or its default, and writes the attribute. */
export function reflectOptions(prototype: Element): void {
  for (const name of optionNames) {
    if (OWN.has(name)) continue
    Object.defineProperty(prototype, propertyOf(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return readOption(name, this.getAttribute(name))[0]
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name)
        else this.setAttribute(name, textOf(value))
      },
    })
  }
}

/** The text of a value as an attribute has it; objects are none of the options' values and become JSON, to be warned of. */
export function textOf(value: unknown): string {
  if (value === true) return ''
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Properties set before the element was defined hide the accessors; they are set again through them. */
export function keepEarlyProperties(element: Element): void {
  for (const name of [...optionNames.map(propertyOf), 'frame']) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
