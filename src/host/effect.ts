// An effect is what one frame does: a plain function from a world to the next world and the list of what happened.
import type { Trace } from '../protocol/trace.ts'
import type { World } from './world.ts'

export type Effect = (world: World) => readonly [World, readonly Trace[]]
