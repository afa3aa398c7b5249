// The public face of <mcp-plugin-lab>, written by hand and compared with the class by a test.

export type LabState = {
  v: 1
  lesson: string
  scenario: string
  /** The inputs that differ from the lesson's defaults. */
  params: Record<string, string>
  /** The address of a frame, such as `routing@c2`. */
  frame: string
  /** By checkpoint, then by field. */
  answers: Record<string, Record<string, string | number | boolean>>
}

export type LabStep = { id: string; first: number; count: number }
export type LabCounters = { readonly local: number; readonly external: number; readonly wire: number }
export type LabLock = 'params' | 'scenario' | 'lesson' | 'lang' | 'theme' | 'inspector' | 'share'
export type LabFormat = 'text' | 'wire' | 'frames' | 'vector' | 'html'

/** What each event carries. All of them bubble and leave a shadow tree; `lab-beforestep` can be cancelled. */
export interface LabEventDetails {
  'lab-ready': { readonly version: string }
  'lab-beforestep': { readonly from: number; readonly to: number; readonly address: string }
  'lab-step': { readonly from: number; readonly to: number; readonly address: string; readonly counters: LabCounters }
  'lab-params': { readonly scenario: string; readonly params: Readonly<Record<string, string>> }
  'lab-predict': { readonly checkpoint: string; readonly fields: Readonly<Record<string, unknown>> }
  'lab-reveal': {
    readonly checkpoint: string
    readonly predicted: Readonly<Record<string, unknown>>
    readonly actual: Readonly<Record<string, unknown>>
    readonly wrong: readonly string[]
  }
  'lab-complete': { readonly score: number; readonly max: number }
  'lab-height': { readonly height: number }
  'lab-warning': { readonly name: string; readonly value: string; readonly used: string }
  'lab-error': { readonly message: string }
}

/** The words of the `lock` attribute, as a DOMTokenList has them. */
export interface LabTokens extends Iterable<string> {
  value: string
  readonly length: number
  contains(word: string): boolean
  add(...words: string[]): void
  remove(...words: string[]): void
  toggle(word: string, force?: boolean): boolean
}

export declare class McpPluginLabElement extends HTMLElement {
  static readonly observedAttributes: readonly string[]

  // properties that reflect attributes
  lesson: string
  scenario: string
  get params(): Readonly<Record<string, string>>
  set params(some: Readonly<Record<string, string>> | string | null | undefined)
  /** Situations beside this one: scenario ids or `name=value&name=value`, separated by `;`. */
  compare: string
  startAt: string
  predictMode: 'auto' | 'required' | 'off'
  pauseAt: readonly string[]
  controls: 'full' | 'steps' | 'none'
  get lock(): LabTokens
  set lock(words: LabTokens | readonly string[] | string | null | undefined)
  view: 'full' | 'stage' | 'wire' | 'pool'
  autoplay: boolean
  speed: number
  motion: 'auto' | 'reduce' | 'full'
  noHotkeys: boolean
  theme: 'auto' | 'light' | 'dark'
  headingLevel: number
  height: 'stable' | 'content'
  site: string
  persist: 'none' | 'session' | 'local'

  // what it shows
  /** The address of the present frame; setting it goes there. */
  frame: string
  readonly ready: Promise<this>
  readonly version: string
  readonly frames: readonly string[]
  readonly steps: readonly LabStep[]
  readonly playing: boolean
  readonly counters: LabCounters
  /** Everything the run is judged by, in the form of the command line's `--format vector`. */
  readonly vector: object | undefined
  readonly completed: boolean

  // what it can be asked; bad input, and anything before `ready`, is answered with false
  play(): boolean
  pause(): boolean
  next(): boolean
  previous(): boolean
  nextStep(): boolean
  previousStep(): boolean
  goTo(place: string | number): boolean
  reset(): boolean
  predict(fields: Readonly<Record<string, string | number | boolean>>): boolean
  reveal(): boolean
  getState(): LabState | undefined
  setState(state: unknown): boolean
  shareUrl(): string
  exportTrace(format: LabFormat): string | false

  addEventListener<N extends keyof LabEventDetails>(
    type: N,
    listener: (this: this, event: CustomEvent<LabEventDetails[N]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void
}

declare global {
  interface HTMLElementTagNameMap {
    'mcp-plugin-lab': McpPluginLabElement
  }
}
