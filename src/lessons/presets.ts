// What several lessons write in the same way: preset calls, and steps of one call each.
import type { PresetCall } from '../host/world.ts'
import { callId } from '../protocol/ids.ts'
import type { Arguments } from '../protocol/mcp.ts'
import type { StepSpec } from '../run/steps.ts'

/** A call before it has its number. `scope`: whose pool it is looked up in, where it is not the first one's. */
export type Preset = readonly [alias: string, args: Arguments, scope?: string | undefined]

/** Calls numbered from `c1`. Nobody chose them but the lesson. */
export const preset = (calls: readonly Preset[]): PresetCall[] =>
  calls.map(([alias, args, scope], index) => ({
    callId: callId(`c${index + 1}`),
    alias,
    args,
    chosenBy: 'preset',
    ...(scope !== undefined && { scope }),
  }))

/** A step for each of `calls` calls; the ones that a run does not have are not mentioned. */
export const callSteps = (calls: number): StepSpec[] =>
  Array.from({ length: calls }, (_none, index) => ({ id: `call-c${index + 1}`, opens: [`routing@c${index + 1}`], optional: true }))
