// Carrying a call out: by the host's own executor, or by one request to a server and the reply that comes back.
import { wireId } from '../protocol/ids.ts'
import { stringAt } from '../protocol/json.ts'
import { isError, isRequest } from '../protocol/jsonrpc.ts'
import { METHOD, textOf } from '../protocol/mcp.ts'
import type { Trace } from '../protocol/trace.ts'
import { read } from './channel.ts'
import type { Reading } from './client.ts'
import { runBuiltin } from './builtins/builtin.ts'
import type { Effect } from './effect.ts'
import { makeClient } from './starting.ts'
import { receive, replyAhead, send, serve } from './wire.ts'
import type { Outcome, Route, World } from './world.ts'
import { configuredAs, currentCall, settleCall, sure, withEntry } from './world.ts'

export const executeLocally: Effect = (world) => {
  const { call, route } = currentCall(world)
  const tool = sure(
    world.builtins.find(({ name }) => name === route?.tool),
    'a built-in',
  )
  const counted = { ...world, counts: { ...world.counts, local: world.counts.local + 1 } }
  const executed: Trace = { type: 'local.executed', callId: call.callId, tool: tool.name }
  const ran = runBuiltin(tool, call.args, world)
  // what a connect or a disconnect comes to is known only when it is done
  if ('connects' in ran) return startConnecting(counted, ran, executed)
  if ('disconnects' in ran) return [{ ...counted, leaving: ran.disconnects }, [executed]]
  const { tasks = world.tasks, ...said } = ran
  return [settleCall({ ...counted, tasks }, { ...said, origin: { by: 'local', tool: tool.name } }), [executed]]
}

/** A server in process gets its client at once; one that is a program gets it when the program is started. */
function startConnecting(
  world: World,
  { connects: client, as }: { readonly connects: string; readonly as?: string },
  executed: Trace,
): ReturnType<Effect> {
  const known = configuredAs(world, client)
  const configured = withEntry(world.configured, client, { ...known, name: as ?? known.name })
  const waiting = { ...world, configured, unopened: [...world.unopened, client] }
  if (known.command !== undefined) return [waiting, [executed]]
  return [makeClient(waiting, client), [executed, { type: 'client.created', client }]]
}

/** Sends `tools/call` with the server's own name for the tool and the arguments unchanged. */
export const sendToServer: Effect = (world) => sendAs(world, (route) => route.tool)

/** Shared with the host that sends its alias, so that it differs in nothing else. */
export function sendAs(world: World, nameOf: (route: Route, alias: string) => string): ReturnType<Effect> {
  const { call, route } = currentCall(world)
  if (route?.executor !== 'server') throw new Error('The engine expected a route to a server')
  const params = { name: nameOf(route, call.alias), arguments: call.args }
  return send(world, route.client, METHOD.callTool, params, call.callId)
}

/** The server runs the tool. Its complete result counts as one execution, whatever the flag says. */
export const runTool: Effect = (world) => {
  const request = requestAtServer(world)
  const [next, reply] = serve(world)
  if (isError(reply)) throw new Error('The engine expected a result')
  const trace: Trace = { type: 'server.executed', ...request, isError: reply.result['isError'] === true }
  return [{ ...next, counts: { ...next.counts, external: next.counts.external + 1 } }, [trace]]
}

/** The server turns the request away with a protocol error. Nothing runs. */
export const turnAway: Effect = (world) => {
  const request = requestAtServer(world)
  const [next, reply] = serve(world)
  if (!isError(reply)) throw new Error('The engine expected an error')
  return [next, [{ type: 'server.refused', ...request, code: reply.error.code }]]
}

function requestAtServer(world: World) {
  const { client, text } = sure(world.inTransit, 'a request at the server')
  const message = read(text)
  if (!isRequest(message)) throw new Error('The engine expected a request')
  const pending = sure(world.clients.get(client)?.pending.get(wireId(message.id)), 'an open request')
  return { server: client, tool: stringAt(message.params, 'name'), wireId: pending.wireId, callId: pending.callId }
}

/** True when the request now on its way will be answered by a protocol error. */
export function isTurnedAway(world: World): boolean {
  const reply = replyAhead(world)
  return reply !== undefined && isError(reply)
}

/** True when nobody will answer the request now on its way. */
export const isUnanswered = (world: World): boolean => replyAhead(world) === undefined

export const hearReply: Effect = (world) => {
  const { client } = sure(world.inTransit, 'a reply')
  const [next, reading, trace] = receive(world)
  return [settleCall(next, outcomeOf(client, reading)), trace]
}

function outcomeOf(server: string, reading: Reading): Outcome {
  switch (reading.kind) {
    case 'result': {
      const answered = reading.pending.wireId
      return {
        text: textOf(reading.result),
        isError: reading.result['isError'] === true,
        origin: { by: 'server', server, wireId: answered },
      }
    }
    case 'error': {
      const { code, message } = reading.error
      return { text: message, isError: true, origin: { by: 'protocol', server, wireId: reading.pending.wireId, code } }
    }
    default:
      throw new Error(`The engine expected a reply it can read, got ${reading.kind}`)
  }
}
