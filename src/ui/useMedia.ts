// Media queries as React state. Without `matchMedia` the answer is no, and everything works.
import { useSyncExternalStore } from 'react'
import { useLab } from '../session/react.tsx'

function useMedia(query: string): boolean {
  const list = typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(query) : undefined
  return useSyncExternalStore(
    (changed) => {
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => list?.matches ?? false,
  )
}

export function useReducedMotion(): boolean {
  const asked = useLab((state) => state.motion)
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return asked === 'auto' ? reduced : asked === 'reduce'
}
export const usePrinting = (): boolean => useMedia('print')
