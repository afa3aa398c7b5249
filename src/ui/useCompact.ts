// Whether an embedded lab has the width of a text column: then it takes the compact layout of a fixed height.
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { useLab, useSession } from '../session/react.tsx'

/** CSS pixels; the narrow rules of the sheets end at 40 em, which are 600 here. Below, the parts are stacked as on a phone; above, they stand side by side as on the lab's own page. */
const NARROWEST = 601
const WIDEST = 1000

export function useCompact(lab: RefObject<HTMLElement | null>): boolean {
  const { store } = useSession()
  const site = useLab((state) => state.site)
  useLayoutEffect(() => {
    const element = lab.current
    if (site || !element) return undefined
    const measure = () => {
      const width = element.clientWidth
      const compact = width >= NARROWEST && width < WIDEST
      if (compact !== store.getState().compact) store.setState({ compact })
    }
    measure()
    if (typeof ResizeObserver !== 'function') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [lab, site, store])
  return useLab((state) => state.compact)
}
