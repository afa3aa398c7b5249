// Which tracks a frame draws, as pairs of ports. The geometry turns them into paths; this file knows no pixels.
import type { StageView } from './view.ts'

type RouteKind = 'idle' | 'ink' | 'local' | 'external' | 'pencil'

export interface Route {
  readonly from: string
  readonly to: string
  readonly kind: RouteKind
  /** The bend: across-down-across, across-down or down-across; straight when left out and the ports line up. */
  readonly via?: 'HVH' | 'HV' | 'VH'
  /** How much of the way is drawn, 0 to 1. */
  readonly part?: number
  /** The call stops at the end of this track. */
  readonly stop?: boolean
  readonly arrow?: boolean
  /** Drawn in this frame for the first time. */
  readonly fresh?: boolean
}

/** Idle tracks first, so that the track in use lies on top. */
export function routesOf(view: StageView): Route[] {
  return [...idle(view), ...used(view)]
}

function idle({ run, rows, connected, client }: StageView): Route[] {
  const first = run.calls[0]
  const routes: Route[] = []
  if (first) routes.push({ from: `call-${first.callId}`, to: 'dispatcher', kind: 'idle' })
  routes.push({ from: 'dispatcher', to: `row-${rows.length - 1}-in`, kind: 'idle' })
  rows.forEach(({ route }, index) => {
    if (route?.executor === 'local') routes.push({ from: `row-${index}-out`, to: 'local-in', kind: 'idle' })
    if (route?.executor === 'server' && connected && route.client === client) {
      routes.push(
        { from: `row-${index}-out`, to: 'client-in', kind: 'idle' },
        { from: `row-${index}-out`, to: 'client-top', kind: 'idle', via: 'HV' },
      )
    }
  })
  return routes
}

function used(view: StageView): Route[] {
  const { frame, call, decided } = view
  const { leaf } = frame
  if (!call) return leaf === 'registering' ? registering(view) : discovery(view)
  const ink: Route[] = [{ from: `call-${call.callId}`, to: 'dispatcher', kind: 'ink', fresh: leaf === 'routing' }]
  if (!decided) return ink
  if (call.stoppedAt === 'allowed') return ink.map((route) => ({ ...route, stop: true }))
  const row = view.ghost === undefined ? view.rows.findIndex(({ alias }) => alias === call.alias) : -1
  const stopped = call.stoppedAt !== undefined
  ink.push({ from: 'dispatcher', to: row < 0 ? 'row-ghost' : `row-${row}-in`, kind: 'ink', stop: row < 0, fresh: leaf === 'routing' })
  // the row is there, but no track leaves it
  if (stopped && row >= 0) ink.push({ from: `row-${row}-out`, to: `row-${row}-out`, kind: 'ink', stop: true })
  if (stopped || leaf === 'routing') return ink
  if (call.executor === 'local') {
    const track: Route = { from: `row-${row}-out`, to: 'local-in', kind: 'local', fresh: leaf === 'executingLocally' }
    return leaf === 'observing'
      ? [...ink, track, { from: 'local-back', to: `call-${call.callId}-back`, kind: 'ink', via: 'VH', arrow: true, fresh: true }]
      : [...ink, track]
  }
  const toClient: Route[] = [
    { from: `row-${row}-out`, to: 'client-in', kind: 'external', fresh: leaf === 'sending' },
    { from: `row-${row}-out`, to: 'client-top', kind: 'external', via: 'HV', fresh: leaf === 'sending' },
  ]
  const back: Route[] =
    leaf === 'observing' ? [{ from: 'client-back', to: `call-${call.callId}-back`, kind: 'ink', via: 'HVH', arrow: true, fresh: true }] : []
  return [...ink, ...toClient, ...crossing(leaf === 'sending' || leaf === 'returning' ? leaf : 'full'), ...back]
}

function discovery({ message }: StageView): Route[] {
  return message ? crossing(message.dir === 'C>S' ? 'sending' : 'returning') : []
}

function registering({ rows, client }: StageView): Route[] {
  return rows.flatMap(({ route }, index): Route[] =>
    route?.executor === 'server' && route.client === client
      ? [
          { from: 'client-in', to: `row-${index}-out`, kind: 'external', fresh: true },
          { from: 'client-top', to: `row-${index}-out`, kind: 'external', via: 'VH', fresh: true },
        ]
      : [],
  )
}

/** From client to server: half drawn while a message is mid-wire, with the rest of its way dotted. */
function crossing(state: 'sending' | 'returning' | 'full'): Route[] {
  const ends = [
    ['client-out', 'server-in'],
    ['wire-start', 'wire-end'],
  ] as const
  const small: Route[] = [
    { from: 'client-bottom', to: 'wire-start', kind: state === 'returning' ? 'pencil' : 'external' },
    { from: 'wire-end', to: 'server-top', kind: state === 'sending' ? 'pencil' : 'external' },
  ]
  const main = ends.flatMap(([near, far]): Route[] => {
    if (state === 'full') return [{ from: near, to: far, kind: 'external' }]
    const [from, to] = state === 'sending' ? [near, far] : [far, near]
    return [
      { from, to, kind: 'pencil' },
      { from, to, kind: 'external', part: 0.5, fresh: true },
    ]
  })
  return [...main, ...small]
}
