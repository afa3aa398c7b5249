// What a change of the inputs did, as a line: shown under the sentence and spoken by the status region.
import type { Line, Say } from '../../locales/i18n.ts'
import { plain, token } from '../../locales/i18n.ts'
import type { Lesson } from '../../lessons/lesson.ts'
import type { Run } from '../../run/run.ts'
import { frameAt } from '../../run/select.ts'
import type { LabState } from '../../session/store.ts'

export function saidLine(say: Say, lesson: Lesson, run: Run, said: NonNullable<LabState['said']>): Line {
  const kind = lesson.params[said.name]?.kind
  const named = kind === 'choice'
  const shown = (value: string) => (named ? plain(say(`param.${said.name}.${value}`)) : token(value === '' ? '""' : value))
  const args = { name: plain(say(`param.${said.name}`)), from: shown(said.from), to: shown(said.to), n: said.more }
  // a whole file is not read out
  if (kind === 'file') return fileLine(say, run, said)
  if (said.first === undefined) return say('inputs.sameRun', args)
  const { index, address } = frameAt(run, said.first)
  return say(said.more > 0 ? 'inputs.changedMore' : 'inputs.changed', { ...args, frame: index + 1, address: token(address) })
}

function fileLine(say: Say, run: Run, { name, first }: NonNullable<LabState['said']>): Line {
  const args = { name: plain(say(`param.${name}`)) }
  if (first === undefined) return say('inputs.fileSame', args)
  return say('inputs.fileChanged', { ...args, frame: first + 1, address: token(frameAt(run, first).address) })
}
