// One lesson: the order of the DOM is the order in which it is read.
import { useState } from 'react'
import { useLab, useCoveringStop } from '../session/react.tsx'
import { Bar } from './controls/Bar.tsx'
import { Inputs } from './controls/Inputs.tsx'
import { Keys } from './controls/Keys.tsx'
import { Transport } from './controls/Transport.tsx'
import { useKeys } from './controls/useKeys.ts'
import { Ledger } from './panels/Ledger.tsx'
import { Narration } from './panels/Narration.tsx'
import { Notices } from './panels/Notices.tsx'
import { PrintList } from './panels/PrintList.tsx'
import { Reading } from './panels/Reading.tsx'
import { Prediction, Side } from './panels/Side.tsx'
import { Simplified } from './panels/Simplified.tsx'
import { Status } from './panels/Status.tsx'
import { WireLog } from './panels/WireLog.tsx'
import { Stage } from './stage/Stage.tsx'

export function LessonPage() {
  const open = useCoveringStop()
  const view = useLab((state) => state.view)
  const theme = useLab((state) => state.theme)
  const language = useLab((state) => state.language)
  const [keysOpen, setKeysOpen] = useState(false)
  const [{ onAnswered, takeFocus }] = useState(createFocusKeeper)
  const onKeyDown = useKeys(() => setKeysOpen(!keysOpen))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed on any control inside bubble up to here
    <div className="lab" lang={language} data-theme={theme} onKeyDown={onKeyDown}>
      <Bar />
      <main>
        <Notices />
        <Inputs />
        <div className={`page is-${view}${open ? ' is-asking' : ''}`}>
          <Narration />
          {view === 'stage' && <Stage />}
          {open && <Prediction stop={open} onAnswered={onAnswered} />}
          <Transport />
          {!open && view === 'stage' && <Side onAnswered={onAnswered} takeFocus={takeFocus} />}
          <div className="lower">
            <div className="lower-start">
              <WireLog />
              {view === 'wire' && <Ledger />}
            </div>
            {open ? view === 'stage' && <Ledger /> : <Reading />}
          </div>
        </div>
        <footer className="drawers">
          <Simplified />
          <Keys open={keysOpen} onToggle={setKeysOpen} />
        </footer>
        <PrintList />
        <Status />
      </main>
    </div>
  )
}

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
