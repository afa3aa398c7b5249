// The parts of MCP that this host and its mock servers speak: methods, tools and results.
import type { Json, JsonObject } from './json.ts'
import { stringAt } from './json.ts'

export const METHOD = {
  discover: 'server/discover',
  listTools: 'tools/list',
  callTool: 'tools/call',
  /** Before 2026-07-28 only, with the notification that ends the handshake. */
  initialize: 'initialize',
  initialized: 'notifications/initialized',
  cancelled: 'notifications/cancelled',
  /** A method of no revision; a host that sends it learns so. */
  shutdown: 'shutdown',
} as const

export interface Implementation {
  readonly name: string
  readonly version: string
}

/** Hints, untrusted unless the server is trusted (server/tools, Tool). Defaults: destructive true, open world true. */
export interface ToolAnnotations {
  readonly readOnlyHint?: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint?: boolean
}

/** A JSON Schema whose root is an object, as `inputSchema` must be. */
export interface InputSchema {
  readonly type: 'object'
  readonly properties?: { readonly [key: string]: { readonly type: string } }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

/** One entry of a `tools/list` result. */
export interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: InputSchema
  readonly annotations?: ToolAnnotations
}

export type Arguments = { readonly [key: string]: Json }

/** The text blocks of a `tools/call` result, joined by newlines. */
export function textOf(result: JsonObject): string {
  const content = result['content']
  if (!Array.isArray(content)) return ''
  return content.map((block: JsonObject) => (block['type'] === 'text' ? stringAt(block, 'text') : '')).join('\n')
}
