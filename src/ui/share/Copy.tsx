// One text to paste, and a button that copies it and says what it copied.
import { useId, useState } from 'react'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import type { Kind, Snippet } from './snippets.ts'

export function Copy({ kind, snippet: { file, code } }: { readonly kind: Kind; readonly snippet: Snippet }) {
  const name = useName()
  const field = useId()
  const [copied, setCopied] = useState<string>()
  const [byHand, setByHand] = useState(false)
  const what = name(`share.kind.${kind}`)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(code)
    } catch {
      // no clipboard here: the text is selected, to be copied by hand
      setByHand(true)
    }
  }
  return (
    <div className="snippet">
      <div className="snippet-head">
        <label htmlFor={field}>{file === undefined ? what : <Code>{file}</Code>}</label>
        <button type="button" className="button" onClick={() => void copy()}>
          <Text id="share.copy" />
        </button>
        <p role="status">{copied === code ? name('share.copied', { what: file ?? what }) : byHand ? name('share.byHand') : ''}</p>
      </div>
      <textarea
        id={field}
        readOnly
        spellCheck={false}
        translate="no"
        rows={Math.max(2, code.split('\n').length)}
        value={code}
        onFocus={(event) => event.target.select()}
      />
    </div>
  )
}
