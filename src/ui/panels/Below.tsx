// Everything that is drawn last: the spoken status, the side column, and the panels under the playback. Loaded after the stage.
import { Suspense, lazy, memo } from 'react'
import { useLab, useSession } from '../../session/react.tsx'
import { Comparing } from '../Comparing.tsx'
import { Ledger } from './Ledger.tsx'
import { Reading } from './Reading.tsx'
import { Side } from './Side.tsx'
import { Status } from './Status.tsx'
import { WireLog } from './WireLog.tsx'

const NameLab = lazy(async () => ({ default: (await import('../names/NameLab.tsx')).NameLab }))
const Desk = lazy(async () => ({ default: (await import('../desk/Desk.tsx')).Desk }))

interface Props {
  /** A prediction covers this frame. */
  readonly asking: boolean
  readonly hasLower: boolean
  /** There is room for a comparison beside the stage. */
  readonly comparing: boolean
}

export function Below({ asking, hasLower, comparing }: Props) {
  return (
    <>
      <Announcement />
      {comparing && <Comparing />}
      {!asking && <SideColumn />}
      {hasLower && <Lower asking={asking} />}
    </>
  )
}

// what does not change from frame to frame is not drawn again
const Announcement = memo(Status)
const SideColumn = memo(Side)

const Lower = memo(function Lower({ asking }: { readonly asking: boolean }) {
  const view = useLab((state) => state.view)
  const { lesson } = useSession()
  const canRead = useLab(({ lock }) => !lock.includes('inspector'))
  return (
    <div className="lower">
      <div className="lower-start">
        <WireLog />
        {view === 'wire' && <Ledger />}
      </div>
      {asking ? view === 'full' && <Ledger /> : canRead && <Reading />}
      {lesson.desk && canRead && (
        <Suspense>
          <Desk />
        </Suspense>
      )}
      {lesson.desk?.includes('names') && canRead && (
        // it could be asked for the answer to an open question
        <div className="names-room" hidden={asking}>
          <Suspense>
            <NameLab />
          </Suspense>
        </div>
      )}
    </div>
  )
})
