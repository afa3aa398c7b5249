// The reference server of the old era as a process of its own, spoken to over stdio: one JSON object a line.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'
import type { Reply } from '../../src/servers/server.ts'
import { isRequest } from '../../src/protocol/jsonrpc.ts'
import type { Peer } from './host.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('@modelcontextprotocol/server-everything/package.json')

/** Starts the server. It ends by itself when its stdin closes, also when this process dies. */
export function startEverything(): Peer {
  const child = spawn(process.execPath, [join(dirname(manifest), 'dist/index.js'), 'stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const exit = once(child, 'exit') as Promise<[number | null]>
  const waiting = new Map<unknown, (reply: Reply) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as Reply
    // notifications of its own are none of ours
    if ('id' in message && !('method' in message)) waiting.get(message.id)?.(message)
  })
  return {
    tell: (message) => {
      const reply = isRequest(message) ? new Promise<Reply>((resolve) => waiting.set(message.id, resolve)) : undefined
      child.stdin.write(`${JSON.stringify(message)}\n`)
      return Promise.resolve(reply)
    },
    close: async () => {
      child.stdin.end()
      const patience = after(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
      const [code] = await Promise.race([exit, patience.then(() => exit)])
      return code
    },
  }
}
