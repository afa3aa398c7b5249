// The page's side of an iframe.

export type Told = 'ready' | 'step' | 'params' | 'predict' | 'reveal' | 'complete' | 'state' | 'height' | 'warning' | 'error'

export interface ConnectOptions {
  /** How long to wait for the frame, in milliseconds; 15,000 when left out. */
  readonly timeout?: number
  /** Follow the height that the frame tells; true when left out. */
  readonly autoHeight?: boolean
}

export interface ConnectedLab {
  setTheme(theme: string): Promise<boolean>
  setLang(lang: string): Promise<boolean>
  setParams(params: Record<string, string>): Promise<boolean>
  goTo(place: string | number): Promise<boolean>
  play(): Promise<boolean>
  pause(): Promise<boolean>
  reset(): Promise<boolean>
  getState(): Promise<unknown>
  setState(state: unknown): Promise<boolean>
  /** Listens to one kind of event; returns how to stop. */
  on(name: Told, listener: (detail: unknown) => void): () => void
  disconnect(): void
}

/** Rejects when no lab has said hello in time. */
export declare function connectLab(iframe: HTMLIFrameElement, options?: ConnectOptions): Promise<ConnectedLab>

/** For pages that only want the height of unconnected frames; returns how to stop. */
export declare function followHeights(): () => void
