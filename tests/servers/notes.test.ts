// The notes server, request by request: what it answers, and that it answers nothing it should not.
import { describe, expect, it } from 'vitest'
import notes from '../../src/servers/notes.ts'
import { modern } from '../../src/protocol/era-modern.ts'

const client = { name: 'teaching-host', version: '1.0.0' }
const request = (method: string, params: object = {}) => modern.request('notes-1', method, params as never, client)
const call = (params: object) => request('tools/call', params)
const answer = (message: unknown, extra: readonly string[] = []) => notes.handle(notes.start(extra), message)[1]

const text = (value: string, isError?: boolean) => [
  {
    id: 'notes-1',
    result: { content: [{ type: 'text', text: value }], ...(isError !== undefined && { isError }), resultType: 'complete' },
  },
]
const error = (code: number, message: string, data?: object) => [{ id: 'notes-1', error: { code, message, ...(data && { data }) } }]

const version = 'io.modelcontextprotocol/protocolVersion'
const abilities = 'io.modelcontextprotocol/clientCapabilities'
const bare = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 'notes-1', method, ...(params && { params }) })
const missing = (key: string) => error(-32602, 'Missing required _meta field', { envelope: { key, problem: 'missing' } })

describe('a tool', () => {
  it.each([
    [
      'reads the note there is',
      { name: 'read_note', arguments: { id: 'n1' } },
      text('Retry policy: Retry temporary failures up to three times.', false),
    ],
    ['fails on one there is not', { name: 'read_note', arguments: { id: 'n2' } }, text('Note not found: n2', true)],
    ['takes an empty id as it is', { name: 'read_note', arguments: { id: '' } }, text('Note not found: ', true)],
    ['does not trim', { name: 'read_note', arguments: { id: ' n1' } }, text('Note not found:  n1', true)],
    ['does not fold case', { name: 'read_note', arguments: { id: 'N1' } }, text('Note not found: N1', true)],
    ['knows no prototype', { name: 'read_note', arguments: { id: '__proto__' } }, text('Note not found: __proto__', true)],
    [
      'searches without regard to case',
      { name: 'search_notes', arguments: { query: 'rEtRy' } },
      text('n1: Retry policy: Retry temporary failures up to three times.'),
    ],
    [
      'finds everything for nothing',
      { name: 'search_notes', arguments: { query: '' } },
      text('n1: Retry policy: Retry temporary failures up to three times.'),
    ],
    ['finds nothing, which is no error', { name: 'search_notes', arguments: { query: 'zzz' } }, text('No notes match: zzz')],
    ['misses its argument', { name: 'read_note', arguments: {} }, text('Invalid arguments for read_note: id is required', true)],
    ['gets no arguments at all', { name: 'read_note' }, text('Invalid arguments for read_note: id is required', true)],
    [
      'gets the wrong type',
      { name: 'read_note', arguments: { id: 7 } },
      text('Invalid arguments for read_note: id must be a string', true),
    ],
    ['is unknown', { name: 'nope', arguments: {} }, error(-32602, 'Unknown tool: nope')],
    ['is there but not listed', { name: 'count_notes', arguments: {} }, error(-32602, 'Unknown tool: count_notes')],
    ['has the name of a prototype', { name: 'constructor', arguments: {} }, error(-32602, 'Unknown tool: constructor')],
    ['has no name', { arguments: {} }, error(-32602, 'Missing tool name')],
    ['gets a list for arguments', { name: 'read_note', arguments: [] }, error(-32602, 'Arguments must be an object')],
    ['gets null for arguments', { name: 'read_note', arguments: null }, error(-32602, 'Arguments must be an object')],
  ])('%s', (_name, params, replies) => {
    expect(answer(call(params))).toMatchObject(replies)
  })

  it('may be added to the list and is then callable', () => {
    expect(answer(call({ name: 'count_notes', arguments: {} }), ['count_notes'])).toMatchObject(text('1 note'))
    expect(answer(call({ name: 'count_notes', arguments: { a: 1 } }), ['count_notes'])).toMatchObject(
      text('Invalid arguments for count_notes: a is not allowed', true),
    )
  })
})

describe('a request', () => {
  it.each([
    ['of no method', request('shutdown'), error(-32601, 'Method not found')],
    ['without params', bare('tools/list'), missing(version)],
    ['without _meta', bare('tools/list', {}), missing(version)],
    ['without abilities', bare('tools/list', { _meta: { [version]: '2026-07-28' } }), missing(abilities)],
    [
      'of another version',
      bare('tools/list', { _meta: { [version]: '1900-01-01', [abilities]: {} } }),
      error(-32022, 'Unsupported protocol version', { supported: ['2026-07-28'], requested: '1900-01-01' }),
    ],
    [
      'of the old handshake',
      bare('initialize', { protocolVersion: '2025-11-25' }),
      error(-32022, 'Unsupported protocol version', { supported: ['2026-07-28'], requested: '2025-11-25' }),
    ],
  ])('%s', (_name, message, replies) => {
    expect(answer(message)).toMatchObject(replies)
  })

  it('needs no name of its client', () => {
    expect(answer(bare('tools/list', { _meta: { [version]: '2026-07-28', [abilities]: {} } }))).toMatchObject([
      { result: { ttlMs: 60_000 } },
    ])
  })
})

describe('something that is no request', () => {
  it.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/cancelled', params: {} }, []],
    ['a response', { jsonrpc: '2.0', id: 'x', result: {} }, []],
    ['a number', 7, [{ error: { code: -32600 } }]],
    ['null', null, [{ error: { code: -32600 } }]],
    ['a list', [], [{ error: { code: -32600 } }]],
    ['another version of JSON-RPC', { jsonrpc: '1.0', id: 'x', method: 'tools/list' }, [{ id: 'x', error: { code: -32600 } }]],
    ['a null id', { jsonrpc: '2.0', id: null, method: 'tools/list' }, [{ error: { code: -32600 } }]],
    ['a broken id', { jsonrpc: '2.0', id: 1.5, method: 'tools/list' }, [{ error: { code: -32600 } }]],
  ])('%s', (_name, message, replies) => {
    const got = answer(message)
    expect(got).toMatchObject(replies)
    expect(got).toHaveLength(replies.length)
    if (replies[0] && !('id' in replies[0])) expect(got[0]).not.toHaveProperty('id')
  })
})

describe('state', () => {
  it('is no memory of earlier requests: a call works without discovery or listing', () => {
    const fresh = notes.handle(notes.start([]), call({ name: 'read_note', arguments: { id: 'n1' } }))
    const [listed] = notes.handle(notes.start([]), request('tools/list'))
    expect(notes.handle(listed, call({ name: 'read_note', arguments: { id: 'n1' } }))[1]).toEqual(fresh[1])
  })
})
