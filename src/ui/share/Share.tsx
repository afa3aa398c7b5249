// Share or embed: this situation as a link or as a text for a course page, with what learners may change, and a live preview.
import { useState } from 'react'
import { languages } from '../../catalog.ts'
import { frameAt } from '../../run/select.ts'
import { sameInputs } from '../../lessons/params.ts'
import { useLab, usePlayerMoment, useSession } from '../../session/react.tsx'
import type { Lock } from '../../session/store.ts'
import { Region } from '../Region.tsx'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Part } from '../text/Part.tsx'
import { Text } from '../text/Rich.tsx'
import { Copy } from './Copy.tsx'
import { Check, Checks, Pick } from './Fields.tsx'
import type { Choices, Kind } from './snippets.ts'
import { KINDS, previewAddress, snippets } from './snippets.ts'

const LOCKS: readonly Lock[] = ['params', 'scenario', 'lang', 'theme', 'inspector', 'share']

const option = (value: string, text: string) => ({ value, text })

interface Props {
  readonly id: string
  /** The lab's own site, with a slash at its end. */
  readonly site: string
  /** The scenario's name in the language at hand. */
  readonly title: string
}

/** Its texts come with it. */
export function Share(props: Props) {
  return (
    <Part name="share">
      <Panel {...props} />
    </Part>
  )
}

function Panel({ id, site, title }: Props) {
  const session = useSession()
  const name = useName()
  const { prepared, index } = usePlayerMoment()
  const state = useLab((now) => now)
  const steps = prepared.run.steps.filter(({ count }) => count > 0)
  const { inputs, compare, theme, view, controls, predict, pauseAt, lock } = state
  const [kind, setKind] = useState<Kind>('link')
  const [choices, setChoices] = useState<Choices>({
    start: 'here',
    lang: state.site ? 'page' : state.language,
    theme,
    view,
    controls,
    predict,
    pauseAt,
    lock,
  })
  const choose = (some: Partial<Choices>) => setChoices({ ...choices, ...some })
  const frame = frameAt(prepared.run, index).address
  const subject = {
    site,
    lesson: session.lesson,
    inputs,
    compare: compare.filter((other) => !sameInputs(inputs, other)),
    frame,
    title,
    choices,
  }
  const link = site + session.link()
  const texts = snippets(kind, subject, link)
  return (
    <Region className="share" id={id} aria-label={name('share.title')}>
      <div className="share-choices">
        <Heading depth={2}>
          <Text id="share.title" />
        </Heading>
        <p className="card-lead">
          <Text id="share.lead" args={{ scenario: title }} />
        </p>
        <Pick label="share.kind" value={kind} options={KINDS.map((value) => option(value, name(`share.kind.${value}`)))} onPick={setKind} />
        {kind !== 'link' && (
          <>
            <Pick
              label="share.start"
              value={choices.start}
              options={[
                option('here', name('share.start.here', { frame: String(index + 1) })),
                option('beginning', name('share.start.beginning')),
              ]}
              onPick={(start) => choose({ start })}
            />
            <Pick
              label="share.predict"
              value={choices.predict}
              options={(['auto', 'required', 'off'] as const).map((value) => option(value, name(`share.predict.${value}`)))}
              onPick={(asked) => choose({ predict: asked })}
            />
            <Pick
              label="share.lang"
              value={choices.lang}
              options={[option('page', name('share.lang.page')), ...languages.map((tag) => option(tag, tag))]}
              onPick={(lang) => choose({ lang })}
            />
            <Pick
              label="share.theme"
              value={choices.theme}
              options={(['auto', 'light', 'dark'] as const).map((value) => option(value, name(`share.theme.${value}`)))}
              onPick={(look) => choose({ theme: look })}
            />
            <Pick
              label="share.view"
              value={choices.view}
              options={(['full', 'stage', 'wire', 'pool'] as const).map((value) => option(value, name(`share.view.${value}`)))}
              onPick={(shown) => choose({ view: shown })}
            />
            <Pick
              label="share.controls"
              value={choices.controls}
              options={(['full', 'steps', 'none'] as const).map((value) => option(value, name(`share.controls.${value}`)))}
              onPick={(offered) => choose({ controls: offered })}
            />
            <Checks legend="share.pauseAt">
              {steps.map((step) => (
                <Check
                  key={step.id}
                  text={name(`step.${step.id}`)}
                  on={choices.pauseAt.includes(step.id)}
                  onChange={(on) =>
                    choose({ pauseAt: on ? [...choices.pauseAt, step.id] : choices.pauseAt.filter((other) => other !== step.id) })
                  }
                />
              ))}
            </Checks>
            <Checks legend="share.lock">
              {LOCKS.map((word) => (
                <Check
                  key={word}
                  text={name(`share.lock.${word}`)}
                  on={!choices.lock.includes(word)}
                  onChange={(on) => choose({ lock: on ? choices.lock.filter((other) => other !== word) : [...choices.lock, word] })}
                />
              ))}
            </Checks>
          </>
        )}
      </div>
      <div className="share-texts">
        {texts.map((snippet) => (
          <Copy key={`${kind}${snippet.file}`} kind={kind} snippet={snippet} />
        ))}
        {kind !== 'link' && (
          <details className="drawer">
            <summary>
              <Icon name="next" /> <Text id="share.preview" />
            </summary>
            {site.startsWith('http') ? (
              <iframe
                className="preview"
                src={previewAddress(subject)}
                title={name('share.preview')}
                sandbox="allow-scripts allow-popups"
              />
            ) : (
              <p>
                <Text id="share.noPreview" />
              </p>
            )}
          </details>
        )}
      </div>
    </Region>
  )
}
