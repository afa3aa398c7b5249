// The words of a frame, from what happened in it: the sentence, the counter clause and the one thing that changed.
import type { Args, Line, Say } from '../locales/i18n.ts'
import { join, token } from '../locales/i18n.ts'
import { own } from '../protocol/json.ts'
import { isResult } from '../protocol/jsonrpc.ts'
import type { Trace } from '../protocol/trace.ts'
import type { Frame } from '../run/frame.ts'
import type { Run } from '../run/run.ts'
import { callOf, frameAt } from '../run/select.ts'

type Told = readonly [variant: string, args: Args]

/** What happened in this frame. The client that `builtins` makes says more than the pool it fills. */
function happening(frame: Frame): Trace {
  const item = frame.trace.find(({ type }) => type !== 'pool.filled') ?? frame.trace[0]
  if (!item) throw new Error(`Nothing happened in ${frame.address}`)
  return item
}

/** The sentence's variant and its arguments. */
function told(run: Run, frame: Frame): Told {
  const item = happening(frame)
  switch (item.type) {
    case 'pool.filled':
      return ['.alone', {}]
    case 'client.created':
      return ['', { client: token(item.client) }]
    case 'wire.sent': {
      const call = item.callId && callOf(run, item.callId)
      const tool = call?.wireTools[0] ?? ''
      const args = { client: token(item.client), request: token(String(item.wireId)), tool: token(tool), call: token(call?.callId ?? '') }
      return [call && tool === call.alias ? '.alias' : '', args]
    }
    case 'wire.received': {
      const { message } = item
      const args: Args = { client: token(item.client), request: token(String(item.wireId)), call: token(item.callId ?? '') }
      if ('error' in message) return ['.error', { ...args, code: token(String(message.error.code)) }]
      const result = isResult(message) ? message.result : undefined
      const version = own(result, 'supportedVersions')
      const tools = own(result, 'tools')
      if (Array.isArray(version)) return ['', { ...args, version: token(String(version[0])) }]
      if (Array.isArray(tools)) return ['', { ...args, n: tools.length }]
      return [own(result, 'isError') === true ? '.failed' : '.ok', args]
    }
    case 'tools.registered': {
      const routed = item.names.every((name) => frame.world.routes.has(name))
      return [routed ? '' : '.noRoute', { client: token(item.client), n: item.names.length }]
    }
    case 'call.routed': {
      const route = frame.world.routes.get(item.alias)
      const client = token(route?.executor === 'server' ? route.client : '')
      const args = { call: token(item.callId), alias: token(item.alias), args: token(item.args), client, rule: token(item.rule ?? '') }
      return [`.${item.stoppedAt ?? item.executor}`, args]
    }
    case 'local.executed':
      return ['', { call: token(item.callId), tool: token(item.tool) }]
    case 'server.executed':
    case 'server.refused':
      return ['', { tool: token(item.tool), request: token(String(item.wireId)), server: token(item.server) }]
    case 'call.observed': {
      const { origin, callId, isError } = item.observation
      const request = 'wireId' in origin ? String(origin.wireId) : ''
      const args = { call: token(callId), request: token(request), server: token('server' in origin ? origin.server : '') }
      const dropped = callOf(run, callId)?.reply === 'failed' && !isError
      return [dropped ? '.flagDropped' : `.${origin.by}${isError ? '.failed' : ''}`, args]
    }
    case 'run.finished':
      return ['', {}]
  }
}

/** The counter clause: a counter that moved, else the one that a learner might expect to move. */
function counters(run: Run, frame: Frame): readonly [string, Args] {
  const before = frameAt(run, frame.index - 1).counts
  const { local, external, wire } = frame.counts
  const item = happening(frame)
  if (item.type === 'local.executed') return ['counts.local', { from: before.local, to: local }]
  if (item.type === 'server.executed') return ['counts.external', { from: before.external, to: external }]
  if (item.type === 'run.finished') return ['counts.end', { local, external, wire }]
  if (item.type === 'call.observed' && item.observation.origin.by === 'host') {
    return ['counts.stopped', { external, call: token(item.observation.callId) }]
  }
  const far = item.type === 'wire.sent' || item.type === 'wire.received' || item.type === 'server.refused'
  return far ? ['counts.still', { external }] : ['counts.both', { local, external }]
}

/** The narration of a frame. `asked`: a prediction is open here, so the sentence must not give the answer. */
export function narrate(say: Say, run: Run, index: number, asked = false): Line {
  const frame = frameAt(run, index)
  const [variant, args] = told(run, frame)
  const sentence = say(`narration.${frame.leaf}${asked ? '.asked' : variant}`, args)
  return asked ? sentence : join(sentence, say(...counters(run, frame)))
}

/** The one thing that changed in a frame, as a sentence. */
export function changeLine(say: Say, run: Run, index: number): Line {
  const frame = frameAt(run, index)
  const item = happening(frame)
  const { counts } = frame
  const before = frameAt(run, index - 1).counts
  switch (item.type) {
    case 'pool.filled':
    case 'client.created':
      return say('change.pool', { n: counts.pool })
    case 'tools.registered':
      return say('change.pool', { n: item.names.length })
    case 'wire.sent':
      return say(item.callId ? 'change.linked' : 'change.pending', { call: token(item.callId ?? ''), request: token(String(item.wireId)) })
    case 'wire.received':
      return say('change.settled', { request: token(String(item.wireId)) })
    case 'call.routed':
      return say('change.routed', { call: token(item.callId) })
    case 'local.executed':
      return say('change.local', { from: before.local, to: counts.local })
    case 'server.executed':
      return say('change.external', { from: before.external, to: counts.external })
    case 'server.refused':
      return say('change.refused', { request: token(String(item.wireId)), external: counts.external })
    case 'call.observed':
      return say('change.observed', { call: token(item.observation.callId) })
    case 'run.finished':
      return say('change.none', {})
  }
}
