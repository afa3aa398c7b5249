// The runs that stand side by side, each at the frame it shows while the playhead is where it is.
import type { Inputs } from '../../lessons/params.ts'
import type { Lesson } from '../../lessons/lesson.ts'
import { CUSTOM, scenarioOf } from '../../lessons/lesson.ts'
import type { Pair } from '../../run/compare.ts'
import { pairOf } from '../../run/compare.ts'
import type { Run } from '../../run/run.ts'
import { useLab, usePlayhead, usePrepared, useSession } from '../../session/react.tsx'
import { useName } from '../text/language.tsx'

export interface Side {
  readonly name: string
  readonly run: Run
  readonly index: number
}

export interface Other extends Side {
  readonly pair: Pair
  /** It has no frame of its own here and stays where it was. */
  readonly waits: boolean
}

export interface Sides {
  readonly own: Side
  readonly others: readonly Other[]
}

export function useSides(): Sides {
  const { lesson, prepared } = useSession()
  const { run } = usePrepared()
  const index = usePlayhead()
  const inputs = useLab((state) => state.inputs)
  const compare = useLab((state) => state.compare)
  const name = useName()
  return {
    own: { name: situationName(lesson, inputs, name), run, index },
    others: compare.map((some) => {
      const other = prepared(some).run
      const pair = pairOf(run, other)
      const shown = pair.follows[index] ?? 0
      return {
        name: situationName(lesson, some, name),
        run: other,
        index: shown,
        pair,
        waits: index > 0 && pair.follows[index - 1] === shown,
      }
    }),
  }
}

/** How much of a learner's text stands in a name. */
const LONGEST = 16

/** A scenario by its name; any other situation by the inputs that differ from the first scenario's. */
export function situationName(lesson: Lesson, inputs: Inputs, name: ReturnType<typeof useName>): string {
  const scenario = scenarioOf(lesson, inputs)
  const title = name(`scenario.${scenario}`)
  if (scenario !== CUSTOM) return title
  const changes = Object.entries(lesson.params).flatMap(([id, param]) => {
    const value = inputs[id] ?? param.default
    if (value === undefined || value === param.default) return []
    const short = value.length > LONGEST ? `${value.slice(0, LONGEST).toWellFormed()}…` : value
    return [`${name(`param.${id}`)} ${param.kind === 'choice' ? name(`param.${id}.${value}`) : short || '""'}`]
  })
  return `${title} (${changes.join(', ')})`
}
