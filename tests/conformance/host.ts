// Our whole host with a real server at the other end: the run is repeated, one more answer known each time, until it ends.
import type { Speaking } from '../../src/host/habits.ts'
import { namings } from '../../src/host/naming.ts'
import type { Preset } from '../../src/lessons/presets.ts'
import { preset } from '../../src/lessons/presets.ts'
import type { JsonRpcMessage } from '../../src/protocol/jsonrpc.ts'
import type { Run } from '../../src/run/run.ts'
import { run } from '../../src/run/run.ts'
import type { MockServer, Reply } from '../../src/servers/server.ts'
import notes from '../../src/servers/notes.ts'

/** One message in; the reply to a request, or undefined for a notification, which gets none. */
export type Tell = (message: JsonRpcMessage) => Promise<Reply | undefined>

export interface Peer {
  readonly tell: Tell
  /** Ends the connection and gives the exit code of a process. */
  readonly close: () => Promise<number | null>
}

/** A mock server that knows only what a real one has answered so far. */
function echoing(id: string, heard: ReadonlyMap<string, readonly Reply[]>, unheard: (message: JsonRpcMessage) => void): MockServer {
  return {
    ...notes,
    id,
    handle: (state, message) => {
      const replies = heard.get(JSON.stringify(message))
      if (replies) return [state, replies]
      unheard(message as JsonRpcMessage)
      throw new Error('This has not been put to the real server yet')
    },
  }
}

/** Effects are pure and the ids of a client are fixed, so every repetition says the same up to the first new message. */
export async function hostAgainst(tell: Tell, id: string, speaks: Speaking, call: Preset): Promise<Run> {
  const heard = new Map<string, readonly Reply[]>()
  const asked: JsonRpcMessage[] = []
  const definition = echoing(id, heard, (message) => asked.push(message))
  const world = {
    builtins: [],
    habits: { naming: namings.mcp, speaks },
    policy: { rule: 'allow-all' },
    servers: [{ definition }],
    calls: preset([call]),
  } as const
  for (;;) {
    try {
      return run({ machine: 'handshake', world, steps: [{ id: 'all', opens: ['builtins'] }] })
    } catch (error) {
      const message = asked.pop()
      if (!message) throw error
      const reply = await tell(message)
      heard.set(JSON.stringify(message), reply ? [reply] : [])
    }
  }
}
