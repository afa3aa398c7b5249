// A button that does its work may be gone with it. A focus that was inside the lab then stays inside, where the work went on.
import type { SyntheticEvent } from 'react'
import { afterPaint } from './useLater.ts'

/** The page draws in three waves; one more lets a card take its place. */
const WAVES = 4

/** For any click or key in the lab: when the focus has fallen out of it, it goes to the card at hand, else to Next. */
export function rescueFocus({ currentTarget: lab, target }: SyntheticEvent<HTMLElement>): void {
  const root = lab.getRootNode() as Document | ShadowRoot
  const card = target instanceof Element ? target.closest('.card') : null
  const had = root.activeElement
  if (!had || !lab.contains(had)) return
  wait(WAVES, () => {
    const now = root.activeElement
    if (now && now !== document.body) return
    const place = card?.isConnected ? card : lab.querySelector('.card')
    const to = place ?? lab.querySelector('.next')
    if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  })
}

function wait(waves: number, work: () => void): void {
  afterPaint(() => (waves > 1 ? wait(waves - 1, work) : work()))
}
