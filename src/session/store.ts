// What is simulated and how it is looked at: inputs, answers, selection, view. Nothing that a run can tell.
import { createStore } from 'zustand/vanilla'
import type { Inputs } from '../lessons/params.ts'
import type { Value } from '../run/predict.ts'
import type { Notice } from './link.ts'

export type Theme = 'auto' | 'light' | 'dark'
export type View = 'stage' | 'wire'
export type Form = 'excerpt' | 'full'

/** What was said after an input changed: a message and its arguments. */
interface Said {
  readonly name: string
  readonly from: string
  readonly to: string
  /** How many further inputs changed with it. */
  readonly more: number
  /** The first frame that differs; undefined when none does. */
  readonly first: number | undefined
}

export interface LabState {
  readonly inputs: Inputs
  /** Committed answers by checkpoint and situation. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Value>>>>
  /** Marks of the open card, not yet committed. */
  readonly marks: Readonly<Record<string, Value>>
  /** The message being read; undefined follows the playhead. */
  readonly message: number | undefined
  /** The field being explained, as a path in the message; undefined follows the message. */
  readonly field: string | undefined
  /** The call on the ladder; undefined follows the playhead. */
  readonly call: string | undefined
  readonly view: View
  readonly form: Form
  readonly language: string
  readonly theme: Theme
  readonly speed: number
  readonly hotkeys: boolean
  readonly notices: readonly Notice[]
  readonly said: Said | undefined
}

export function createLabStore(initial: Pick<LabState, 'inputs' | 'language' | 'theme' | 'view' | 'notices'> & Partial<LabState>) {
  return createStore<LabState>()(() => ({
    answers: {},
    marks: {},
    message: undefined,
    field: undefined,
    call: undefined,
    form: 'excerpt',
    speed: 1,
    hotkeys: true,
    said: undefined,
    ...initial,
  }))
}
