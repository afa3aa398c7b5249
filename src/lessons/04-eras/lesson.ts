// Lesson 4, two protocol eras: the probe with its three outcomes, the old handshake, and versions that do not meet.
import { readFile } from '../../host/builtins/project.ts'
import type { Speaking } from '../../host/habits.ts'
import { modernOnly } from '../../host/habits.ts'
import { aliasOf, namings } from '../../host/naming.ts'
import type { ServerSpec } from '../../host/spec.ts'
import { LEGACY, isLegacy } from '../../protocol/era-legacy.ts'
import { MODERN } from '../../protocol/era-modern.ts'
import { eraFacts, happened } from '../../run/facts.ts'
import type { Run } from '../../run/run.ts'
import { callOf, rungOf } from '../../run/select.ts'
import notes from '../../servers/notes.ts'
import type { Build } from '../../servers/server.ts'
import { legacyBuild, modernBuild } from '../../servers/server.ts'
import { defineLesson } from '../lesson.ts'
import type { Inputs, Params } from '../params.ts'
import { choice, fill, sameInputs, text } from '../params.ts'
import { preset } from '../presets.ts'

/** Invented for this lesson: no such revision exists. */
const INVENTED = '2027-01-15'

const builds: Readonly<Record<string, Build>> = {
  modern: modernBuild,
  legacy: legacyBuild,
  dual: { speaks: [MODERN, ...LEGACY], stranger: 'method-not-found' },
  'legacy-32602': { ...legacyBuild, stranger: 'invalid-params' },
  'legacy-silent': { ...legacyBuild, stranger: 'silence' },
  'legacy-2024': { ...legacyBuild, speaks: ['2024-11-05'] },
  'future-only': { ...modernBuild, speaks: [INVENTED] },
}

const params: Params = {
  client: choice('dual', 'modern-only', 'legacy-only'),
  server: choice('modern', 'legacy', 'dual', 'legacy-32602', 'legacy-silent', 'legacy-2024', 'future-only'),
  preferred: choice(MODERN, INVENTED),
  probe: choice('on', 'off'),
  accept2024: choice('yes', 'no'),
  meta: choice('full', 'missing'),
  noteId: text('n1', 256),
}

const serverOf = (inputs: Inputs): ServerSpec => ({ definition: notes, build: builds[inputs['server'] ?? ''] ?? modernBuild })

const eras: Readonly<Record<string, Speaking['eras']>> = { dual: 'dual', 'modern-only': 'modern', 'legacy-only': 'legacy' }

function speaksOf(inputs: Inputs): Speaking {
  const preferred = inputs['preferred'] ?? MODERN
  return {
    ...modernOnly,
    eras: eras[inputs['client'] ?? ''] ?? 'dual',
    preferred,
    modern: preferred === MODERN ? [MODERN] : [preferred, MODERN],
    legacy: inputs['accept2024'] === 'yes' ? LEGACY : LEGACY.slice(0, 1),
    probes: inputs['probe'] === 'on',
    meta: inputs['meta'] === 'full',
  }
}

const isScenario = (inputs: Inputs, some: Inputs): boolean => sameInputs(inputs, fill(params, some))
const verdicts = (run: Run) => happened(run, 'era.judged').map(({ verdict }) => verdict)
const ran = (run: Run): boolean => {
  const call = callOf(run, 'c1')
  return call !== undefined && rungOf(call) === 'ran-ok'
}
/** The call ran although nothing was asked before. */
const unasked = (run: Run): boolean => ran(run) && verdicts(run).some(({ era }) => era === 'assumed-modern')
const speaksModern = (inputs: Inputs): boolean => serverOf(inputs).build?.speaks.some((revision) => !isLegacy(revision)) === true

export default defineLesson({
  id: 'eras',
  number: 4,
  params,
  scenarios: [
    { id: 'modern-pair', inputs: {} },
    { id: 'legacy-pair', inputs: { client: 'legacy-only', server: 'legacy' } },
    { id: 'probe-falls-back', inputs: { server: 'legacy' } },
    { id: 'probe-other-code', inputs: { server: 'legacy-32602' } },
    { id: 'probe-silence', inputs: { server: 'legacy-silent' } },
    { id: 'version-retry', inputs: { preferred: INVENTED } },
    { id: 'no-common-version', inputs: { server: 'future-only' } },
    { id: 'legacy-client-modern-server', inputs: { client: 'legacy-only' } },
    { id: 'legacy-client-dual-server', inputs: { client: 'legacy-only', server: 'dual' } },
    { id: 'dual-pair', inputs: { server: 'dual' } },
    { id: 'modern-client-legacy-server', inputs: { client: 'modern-only', server: 'legacy' } },
    { id: 'accidental-success', inputs: { client: 'modern-only', server: 'legacy', probe: 'off' } },
    { id: 'discover-is-optional', inputs: { client: 'modern-only', probe: 'off' } },
    { id: 'older-legacy-accepted', inputs: { client: 'legacy-only', server: 'legacy-2024' } },
    { id: 'older-legacy-refused', inputs: { client: 'legacy-only', server: 'legacy-2024', accept2024: 'no' } },
    { id: 'missing-meta', inputs: { client: 'modern-only', probe: 'off', meta: 'missing' } },
  ],
  desk: ['servers', 'lines'],
  neighbours: (inputs) => [serverOf(inputs)],
  spec: (inputs) => ({
    machine: 'handshake',
    world: {
      builtins: [readFile],
      habits: { naming: namings.mcp, speaks: speaksOf(inputs) },
      policy: { rule: 'allow-all' },
      servers: [serverOf(inputs)],
      calls: preset([[aliasOf(namings.mcp, notes.id, 'read_note'), { id: inputs['noteId'] ?? '' }]]),
    },
    steps: [
      { id: 'start', opens: ['builtins'] },
      { id: 'open', opens: ['askingCapabilities@notes', 'openingLegacy@notes'] },
      { id: 'fallback', opens: ['openingLegacy@notes'], optional: true, telling: true },
      { id: 'list', opens: ['askingTools@notes'] },
      { id: 'call', opens: ['routing@c1'] },
    ],
  }),
  extra: eraFacts,
  checkpoints: [
    {
      id: 'pair',
      at: 'builtins',
      settledAt: 'finished',
      when: (inputs) => isScenario(inputs, {}),
      without: { client: 'legacy-only', server: 'legacy' },
      asks: [
        { field: 'wireAtEnd', options: [4, 6, 7, 8] },
        { field: 'wireOther', options: [4, 6, 7, 8] },
      ],
      mixups: [
        { field: 'wireOther', code: 'openings-are-equal', answer: 6 },
        { field: 'wireOther', code: 'S3', answer: 8 },
      ],
    },
    {
      id: 'old-pair',
      at: 'builtins',
      settledAt: 'finished',
      when: (inputs) => isScenario(inputs, { client: 'legacy-only', server: 'legacy' }),
      without: { client: 'dual', server: 'modern' },
      asks: [
        { field: 'wireAtEnd', options: [4, 6, 7, 8] },
        { field: 'wireOther', options: [4, 6, 7, 8] },
      ],
      mixups: [{ field: 'wireAtEnd', code: 'openings-are-equal', answer: 6 }, 'S3'],
    },
    {
      id: 'other-error',
      at: 'hearingRefusal@notes',
      settledAt: 'openingLegacy@notes',
      // a request without its metadata is refused by a new server too, and proves nothing about it
      when: (inputs, run) =>
        verdicts(run).some(({ next }) => next === 'fall-back') && inputs['server'] !== 'legacy-32602' && inputs['meta'] === 'full',
      asks: [{ field: 'nextRequest' }],
      mixups: [{ field: 'nextRequest', code: 'ask-again', answer: 'server/discover' }],
    },
    {
      id: 'modern-error',
      at: 'hearingRefusal@notes',
      settledAt: 'askingCapabilities@notes#2',
      when: (_inputs, run) => verdicts(run).some(({ next }) => next === 'ask-again'),
      asks: [{ field: 'nextRequest' }],
      mixups: [{ field: 'nextRequest', code: 'error-means-old', answer: 'initialize' }],
    },
    {
      id: 'silence',
      at: 'waiting@notes',
      settledAt: 'openingLegacy@notes',
      when: (_inputs, run) => verdicts(run).some(({ next }) => next === 'fall-back'),
      asks: [{ field: 'nextRequest' }],
      mixups: [{ field: 'nextRequest', code: 'silence-is-the-end', answer: 'none' }],
    },
    {
      id: 'other-code',
      at: 'hearingRefusal@notes',
      settledAt: 'openingLegacy@notes',
      when: (inputs, run) => verdicts(run).some(({ next }) => next === 'fall-back') && inputs['server'] === 'legacy-32602',
      asks: [{ field: 'era' }],
      mixups: [{ field: 'era', code: 'code-proves-modern', answer: 'modern' }],
    },
    {
      id: 'no-common-version',
      at: 'hearingRefusal@notes',
      settledAt: 'routing@c1',
      when: (_inputs, run) => verdicts(run).some(({ probe, next }) => probe === 'modern-error' && next === 'give-up'),
      asks: [{ field: 'nextRequest' }],
      mixups: [{ field: 'nextRequest', code: 'fall-back-anyway', answer: 'initialize' }],
    },
    {
      id: 'luck',
      at: 'sending@c1',
      settledAt: 'executing@c1',
      when: (inputs, run) => unasked(run) && !speaksModern(inputs),
      asks: [{ field: 'external' }],
      mixups: [{ field: 'external', code: 'old-server-refuses', answer: 0 }],
    },
    {
      id: 'malformed',
      at: 'askingTools@notes',
      settledAt: 'hearingTools@notes',
      when: (inputs, run) => inputs['meta'] === 'missing' && verdicts(run).some(({ next }) => next === 'give-up'),
      asks: [{ field: 'reply', options: ['result', 'error -32602', 'none'] }],
      mixups: [{ field: 'reply', code: 'meta-is-optional', answer: 'result' }],
    },
  ],
  transfer: {
    asks: [],
    base: {},
    target: {},
    goals: [
      { id: 'rightly', passed: (run, inputs) => unasked(run) && speaksModern(inputs) },
      { id: 'by-luck', passed: (run, inputs) => unasked(run) && !speaksModern(inputs) },
    ],
  },
  simplified: ['clock', 'invented', 'http', 'pinning', 'preset'],
})
