// Draws a line of text: bold where it is bold, code where it is a token of the protocol.
import { memo } from 'react'
import type { Args, Line } from '../../locales/i18n.ts'
import { useSay } from './language.tsx'

/** A protocol token. It is English in every language and no translator may touch it. */
export function Code({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <code className={className} lang="en" translate="no">
      {children}
    </code>
  )
}

/** Up to how many characters a token stays on one line. */
const WHOLE = 24

export function Rich({ line }: { readonly line: Line }) {
  return line.map(({ text, code, bold }, index) => {
    // an id is not broken at its hyphen; a long text of the learner has to break somewhere
    const inner = code ? (
      <Code key={index} {...(text.length <= WHOLE && { className: 'whole' })}>
        {text}
      </Code>
    ) : (
      text
    )
    return bold ? <b key={index}>{inner}</b> : inner
  })
}

export const Text = memo(function Text({ id, args }: { readonly id: string; readonly args?: Args }) {
  return <Rich line={useSay()(id, args)} />
})
