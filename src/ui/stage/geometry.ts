// The one place that knows pixels: measures the ports inside a stage and turns a route into an SVG path.
import type { Route } from './routes.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Track {
  readonly path: string
  readonly end: Point
  /** Direction of the last stretch, in degrees. */
  readonly angle: number
}

/** How much of a corner is cut off, in pixels. */
const CUT = 7
/** Ports less than this far apart count as level. */
const LEVEL = 2.5

/** The centres of all visible ports, in pixels from the stage's corner. A port hidden in this layout is left out. */
export function measurePorts(stage: Element): Map<string, Point> {
  const origin = stage.getBoundingClientRect()
  const ports = new Map<string, Point>()
  for (const element of stage.querySelectorAll<HTMLElement>('[data-port]')) {
    if (element.getClientRects().length === 0) continue
    const box = element.getBoundingClientRect()
    ports.set(element.dataset['port'] ?? '', { x: box.left - origin.left + box.width / 2, y: box.top - origin.top + box.height / 2 })
  }
  return ports
}

/** The path of a route, or undefined when one of its ports is not in this layout. */
export function trackOf(route: Route, ports: ReadonlyMap<string, Point>): Track | undefined {
  const from = ports.get(route.from)
  const given = ports.get(route.to)
  if (!from || !given) return undefined
  const part = route.part ?? 1
  const far = { x: from.x + (given.x - from.x) * part, y: from.y + (given.y - from.y) * part }
  const to = { x: Math.abs(far.x - from.x) < LEVEL ? from.x : far.x, y: Math.abs(far.y - from.y) < LEVEL ? from.y : far.y }
  const points = corners(route, from, to)
  const [before = from, end = to] = points.slice(-2)
  return { path: chamfered(points), end, angle: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI }
}

function corners(route: Route, from: Point, to: Point): Point[] {
  if (from.x === to.x || from.y === to.y) return [from, to]
  switch (route.via ?? 'HVH') {
    case 'HV':
      return [from, { x: to.x, y: from.y }, to]
    case 'VH':
      return [from, { x: from.x, y: to.y }, to]
    case 'HVH': {
      // a way back keeps to its own side of the gap, so that it does not lie on the way out
      const middle = route.arrow ? from.x + (to.x < from.x ? -1 : 1) * 14 : (from.x + to.x) / 2
      return [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to]
    }
  }
}

function chamfered(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${round(first)}`
  rest.forEach((point, index) => {
    const before = points[index]
    const after = rest[index + 1]
    if (before && after) path += `L${round(towards(point, before))}L${round(towards(point, after))}`
    else path += `L${round(point)}`
  })
  return path
}

function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const cut = Math.min(CUT, length / 2)
  return length === 0
    ? corner
    : { x: corner.x + ((other.x - corner.x) / length) * cut, y: corner.y + ((other.y - corner.y) / length) * cut }
}

const round = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
