// What is simulated and how it is looked at: inputs, answers, selection, view. Nothing that a run can tell.
import { createStore } from 'zustand/vanilla'
import type { Inputs } from '../lessons/params.ts'
import type { Value } from '../run/questions.ts'
import type { Answers } from './answers.ts'
import type { Notice } from './link.ts'

export type Theme = 'auto' | 'light' | 'dark'
export type View = 'full' | 'stage' | 'wire' | 'pool'
type Pane = 'stage' | 'ladder'
export type Form = 'excerpt' | 'full'

/** What a learner may be kept from changing. */
export type Lock = 'params' | 'scenario' | 'lesson' | 'lang' | 'theme' | 'inspector' | 'share'

/** How the lab behaves where it stands: set by the page around it, not by the learner's way through the lesson. */
export interface Settings {
  /** The lab's own page, or a place in somebody else's. */
  readonly site: boolean
  /** `required`: a prediction cannot be passed by "I don't know"; `off`: nothing is asked. */
  readonly predict: 'auto' | 'required' | 'off'
  /** Where play rests: frame addresses or step ids. None: at the end of each step. */
  readonly pauseAt: readonly string[]
  readonly controls: 'full' | 'steps' | 'none'
  readonly lock: readonly Lock[]
  readonly motion: 'auto' | 'reduce' | 'full'
  /** `stable`: as tall as the tallest frame, so that the page around it does not move. */
  readonly height: 'stable' | 'content'
  /** Level of the lesson's title, 1 to 6. */
  readonly headingLevel: number
  readonly speed: number
  readonly hotkeys: boolean
}

/** As on the lab's own page. */
const initialSettings: Settings = {
  site: true,
  predict: 'auto',
  pauseAt: [],
  controls: 'full',
  lock: [],
  motion: 'auto',
  height: 'content',
  headingLevel: 1,
  speed: 1,
  hotkeys: true,
}

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

export interface LabState extends Settings {
  readonly inputs: Inputs
  /** Other situations of the lesson beside the learner's own, two at most. */
  readonly compare: readonly Inputs[]
  /** Committed answers by checkpoint and situation. */
  readonly answers: Answers
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
  /** A frame of about 720 by 560: the stage in two halves of a fixed height. */
  readonly compact: boolean
  /** What the second half shows while no card is open. */
  readonly pane: Pane
  /** Whether the panel for links and snippets is open. */
  readonly sharing: boolean
  readonly language: string
  readonly theme: Theme
  readonly notices: readonly Notice[]
  readonly said: Said | undefined
}

export function createLabStore(initial: Pick<LabState, 'inputs' | 'language' | 'theme' | 'view' | 'notices'> & Partial<LabState>) {
  return createStore<LabState>()(() => ({
    compare: [],
    answers: {},
    marks: {},
    message: undefined,
    field: undefined,
    call: undefined,
    form: 'excerpt',
    compact: false,
    pane: 'stage',
    sharing: false,
    ...initialSettings,
    said: undefined,
    ...initial,
  }))
}
