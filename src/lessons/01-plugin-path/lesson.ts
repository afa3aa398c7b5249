// Lesson 1, the plugin path: one built-in, one notes server, a local call and an external one.
import { readFile } from '../../host/builtins/project.ts'
import { aliasOnWire } from '../../host/mistakes/alias-on-wire.ts'
import { descriptionOnly } from '../../host/mistakes/description-only.ts'
import { flagDropped } from '../../host/mistakes/flag-dropped.ts'
import { namings } from '../../host/naming.ts'
import type { ServerSpec } from '../../host/spec.ts'
import type { PresetCall } from '../../host/world.ts'
import { callId } from '../../protocol/ids.ts'
import type { Arguments } from '../../protocol/mcp.ts'
import { POOL_AT_END } from '../../run/predict.ts'
import { callOf, frameAt, rungOf } from '../../run/select.ts'
import notes from '../../servers/notes.ts'
import { defineLesson, growth } from '../lesson.ts'
import type { Inputs, Params } from '../params.ts'
import { choice, fill, sameInputs, text } from '../params.ts'

const mistakes = [aliasOnWire, flagDropped, descriptionOnly]

const preset = (id: string, alias: string, args: Arguments): PresetCall => ({ callId: callId(id), alias, args, chosenBy: 'preset' })

function callsOf(inputs: Inputs): PresetCall[] {
  const calls = [preset('c1', 'read_file', { path: 'README.md' }), preset('c2', 'notes.read_note', { id: inputs['noteId'] ?? '' })]
  if (inputs['extraCall'] === 'search') calls.push(preset('c3', 'notes.search_notes', { query: inputs['query'] ?? '' }))
  if (inputs['extraCall'] === 'count') calls.push(preset('c3', 'notes.count_notes', {}))
  return calls
}

const notesServer = (inputs: Inputs): ServerSpec => ({
  definition: notes,
  extraTools: inputs['extraTool'] === 'on' ? ['count_notes'] : [],
})

const isOn = (inputs: Inputs): boolean => inputs['integration'] === 'on'
const isUnknownNote = (inputs: Inputs): boolean => inputs['noteId'] !== 'n1'

const params: Params = {
  integration: choice('on', 'off'),
  noteId: text('n1', 256),
  extraTool: choice('off', 'on'),
  extraCall: choice('none', 'search', 'count'),
  query: text('zzz', 256),
  hostMistake: choice('none', ...mistakes.map(({ id }) => id)),
}

/** The worked run asks its own questions; every change of the learner's brings others. */
const isDefault = (inputs: Inputs): boolean => sameInputs(inputs, fill(params, {}))

export default defineLesson({
  id: 'plugin-path',
  number: 1,
  params,
  scenarios: [
    { id: 'connected', inputs: {} },
    { id: 'note-missing', inputs: { noteId: 'missing' } },
    { id: 'integration-off', inputs: { integration: 'off' } },
    { id: 'off-and-missing', inputs: { integration: 'off', noteId: 'missing' } },
    { id: 'search-no-match', inputs: { extraCall: 'search', query: 'zzz' } },
    { id: 'search-match', inputs: { extraCall: 'search', query: 'RETRY' } },
    { id: 'third-tool', inputs: { extraTool: 'on' } },
    { id: 'third-tool-called', inputs: { extraTool: 'on', extraCall: 'count' } },
    { id: 'unlisted-tool-called', inputs: { extraTool: 'off', extraCall: 'count' } },
    { id: 'mistake-alias-on-wire', inputs: { hostMistake: 'alias-on-wire' } },
    { id: 'mistake-flag-dropped', inputs: { hostMistake: 'flag-dropped', noteId: 'missing' } },
    { id: 'mistake-description-only', inputs: { hostMistake: 'description-only' } },
  ],
  neighbours: (inputs) => [notesServer(inputs)],
  spec: (inputs) => ({
    world: {
      builtins: [readFile],
      habits: { naming: namings.dotted },
      policy: { rule: 'read-only', trusted: [notes.id] },
      servers: isOn(inputs) ? [notesServer(inputs)] : [],
      calls: callsOf(inputs),
    },
    mistake: mistakes.find(({ id }) => id === inputs['hostMistake']),
    steps: [
      { id: 'builtins', opens: ['builtins'] },
      { id: 'discover', opens: ['askingCapabilities@notes'] },
      { id: 'register', opens: ['registering@notes'] },
      { id: 'local', opens: ['routing@c1'] },
      { id: 'route', opens: ['routing@c2'] },
      { id: 'execute', opens: ['executing@c2', 'rejecting@c2', 'observing@c2'] },
      { id: 'extra', opens: ['routing@c3'], optional: true },
    ],
  }),
  checkpoints: [
    {
      id: 'listed',
      at: 'hearingTools@notes',
      settledAt: 'hearingTools@notes',
      when: isDefault,
      asks: [{ field: 'poolSize' }, { field: 'external', add: [0, 1, 2] }],
      mixups: [{ field: 'poolSize', code: 'listed-is-registered', answer: POOL_AT_END }, 'S1'],
    },
    {
      id: 'on-the-wire',
      at: 'sending@c2',
      settledAt: 'sending@c2',
      when: isDefault,
      asks: [{ field: 'requestId' }, { field: 'wireTool' }],
      mixups: ['S11', 'S12'],
    },
    {
      id: 'missing-note',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs) => isOn(inputs) && isUnknownNote(inputs),
      without: { noteId: 'n1' },
      asks: [{ field: 'external' }, { field: 'rung' }, { field: 'errorAuthor' }, { field: 'isError' }],
      mixups: ['S9', 'S5', 'S6', 'S8', { field: 'rung', code: 'missing-is-unknown', answer: 'not-in-pool' }, 'S7', 'S4'],
    },
    {
      id: 'switched-off',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs) => !isOn(inputs) && !isUnknownNote(inputs),
      without: { integration: 'on' },
      asks: [{ field: 'rung' }, { field: 'errorAuthor' }, { field: 'wire' }, { field: 'external' }],
      mixups: ['S4', { field: 'rung', code: 'no-route-still-ran', answer: 'ran-error' }],
    },
    {
      id: 'off-and-missing',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs) => !isOn(inputs) && isUnknownNote(inputs),
      without: { noteId: 'n1' },
      asks: [{ field: 'altersOutcome' }],
      mixups: [{ field: 'altersOutcome', code: 'argument-brings-route-back', answer: true }],
    },
    {
      id: 'empty-answer',
      at: 'executing@c3',
      settledAt: 'observing@c3',
      when: (_inputs, run) => callOf(run, 'c3')?.observation?.text.startsWith('No notes match') === true,
      asks: [{ field: 'isError' }],
      mixups: ['S10'],
    },
    {
      id: 'who-chose',
      at: 'finished',
      settledAt: 'finished',
      when: () => true,
      asks: [{ field: 'chosenBy' }],
      mixups: [{ field: 'chosenBy', code: 'model-chose', answer: 'model' }],
    },
  ],
  transfer: {
    asks: [
      { id: 'clients', options: [0, 1], truth: growth((run) => frameAt(run, Infinity).world.clients.size) },
      { id: 'poolEntries', options: [0, 1, 2], truth: growth((run) => frameAt(run, Infinity).counts.pool) },
      { id: 'messages', options: [0, 1, 2, 4], truth: growth((run) => run.wire.length) },
    ],
    base: {},
    target: { extraTool: 'on', extraCall: 'count' },
    goals: [
      {
        id: 'counted',
        passed: (run) => {
          const { world, counts } = frameAt(run, Infinity)
          const call = callOf(run, 'c3')
          const counted = call?.wireTools[0] === 'count_notes' && rungOf(call) === 'ran-ok'
          return counted && counts.pool === 4 && counts.wire === 8 && world.clients.size === 1
        },
      },
    ],
  },
  simplified: ['preset', 'boundary', 'pace', 'excerpt', 'transport', 'alias', 'trust', 'notModelled'],
})
