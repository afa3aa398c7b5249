// The era of sessions, revisions 2024-11-05 to 2025-11-25: version and abilities are settled once, by `initialize`.
import type { Era } from './era.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './json.ts'
import { METHOD } from './mcp.ts'

/** Newest first. */
export const LEGACY = ['2025-11-25', '2024-11-05'] as const

export const isLegacy = (revision: string): boolean => (LEGACY as readonly string[]).includes(revision)

const required: ReadonlyMap<string, readonly string[]> = new Map([
  [METHOD.initialize, ['protocolVersion', 'capabilities', 'serverInfo']],
  [METHOD.listTools, ['tools']],
  [METHOD.callTool, ['content']],
])

/** Tools have annotations from this revision on (2025-03-26, changelog). */
const ANNOTATIONS_SINCE = '2025-03-26'

function bare(tool: Json): Json {
  if (!isObject(tool)) return tool
  const { annotations: _newer, ...rest } = tool
  return rest
}

const withoutAnnotations = ({ tools, ...body }: JsonObject): JsonObject => ({
  ...body,
  tools: Array.isArray(tools) ? tools.map(bare) : tools,
})

export const legacyEra = (revision: string): Era => ({
  revision,
  request: (id, method, params) => ({ jsonrpc: '2.0', id, method, params }),
  // requests before the session is open are SHOULD NOT for a client; real servers run them all the same
  refuse: () => undefined,
  result: (method, body) => (method === METHOD.listTools && revision < ANNOTATIONS_SINCE ? withoutAnnotations(body) : body),
  flaw: (method, result) => required.get(method)?.find((key) => !Object.hasOwn(result, key)),
})
