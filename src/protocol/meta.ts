// The `_meta` fields that make a request or result of this revision complete (basic/index, `_meta`).
import type { JsonObject } from './json.ts'
import type { Implementation } from './mcp.ts'

export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const

/** What every request carries; version and capabilities are required, the client's name is a SHOULD. */
export function requestMeta(version: string, client: Implementation, capabilities: JsonObject): JsonObject {
  return { [META.protocolVersion]: version, [META.clientInfo]: { ...client }, [META.clientCapabilities]: capabilities }
}

/** What every result should carry: who answered, for display only. */
export function resultMeta(server: Implementation): JsonObject {
  return { [META.serverInfo]: { ...server } }
}
