// What can be read of the element and asked of it. Before the lab is ready, what is asked is answered with false.
import type { Counters } from './events.ts'
import type { Lab } from './lab.ts'
import type { LabSnapshot } from './state.ts'

/** An import without a DOM defines the class and does no harm. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/** The lab of each element that is ready. */
export const labs = new WeakMap<LabMethods, Lab>()

export class LabMethods extends Base {
  /** The address of the frame that is shown. */
  get frame(): string {
    return labs.get(this)?.frame ?? ''
  }

  set frame(address: string) {
    labs.get(this)?.goTo(address)
  }

  get frames(): readonly string[] {
    return labs.get(this)?.frames ?? []
  }

  get steps(): Lab['steps'] {
    return labs.get(this)?.steps ?? []
  }

  get playing(): boolean {
    return labs.get(this)?.playing ?? false
  }

  get counters(): Counters {
    return labs.get(this)?.counters ?? { local: 0, external: 0, wire: 0 }
  }

  get vector(): Lab['vector'] | undefined {
    return labs.get(this)?.vector
  }

  get completed(): boolean {
    return labs.get(this)?.completed ?? false
  }

  play(): boolean {
    return labs.get(this)?.play() ?? false
  }

  pause(): boolean {
    return labs.get(this)?.pause() ?? false
  }

  next(): boolean {
    return labs.get(this)?.next() ?? false
  }

  previous(): boolean {
    return labs.get(this)?.previous() ?? false
  }

  nextStep(): boolean {
    return labs.get(this)?.nextStep() ?? false
  }

  previousStep(): boolean {
    return labs.get(this)?.previousStep() ?? false
  }

  goTo(place: unknown): boolean {
    return labs.get(this)?.goTo(place) ?? false
  }

  reset(): boolean {
    return labs.get(this)?.reset() ?? false
  }

  reveal(): boolean {
    return labs.get(this)?.reveal() ?? false
  }

  exportTrace(format: unknown): string | false {
    return labs.get(this)?.exportTrace(format) ?? false
  }

  getState(): LabSnapshot | undefined {
    return labs.get(this)?.getState()
  }

  setState(value: unknown): boolean {
    return labs.get(this)?.setState(value) ?? false
  }
}
