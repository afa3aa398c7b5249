// Keys of the lab. They act only while the focus is inside, never in a text field, and never with a modifier.
import type { KeyboardEvent } from 'react'
import { useLab, usePlayerMode } from '../../session/react.tsx'
import { useReducedMotion } from '../useMedia.ts'
import { useMoves } from './useMoves.ts'

/** Which move a key makes. Letters can be switched off; arrows cannot be typed by accident. */
const LETTERS = { n: 'next', p: 'previous', k: 'play', '?': 'help' } as const
const ARROWS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

/** These use arrows or letters themselves. */
const TYPING = 'input, textarea, select, [contenteditable]'

export function useKeys(onHelp: () => void): (event: KeyboardEvent) => void {
  const moves = useMoves()
  const mode = usePlayerMode()
  const reduced = useReducedMotion()
  const letters = useLab((state) => state.hotkeys)
  return (event) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    if (!(target instanceof Element) || target.closest(TYPING)) return
    const letter = letters && Object.hasOwn(LETTERS, key) ? LETTERS[key as keyof typeof LETTERS] : undefined
    const move = ARROWS[key] ?? letter
    if (move === undefined) return
    event.preventDefault()
    if (move === 'help') onHelp()
    else if (move === 'play') {
      if (mode === 'playing') moves.pause()
      else if (!reduced) moves.play()
    } else if (event.shiftKey && move === 'next') moves.nextStep()
    else if (event.shiftKey && move === 'previous') moves.previousStep()
    else moves[move]()
  }
}
