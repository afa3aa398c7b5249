// The one polite status region of an instance: one sentence a frame, said again when the next frame has the same one.
import { useEffect, useRef, useState } from 'react'
import { narrate } from '../../lessons/narrate.ts'
import { plain } from '../../locales/i18n.ts'
import { useLab, useOpenStop, usePlayerMode, usePlayhead, usePrepared, useReveal, useSession } from '../../session/react.tsx'
import { useName, useSay } from '../text/language.tsx'
import { saidLine } from './said.ts'

export function Status() {
  const say = useSay()
  const name = useName()
  const { lesson } = useSession()
  const { run, stepEnds } = usePrepared()
  const playhead = usePlayhead()
  const playing = usePlayerMode() === 'playing'
  const open = useOpenStop()
  const reveal = useReveal()
  const said = useLab((state) => state.said)
  const change = said ? plain(saidLine(say, lesson, run, said)) : ''
  const sentence = plain(narrate(say, run, playhead, open?.covers === true))
  const asks = open ? name(open.covers ? 'predict.title' : 'predict.titleEnd') : ''
  const right = reveal?.feedback.filter((item) => item.right).length ?? 0
  const score = reveal?.stop.index === playhead ? name('reveal.said', { n: right, total: reveal.feedback.length }) : ''
  const text = [change, sentence, asks, score].filter(Boolean).join(' ')
  const lines = useAlternating(text, playhead, playing && !stepEnds.includes(playhead))
  return (
    <div className="hidden-text" part="status" role="status" aria-live="polite">
      <p>{lines[0]}</p>
      <p>{lines[1]}</p>
    </div>
  )
}

/** Puts what is new, by its text or its frame, into the other of two nodes; keeps silent on load and while held. */
function useAlternating(text: string, frame: number, held: boolean): readonly [string, string] {
  const [lines, setLines] = useState<readonly [string, string]>(['', ''])
  const last = useRef({ text, frame })
  useEffect(() => {
    if (held || (last.current.text === text && last.current.frame === frame)) return
    last.current = { text, frame }
    setLines(([first]) => (first === '' ? [text, ''] : ['', text]))
  }, [text, frame, held])
  return lines
}
