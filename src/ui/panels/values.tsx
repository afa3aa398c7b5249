// How a predicted or happened value is said, and what a question asks about.
import type { Args } from '../../locales/i18n.ts'
import { token } from '../../locales/i18n.ts'
import type { Question, Value } from '../../run/questions.ts'
import { UNKNOWN } from '../../run/predict.ts'
import type { Stop } from '../../session/runs.ts'
import { useLab, usePrepared } from '../../session/react.tsx'
import { Code, Text } from '../text/Rich.tsx'

/** A value of a field in words; protocol values stay code. */
export function ValueText({ question, value }: { readonly question: Question; readonly value: Value }) {
  const { field, before } = question
  if (value === UNKNOWN) return <Text id="reveal.none" />
  switch (field) {
    case 'local':
    case 'external':
      return value === before ? (
        <Text id="option.same" args={{ n: before }} />
      ) : (
        <Text id="option.up" args={{ from: before, to: Number(value) }} />
      )
    case 'rung':
      return <Text id={`rung.${value}`} />
    case 'errorAuthor':
      return <Text id={`author.${value}`} />
    case 'chosenBy':
      return <Text id={`chosenBy.${value}`} />
    case 'altersOutcome':
      return <Text id={value === true ? 'yes' : 'no'} />
    case 'openingCost':
    case 'nameFate':
    case 'era':
      return <Text id={`${field}.${value}`} />
    case 'nextRequest':
    case 'reply':
      return value === 'none' ? <Text id={`${field}.none`} /> : <Code>{String(value)}</Code>
    case 'isError':
    case 'requestId':
    case 'wireTool':
    case 'server':
      return <Code>{String(value)}</Code>
    case 'poolSize':
    case 'wire':
    case 'localSoFar':
    case 'externalSoFar':
    case 'wireSoFar':
    case 'wireAtEnd':
    case 'wireOther':
      return <>{value}</>
  }
}

/** What the questions of a stop name: its call, that call's alias, the note id. */
export function useQuestionArgs(stop: Stop | undefined): Args {
  const { run } = usePrepared()
  const inputs = useLab((state) => state.inputs)
  const id = /@(c\d+)/.exec(stop?.checkpoint.at ?? '')?.[1]
  const call = run.calls.find(({ callId }) => callId === id) ?? run.calls.at(-1)
  const note = inputs['noteId'] ?? ''
  return { call: token(call?.callId ?? ''), alias: token(call?.alias ?? ''), note: token(note === '' ? '""' : note) }
}
