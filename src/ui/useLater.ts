// A value as it was, until the frame that shows the new one is painted. What can wait follows it.
import { startTransition, useEffect, useState } from 'react'

/** `first` is given until the first paint is over. */
export function useLater<T>(value: T, first: T): T {
  const [later, setLater] = useState(first)
  useEffect(() => afterPaint(() => startTransition(() => setLater(value))), [value])
  return later
}

/** Runs something once the coming frame is painted; returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
