// The published schema and golden messages, read from outside the repository where they are there.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'

const shared = fileURLToPath(new URL('../../../shared/protocol/', import.meta.url))
const schemaFile = `${process.env['MCP_SCHEMA_DIR'] ?? `${shared}schema`}/2026-07-28.schema.json`
const goldenFile = `${shared}golden-frames.jsonl`

export const hasSchema = existsSync(schemaFile)
export const hasGolden = existsSync(goldenFile)

export interface GoldenMessage {
  readonly case: string
  readonly dir: 'C>S' | 'S>C'
  readonly msg: Record<string, unknown>
}

export const goldenMessages = (): GoldenMessage[] =>
  readFileSync(goldenFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GoldenMessage)

interface Schema {
  $defs: Record<string, { additionalProperties?: unknown; properties?: Record<string, unknown> }>
}

const requests: Record<string, string> = {
  'server/discover': 'DiscoverRequest',
  'tools/list': 'ListToolsRequest',
  'tools/call': 'CallToolRequest',
}
const results: Record<string, string> = {
  'server/discover': 'DiscoverResult',
  'tools/list': 'ListToolsResult',
  'tools/call': 'CallToolResult',
}

/** Closed definitions of the strict copy: an unknown key in one of them is a mistake. */
const CLOSED = [
  'DiscoverResult',
  'ListToolsResult',
  'CallToolResult',
  'CallToolRequestParams',
  'Tool',
  'JSONRPCErrorResponse',
  'JSONRPCResultResponse',
  'JSONRPCRequest',
]

/** Validators by what a message is: chosen by the request's method, because unions let too much through. */
export function validators() {
  const open = compile((schema) => schema)
  const strict = compile((schema) => {
    for (const name of CLOSED) {
      const definition = schema.$defs[name]
      if (definition?.properties) definition.additionalProperties = false
    }
    return schema
  })
  return {
    request: (method: string, message: unknown) => problems([open(requests[method] ?? 'JSONRPCRequest')], message),
    result: (method: string, message: { result: unknown }) => [
      ...problems([open('JSONRPCResultResponse')], message),
      ...problems([open(results[method] ?? 'Result'), strict(results[method] ?? 'Result')], message.result),
    ],
    error: (message: unknown) => problems([open('JSONRPCErrorResponse'), strict('JSONRPCErrorResponse')], message),
  }
}

function compile(change: (schema: Schema) => Schema): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(change(JSON.parse(readFileSync(schemaFile, 'utf8')) as Schema), 'mcp')
  return (name) => {
    const validate = ajv.getSchema(`mcp#/$defs/${name}`)
    if (!validate) throw new Error(`The schema defines no ${name}`)
    return validate
  }
}

const problems = (all: readonly ValidateFunction[], value: unknown): string[] =>
  all.flatMap((validate) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
  )
