// The drawing under the stage: tracks between measured ports. It says nothing that the text does not say.
import { m } from 'framer-motion'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Point, Track } from './geometry.ts'
import { measurePorts, trackOf } from './geometry.ts'
import type { Motion } from './motion.ts'
import type { Route } from './routes.ts'
import { routesOf } from './routes.ts'
import type { StageView } from './view.ts'

interface Props {
  readonly view: StageView
  readonly motion: Motion
}

export function Tracks({ view, motion }: Props) {
  const drawing = useRef<SVGSVGElement>(null)
  const ports = usePorts(drawing, view)
  const drawn = routesOf(view).flatMap((route) => {
    const track = trackOf(route, ports)
    return track ? [{ route, track }] : []
  })
  return (
    <svg className="tracks" ref={drawing} aria-hidden="true" focusable="false">
      {drawn.map(({ route, track }) => (
        <g key={`${route.kind}:${route.from}:${route.to}:${route.fresh ? view.frame.index : ''}`}>
          <Line route={route} track={track} motion={motion} />
          {route.stop && <Stop at={track.end} />}
          {route.arrow && (
            <path className="track-arrow" transform={`translate(${track.end.x} ${track.end.y}) rotate(${track.angle})`} d="M-8-5 0 0-8 5" />
          )}
        </g>
      ))}
    </svg>
  )
}

function Line({ route, track, motion }: { readonly route: Route; readonly track: Track; readonly motion: Motion }) {
  const draw = motion.on && motion.move === 'forward' && route.fresh === true && route.kind !== 'pencil'
  const strokes = route.kind === 'external' ? ['track track-external', 'track track-core'] : [`track track-${route.kind}`]
  return strokes.map((className) =>
    draw ? (
      <m.path
        key={className}
        className={className}
        d={track.path}
        initial={{ pathLength: 0 }}
        animate={{ pathLength: 1 }}
        transition={motion.travel}
      />
    ) : (
      <path key={className} className={className} d={track.path} />
    ),
  )
}

function Stop({ at }: { readonly at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle className="stop-disc" r="9" />
      <path className="stop-cross" d="M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6" />
    </g>
  )
}

/** Ports move when the layout does: on every frame, on resize, and when a font arrives. */
function usePorts(drawing: RefObject<SVGSVGElement | null>, view: StageView): ReadonlyMap<string, Point> {
  const [ports, setPorts] = useState<ReadonlyMap<string, Point>>(new Map())
  useLayoutEffect(() => {
    const element = drawing.current?.parentElement
    if (!element) return undefined
    const measure = () => setPorts((before) => keepIfSame(before, measurePorts(element)))
    measure()
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [drawing, view])
  return ports
}

function keepIfSame(before: ReadonlyMap<string, Point>, after: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const same = before.size === after.size && [...after].every(([name, { x, y }]) => before.get(name)?.x === x && before.get(name)?.y === y)
  return same ? before : after
}
