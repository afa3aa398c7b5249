// The key to the lines: the same ones that the stage and the plates are drawn with.
import type { ReactNode } from 'react'
import { Text } from '../text/Rich.tsx'

const lines: Readonly<Record<string, ReactNode>> = {
  near: <path className="fig-near" d="M0 10h56" />,
  far: (
    <>
      <path className="fig-far" d="M0 10h56" />
      <path className="fig-far-gap" d="M0 10h56" />
    </>
  ),
  frontier: <path className="fig-frontier" d="M0 10h56" />,
  stop: (
    <>
      <path className="fig-ink" d="M0 10h21" />
      <circle className="fig-stop" cx="28" cy="10" r="6.5" />
      <path className="fig-stop-cross" d="M25.4 7.4l5.2 5.2m0-5.2-5.2 5.2" />
    </>
  ),
  pencil: <path className="fig-pencil" d="M1 3h54v14H1z" />,
  changed: <path className="fig-changed" d="M2 1v18" />,
}

export function Legend() {
  return (
    <section className="home-legend" aria-labelledby="legend">
      <h2 id="legend">
        <Text id="home.legend" />
      </h2>
      <ul>
        {Object.entries(lines).map(([name, line]) => (
          <li key={name}>
            <svg className="drawing" viewBox="0 0 56 20" aria-hidden="true" focusable="false">
              {line}
            </svg>
            <Text id={`home.legend.${name}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
