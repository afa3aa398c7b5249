// A file of the learner's project: its text can be rewritten, and what is wrong with it stands below, each with its place.
import { useId, useState } from 'react'
import type { LessonFile } from '../../lessons/lesson.ts'
import type { Fault } from '../../lessons/params.ts'
import { token } from '../../locales/i18n.ts'
import type { ManifestFault } from '../../protocol/trace.ts'
import { scanOf } from '../../run/desk.ts'
import { useLab, usePrepared, useSession } from '../../session/react.tsx'
import { Refusal } from '../controls/Refusal.tsx'
import { Icon } from '../icons.tsx'
import { Part } from '../text/Part.tsx'
import { Code, Text } from '../text/Rich.tsx'

/** Its texts come with it. */
export function FileEditor() {
  const { lesson } = useSession()
  const inputs = useLab((state) => state.inputs)
  const files = lesson.files?.(inputs) ?? []
  return (
    <Part name="desk">
      {files.map((file) => (
        <Editor key={file.path} file={file} />
      ))}
    </Part>
  )
}

function Editor({ file: { param, path, text } }: { readonly file: LessonFile }) {
  const session = useSession()
  const { run } = usePrepared()
  const locked = useLab(({ lock }) => lock.includes('params'))
  const written = useLab((state) => state.inputs[param] !== undefined)
  const [fault, setFault] = useState<Fault>()
  const field = useId()
  const state = useId()
  const scan = scanOf(run)
  const faults = scan?.faults ?? []
  return (
    <details className="file-editor">
      <summary>
        <Icon name="next" /> <Code>{path}</Code>
        <span className="file-state">
          <Icon name={text === undefined ? 'none' : faults.length > 0 ? 'error' : 'check'} />{' '}
          <Text id={`file.${scan?.scan ?? 'missing'}`} args={{ n: faults.length }} />
        </span>
      </summary>
      {text === undefined ? (
        <p className="empty">
          <Text id="file.none" />
        </p>
      ) : (
        <>
          <label htmlFor={field}>
            <Text id={`param.${param}`} />
          </label>
          <textarea
            id={field}
            className="file-text"
            value={text}
            rows={Math.min(24, text.split('\n').length + 1)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            disabled={locked}
            lang="en"
            translate="no"
            aria-invalid={fault !== undefined || faults.length > 0}
            aria-describedby={state}
            onChange={(event) => setFault(session.setInput(param, event.target.value))}
          />
        </>
      )}
      <p className="hidden-text" role="status">
        <Text id={`file.${scan?.scan ?? 'missing'}`} args={{ n: faults.length }} />
      </p>
      <div id={state}>
        {fault && (
          <p className="refusal">
            <Refusal fault={fault} />
          </p>
        )}
        {faults.length > 0 && (
          <ul className="file-faults">
            {faults.map((found, at) => (
              <li key={at}>
                <Icon name="error" /> <Code>{path}</Code>{' '}
                <span>
                  <FaultText file={path} fault={found} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {written && (
        <button type="button" className="button is-quiet" onClick={() => session.resetInput(param)}>
          <Text id="file.reset" />
        </button>
      )}
    </details>
  )
}

/** Slips of JSON that have a sentence of their own. */
const KNOWN = new Set([
  'CommaExpected',
  'ColonExpected',
  'ValueExpected',
  'PropertyNameExpected',
  'CloseBraceExpected',
  'CloseBracketExpected',
  'EndOfFileExpected',
  'InvalidCommentToken',
])

interface FaultProps {
  /** Stands for the whole file where a fault has no place inside it. */
  readonly file: string
  readonly fault: ManifestFault
}

function FaultText({ file, fault: { code, path, line, column, detail } }: FaultProps) {
  const kind = code === 'syntax' ? `syntax.${KNOWN.has(detail) ? detail : 'other'}` : code
  return <Text id={`fault.${kind}`} args={{ line, column, path: token(path || file), detail: token(detail) }} />
}
