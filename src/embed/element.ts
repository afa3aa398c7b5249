// <mcp-plugin-lab>: HTML's habits around a lab. Attributes are the truth, properties reflect them, moving keeps the state.
import type { Notice } from '../session/link.ts'
import { comparedIn } from '../session/link.ts'
import type { OptionName } from '../session/options.ts'
import { isOption, optionNames, readOption, stateOf } from '../session/options.ts'
import { mount } from '../ui/mount.tsx'
import { VERSION } from '../version.ts'
import type { Emit } from './events.ts'
import { tell } from './events.ts'
import { watchHeight } from './height.ts'
import { keepKeys } from './keys.ts'
import { labOf } from './lab.ts'
import { languageOf } from './language.ts'
import { LabMethods, labs } from './methods.ts'
import type { Opened } from './opening.ts'
import { open, situationOf } from './opening.ts'
import { keep, recall } from './persist.ts'
import { keepEarlyProperties, reflectOptions } from './properties.ts'
import { adoptStyles } from './sheet.ts'
import { reserveTallest } from './tallest.ts'
import { AttributeTokens } from './tokens.ts'

export class McpPluginLabElement extends LabMethods {
  static readonly observedAttributes = [...optionNames, 'lang']

  #opened: Opened | undefined
  #unmount: (() => void) | undefined
  #silence: (() => void) | undefined
  #turn = 0
  #lock: AttributeTokens | undefined
  readonly #emit: Emit = (name, detail) =>
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'lab-beforestep' }))
  #resolveReady: () => void = () => undefined
  readonly #ready = new Promise<this>((resolve) => {
    this.#resolveReady = () => resolve(this)
  })

  connectedCallback(): void {
    keepEarlyProperties(this)
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' })
      adoptStyles(root)
      keepKeys(root)
    }
    if (this.#opened) this.#show(this.#opened)
    else void this.#open()
  }

  disconnectedCallback(): void {
    // a move disconnects and connects at once
    queueMicrotask(() => {
      if (this.isConnected) return
      this.pause()
      this.#unmount?.()
      this.#unmount = undefined
    })
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    const session = this.#opened?.session
    if (before === now) return
    // what is changed while the lab is being opened counts
    if (!session && this.#turn > 0) void this.#open()
    if (!session) return
    if (name === 'lesson') void this.#open()
    else if (name === 'lang') {
      const { language, missing } = languageOf(this)
      if (missing !== undefined) this.#warn('lang', missing, language)
      session.store.setState({ language })
    } else if (name === 'scenario' || name === 'params') {
      const { inputs, notices } = situationOf(session.lesson, (option) =>
        option === 'start' || option === 'compare' ? null : this.getAttribute(option),
      )
      session.setInputs(inputs)
      session.store.setState({ notices })
    } else if (name === 'compare') {
      const notices: Notice[] = []
      session.compare(comparedIn(now ?? '', session.lesson, session.store.getState().inputs, notices))
      session.store.setState({ notices })
    } else if (isOption(name)) {
      const [value, misfit] = readOption(name, now)
      if (misfit) this.#warn(misfit.name, misfit.value, misfit.used)
      session.configure(stateOf(name, value))
    }
  }

  /** Fulfilled with the element when its lab can be used. */
  get ready(): Promise<this> {
    return this.#ready
  }

  get version(): string {
    return VERSION
  }

  get lock(): AttributeTokens {
    return (this.#lock ??= new AttributeTokens(this, 'lock'))
  }

  set lock(words: AttributeTokens | readonly string[] | string | null | undefined) {
    this.#write('lock', words && (typeof words === 'string' ? words : [...words].join(' ')))
  }

  /** Marks and commits the open prediction. */
  get predict(): (fields: unknown) => boolean {
    return (fields) => labs.get(this)?.predict(fields) ?? false
  }

  /** Frameworks that prefer properties to attributes write the attribute here. */
  set predict(mode: string | null | undefined) {
    this.#write('predict', mode)
  }

  /** The inputs of the run; setting them writes the attribute. */
  get params(): Readonly<Record<string, string>> {
    return {
      ...(this.#opened?.session.store.getState().inputs ?? Object.fromEntries(new URLSearchParams(this.getAttribute('params') ?? ''))),
    }
  }

  set params(some: Readonly<Record<string, string>> | string | null | undefined) {
    this.#write('params', some && (typeof some === 'string' ? some : String(new URLSearchParams(some))))
  }

  /** The present situation on the lab's own page, whose address is the attribute `site`. */
  shareUrl(): string {
    return new URL(this.#opened?.session.link() ?? '', siteOf(this) || document.baseURI).href
  }

  #write(name: OptionName, text: string | null | undefined): void {
    if (text === null || text === undefined) this.removeAttribute(name)
    else this.setAttribute(name, text)
  }

  #warn(name: string, value: string, used: string): void {
    // whoever listens to the store raises the event
    this.#opened?.session.store.setState((state) => ({ notices: [...state.notices, { kind: 'option', name, value, used }] }))
  }

  async #open(): Promise<void> {
    const turn = (this.#turn += 1)
    const permit = ({ from, to }: { from: number; to: number }) =>
      this.#emit('lab-beforestep', { from, to, address: this.frames[to] ?? '' })
    try {
      const opened = await open({
        read: (name: OptionName) => this.getAttribute(name),
        language: languageOf(this),
        site: siteOf(this),
        permit,
      })
      if (turn !== this.#turn) return
      this.#close()
      const { session, spoken } = opened
      const lab = labOf(session, spoken.texts, this.#emit)
      session.player.start()
      recall(this, lab)
      this.#opened = opened
      labs.set(this, lab)
      this.#silence = tell(session, this.#emit)
      keep(this, session, lab)
      if (this.isConnected) this.#show(opened)
      for (const { name, value, used } of session.store.getState().notices) this.#emit('lab-warning', { name, value, used })
      this.#emit('lab-ready', { version: VERSION })
      this.#resolveReady()
      const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches && session.store.getState().motion !== 'full'
      if (readOption('autoplay', this.getAttribute('autoplay'))[0] && !calm) lab.play()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (this.shadowRoot) this.shadowRoot.textContent = `MCP Plugin Lab: ${message}`
      this.#emit('lab-error', { message })
    }
  }

  #close(): void {
    this.pause()
    labs.get(this)?.dispose()
    this.#silence?.()
    this.#unmount?.()
    this.#unmount = undefined
  }

  #show({ session, spoken }: Opened): void {
    const root = this.shadowRoot
    if (!root || this.#unmount) return
    const place = document.createElement('div')
    place.className = 'place'
    root.replaceChildren(place)
    const stops = [
      mount(place, session, spoken),
      watchHeight(root, (height) => this.#emit('lab-height', { height })),
      reserveTallest(place, session, spoken),
    ]
    this.#unmount = () => stops.forEach((stop) => stop())
  }
}

/** The address of the lab's own page with a slash at its end; nothing where the page names none. */
const siteOf = (element: Element): string => {
  const site = element.getAttribute('site')
  if (!site) return ''
  const { href } = new URL(site, document.baseURI)
  return href.endsWith('/') ? href : `${href}/`
}

reflectOptions(McpPluginLabElement.prototype)
