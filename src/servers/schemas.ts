// The input schemas and annotations that mock servers and built-ins share.
import type { InputSchema, ToolAnnotations } from '../protocol/mcp.ts'

export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false }
export const oneString = (key: string): InputSchema => ({ type: 'object', properties: { [key]: { type: 'string' } }, required: [key] })
export const noArguments: InputSchema = { type: 'object', additionalProperties: false }
export const anyArguments: InputSchema = { type: 'object' }
