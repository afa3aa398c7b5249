// The comparison, once the page is drawn: everything about it is loaded after the first frame.
import { Suspense, lazy, memo } from 'react'

const Comparison = lazy(async () => ({ default: (await import('./compare/Comparison.tsx')).Comparison }))

export const Comparing = memo(function Comparing() {
  return (
    <Suspense>
      <Comparison />
    </Suspense>
  )
})
