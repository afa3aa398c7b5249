// The drawing under the stage: tracks between measured ports. It says nothing that the text does not say.
import type { RefObject } from 'react'
import { memo, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../useLater.ts'
import type { Point, Track } from './geometry.ts'
import { measurePorts, trackOf } from './geometry.ts'
import type { Route } from './routes.ts'
import { routesOf } from './routes.ts'
import type { StageView } from './view.ts'

export function Tracks({ view }: { readonly view: StageView }) {
  const drawing = useRef<SVGSVGElement>(null)
  const ports = usePorts(drawing, view)
  return (
    <svg className="tracks" ref={drawing} aria-hidden="true" focusable="false">
      {routesOf(view).map((route) => {
        const track = trackOf(route, ports)
        const key = `${route.kind}:${route.from}:${route.to}:${route.part ?? ''}:${route.fresh ? view.frame.index : ''}`
        return track && <Way key={key} kind={route.kind} fresh={route.fresh === true} path={track.path} end={ending(route, track)} />
      })}
    </svg>
  )
}

/** What stands at the end of a track: nothing, a stop, or an arrow with its angle; with the point, as one string. */
function ending(route: Route, { end, angle }: Track): string {
  if (!route.stop && !route.arrow) return ''
  return `translate(${end.x} ${end.y})${route.arrow ? ` rotate(${angle})` : ''}`
}

interface WayProps {
  readonly kind: Route['kind']
  readonly fresh: boolean
  readonly path: string
  readonly end: string
}

const Way = memo(function Way({ kind, fresh, path, end }: WayProps) {
  const draw = fresh && kind !== 'pencil' ? { pathLength: 1, className: ' is-fresh' } : { className: '' }
  const strokes = kind === 'external' ? ['track-external', 'track-core'] : [`track-${kind}`]
  return (
    <g>
      {strokes.map((stroke) => (
        <path key={stroke} d={path} pathLength={draw.pathLength} className={`track ${stroke}${draw.className}`} />
      ))}
      {end.includes('rotate') ? <path className="track-arrow" transform={end} d="M-8-5 0 0-8 5" /> : end !== '' && <Stop at={end} />}
    </g>
  )
})

function Stop({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <circle className="stop-disc" r="9" />
      <path className="stop-cross" d="M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6" />
    </g>
  )
}

/**
 * Ports move when the layout does: on a frame, on resize, when a font arrives. They are measured after the paint, when
 * the layout is there anyway; until then the tracks run between the places that the ports had, which are mostly the same.
 */
function usePorts(drawing: RefObject<SVGSVGElement | null>, view: StageView): ReadonlyMap<string, Point> {
  const [ports, setPorts] = useState<ReadonlyMap<string, Point>>(new Map())
  const [measure] = useState(() => () => {
    const stage = drawing.current?.parentElement
    if (stage) setPorts((before) => keepIfSame(before, measurePorts(stage)))
  })
  useEffect(() => afterPaint(measure), [measure, view])
  useEffect(() => {
    const stage = drawing.current?.parentElement
    if (!stage || typeof ResizeObserver !== 'function') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [drawing, measure])
  return ports
}

function keepIfSame(before: ReadonlyMap<string, Point>, after: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const same = before.size === after.size && [...after].every(([name, { x, y }]) => before.get(name)?.x === x && before.get(name)?.y === y)
  return same ? before : after
}
