// One lesson: the order of the DOM is the order in which it is read. The stage is drawn at once, the panels right after.
import { memo, useState } from 'react'
import { PlayheadProvider, useCoveringStop, useLab, usePlayerHead } from '../session/react.tsx'
import { Bar } from './controls/Bar.tsx'
import { Inputs } from './controls/Inputs.tsx'
import { Keys } from './controls/Keys.tsx'
import { Rail } from './controls/Rail.tsx'
import { Transport } from './controls/Transport.tsx'
import { useKeys } from './controls/useKeys.ts'
import { Ledger } from './panels/Ledger.tsx'
import { Narration, StepMenu } from './panels/Narration.tsx'
import { Notices } from './panels/Notices.tsx'
import { PrintList } from './panels/PrintList.tsx'
import { Reading } from './panels/Reading.tsx'
import { Prediction, Side } from './panels/Side.tsx'
import { Simplified } from './panels/Simplified.tsx'
import { Status } from './panels/Status.tsx'
import { WireLog } from './panels/WireLog.tsx'
import { Stage } from './stage/Stage.tsx'
import { useLater } from './useLater.ts'

export function LessonPage() {
  return (
    <PlayheadProvider index={usePlayerHead()}>
      <Page />
    </PlayheadProvider>
  )
}

const Page = memo(function Page() {
  const theme = useLab((state) => state.theme)
  const language = useLab((state) => state.language)
  const [keysOpen, setKeysOpen] = useState(false)
  // first the sentence and the way to step on, then everything that changes the situation
  const painted = useLater(true, false)
  const onKeyDown = useKeys(() => setKeysOpen(!keysOpen))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed on any control inside bubble up to here
    <div className="lab" lang={language} data-theme={theme} onKeyDown={onKeyDown}>
      <Top />
      <main>
        <Notices />
        {painted ? <Situation /> : <div className="inputs" />}
        <Frame />
        {painted && (
          <footer className="drawers">
            <Simplified />
            <Keys open={keysOpen} onToggle={setKeysOpen} />
          </footer>
        )}
        <PrintList />
      </main>
    </div>
  )
})

// what does not change from frame to frame is not drawn again
const Top = memo(Bar)
const Situation = memo(Inputs)

/**
 * A press on Next paints its sentence in the next frame. The stage follows when that is painted, the panels when the stage
 * is: each task stays short, and no press waits for what it does not need to say.
 */
function Frame() {
  const open = useCoveringStop()
  const view = useLab((state) => state.view)
  const [{ onAnswered, takeFocus }] = useState(createFocusKeeper)
  const onStage = useLater(usePlayerHead(), NOT_YET)
  const inPanels = useLater(onStage, NOT_YET)
  return (
    <div className={`page is-${view}${open ? ' is-asking' : ''}`}>
      <Narration>
        <PlayheadProvider index={Math.max(0, onStage)}>
          <Menu />
        </PlayheadProvider>
      </Narration>
      {view === 'stage' && (
        <PlayheadProvider index={onStage}>
          <Figure waiting={onStage === NOT_YET} />
        </PlayheadProvider>
      )}
      {open && <Prediction stop={open} onAnswered={onAnswered} />}
      <Transport>
        <PlayheadProvider index={Math.max(0, onStage)}>
          <Marks />
        </PlayheadProvider>
      </Transport>
      {inPanels !== NOT_YET && (
        <PlayheadProvider index={inPanels}>
          <Announcement />
          {!open && view === 'stage' && <SideColumn onAnswered={onAnswered} takeFocus={takeFocus} />}
          <Lower asking={open !== undefined} />
        </PlayheadProvider>
      )}
    </div>
  )
}

/** Before the first paint there is no stage and there are no panels, only their room. */
const NOT_YET = -1

const Figure = memo(function Figure({ waiting }: { readonly waiting: boolean }) {
  return <div className="figure">{!waiting && <Stage />}</div>
})
const SideColumn = memo(Side)
const Marks = memo(Rail)
const Menu = memo(StepMenu)
const Announcement = memo(Status)

const Lower = memo(function Lower({ asking }: { readonly asking: boolean }) {
  const view = useLab((state) => state.view)
  return (
    <div className="lower">
      <div className="lower-start">
        <WireLog />
        {view === 'wire' && <Ledger />}
      </div>
      {asking ? view === 'stage' && <Ledger /> : <Reading />}
    </div>
  )
})

/** The button that answered a card is gone with it: a focus that was on it goes to the outcome, and to nothing else. */
function createFocusKeeper() {
  let answered = false
  return {
    onAnswered: () => {
      answered = true
    },
    takeFocus: () => {
      const was = answered
      answered = false
      return was
    },
  }
}
