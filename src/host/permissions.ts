// The policy decision before dispatch, made on (server, own tool name) and never on the alias.
import { sentence } from './sentences.ts'
import type { PoolEntry } from './world.ts'

export type Policy =
  /** A tool passes that its owner marks read-only, if the host trusts that owner (server/tools, Tool). */
  | {
      readonly rule: 'read-only'
      /** Servers whose annotations count as more than hints. */
      readonly trusted: readonly string[]
    }
  | { readonly rule: 'allow-all' }
  /** Only the host's own read-only tools pass: what a server says of its tools is a hint. */
  | { readonly rule: 'plan-mode' }

export interface Decision {
  readonly allowed: boolean
  /** The rule that decided, as the host would log it. */
  readonly rule: string
}

export function decide(policy: Policy, entry: PoolEntry): Decision {
  const { rule } = policy
  if (rule === 'allow-all') return { allowed: true, rule }
  const { server } = entry.origin
  const believed = server === undefined || (rule === 'read-only' && policy.trusted.includes(server))
  return { allowed: believed && entry.annotations.readOnlyHint === true, rule }
}

/** What the host writes when a rule says no. */
export const refusalOf = (rule: string): string => (rule === 'plan-mode' ? sentence.deniedByPlan() : sentence.denied(rule))
