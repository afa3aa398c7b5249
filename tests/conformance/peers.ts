// The official SDK as a peer, at either end of an in-memory pair of transports.
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { InMemoryTransport as ServerTransport, McpServer, fromJsonSchema } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { JsonRpcMessage } from '../../src/protocol/jsonrpc.ts'
import { isRequest } from '../../src/protocol/jsonrpc.ts'
import type { Build, MockServer, Reply } from '../../src/servers/server.ts'
import type { Ask } from './contract.ts'
import type { Tell } from './host.ts'

const readOnly = { readOnlyHint: true, openWorldHint: false }
const oneString = (key: string) =>
  fromJsonSchema<Record<string, string>>({ type: 'object', properties: { [key]: { type: 'string' } }, required: [key] })

const text = (value: string) => [{ type: 'text' as const, text: value }]

/** The notes server as its author would write it with the official SDK. */
function officialNotes(): McpServer {
  const server = new McpServer(
    { name: 'notes', version: '1.0.0' },
    {
      capabilities: { tools: { listChanged: true } },
      cacheHints: { 'server/discover': { ttlMs: 3_600_000, cacheScope: 'public' }, 'tools/list': { ttlMs: 60_000, cacheScope: 'public' } },
    },
  )
  server.registerTool(
    'read_note',
    { description: 'Read one note by id', inputSchema: oneString('id'), annotations: readOnly },
    ({ id = '' }) =>
      id === 'n1'
        ? { content: text('Retry policy: Retry temporary failures up to three times.'), isError: false }
        : { content: text(`Note not found: ${id}`), isError: true },
  )
  server.registerTool(
    'search_notes',
    { description: 'Search notes by text', inputSchema: oneString('query'), annotations: readOnly },
    ({ query = '' }) => ({
      content: text(`No notes match: ${query}`),
    }),
  )
  return server
}

/** The official server, asked one message at a time. */
export async function officialServer(): Promise<{ readonly ask: Ask; readonly close: () => Promise<void> }> {
  const [near, far] = ServerTransport.createLinkedPair()
  const handle = serveStdio(officialNotes, { transport: far, legacy: 'reject' })
  const waiting: ((message: JsonRpcMessage) => void)[] = []
  near.onmessage = (message) => waiting.shift()?.(message as unknown as JsonRpcMessage)
  await near.start()
  return {
    ask: (request) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        void near.send(JSON.parse(JSON.stringify(request)) as never)
      }),
    close: () => handle.close(),
  }
}

/** The official server as it answers clients of the old era. Notifications get no answer. */
export async function officialOldServer(): Promise<{ readonly tell: Tell; readonly close: () => Promise<void> }> {
  const [near, far] = ServerTransport.createLinkedPair()
  const server = officialNotes()
  const waiting = new Map<unknown, (reply: Reply) => void>()
  near.onmessage = (message) => 'id' in message && waiting.get(message.id)?.(message as unknown as Reply)
  await server.connect(far)
  await near.start()
  return {
    tell: (message) => {
      const reply = isRequest(message) ? new Promise<Reply>((resolve) => waiting.set(message.id, resolve)) : undefined
      void near.send(JSON.parse(JSON.stringify(message)) as never)
      return Promise.resolve(reply)
    },
    close: () => server.close(),
  }
}

type Mode = NonNullable<NonNullable<ConstructorParameters<typeof Client>[1]>['versionNegotiation']>['mode']

/** A mock server of ours behind a transport, with a log of what crossed. Without a mode the client opens as it does by default. */
export async function officialClientTo(
  definition: Pick<MockServer, 'handle' | 'start'>,
  mode: Mode | undefined = { pin: '2026-07-28' },
  build?: Build,
) {
  const [near, far] = InMemoryTransport.createLinkedPair()
  // to the official client, a transport with these is a pipe to a process: the rules of stdio hold
  Object.assign(near, { stderr: null, pid: null })
  let state = definition.start([], build)
  const log: JsonRpcMessage[] = []
  far.onmessage = (message) => {
    log.push(message as unknown as JsonRpcMessage)
    const [next, replies] = definition.handle(state, JSON.parse(JSON.stringify(message)))
    state = next
    for (const reply of replies) {
      log.push(reply)
      void far.send(JSON.parse(JSON.stringify(reply)) as never)
    }
  }
  await far.start()
  const client = new Client(
    { name: 'teaching-host', version: '1.0.0' },
    {
      versionNegotiation: { mode, probe: { timeoutMs: 300 } },
    },
  )
  await client.connect(near)
  return { client, log }
}

/** Our own mock server, asked directly. */
export function directly({ handle, start }: Pick<MockServer, 'handle' | 'start'>): Ask {
  let state = start([])
  return async (request) => {
    const [next, [reply]] = handle(state, JSON.parse(JSON.stringify(request)))
    state = next
    if (!reply) throw new Error('The server gave no reply')
    return JSON.parse(JSON.stringify(reply)) as JsonRpcMessage
  }
}
