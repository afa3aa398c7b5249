// The one thing that changed in a frame, as a sentence.
import type { Line, Say } from '../locales/i18n.ts'
import { token } from '../locales/i18n.ts'
import type { Run } from '../run/run.ts'
import { frameAt } from '../run/select.ts'
import { happening } from './narrate.ts'

export function changeLine(say: Say, run: Run, index: number): Line {
  const frame = frameAt(run, index)
  const item = happening(frame)
  const { counts } = frame
  const before = frameAt(run, index - 1).counts
  switch (item.type) {
    case 'pool.filled':
    case 'client.created':
      return say('change.pool', { n: counts.pool })
    case 'manifest.scanned':
      return say('change.scanned', { file: token(item.file), n: frame.world.unopened.length })
    case 'server.named':
      return say('change.named', { name: token(item.name) })
    case 'server.spawned':
      return say('change.spawned', { client: token(item.client) })
    case 'tools.registered': {
      const more = counts.pool - before.pool
      return say(more > 0 ? 'change.pool' : 'change.poolSame', { n: more })
    }
    case 'wire.sent':
      if (item.wireId === undefined) return say('change.notified', { method: token(item.method) })
      return say(item.callId ? 'change.linked' : 'change.pending', { call: token(item.callId ?? ''), request: token(String(item.wireId)) })
    case 'wire.received':
      return say('change.settled', { request: token(String(item.wireId)) })
    case 'call.routed':
      return say('change.routed', { call: token(item.callId) })
    case 'call.decided':
      return say(item.stoppedAt ? 'change.stopped' : 'change.passed', { call: token(item.callId) })
    case 'local.executed':
      return say('change.local', { from: before.local, to: counts.local })
    case 'server.executed':
      return say('change.external', { from: before.external, to: counts.external })
    case 'server.refused':
      return say('change.refused', { request: token(String(item.wireId)), external: counts.external })
    case 'call.observed':
      return say('change.observed', { call: token(item.observation.callId) })
    case 'stdin.closed':
      return say('change.left', { name: token(item.name), n: before.pool - counts.pool })
    case 'connection.closed':
      return say('change.closed', { client: token(item.client) })
    case 'pool.rebuilt':
    case 'era.judged':
    case 'clock.waited':
    case 'run.finished':
      return say('change.none', {})
  }
}
