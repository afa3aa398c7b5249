// The published schemas and golden messages, read from outside the repository where they are there.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'

const shared = fileURLToPath(new URL('../../../shared/protocol/', import.meta.url))
const folder = process.env['MCP_SCHEMA_DIR'] ?? `${shared}schema`
const goldenFile = `${shared}golden-frames.jsonl`

export const REVISIONS = ['2024-11-05', '2025-11-25', '2026-07-28'] as const
export type Revision = (typeof REVISIONS)[number]

const fileOf = (revision: Revision): string => `${folder}/${revision}.schema.json`

export const hasSchema = REVISIONS.every((revision) => existsSync(fileOf(revision)))
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

interface Definition {
  additionalProperties?: unknown
  properties?: Record<string, Definition>
  anyOf?: { $ref: string }[]
  const?: unknown
}
type Definitions = Record<string, Definition>

/** Where a schema keeps its definitions, and what it calls the two kinds of response. */
const layout = (revision: Revision) =>
  revision === '2024-11-05'
    ? ({ at: 'definitions', result: 'JSONRPCResponse', error: 'JSONRPCError' } as const)
    : ({ at: '$defs', result: 'JSONRPCResultResponse', error: 'JSONRPCErrorResponse' } as const)

/** The methods that a union of the schema allows a client, each with the name of its definition. */
function methodsIn(definitions: Definitions, union: 'ClientRequest' | 'ClientNotification'): ReadonlyMap<unknown, string> {
  const { anyOf } = definitions[union] ?? {}
  // a union of one is written as that one
  const names = anyOf ? anyOf.map(({ $ref }) => $ref.split('/').at(-1) ?? '') : [union]
  return new Map(names.map((name) => [definitions[name]?.properties?.['method']?.const, name]))
}

/** Definitions that the strict copy closes, so that an unknown key in one of them is a mistake. */
const CLOSED = /^(JSONRPC(Request|Notification|Response|ResultResponse|Error|ErrorResponse)|Tool|ToolAnnotations|Implementation)$/
const CLOSED_FOR = /^(Initialize|Discover|ListTools|CallTool|Cancelled|Initialized|Paginated)(Request|Notification)?(Params)?$/
const CLOSED_RESULTS = /^(Initialize|Discover|ListTools|CallTool)Result$/

/** Closes what it can: a request of the oldest schema says nothing of `jsonrpc` and `id`, so only its params are closed. */
function close(definitions: Definitions): void {
  for (const [name, definition] of Object.entries(definitions)) {
    const { properties } = definition
    if (!properties || ![CLOSED, CLOSED_FOR, CLOSED_RESULTS].some((pattern) => pattern.test(name))) continue
    const { method, params, jsonrpc } = properties
    if (!method || jsonrpc || name.startsWith('JSONRPC')) definition.additionalProperties = false
    if (params?.properties && !name.startsWith('JSONRPC')) params.additionalProperties = false
  }
}

const made = new Map<Revision, ReturnType<typeof compile>>()

/** Validators by what a message is: chosen by the request's method, because unions let too much through. */
export function validators(revision: Revision = '2026-07-28') {
  const known = made.get(revision) ?? compile(revision)
  made.set(revision, known)
  return known
}

function compile(revision: Revision) {
  const { at, result, error } = layout(revision)
  const read = () => JSON.parse(readFileSync(fileOf(revision), 'utf8')) as Record<string, Definitions>
  const [open, strict] = [read(), read()]
  const definitions = open[at] ?? {}
  close(strict[at] ?? {})
  const [requests, notifications] = [methodsIn(definitions, 'ClientRequest'), methodsIn(definitions, 'ClientNotification')]
  const copies = [lookUp(open, at, revision), lookUp(strict, at, revision)]
  const fits = (name: string, value: unknown): string[] => [...new Set(copies.flatMap((of) => problems(of(name), value)))]
  const said = (names: ReadonlyMap<unknown, string>, method: string): string[] =>
    names.has(method) ? [] : [`${method} is a method of no client in ${revision}`]

  return {
    request: (method: string, message: unknown): string[] => [
      ...said(requests, method),
      ...fits('JSONRPCRequest', message),
      ...(requests.has(method) ? fits(requests.get(method) ?? '', message) : []),
    ],
    notification: (method: string, message: unknown): string[] => [
      ...said(notifications, method),
      ...fits('JSONRPCNotification', message),
      ...(notifications.has(method) ? fits(notifications.get(method) ?? '', message) : []),
    ],
    result: (method: string, message: { result: unknown }): string[] => [
      ...fits(result, message),
      ...fits((requests.get(method) ?? 'Request').replace(/Request$/, 'Result'), message.result),
    ],
    error: (message: { error: { code: number } }): string[] => [
      ...fits(error, message),
      ...(message.error.code === -32022 && definitions['UnsupportedProtocolVersionError']
        ? fits('UnsupportedProtocolVersionError', message)
        : []),
    ],
  }
}

/** Finds the validators of one schema by the name of a definition. */
function lookUp(schema: object, at: string, revision: Revision): (name: string) => ValidateFunction {
  const options = { strict: false, allErrors: true, validateFormats: false }
  const ajv = revision === '2024-11-05' ? new Ajv(options) : new Ajv2020(options)
  ajv.addSchema(schema, 'mcp')
  return (name) => {
    const validate = ajv.getSchema(`mcp#/${at}/${name}`)
    if (!validate) throw new Error(`The schema of ${revision} defines no ${name}`)
    return validate
  }
}

const problems = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) =>
        `${instancePath} ${message} ${'additionalProperty' in params ? String(params['additionalProperty']) : ''}`.trim(),
      )
