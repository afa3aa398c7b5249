// Random legal inputs of any lesson: closed choices, awkward texts within their limits, whole files, and twins kept apart.
import fc from 'fast-check'
import type { Lesson } from '../../src/lessons/lesson.ts'
import type { Inputs, Param } from '../../src/lessons/params.ts'
import { faultIn, twinOf } from '../../src/lessons/params.ts'
import { awkward } from '../awkward.ts'

export const text = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
)

/** Names that meet the ones which hosts and servers use. */
const names = fc.constantFrom(
  'search',
  'get_version',
  'get.version',
  'trigger',
  'status',
  'read_file',
  'connect_mcp',
  'bash',
  'echo',
  'docs',
  'deploy',
  'team docs',
  'team.docs',
  '__',
  '_',
  'a__b',
  'mcp__docs__search',
  'mcp__',
  'my-plugin',
  'x'.repeat(53),
  'x'.repeat(54),
  'n1',
  'retry',
)

const programs = [
  { command: 'npx', args: ['-y', '@search/mcp-server'] },
  { command: 'python', args: ['tests/echo_mcp_server.py'] },
]

/** Manifests: sound ones, ones with something wrong in an entry, JSON of any kind, and text that is none. */
const file = fc.oneof(
  text,
  fc.json(),
  fc
    .record(
      {
        name: fc.oneof(names, text, fc.jsonValue()),
        mcpServers: fc.oneof(
          fc.array(fc.tuple(fc.oneof(names, text), fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...programs) }, fc.jsonValue())), {
            maxLength: 4,
          }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    )
    .map(({ mcpServers, ...rest }) =>
      JSON.stringify({ ...rest, ...(mcpServers !== undefined && { mcpServers: entriesOf(mcpServers) }) }, null, 2),
    ),
)

const isPair = (value: unknown): value is [string, unknown] => Array.isArray(value) && typeof value[0] === 'string'
const entriesOf = (value: unknown): unknown => (Array.isArray(value) && value.every(isPair) ? Object.fromEntries(value) : value)

function valueOf(param: Param, known: readonly string[]): fc.Arbitrary<string | undefined> {
  if (param.kind === 'choice') return fc.constantFrom(...param.options)
  const legal = (value: string) => faultIn(param, value) === undefined
  if (param.kind === 'file') return fc.option(file.filter(legal), { nil: undefined })
  return fc.oneof(fc.constantFrom(param.default, ...known), names, text).filter(legal)
}

/** Inputs that a learner can give: values within their limits, and the pairs that must differ do. */
export function legalInputs({ params, scenarios, distinct = [] }: Lesson): fc.Arbitrary<Inputs> {
  const values = Object.entries(params).map(([name, param]) => {
    const known = scenarios.flatMap(({ inputs }) => inputs[name] ?? [])
    return [name, valueOf(param, known)] as const
  })
  return fc
    .record(Object.fromEntries(values))
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Inputs)
    .filter((inputs) => distinct.flat().every((name) => twinOf(distinct, inputs, name) === undefined))
}
