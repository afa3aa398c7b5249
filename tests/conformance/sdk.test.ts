// The official SDK in both directions: our client with its server, its client with our server.
import { describe, expect, it } from 'vitest'
import notes from '../../src/servers/notes.ts'
import { keepsContract, ourClient } from './contract.ts'
import { directly, officialClientTo, officialServer } from './peers.ts'

describe('our client and the official server', () => {
  it('understand each other on every rule', async () => {
    const { ask, close } = await officialServer()
    await expect(keepsContract(ask)).resolves.toBeUndefined()
    await close()
  })

  it('agree with our own server on every outcome', async () => {
    const { ask, close } = await officialServer()
    const [theirs, ours] = [ourClient(ask), ourClient(directly(notes))]
    const calls = [
      { name: 'read_note', arguments: { id: '' } },
      { name: 'read_note', arguments: {} },
      { name: 'search_notes', arguments: { query: 'zzz' } },
      { name: 'nope', arguments: {} },
    ]
    for (const params of calls) {
      const [a, b] = [await theirs('tools/call', params), await ours('tools/call', params)]
      expect(outline(a.reply)).toEqual(outline(b.reply))
    }
    await close()
  })
})

describe('the official client and our server', () => {
  it('list the tools with their schemas and annotations', async () => {
    const { client } = await officialClientTo(notes)
    const { tools } = await client.listTools()
    expect(tools.map(({ name, inputSchema, annotations }) => ({ name, inputSchema, annotations }))).toEqual([
      {
        name: 'read_note',
        inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      {
        name: 'search_notes',
        inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
    ])
    await client.close()
  })

  it.each([
    ['n1', 'Retry policy: Retry temporary failures up to three times.', false],
    ['missing', 'Note not found: missing', true],
    ['__proto__', 'Note not found: __proto__', true],
    ['constructor', 'Note not found: constructor', true],
  ])('read note %s', async (id, text, isError) => {
    const { client } = await officialClientTo(notes)
    const result = await client.callTool({ name: 'read_note', arguments: { id } })
    expect(result).toMatchObject({ content: [{ type: 'text', text }], isError })
    await client.close()
  })

  it('see an unknown tool as a protocol error', async () => {
    const { client } = await officialClientTo(notes)
    await expect(client.callTool({ name: 'notes.read_note', arguments: { id: 'n1' } })).rejects.toMatchObject({ code: -32602 })
    await client.close()
  })

  it('open with a request that carries its version', async () => {
    const { log, client } = await officialClientTo(notes)
    await client.listTools()
    expect(log[0]).toMatchObject({ params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } } })
    await client.close()
  })
})

/** A reply without its free texts. */
function outline(reply: object): unknown {
  if ('error' in reply) return { code: (reply.error as { code: number }).code }
  const { result } = reply as { result: { isError?: boolean; resultType: string; content: { type: string }[] } }
  return { isError: result.isError ?? false, resultType: result.resultType, types: result.content.map(({ type }) => type) }
}
