// Facts of a finished run that only some lessons ask for: prompt, marks, notices, eras. Selectors for `extra`.
import { markOf } from '../host/marks.ts'
import type { Json, JsonObject } from '../protocol/json.ts'
import type { Trace, Verdict } from '../protocol/trace.ts'
import type { Run } from './run.ts'
import { frameAt } from './select.ts'

const lastWorld = (run: Run) => frameAt(run, run.frames.length - 1).world

/** Everything of one kind that happened, in order. */
export function happened<T extends Trace['type']>(run: Run, type: T): Extract<Trace, { type: T }>[] {
  return run.frames.flatMap(({ trace }) => trace.filter((item): item is Extract<Trace, { type: T }> => item.type === type))
}

/** How often pool and prompt were assembled, how much of the pool stayed each time, and whom the prompt mentions. */
export function promptFacts(run: Run): JsonObject {
  const { mentions, rebuilds, shared } = lastWorld(run).prompt
  return { rebuilds, sharedPrefixes: shared, promptMentions: mentions }
}

/** Tools that were left out, each with both origins. */
export const noticeFacts = (run: Run): JsonObject => ({ notices: lastWorld(run).notices })

/** The word behind each external description in the pool. */
export function markFacts(run: Run): JsonObject {
  const external = [...lastWorld(run).pool].filter(([, { origin }]) => origin.server !== undefined)
  return { marks: Object.fromEntries(external.map(([alias, { annotations }]) => [alias, markOf(annotations)])) }
}

/** How often a tool changed the world behind its server. */
export const effectFacts = (run: Run): JsonObject => ({
  effects: [...lastWorld(run).servers.values()].reduce((sum, { state }) => sum + state.effects, 0),
})

/** What a role sees that does not lead; nothing when there is none in this run. */
export function scopeFacts(run: Run, scope: string, key: string): JsonObject {
  const pool = lastWorld(run).scopes.get(scope)?.pool
  return pool ? { [key]: [...pool.keys()] } : {}
}

/** What the scan of the manifest found, and the servers that are connected at the end. */
export function manifestFacts(run: Run): JsonObject {
  const [scanned] = happened(run, 'manifest.scanned')
  const { configured, clients } = lastWorld(run)
  const servers = [...clients.keys()].flatMap((id) => configured.get(id) ?? []).filter(({ connected }) => connected)
  return { scan: scanned?.scan ?? 'missing', servers: servers.map(({ name }) => name) }
}

/** The function-calling form in which a model API gets a tool; null when the pool holds no external one. */
export function modelSees(run: Run, index = run.frames.length - 1): JsonObject | null {
  const entry = [...frameAt(run, index).world.pool.values()].find(({ origin }) => origin.server !== undefined)
  if (!entry) return null
  const { name, description, inputSchema } = entry.descriptor
  return { type: 'function', function: { name, description, parameters: inputSchema as unknown as Json } }
}

const unprobed: Verdict = { era: 'none', probe: 'not-probed', revision: undefined, failure: undefined, next: 'list' }

/** What the client found out about its server, and how long it waited in virtual milliseconds. */
export function eraFacts(run: Run): JsonObject {
  const { era, revision, probe, failure } = happened(run, 'era.judged').at(-1)?.verdict ?? unprobed
  return {
    era,
    negotiatedVersion: revision ?? null,
    probeOutcome: probe,
    failure: failure ?? null,
    waits: happened(run, 'clock.waited').map(({ ms }) => ms),
  }
}
