// A method name: on a narrow line it breaks behind its slash.
import { Fragment } from 'react'

export function Method({ name }: { readonly name: string }) {
  return (
    <code lang="en" translate="no">
      {name.split(/(?<=\/)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
