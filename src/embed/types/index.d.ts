// The React component.
import type { ForwardRefExoticComponent, HTMLAttributes, ReactNode, RefAttributes } from 'react'
import type { LabEventDetails, LabLock, McpPluginLabElement } from './element.js'

export type { LabEventDetails, LabLock, LabState, McpPluginLabElement } from './element.js'

/** `lab-step` is heard by `onStep`, with the event as its argument. */
type LabHandlers = {
  readonly [N in keyof LabEventDetails as N extends `lab-${infer E}` ? `on${Capitalize<E>}` : never]?: (
    event: CustomEvent<LabEventDetails[N]>,
  ) => void
}

interface LabValues {
  readonly lesson?: string
  readonly scenario?: string
  readonly params?: Readonly<Record<string, string>> | string
  readonly compare?: string
  readonly startAt?: string
  readonly predictMode?: 'auto' | 'required' | 'off'
  readonly pauseAt?: readonly string[] | string
  readonly controls?: 'full' | 'steps' | 'none'
  readonly lock?: readonly LabLock[] | string
  readonly view?: 'full' | 'stage' | 'wire' | 'pool'
  readonly autoplay?: boolean
  readonly speed?: number
  readonly motion?: 'auto' | 'reduce' | 'full'
  readonly noHotkeys?: boolean
  readonly theme?: 'auto' | 'light' | 'dark'
  readonly headingLevel?: number
  readonly height?: 'stable' | 'content'
  readonly site?: string
  readonly persist?: 'none' | 'session' | 'local'
}

export type McpPluginLabProps = LabValues &
  LabHandlers &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'lang' | 'dir'> & {
    /** Shown where no script runs: the steps as text. */
    readonly children?: ReactNode
  }

export declare const McpPluginLab: ForwardRefExoticComponent<McpPluginLabProps & RefAttributes<McpPluginLabElement>>
