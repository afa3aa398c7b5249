// The length of each lesson, counted by running it: one after the other, when the page is painted and the browser has nothing to do.
import { useEffect, useState } from 'react'
import { lessonIds, loadLesson } from '../../catalog.ts'
import type { Length } from '../../session/length.ts'

export function useLengths(): ReadonlyMap<string, Length> {
  const [lengths, setLengths] = useState<ReadonlyMap<string, Length>>(new Map())
  useEffect(() => {
    let wanted = true
    const count = async () => {
      for (const id of lessonIds) {
        await idle()
        if (!wanted) return
        const length = await lengthIn(id)
        if (length) setLengths((known) => new Map(known).set(id, length))
      }
    }
    void count()
    return () => {
      wanted = false
    }
  }, [])
  return lengths
}

async function lengthIn(id: string): Promise<Length | undefined> {
  try {
    const [{ lengthOf }, lesson] = await Promise.all([import('../../session/length.ts'), loadLesson(id)])
    return lesson && lengthOf(lesson)
  } catch {
    // what cannot be loaded or run has no length to show; its lesson can still be tried
    return undefined
  }
}

function idle(): Promise<void> {
  return new Promise((free) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => free(), { timeout: 2000 })
    else setTimeout(free, 200)
  })
}
