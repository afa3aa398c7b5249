// A set of words kept in an attribute, with the methods of a DOMTokenList.

const words = (text: string | null): string[] => [...new Set((text ?? '').split(/[\s,]+/u).filter(Boolean))]

/** Reads and writes the attribute each time, so that it never disagrees with it. */
export class AttributeTokens {
  readonly #element: Element
  readonly #attribute: string

  constructor(element: Element, attribute: string) {
    this.#element = element
    this.#attribute = attribute
  }

  get value(): string {
    return words(this.#element.getAttribute(this.#attribute)).join(' ')
  }

  set value(text: string) {
    this.#write(words(text))
  }

  get length(): number {
    return words(this.value).length
  }

  contains(word: string): boolean {
    return words(this.value).includes(word)
  }

  add(...some: string[]): void {
    this.#write([...words(this.value), ...some])
  }

  remove(...some: string[]): void {
    this.#write(words(this.value).filter((word) => !some.includes(word)))
  }

  /** Returns whether the word is there afterwards. */
  toggle(word: string, force = !this.contains(word)): boolean {
    if (force) this.add(word)
    else this.remove(word)
    return force
  }

  toString(): string {
    return this.value
  }

  [Symbol.iterator](): Iterator<string> {
    return words(this.value)[Symbol.iterator]()
  }

  #write(some: readonly string[]): void {
    this.#element.setAttribute(this.#attribute, [...new Set(some)].join(' '))
  }
}
