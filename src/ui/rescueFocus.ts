// A button that does its work may be gone with it. A focus that was inside the lab then stays inside, where the work went on.
import type { SyntheticEvent } from 'react'
import { afterPaint } from './useLater.ts'

/** Once the page is drawn, a card takes its place within so many paints. */
const WAVES = 4
/** A page that never says it is drawn is not waited for longer than this many paints. */
const MOST = 240

/** For any click or key in the lab: when the focus has fallen out of it, it goes to the card at hand, else to Next. */
export function rescueFocus({ currentTarget: lab, target }: SyntheticEvent<HTMLElement>): void {
  const root = lab.getRootNode() as Document | ShadowRoot
  const card = target instanceof Element ? target.closest('.card') : null
  const had = root.activeElement
  if (!had || !lab.contains(had)) return
  wait(lab, WAVES, MOST, () => {
    const now = root.activeElement
    if (now && now !== document.body) return
    const place = card?.isConnected ? card : lab.querySelector('.card')
    const to = place ?? lab.querySelector('.next')
    if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  })
}

function wait(lab: HTMLElement, waves: number, most: number, work: () => void): void {
  afterPaint(() => {
    // the page draws in three waves, and under load they come late
    const drawn = lab.querySelector<HTMLElement>('.page')?.dataset['drawn'] === 'true'
    if (most > 0 && (waves > 1 || !drawn)) wait(lab, drawn ? waves - 1 : waves, most - 1, work)
    else work()
  })
}
