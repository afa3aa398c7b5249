// Media queries as React state. Without `matchMedia` the answer is no, and everything works.
import { useSyncExternalStore } from 'react'

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

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
export const usePrinting = (): boolean => useMedia('print')
