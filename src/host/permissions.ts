// The policy decision before dispatch, made on (server, own tool name) and never on the alias.
import type { PoolEntry } from './world.ts'

/** `read-only` lets a tool pass that its owner marks read-only, if the host trusts that owner (server/tools, Tool). */
export interface Policy {
  readonly rule: 'read-only'
  /** Servers whose annotations count as more than hints. */
  readonly trusted: readonly string[]
}

export interface Decision {
  readonly allowed: boolean
  /** The rule that decided, as the host would log it. */
  readonly rule: string
}

export function decide(policy: Policy, entry: PoolEntry): Decision {
  const { server } = entry.origin
  const believed = server === undefined || policy.trusted.includes(server)
  return { allowed: believed && entry.annotations.readOnlyHint === true, rule: policy.rule }
}
