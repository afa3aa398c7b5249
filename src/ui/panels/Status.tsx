// The one polite status region of an instance: one sentence a frame, said again even when it is the same.
import { useEffect, useRef, useState } from 'react'
import { narrate } from '../../lessons/narrate.ts'
import { plain } from '../../locales/i18n.ts'
import { useLab, useOpenStop, usePlayerMode, usePlayhead, usePrepared, useReveal } from '../../session/react.tsx'
import { useName, useSay } from '../text/language.tsx'

export function Status() {
  const say = useSay()
  const name = useName()
  const { run, stepEnds } = usePrepared()
  const playhead = usePlayhead()
  const mode = usePlayerMode()
  const open = useOpenStop()
  const reveal = useReveal()
  const said = useLab((state) => state.said)
  const justRevealed = reveal !== undefined && reveal.stop.index === playhead
  const score = reveal && name('reveal.said', { n: reveal.feedback.filter(({ right }) => right).length, total: reveal.feedback.length })
  const change = said ? name(said.first === undefined ? 'inputs.sameRun' : 'inputs.changed', changeArgs(said)) : ''
  const sentence = [
    change,
    plain(narrate(say, run, playhead, open?.covers === true)),
    open ? name(open.covers ? 'predict.title' : 'predict.titleEnd') : '',
    justRevealed ? score : '',
  ]
  const text = sentence.filter(Boolean).join(' ')
  const lines = useAlternating(text, mode === 'playing' && !stepEnds.includes(playhead))
  return (
    <div className="hidden-text" role="status" aria-live="polite">
      <p>{lines[0]}</p>
      <p>{lines[1]}</p>
    </div>
  )

  function changeArgs({ name: changed, from, to, first: at = 0 }: NonNullable<typeof said>) {
    return { name: name(`param.${changed}`), from, to, frame: at + 1, address: run.frames[at]?.address ?? '' }
  }
}

/** Puts each new text into the other of two nodes; keeps silent on load and while held. */
function useAlternating(text: string, held: boolean): readonly [string, string] {
  const [lines, setLines] = useState<readonly [string, string]>(['', ''])
  const last = useRef(text)
  useEffect(() => {
    if (held || last.current === text) return
    last.current = text
    setLines(([first]) => (first === '' ? [text, ''] : ['', text]))
  }, [text, held])
  return lines
}
