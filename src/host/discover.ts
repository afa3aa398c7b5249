// Finding out what a server offers: capabilities, then tools. Nothing is executed and nothing enters the pool here.
import type { Tool } from '../protocol/mcp.ts'
import { METHOD } from '../protocol/mcp.ts'
import type { Reading } from './client.ts'
import type { Effect } from './effect.ts'
import { receive, send, serve } from './wire.ts'
import type { World } from './world.ts'
import { sure } from './world.ts'

const serverAtHand = (world: World): string => sure(world.unopened[0], 'a server to open')

export const askCapabilities: Effect = (world) => send(world, serverAtHand(world), METHOD.discover, {})

export const askTools: Effect = (world) => send(world, serverAtHand(world), METHOD.listTools, {})

const resultOf = (reading: Reading) => {
  if (reading.kind !== 'result') throw new Error(`The engine expected a result, got ${reading.kind}`)
  return reading.result
}

export const hearCapabilities: Effect = (world) => {
  const [served] = serve(world)
  const [next, reading, trace] = receive(served)
  resultOf(reading)
  return [next, trace]
}

export const hearTools: Effect = (world) => {
  const [served] = serve(world)
  const [next, reading, trace] = receive(served)
  return [{ ...next, heard: resultOf(reading)['tools'] as unknown as readonly Tool[] }, trace]
}
