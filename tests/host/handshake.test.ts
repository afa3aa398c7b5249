// What a client concludes from every meeting there can be, against the rules of basic/versioning and stdio written down apart.
import { describe, expect, it } from 'vitest'
import { runLesson } from '../../src/lessons/lesson.ts'
import { eraFacts } from '../../src/run/facts.ts'
import { callOf, rungOf } from '../../src/run/select.ts'
import { lessonNamed } from '../support.ts'

const lesson = await lessonNamed('eras')

/** What a build speaks, by the world of lesson 4. */
const servers = {
  modern: { modern: ['2026-07-28'], legacy: [], refusal: 'other-error' },
  'future-only': { modern: ['2027-01-15'], legacy: [], refusal: 'other-error' },
  dual: { modern: ['2026-07-28'], legacy: ['2025-11-25', '2024-11-05'], refusal: 'other-error' },
  legacy: { modern: [], legacy: ['2025-11-25', '2024-11-05'], refusal: 'other-error' },
  'legacy-32602': { modern: [], legacy: ['2025-11-25', '2024-11-05'], refusal: 'other-error' },
  'legacy-silent': { modern: [], legacy: ['2025-11-25', '2024-11-05'], refusal: 'silence' },
  'legacy-2024': { modern: [], legacy: ['2024-11-05'], refusal: 'other-error' },
} as const

interface Meeting {
  readonly client: string
  readonly server: keyof typeof servers
  readonly preferred: string
  readonly probe: string
  readonly accept2024: string
  readonly meta: string
}

interface Outcome {
  readonly era: string
  readonly version: string | null
  readonly probe: string
  readonly runs: boolean
}

/** The rules, without a word of the code under test. */
function oracle({ client, server, preferred, probe, accept2024, meta }: Meeting): Outcome {
  const { modern, legacy, refusal } = servers[server] as { modern: readonly string[]; legacy: readonly string[]; refusal: string }
  const isWhole = meta === 'full'

  /** 2025-11-25, basic/lifecycle: the server answers with the version asked for or its own newest; the client may leave. */
  const initialize = (learned: string): Outcome => {
    const offered = legacy.includes('2025-11-25') ? '2025-11-25' : legacy[0]
    const accepted = offered !== undefined && (offered !== '2024-11-05' || accept2024 === 'yes')
    return accepted
      ? { era: 'legacy', version: offered, probe: learned, runs: true }
      : { era: 'none', version: null, probe: learned, runs: false }
  }

  if (client === 'legacy-only') return initialize('not-probed')
  if (client === 'modern-only' && probe === 'off') {
    // a new build looks at each request; an old one looks at the method alone
    const served = modern.length === 0 || (isWhole && modern.includes(preferred))
    // refused with a list of versions, it asks again in one that both know
    const shared =
      served || !isWhole ? undefined : ['2027-01-15', '2026-07-28'].find((version) => version <= preferred && modern.includes(version))
    if (shared) return { era: 'modern', version: shared, probe: 'not-probed', runs: true }
    return { era: 'assumed-modern', version: preferred, probe: 'not-probed', runs: served }
  }
  const known = preferred === '2026-07-28' ? [preferred] : [preferred, '2026-07-28']
  if (modern.length > 0 && isWhole) {
    if (modern.includes(preferred)) return { era: 'modern', version: preferred, probe: 'discover-result', runs: true }
    const shared = known.find((version) => modern.includes(version))
    // the one error that proves a new server: never initialize after it
    return shared
      ? { era: 'modern', version: shared, probe: 'modern-error', runs: true }
      : { era: 'none', version: null, probe: 'modern-error', runs: false }
  }
  const learned = modern.length > 0 ? 'other-error' : refusal
  return client === 'dual' ? initialize(learned) : { era: 'none', version: null, probe: learned, runs: false }
}

const meetings = ['dual', 'modern-only', 'legacy-only'].flatMap((client) =>
  (Object.keys(servers) as (keyof typeof servers)[]).flatMap((server) =>
    ['2026-07-28', '2027-01-15'].flatMap((preferred) =>
      ['on', 'off'].flatMap((probe) =>
        ['yes', 'no'].flatMap((accept2024) =>
          ['full', 'missing'].map((meta): Meeting => ({ client, server, preferred, probe, accept2024, meta })),
        ),
      ),
    ),
  ),
)

describe.each(['dual', 'modern-only', 'legacy-only'])('a %s client', (client) => {
  it.each(meetings.filter((meeting) => meeting.client === client))(
    'meets $server, asks for $preferred, probe $probe, 2024 $accept2024, _meta $meta',
    (meeting) => {
      const run = runLesson(lesson, { ...meeting, noteId: 'n1' })
      const { era, negotiatedVersion, probeOutcome, failure, waits } = eraFacts(run)
      const call = callOf(run, 'c1')
      expect({ era, version: negotiatedVersion, probe: probeOutcome, runs: call !== undefined && rungOf(call) === 'ran-ok' }).toEqual(
        oracle(meeting),
      )
      // no call runs without a connection, and no connection is missing without a reason
      expect(failure === null).toBe(call !== undefined && rungOf(call) === 'ran-ok')
      expect(waits).toEqual(probeOutcome === 'silence' ? [5000] : [])
      // an old handshake is never begun after the one error of the new era
      const initialized = run.wire.some(({ method }) => method === 'initialize')
      if (probeOutcome === 'modern-error' || probeOutcome === 'discover-result') expect(initialized).toBe(false)
    },
  )
})
