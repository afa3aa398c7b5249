// Tells how tall the lab is, once for each change that has settled.

/** Watches what stands in a shadow root; returns how to stop. Heights are whole CSS pixels. */
export function watchHeight(root: ShadowRoot, tell: (height: number) => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined
  let told = -1
  let pending: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    clearTimeout(pending)
    pending = setTimeout(() => {
      const height = Math.ceil(root.querySelector('.lab')?.getBoundingClientRect().height ?? 0)
      if (height === told || height === 0) return
      told = height
      tell(height)
    }, 50)
  })
  observer.observe(root.host)
  return () => {
    clearTimeout(pending)
    observer.disconnect()
  }
}
