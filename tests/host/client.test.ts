// The client: its numbers, its map of open requests, and how it reads a reply.
import { describe, expect, it } from 'vitest'
import { createClient, open, settle } from '../../src/host/client.ts'
import { callId } from '../../src/protocol/ids.ts'

const host = { name: 'teaching-host', version: '1.0.0' }
const opened = open(createClient('notes'), host, 'tools/call', { name: 'read_note', arguments: { id: 'n1' } }, callId('c2'))
const reply = (over: object) => ({ jsonrpc: '2.0' as const, id: 'notes-1', result: { content: [], resultType: 'complete' }, ...over })

describe('opening', () => {
  it('numbers requests from 1 and never reuses a number', () => {
    const second = open(opened.client, host, 'tools/list', {})
    expect([opened.request.id, second.request.id]).toEqual(['notes-1', 'notes-2'])
    const [settled] = settle(second.client, reply({}))
    expect(open(settled, host, 'tools/list', {}).request.id).toBe('notes-3')
  })

  it('remembers the call of a request', () => {
    expect([...opened.client.pending.values()]).toEqual([{ wireId: 'notes-1', method: 'tools/call', callId: 'c2' }])
  })
})

describe('settling', () => {
  it.each([
    ['a result', reply({}), { kind: 'result' }],
    ['an error', reply({ result: undefined, error: { code: -32602, message: 'no' } }), { kind: 'error', error: { code: -32602 } }],
    ['a result without its type', reply({ result: { content: [] } }), { kind: 'invalid', reason: 'resultType' }],
    [
      'a result of a type we cannot take',
      reply({ result: { content: [], resultType: 'input_required' } }),
      { kind: 'invalid', reason: 'resultType' },
    ],
    ['a result without content', reply({ result: { resultType: 'complete' } }), { kind: 'invalid', reason: 'content' }],
    ['an id nobody waits for', reply({ id: 'notes-9' }), { kind: 'unmatched' }],
    ['an id of another type', reply({ id: 1 }), { kind: 'unmatched' }],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/message' }, { kind: 'unmatched' }],
  ])('%s', (_name, message, expected) => {
    const clean = JSON.parse(JSON.stringify(message))
    const [client, reading] = settle(opened.client, clean)
    expect(reading).toMatchObject(expected)
    expect(client.pending.size).toBe(expected.kind === 'unmatched' ? 1 : 0)
  })
})
