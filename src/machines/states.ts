// States that several machines have in common, each with its effect and what may follow. Names only.
import { client, host, server } from './base.ts'

/** What follows when nothing is left to open: the next call, or the end. */
export const toCalls = [{ guard: 'hasCallLeft', target: 'routing' }, { target: 'finished' }] as const

/** The old handshake: a request, its reply, and a notification that nobody answers. */
export const confirming = { meta: client('client'), entry: 'confirmLegacy', on: { NEXT: 'askingTools' } } as const

export const askingTools = { meta: client('client'), tags: 'predict', entry: 'askTools', on: { NEXT: 'hearingTools' } } as const

/** A call that went to a server comes back here, whatever became of it. */
export const answering = {
  executing: { meta: server, tags: 'predict', entry: 'runTool', on: { NEXT: 'returning' } },
  returning: { meta: client('call'), entry: 'hearReply', on: { NEXT: 'observing' } },
  observing: { meta: host('call'), entry: 'observe', on: { NEXT: toCalls } },
  finished: { meta: host('none'), tags: 'predict', entry: 'finish', type: 'final' },
} as const
