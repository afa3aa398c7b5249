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

/** A message as one of the old revisions has it, changed in one place. */
const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'teaching-host', version: '1.0.0' } }
const request = (method: string, params: object, more: object = {}) => ({ jsonrpc: '2.0', id: 'notes-1', method, params, ...more })
const answer = (result: object) => ({ jsonrpc: '2.0', id: 'notes-1', result })
const tool = { name: 'read_note', description: '', inputSchema: { type: 'object' } }

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
    [
      'a refused version that names none',
      () => validators().error({ jsonrpc: '2.0', id: 'notes-1', error: { code: -32022, message: '' } } as never),
    ],
    ['a handshake', () => validators().request('initialize', request('initialize', initialize))],
    ['a request without its version', () => validators().request('tools/list', request('tools/list', {}))],
    ['a misspelt key beside _meta', () => validators().request('tools/list', request('tools/list', { _meta: {}, curser: '' }))],
    ['serverInfo beside the result', () => call({ ...content, serverInfo: { name: 'notes', version: '1' } })],
  ])('catch %s', (_name, problems) => {
    expect(problems().length).toBeGreaterThan(0)
  })
})

describe.skipIf(!hasSchema).each(['2024-11-05', '2025-11-25'] as const)('the schema checks of %s', (revision) => {
  const { request: asks, notification, result, error } = validators(revision)

  it('let sound messages through', () => {
    expect(asks('initialize', request('initialize', initialize))).toEqual([])
    expect(notification('notifications/initialized', { jsonrpc: '2.0', method: 'notifications/initialized' })).toEqual([])
    expect(
      result('initialize', answer({ protocolVersion: revision, capabilities: {}, serverInfo: { name: 'notes', version: '1' } })),
    ).toEqual([])
    expect(asks('tools/list', request('tools/list', {}))).toEqual([])
    expect(result('tools/list', answer({ tools: [tool] }))).toEqual([])
    expect(asks('tools/call', request('tools/call', { name: 'read_note', arguments: {} }))).toEqual([])
    expect(result('tools/call', answer({ content: [{ type: 'text', text: '' }], isError: true }))).toEqual([])
    expect(error({ jsonrpc: '2.0', id: 'notes-1', error: { code: -32601, message: 'Method not found' } } as never)).toEqual([])
  })

  const mutantsOf: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    [
      'no version asked for',
      () => asks('initialize', request('initialize', { ...initialize, protocolVersion: undefined })),
      /protocolVersion/,
    ],
    ['no name of the client', () => asks('initialize', request('initialize', { ...initialize, clientInfo: { name: 'host' } })), /version/],
    ['a misspelt key in initialize', () => asks('initialize', request('initialize', { ...initialize, clientinfo: {} })), /clientinfo/],
    ['an initialize without id', () => asks('initialize', request('initialize', initialize, { id: undefined })), /'id'/],
    ['a probe of the new era', () => asks('server/discover', request('server/discover', {})), /no client/],
    ['no answer to which version', () => result('initialize', answer({ capabilities: {}, serverInfo: tool })), /protocolVersion/],
    ['a list that says how long it may be kept', () => result('tools/list', answer({ tools: [], ttlMs: 1 })), /ttlMs/],
    ['a call that says that it is complete', () => result('tools/call', answer({ content: [], resultType: 'complete' })), /resultType/],
    ['an initialized with an id', () => notification('notifications/initialized', request('notifications/initialized', {})), / id$/],
    ['result beside error', () => error({ ...answer({}), error: { code: 1, message: '' } } as never), /result/],
  ]
  it.each(mutantsOf)('catch %s', (_name, problems, why) => {
    expect(problems()).toContainEqual(expect.stringMatching(why))
  })
})

describe.skipIf(!hasSchema)('annotations', () => {
  const annotated = answer({ tools: [{ ...tool, annotations: { readOnlyHint: true } }] })
  it('are of 2025 and not yet of 2024', () => {
    expect(validators('2025-11-25').result('tools/list', annotated)).toEqual([])
    expect(validators('2024-11-05').result('tools/list', annotated)).toContainEqual(expect.stringMatching(/annotations/))
  })
})
