// The stage: host, frontier and server in one frame. Its truth is text; the tracks are drawn over it.
import type { CSSProperties } from 'react'
import { useId, useMemo } from 'react'
import { serversAt } from '../../run/server.ts'
import { useCoveringStop, useLab, usePlayhead, usePrepared } from '../../session/react.tsx'
import { Region } from '../Region.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Rich.tsx'
import { Host } from './Host.tsx'
import { useMotionStep } from './motion.ts'
import { Server } from './Server.tsx'
import { Tracks } from './Tracks.tsx'
import { Strip } from './Strip.tsx'
import { useTravel } from './Traveller.tsx'
import { useReducedMotion } from '../useMedia.ts'
import { stageView } from './view.ts'
import { Wire } from './Wire.tsx'

export function Stage() {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const open = useCoveringStop()
  const motion = useMotionStep(run, playhead)
  const title = useId()
  useTravel(useReducedMotion())
  const compact = useLab((state) => state.compact)
  const view = useMemo(() => stageView(run, playhead, open?.questions.map(({ field }) => field) ?? []), [run, playhead, open])
  const listed = serversAt(view.frame).find(({ id }) => id === view.client)?.tools.length ?? view.reservedRows - 1
  const style = {
    ...(view.rowLines > 1 && { '--row': `${1.3 * view.rowLines + 0.6}em` }),
    '--rows': Math.max(3, view.reservedRows),
    '--lane': view.lane,
    '--calls': view.frame.world.calls.length,
    '--below-tools': Math.max(0, Math.max(3, view.reservedRows) - view.firstOwn - listed),
  } as CSSProperties
  // more than a small frame has room for
  const many = view.reservedRows > 4 || view.frame.world.calls.length > 3
  return (
    <Region aria-labelledby={title}>
      <Heading depth={2} className="hidden-text" id={title}>
        <Text id="stage.title" />
      </Heading>
      <div
        className="stage"
        data-frame={view.frame.address}
        data-zone={view.zone}
        data-many={many ? '' : undefined}
        data-move={motion.on ? motion.move : undefined}
        style={style}
      >
        <Tracks view={view} />
        <Host view={view} />
        <Wire view={view} motion={motion} />
        <Server view={view} />
        {compact && <Strip view={view} />}
      </div>
    </Region>
  )
}
