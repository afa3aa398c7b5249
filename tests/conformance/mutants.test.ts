// The checks can fail: each broken server below is caught by them, for the reason it is broken.
import { describe, expect, it } from 'vitest'
import type { MockServer, Reply } from '../../src/servers/server.ts'
import notes from '../../src/servers/notes.ts'
import { keepsContract } from './contract.ts'
import { directly } from './peers.ts'
import { hasSchema, validators } from './published.ts'

type Server = Pick<MockServer, 'handle' | 'start'>

/** The notes server with its replies changed on the way out. */
function changed(change: (reply: Reply) => unknown): Server {
  return {
    start: notes.start,
    handle: (state, message) => {
      const [next, replies] = notes.handle(state, message)
      return [next, replies.map((reply) => change(JSON.parse(JSON.stringify(reply)) as Reply) as Reply)]
    },
  }
}

const without = (key: string): Server =>
  changed((reply) => {
    if ('result' in reply) delete (reply.result as Record<string, unknown>)[key]
    return reply
  })

const mutants: readonly (readonly [string, Server, RegExp])[] = [
  ['drops resultType', without('resultType'), /invalid/],
  ['drops ttlMs', without('ttlMs'), /invalid/],
  ['drops content', without('content'), /invalid/],
  ['drops cacheScope', without('cacheScope'), /invalid/],
  ['drops who answered', without('_meta'), /notes-1.*to match object/],
  ["changes the id's type", changed((reply) => ({ ...reply, id: Number(String(reply.id).replace('notes-', '')) })), /"id"/],
  [
    'answers an unknown tool with isError',
    changed((reply) =>
      'error' in reply && reply.error.code === -32602
        ? {
            jsonrpc: '2.0',
            id: reply.id,
            result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: reply.error.message }] },
          }
        : reply,
    ),
    /error/,
  ],
  [
    'says that a failed look-up went well',
    changed((reply) =>
      'result' in reply && reply.result['isError'] === true ? { ...reply, result: { ...reply.result, isError: false } } : reply,
    ),
    /notes-4.*to match object/,
  ],
]

describe('a server that', () => {
  it.each(mutants)('%s is caught', async (_name, server, why) => {
    await expect(keepsContract(directly(server))).rejects.toThrow(why)
  })

  it('is sound is not', async () => {
    await expect(keepsContract(directly(notes))).resolves.toBeUndefined()
  })
})

const list = (result: object) => validators().result('tools/list', { jsonrpc: '2.0', id: 'notes-2', result } as never)
const call = (result: object) => validators().result('tools/call', { jsonrpc: '2.0', id: 'notes-3', result } as never)

describe.skipIf(!hasSchema)('the schema checks (skipped where the published schema is not at hand)', () => {
  const tools = { tools: [], ttlMs: 0, cacheScope: 'public', resultType: 'complete' }
  const content = { content: [], resultType: 'complete' }

  it('let a sound result through', () => {
    expect(list(tools)).toEqual([])
    expect(call(content)).toEqual([])
  })

  it.each([
    ['no ttlMs', () => list({ ...tools, ttlMs: undefined })],
    ['no resultType', () => list({ tools: [], ttlMs: 0, cacheScope: 'public' })],
    ['no content', () => call({ resultType: 'complete' })],
    ['a misspelt flag', () => call({ ...content, iserror: true })],
    ['serverInfo beside the result', () => call({ ...content, serverInfo: { name: 'notes', version: '1' } })],
  ])('catch %s', (_name, problems) => {
    expect(problems().length).toBeGreaterThan(0)
  })
})
