// The messages recorded from the official SDK server, against our client's requests and our server's replies.
import { describe, expect, it } from 'vitest'
import { isRequest } from '../../src/protocol/jsonrpc.ts'
import type { JsonRpcMessage } from '../../src/protocol/jsonrpc.ts'
import notes from '../../src/servers/notes.ts'
import { runOf, runWith } from '../support.ts'
import { directly } from './peers.ts'
import { goldenMessages, hasGolden } from './published.ts'

const all = hasGolden ? goldenMessages() : []
const exchanges = all
  .filter(({ dir }) => dir === 'C>S')
  .map((sent) => ({ name: `${sent.case}: ${String(sent.msg['method'])}`, sent, reply: all[all.indexOf(sent) + 1] }))

describe.skipIf(!hasGolden)('golden messages (skipped where they are not at hand)', () => {
  it.each(exchanges)('our server answers $name', async ({ sent, reply }) => {
    const ours = await directly(notes)(sent.msg as unknown as JsonRpcMessage)
    expect(bare(ours)).toEqual(bare(reply?.msg))
  })

  it('our client writes the requests of the connected case', async () => {
    const { wire } = await runOf('plugin-path', 'connected')
    const golden = all.filter((item) => item.case === 'connected' && item.dir === 'C>S').map(({ msg }) => msg)
    expect(wire.map(({ message }) => message).filter(isRequest)).toEqual(golden)
  })

  it.each([
    ['note missing', { noteId: 'missing' }, 'notes-3'],
    ['unknown tool', { hostMistake: 'alias-on-wire' }, 'notes-3'],
  ])('our host writes the request of the case %s', async (name, inputs, id) => {
    const { wire } = await runWith('plugin-path', inputs)
    const ours = wire
      .map(({ message }) => message)
      .filter(isRequest)
      .find((message) => message.id === id)
    expect(ours).toEqual(all.find((item) => item.case === name && item.dir === 'C>S')?.msg)
  })
})

interface Loose {
  error?: { message?: string }
  result?: {
    isError?: boolean
    content?: { text?: string }[]
    tools?: { description?: string; inputSchema: { $schema?: string } }[]
  }
}

/** Without free texts: descriptions, sentences of errors, and the schema's own address. */
function bare(message: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(message)) as Loose
  delete copy.error?.message
  for (const tool of copy.result?.tools ?? []) {
    delete tool.description
    delete tool.inputSchema.$schema
  }
  const text = copy.result?.isError === true ? copy.result.content?.[0] : undefined
  if (text?.text?.includes('rguments')) delete text.text
  return copy
}
