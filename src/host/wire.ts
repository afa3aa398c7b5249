// The two ends of a crossing: a client writes a request into the channel, a client takes a reply out of it.
import type { JsonObject } from '../protocol/json.ts'
import type { CallId } from '../protocol/ids.ts'
import type { Trace } from '../protocol/trace.ts'
import type { Reply } from '../servers/server.ts'
import { read, write } from './channel.ts'
import type { Reading } from './client.ts'
import { open, settle } from './client.ts'
import type { World } from './world.ts'
import { sure, withEntry } from './world.ts'

/** A client writes a request; it counts as a message from this moment. */
export function send(
  world: World,
  clientId: string,
  method: string,
  params: JsonObject,
  callId?: CallId,
): readonly [World, readonly Trace[]] {
  const { client, request, pending } = open(sure(world.clients.get(clientId), `a client ${clientId}`), world.host, method, params, callId)
  const text = write(request)
  return [
    { ...world, clients: withEntry(world.clients, clientId, client), inTransit: { client: clientId, text } },
    [{ type: 'wire.sent', client: clientId, dir: 'C>S', message: read(text), wireId: pending.wireId, method, callId }],
  ]
}

/** The server takes the request out of the channel and puts its reply in. Pure, so a guard may look ahead with it. */
export function serve(world: World): readonly [World, Reply] {
  const { client, text } = sure(world.inTransit, 'a request in transit')
  const server = sure(world.servers.get(client), `a server ${client}`)
  const [state, replies] = server.definition.handle(server.state, read(text))
  const reply = sure(replies[0], 'a reply')
  return [{ ...world, servers: withEntry(world.servers, client, { ...server, state }), inTransit: { client, text: write(reply) } }, reply]
}

/** A client takes the reply; a reply counts as a message when it arrives. */
export function receive(world: World): readonly [World, Reading, readonly Trace[]] {
  const { client: clientId, text } = sure(world.inTransit, 'a reply in transit')
  const message = read(text)
  const [client, reading] = settle(sure(world.clients.get(clientId), `a client ${clientId}`), message)
  const pending = reading.kind === 'unmatched' ? undefined : reading.pending
  return [
    { ...world, clients: withEntry(world.clients, clientId, client), inTransit: undefined },
    reading,
    [
      {
        type: 'wire.received',
        client: clientId,
        dir: 'S>C',
        message,
        wireId: pending?.wireId,
        method: pending?.method ?? '',
        callId: pending?.callId,
      },
    ],
  ]
}
