// Protocol errors: the codes that MCP 2026-07-28 defines and a maker for each case our servers answer.
import type { ErrorObject } from './jsonrpc.ts'

/** basic/index, Error Codes. */
export const CODE = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  unsupportedVersion: -32022,
} as const

export const invalidRequest = (): ErrorObject => ({ code: CODE.invalidRequest, message: 'Invalid Request' })

export const methodNotFound = (): ErrorObject => ({ code: CODE.methodNotFound, message: 'Method not found' })

export const invalidParams = (message: string): ErrorObject => ({ code: CODE.invalidParams, message })

/** An unknown tool is a protocol error, never a tool result (server/tools, Error Handling). */
export const unknownTool = (name: string): ErrorObject => invalidParams(`Unknown tool: ${name}`)

/** A required `_meta` field is not there (basic/index, `_meta`). `key` is the full field name. */
export const missingMeta = (key: string): ErrorObject => ({
  code: CODE.invalidParams,
  message: 'Missing required _meta field',
  data: { envelope: { key, problem: 'missing' } },
})

/** basic/versioning: the error names what the server supports. */
export const unsupportedVersion = (supported: readonly string[], requested: string): ErrorObject => ({
  code: CODE.unsupportedVersion,
  message: 'Unsupported protocol version',
  data: { supported, requested },
})
