// The sentence of a frame, from what happened in it, with the counter clause behind it.
import type { Args, Line, Say } from '../locales/i18n.ts'
import { join, token } from '../locales/i18n.ts'
import { own, stringAt } from '../protocol/json.ts'
import { isResult } from '../protocol/jsonrpc.ts'
import type { Trace } from '../protocol/trace.ts'
import type { Frame } from '../run/frame.ts'
import type { Run } from '../run/run.ts'
import { callOf, frameAt } from '../run/select.ts'

type Told = readonly [variant: string, args: Args]
type Of<T extends Trace['type']> = Extract<Trace, { type: T }>
type Wire = Of<'wire.sent' | 'wire.received'>

/** What happened in this frame. The client that `builtins` makes says more than the pool it fills. */
export function happening(frame: Frame): Trace {
  const item = frame.trace.find(({ type }) => type !== 'pool.filled') ?? frame.trace[0]
  if (!item) throw new Error(`Nothing happened in ${frame.address}`)
  return item
}

/** What the client concluded in this frame, if it did. */
const verdictIn = ({ trace }: Frame) => trace.find((item): item is Of<'era.judged'> => item.type === 'era.judged')?.verdict

/** The sentence's variant and its arguments. */
function told(run: Run, frame: Frame): Told {
  const item = happening(frame)
  switch (item.type) {
    case 'pool.filled':
      return [frame.world.configured.size > 0 ? '.waiting' : '.alone', {}]
    case 'client.created':
      return ['', { client: token(item.client) }]
    case 'manifest.scanned':
      return [`.${item.scan}`, { file: token(item.file), faults: item.faults.length, n: frame.world.unopened.length }]
    case 'server.named':
      return ['', { name: token(item.name), plugin: token(item.plugin) }]
    case 'server.spawned':
      return ['', { client: token(item.client), command: token(item.command) }]
    case 'wire.sent':
      return sent(run, frame, item)
    case 'wire.received':
      return received(frame, item)
    case 'tools.registered':
      return registered(frame, item)
    case 'call.routed':
    case 'call.decided':
      return decided(frame, item)
    case 'local.executed':
      return ['', { call: token(item.callId), tool: token(item.tool) }]
    case 'server.executed':
    case 'server.refused':
      return ['', { tool: token(item.tool), request: token(String(item.wireId)), server: token(item.server) }]
    case 'call.observed':
      return observed(run, frame, item)
    case 'stdin.closed':
      return ['', { name: token(item.name) }]
    case 'connection.closed':
      return ['', { client: token(item.client), why: token(item.why) }]
    case 'pool.rebuilt':
    case 'era.judged':
    case 'clock.waited':
    case 'run.finished':
      return ['', {}]
  }
}

function sent(run: Run, frame: Frame, item: Wire): Told {
  const call = item.callId && callOf(run, item.callId)
  const tool = call?.wireTools[0] ?? ''
  const params = 'params' in item.message ? item.message.params : undefined
  const request = item.wireId === undefined ? stringAt(params, 'requestId') : String(item.wireId)
  const verdict = verdictIn(frame)
  const args = {
    client: token(item.client),
    request: token(request),
    tool: token(tool),
    call: token(call?.callId ?? ''),
    version: token(stringAt(params, 'protocolVersion')),
    ms: frame.world.habits.speaks.patience,
    failure: token(verdict?.failure ?? ''),
  }
  if (verdict) return [`.${verdict.next}`, args]
  return [call && tool === call.alias && tool !== frame.world.routes.get(tool)?.tool ? '.alias' : '', args]
}

function received(frame: Frame, item: Wire): Told {
  const { message } = item
  const verdict = verdictIn(frame)
  const args: Args = {
    client: token(item.client),
    request: token(String(item.wireId)),
    call: token(item.callId ?? ''),
    failure: token(verdict?.failure ?? ''),
    version: token(verdict?.revision ?? ''),
  }
  if ('error' in message) {
    const next = verdict && frame.leaf === 'hearingRefusal' ? `.${verdict.next}` : '.error'
    return [next, { ...args, code: token(String(message.error.code)) }]
  }
  const result = isResult(message) ? message.result : undefined
  const versions = own(result, 'supportedVersions')
  const tools = own(result, 'tools')
  const session = own(result, 'protocolVersion')
  if (typeof session === 'string') return [verdict?.failure === undefined ? '' : '.unknown', { ...args, version: token(session) }]
  if (Array.isArray(versions)) return ['', { ...args, version: token(String(versions[0])) }]
  if (Array.isArray(tools)) return ['', { ...args, n: tools.length }]
  return [own(result, 'isError') === true ? '.failed' : '.ok', args]
}

function registered({ world }: Frame, item: Of<'tools.registered'>): Told {
  const { names, notices, heldBack } = item
  const clash = notices.find(({ code }) => code === 'collision')
  const args = {
    client: token(item.client),
    n: names.length,
    left: notices.length,
    alias: token(clash?.alias ?? ''),
    refused: token(notices[0]?.refused ?? ''),
  }
  if (heldBack) return ['.heldBack', args]
  if (!names.every((name) => world.pool.has(name))) return ['.stale', args]
  if (notices.length > 0) return ['.some', args]
  return [names.every((name) => world.routes.has(name)) ? '' : '.noRoute', args]
}

function decided({ world }: Frame, item: Of<'call.routed' | 'call.decided'>): Told {
  const route = world.current?.route
  const args = {
    call: token(item.callId),
    alias: token(item.alias),
    args: token('args' in item ? item.args : ''),
    client: token(route?.executor === 'server' ? route.client : ''),
    rule: token(item.rule ?? ''),
    text: token(world.current?.outcome?.text ?? ''),
  }
  if ('undecided' in item) return ['.undecided', args]
  return [item.unfit ? '.unfit' : `.${item.stoppedAt ?? item.executor}`, args]
}

function observed(run: Run, frame: Frame, item: Of<'call.observed'>): Told {
  const { origin, callId, isError } = item.observation
  const request = 'wireId' in origin ? String(origin.wireId) : ''
  const args = { call: token(callId), request: token(request), server: token('server' in origin ? origin.server : '') }
  const call = callOf(run, callId)
  if (call?.reply === 'failed' && !isError) return ['.flagDropped', args]
  const failed = isError ? '.failed' : ''
  if (origin.by !== 'local') return [`.${origin.by}${failed}`, args]
  const between = run.frames.slice((call?.routedAt ?? frame.index) + 1, frame.index).flatMap(({ trace }) => trace)
  if (between.some(({ type }) => type === 'tools.registered')) return [`.connected${failed}`, args]
  return [between.some(({ type }) => type === 'stdin.closed') ? '.left' : `.local${failed}`, args]
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
