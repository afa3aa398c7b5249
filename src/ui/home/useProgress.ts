// The learner's progress as React state: read again when the page comes back, or when another tab moves on.
import { useEffect, useState } from 'react'
import type { Progress } from '../../session/progress.ts'
import { forgetProgress, readProgress } from '../../session/progress.ts'

export function useProgress(): readonly [progress: Progress, forget: () => void] {
  const [progress, setProgress] = useState(readProgress)
  useEffect(() => {
    const read = () => setProgress(readProgress())
    // a page taken out of the browser's back cache is as old as it was
    addEventListener('pageshow', read)
    addEventListener('storage', read)
    return () => {
      removeEventListener('pageshow', read)
      removeEventListener('storage', read)
    }
  }, [])
  const forget = () => {
    forgetProgress()
    setProgress(readProgress())
  }
  return [progress, forget]
}
