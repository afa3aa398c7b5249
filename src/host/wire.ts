// The two ends of a crossing: a client writes a message into the channel, a client takes a reply out of it.
import type { JsonObject } from '../protocol/json.ts'
import type { CallId } from '../protocol/ids.ts'
import type { JsonRpcNotification } from '../protocol/jsonrpc.ts'
import type { Trace } from '../protocol/trace.ts'
import type { Reply } from '../servers/server.ts'
import { read, write } from './channel.ts'
import type { Reading } from './client.ts'
import { open, settle } from './client.ts'
import type { World } from './world.ts'
import { clientOf, sure, withEntry } from './world.ts'

/** A client writes a request; it counts as a message from this moment. */
export function send(
  world: World,
  clientId: string,
  method: string,
  params: JsonObject,
  callId?: CallId,
): readonly [World, readonly Trace[]] {
  const { client, request, pending } = open(clientOf(world, clientId), world.host, method, params, callId)
  const { _meta, ...bare } = request.params
  const text = write(world.habits.speaks.meta ? request : { ...request, params: bare })
  return [
    { ...world, clients: withEntry(world.clients, clientId, client), inTransit: { client: clientId, text } },
    [
      {
        type: 'wire.sent',
        client: clientId,
        revision: client.revision,
        dir: 'C>S',
        message: read(text),
        wireId: pending.wireId,
        method,
        callId,
      },
    ],
  ]
}

/** A client writes a notification: no id, nothing pending, no answer. */
export function notify(world: World, clientId: string, method: string, params?: JsonObject): readonly [World, readonly Trace[]] {
  const message: JsonRpcNotification = { jsonrpc: '2.0', method, ...(params && { params }) }
  const { revision } = clientOf(world, clientId)
  const { definition, state } = serverOf(world, clientId)
  const [after] = definition.handle(state, read(write(message)))
  return [
    { ...world, servers: withEntry(world.servers, clientId, { definition, state: after }), inTransit: undefined },
    [
      {
        type: 'wire.sent',
        client: clientId,
        revision,
        dir: 'C>S',
        message: read(write(message)),
        wireId: undefined,
        method,
        callId: undefined,
      },
    ],
  ]
}

const serverOf = (world: World, id: string) => sure(world.servers.get(id), `a server ${id}`)

/** What the server makes of the request in the channel. Pure, so a guard may look ahead with it; no reply means silence. */
function replyTo(world: World) {
  const { client, text } = sure(world.inTransit, 'a request in transit')
  const server = serverOf(world, client)
  const [state, [reply]] = server.definition.handle(server.state, read(text))
  return { client, server: { ...server, state }, reply }
}

/** The reply that the request in the channel will get; undefined when it will get none. */
export const replyAhead = (world: World): Reply | undefined => replyTo(world).reply

/** The server takes the request out of the channel and puts its reply in. */
export function serve(world: World): readonly [World, Reply] {
  const { client, server, reply } = replyTo(world)
  const answer = sure(reply, 'a reply')
  return [{ ...world, servers: withEntry(world.servers, client, server), inTransit: { client, text: write(answer) } }, answer]
}

/** A client takes the reply; a reply counts as a message when it arrives. */
export function receive(world: World): readonly [World, Reading, readonly Trace[]] {
  const { client: clientId, text } = sure(world.inTransit, 'a reply in transit')
  const message = read(text)
  const [client, reading] = settle(clientOf(world, clientId), message)
  const pending = reading.kind === 'unmatched' ? undefined : reading.pending
  return [
    { ...world, clients: withEntry(world.clients, clientId, client), inTransit: undefined },
    reading,
    [
      {
        type: 'wire.received',
        client: clientId,
        revision: client.revision,
        dir: 'S>C',
        message,
        wireId: pending?.wireId,
        method: pending?.method ?? '',
        callId: pending?.callId,
      },
    ],
  ]
}

/** The server answers what is in the channel, and the client takes the answer. */
export const exchange = (world: World): ReturnType<typeof receive> => receive(serve(world)[0])
