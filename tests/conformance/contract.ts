// What a server of this revision owes its client, as checks that any server can be put through.
import { expect } from 'vitest'
import { createClient, open, settle } from '../../src/host/client.ts'
import type { JsonObject } from '../../src/protocol/json.ts'
import type { JsonRpcMessage } from '../../src/protocol/jsonrpc.ts'
import type { Client } from '../../src/host/world.ts'

/** One request in, its reply out. */
export type Ask = (request: JsonRpcMessage) => Promise<JsonRpcMessage>

const host = { name: 'teaching-host', version: '1.0.0' }

/** Our own client, talking to whatever answers. Its requests are numbered from `notes-1`. */
export function ourClient(ask: Ask) {
  let client: Client = createClient('notes')
  return async (method: string, params: JsonObject) => {
    const opening = open(client, host, method, params)
    const reply = await ask(opening.request)
    const [settled, reading] = settle(opening.client, reply)
    client = settled
    return { request: opening.request, reply, reading }
  }
}

const call = (name: string, args: JsonObject): readonly [string, JsonObject] => ['tools/call', { name, arguments: args }]

/** Name, request, and what the reply must be. Each stands for one rule of the specification. */
export const contract = [
  [
    'discovery names versions, capabilities and caching',
    ['server/discover', {}],
    { supportedVersions: ['2026-07-28'], capabilities: { tools: { listChanged: true } }, cacheScope: 'public', ttlMs: 3_600_000 },
  ],
  ['the list has tools and caching', ['tools/list', {}], { tools: expect.any(Array), cacheScope: 'public', ttlMs: 60_000 }],
  [
    'a call gives content and says that it went well',
    call('read_note', { id: 'n1' }),
    { content: [{ type: 'text', text: 'Retry policy: Retry temporary failures up to three times.' }], isError: false },
  ],
  [
    'a failed look-up is a result with its flag',
    call('read_note', { id: 'missing' }),
    { content: [{ type: 'text', text: 'Note not found: missing' }], isError: true },
  ],
  ['an empty search is no error', call('search_notes', { query: 'zzz' }), { content: [{ type: 'text', text: 'No notes match: zzz' }] }],
  [
    'arguments that do not fit are a tool error',
    call('read_note', { id: 7 }),
    { content: [{ type: 'text', text: expect.any(String) }], isError: true },
  ],
] as const

/** Puts a server through every rule; throws at the first one it breaks. */
export async function keepsContract(ask: Ask): Promise<void> {
  const say = ourClient(ask)
  for (const [, [method, params], body] of contract) {
    const { request, reply, reading } = await say(method, params)
    expect(reply).toHaveProperty('id', 'id' in request ? request.id : undefined)
    expect(reading.kind).toBe('result')
    expect(reply).toMatchObject({
      jsonrpc: '2.0',
      result: { ...body, resultType: 'complete', _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'notes', version: '1.0.0' } } },
    })
  }
  const unknown = await say('tools/call', { name: 'notes.read_note', arguments: { id: 'n1' } })
  expect(unknown.reply).toMatchObject({ error: { code: -32602 } })
  const method = await say('shutdown', {})
  expect(method.reply).toMatchObject({ error: { code: -32601 } })
}
