// One lesson: the order of the DOM is the order in which it is read. The sentence is painted first, stage and panels after it.
import { Suspense, lazy, memo, useEffect, useId, useRef, useState } from 'react'
import { scenarioOf } from '../lessons/lesson.ts'
import { MomentProvider, useCoveringStop, useLab, usePlayerMoment, useSession } from '../session/react.tsx'
import { Bar } from './controls/Bar.tsx'
import { Inputs } from './controls/Inputs.tsx'
import { Rail } from './controls/Rail.tsx'
import { Transport } from './controls/Transport.tsx'
import { useKeys } from './controls/useKeys.ts'
import { Narration, StepMenu } from './panels/Narration.tsx'
import { Prediction } from './panels/Prediction.tsx'
import { rescueFocus } from './rescueFocus.ts'
import { Stage } from './stage/Stage.tsx'
import { useName } from './text/language.tsx'
import { useCompact } from './useCompact.ts'
import { useLater } from './useLater.ts'
import { useReducedMotion } from './useMedia.ts'

export function LessonPage() {
  return (
    <MomentProvider moment={usePlayerMoment()}>
      <Page />
    </MomentProvider>
  )
}

const Page = memo(function Page() {
  const { lesson } = useSession()
  const theme = useLab((state) => state.theme)
  const language = useLab((state) => state.language)
  const hasInputs = useLab(({ controls }) => controls === 'full')
  const hasDrawers = useLab(({ controls, view, compact: small }) => controls !== 'none' && !small && (view === 'full' || view === 'wire'))
  const hasNotices = useLab((state) => state.notices.length > 0)
  const site = useLab((state) => state.site)
  const sharing = useLab((state) => state.sharing)
  const sharePanel = useId()
  const lab = useRef<HTMLDivElement>(null)
  const compact = useCompact(lab)
  const reduced = useReducedMotion()
  const [keysOpen, setKeysOpen] = useState(false)
  // first the sentence and the way to step on, then everything that changes the situation
  const painted = useLater(true, false)
  const onKeyDown = useKeys(() => setKeysOpen(!keysOpen))
  const Main = site ? 'main' : 'div'
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- events of the controls inside bubble up to here
    <div
      ref={lab}
      className={`lab ${site ? 'is-site' : 'is-embed'}${compact ? ' is-compact' : ''}`}
      lang={language}
      data-theme={theme}
      data-motion={reduced ? 'reduce' : 'full'}
      onClickCapture={rescueFocus}
      onKeyDownCapture={rescueFocus}
      onKeyDown={onKeyDown}
    >
      <Top sharePanel={sharePanel} />
      {sharing && <Sharing id={sharePanel} />}
      <Main className="main">
        {hasNotices && (
          <Suspense>
            <Notices />
          </Suspense>
        )}
        {hasInputs && (painted ? <Situation /> : <div className="inputs" />)}
        {hasInputs && painted && lesson.files && (
          <Suspense>
            <FileEditor />
          </Suspense>
        )}
        <Frame />
        {painted && hasDrawers && (
          <Suspense>
            <Drawers keysOpen={keysOpen} onToggleKeys={setKeysOpen} />
          </Suspense>
        )}
        {painted && (
          <Suspense>
            <PrintList />
          </Suspense>
        )}
      </Main>
    </div>
  )
})

/**
 * A press on Next paints its sentence in the next frame. The stage follows when that is painted, the panels when the stage
 * is: each task stays short, and no press waits for what it does not need to say.
 */
function Frame() {
  const open = useCoveringStop()
  const view = useLab((state) => state.view)
  const hasTransport = useLab((state) => state.controls !== 'none')
  const hasLower = useLab(({ compact }) => view === 'wire' || (view === 'full' && !compact))
  const besides = useLab(({ compact, compare }) => !compact && (hasLower || compare.length > 0))
  const now = usePlayerMoment()
  const onStage = useLater(now, undefined)
  const inPanels = useLater(onStage, undefined)
  const panels = usePanels()
  return (
    <div className={`page is-${view}${open ? ' is-asking' : ''}`} data-drawn={inPanels === now && panels !== undefined}>
      <Narration>
        <MomentProvider moment={onStage ?? now}>
          <Menu />
        </MomentProvider>
      </Narration>
      {view !== 'wire' && (
        <div className="figure" part="stage">
          {onStage && (
            <MomentProvider moment={onStage}>
              <Figure />
            </MomentProvider>
          )}
        </div>
      )}
      {open && <Prediction stop={open} />}
      {hasTransport && (
        <Transport>
          <MomentProvider moment={onStage ?? now}>
            <Marks />
          </MomentProvider>
        </Transport>
      )}
      {inPanels && panels && (
        <MomentProvider moment={inPanels}>
          <panels.Below asking={open !== undefined} hasLower={hasLower} comparing={besides} />
        </MomentProvider>
      )}
    </div>
  )
}

const PrintList = lazy(async () => ({ default: (await import('./panels/PrintList.tsx')).PrintList }))
const Drawers = lazy(async () => ({ default: (await import('./panels/Drawers.tsx')).Drawers }))
type Panels = typeof import('./panels/Below.tsx')

/** The panels come after the first sentence and stage; without them the run can still be stepped through. */
function usePanels(): Panels | undefined {
  const [panels, setPanels] = useState<Panels>()
  useEffect(() => {
    void import('./panels/Below.tsx').then(setPanels, () => undefined)
  }, [])
  return panels
}

const FileEditor = lazy(async () => ({ default: (await import('./desk/FileEditor.tsx')).FileEditor }))
const Notices = lazy(async () => ({ default: (await import('./notices/Notices.tsx')).Notices }))
const Share = lazy(async () => ({ default: (await import('./share/Share.tsx')).Share }))

/** Loaded when it is first opened. */
function Sharing({ id }: { readonly id: string }) {
  const { lesson, site } = useSession()
  const inputs = useLab((state) => state.inputs)
  const name = useName()
  return (
    <Suspense>
      <Share id={id} site={site} title={name(`scenario.${scenarioOf(lesson, inputs)}`)} />
    </Suspense>
  )
}

// what does not change from frame to frame is not drawn again
const Top = memo(Bar)
const Situation = memo(Inputs)
const Figure = memo(Stage)
const Marks = memo(Rail)
const Menu = memo(StepMenu)
