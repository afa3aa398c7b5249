// Work that follows a change, once for all changes of one task, after the frame they led to is painted.

/** Work that fails is let go: what it writes is kept by a browser that may refuse. */
export function soon(work: () => void): () => void {
  let pending = false
  return () => {
    if (pending) return
    pending = true
    setTimeout(() => {
      pending = false
      try {
        work()
      } catch {
        // full, forbidden, too often, or without an address: the lab goes on without it
      }
    })
  }
}
