// The habits of a host: everything it decides for itself and the protocol leaves open, as data.
import { LEGACY } from '../protocol/era-legacy.ts'
import { MODERN } from '../protocol/era-modern.ts'
import type { NamingRule } from './naming.ts'
import { namings } from './naming.ts'

/** How a host opens a connection. */
export interface Speaking {
  readonly eras: 'modern' | 'legacy' | 'dual'
  /** The modern revision it asks for first, and the others it knows. */
  readonly preferred: string
  readonly modern: readonly string[]
  /** The old revisions it knows, newest first. */
  readonly legacy: readonly string[]
  /** Whether it asks for the server's abilities before anything else. */
  readonly probes: boolean
  /** Whether its requests carry `_meta`, as they must. */
  readonly meta: boolean
  /** How long it waits for an answer to a probe, in virtual milliseconds. */
  readonly patience: number
}

export interface Habits {
  readonly naming: NamingRule
  /** What happens when an alias is taken: the whole newcomer waits, or the later entry is left out. */
  readonly collisions: 'reject' | 'builtin-wins'
  /** Whether pool and prompt are assembled again after a connect. */
  readonly rebuilds: boolean
  /** Whether arguments are checked against the input schema before they are sent. */
  readonly checksArguments: boolean
  /** Whether annotations are written behind descriptions as a word. */
  readonly marks: boolean
  /** Whether the policy's decision is a moment of its own after the look-up. */
  readonly decidesApart: boolean
  /** Whether it sends a `shutdown` request before it closes stdin. */
  readonly sendsShutdown: boolean
  readonly speaks: Speaking
}

export const modernOnly: Speaking = {
  eras: 'modern',
  preferred: MODERN,
  modern: [MODERN],
  legacy: LEGACY,
  probes: true,
  meta: true,
  patience: 5000,
}

export const goodHabits: Habits = {
  naming: namings.mcp,
  collisions: 'reject',
  rebuilds: true,
  checksArguments: false,
  marks: false,
  decidesApart: false,
  sendsShutdown: false,
  speaks: modernOnly,
}
