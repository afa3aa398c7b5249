// What lies on the host's desk: servers in their states, every tool with what became of it, the prompt, and raw lines.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { runLesson } from '../../src/lessons/lesson.ts'
import { poolAt } from '../../src/run/select.ts'
import { linesOn, modelToolsOn, promptOn, scanOf, serversOn, toolsOn } from '../../src/run/desk.ts'
import type { Run } from '../../src/run/run.ts'
import { indexOf } from '../../src/run/select.ts'
import { lessonNamed, runOf, runWith } from '../support.ts'
import { legalInputs } from './legal.ts'

const last = (run: Run) => run.frames.length - 1
const states = (run: Run, at: string) => serversOn(run, indexOf(run, at)).map(({ name, state }) => `${name} ${state}`)

describe('a server', () => {
  it('is known, opening, connected and closed, in that order', async () => {
    const run = await runOf('manifest', 'runtime-connect')
    expect(states(run, 'builtins')).toEqual(['search known', 'echo known'])
    expect(states(run, 'prefixing@search')).toEqual(['my-plugin__search known', 'echo known'])
    expect(states(run, 'spawning@search')).toEqual(['my-plugin__search opening', 'echo known'])
    expect(states(run, 'registering@search')).toEqual(['my-plugin__search connected', 'echo known'])
    expect(states(run, 'registering@echo')).toEqual(['my-plugin__search connected', 'echo connected'])
    expect(states(run, 'closingStdin@echo')).toEqual(['my-plugin__search connected', 'echo closed'])
  })

  it.each([
    ['no-common-version', 'failed', undefined],
    ['older-legacy-refused', 'failed', undefined],
    ['missing-meta', 'failed', '2026-07-28'],
    ['probe-falls-back', 'connected', '2025-11-25'],
    ['version-retry', 'connected', '2026-07-28'],
  ])('of %s ends %s', async (scenario, state, revision) => {
    const run = await runOf('eras', scenario)
    const [server] = serversOn(run, last(run))
    expect(server).toMatchObject({ name: 'notes', client: 'notes', state })
    expect(server?.verdict?.revision).toBe(revision)
  })
})

const fates = (run: Run) =>
  toolsOn(run, last(run))
    .filter(({ server }) => server !== undefined)
    .map(({ tool, fate, holder }) => [tool, fate, ...(holder === undefined ? [] : [holder])].join(' '))

describe('a tool', () => {
  it.each([
    ['docs-only', ['search in-pool', 'get_version in-pool']],
    ['collision-rejected', ['search held-back', 'get_version held-back', 'get.version collision docs/get_version']],
    ['collision-first-wins', ['search in-pool', 'get_version in-pool', 'get.version collision docs/get_version']],
    ['builtin-name-wins', ['search in-pool', 'get_version in-pool', 'read_file collision built-in read_file']],
    ['length-65', ['search in-pool', 'get_version in-pool', `${'x'.repeat(54)} too-long`]],
    ['stale-pool', ['search not-rebuilt', 'get_version not-rebuilt']],
    ['teammate', []],
  ])('of %s: what became of it', async (scenario, rows) => {
    expect(fates(await runOf('tool-pool', scenario))).toEqual(rows)
  })

  it('that was left out keeps its own description, not that of the one who has its alias', async () => {
    const run = await runOf('tool-pool', 'collision-first-wins')
    const described = toolsOn(run, last(run)).map(({ tool, description }) => [tool, description])
    expect(described).toContainEqual(['get_version', 'Tell the version of the documentation API. (destructive)'])
    expect(described).toContainEqual(['get.version', 'A tool that the lesson adds.'])
  })

  it('goes with its server', async () => {
    const run = await runOf('manifest', 'runtime-connect')
    const servers = (at: string) => new Set(toolsOn(run, indexOf(run, at)).flatMap(({ server }) => server ?? []))
    expect([...servers('observing@c1')]).toEqual(['my-plugin__search', 'echo'])
    expect([...servers('closingStdin@echo')]).toEqual(['my-plugin__search'])
  })

  it('reaches a model in the form of function calls', async () => {
    const run = await runOf('manifest', 'plugin')
    expect(modelToolsOn(run, last(run)).at(-1)).toEqual({
      name: 'mcp__my-plugin__search__list__sites',
      form: {
        type: 'function',
        function: {
          name: 'mcp__my-plugin__search__list__sites',
          description: 'List the sample sites.',
          parameters: { type: 'object', additionalProperties: false },
        },
      },
    })
  })
})

describe('the prompt', () => {
  it('names the tools of the pool and the servers that are connected', async () => {
    const run = await runOf('tool-pool', 'docs-only')
    expect(promptOn(run, 0)).toMatchObject({
      lines: [expect.any(String), 'Tools: read_file, connect_mcp, add_task', 'Connected MCP servers: none'],
      rebuilds: 1,
    })
    expect(promptOn(run, last(run)).lines.slice(1)).toEqual([
      'Tools: read_file, connect_mcp, add_task, mcp__docs__search, mcp__docs__get_version',
      'Connected MCP servers: docs',
    ])
  })
})

describe('raw lines', () => {
  it('are one line each, whatever a text holds', async () => {
    const run = await runWith('manifest', { script: 'runtime', message: 'a\nb\r\n\u2028c' })
    for (const { text } of linesOn(run, last(run))) expect(text).not.toMatch(/[\n\r]/)
    expect(linesOn(run, last(run)).some(({ text }) => text.includes('a\\nb\\r\\n'))).toBe(true)
    expect(
      linesOn(run, last(run))
        .map(({ stream }) => stream)
        .slice(0, 3),
    ).toEqual(['process', 'stdin', 'stdout'])
  })
})

describe('the scan', () => {
  it('is there where a manifest is', async () => {
    expect(scanOf(await runOf('manifest', 'broken-manifest'))).toMatchObject({ scan: 'broken', faults: [{ code: 'syntax', line: 6 }] })
    expect(scanOf(await runOf('manifest', 'no-manifest'))).toMatchObject({ scan: 'missing', faults: [] })
    expect(scanOf(await runOf('tool-pool', 'tour'))).toBeUndefined()
  })
})

describe.each(lessonIds)('in every frame of %s', (id) => {
  it('the desk says what the pool says', async () => {
    const lesson = await lessonNamed(id)
    fc.assert(
      fc.property(legalInputs(lesson), (given) => {
        const run = runLesson(lesson, given)
        for (const { index, counts } of run.frames) {
          const tools = toolsOn(run, index)
          expect(
            tools
              .filter(({ fate }) => fate === 'in-pool')
              .map(({ alias }) => alias)
              .toSorted(),
          ).toEqual(
            poolAt(run, index)
              .map(({ alias }) => alias)
              .toSorted(),
          )
          const connected = serversOn(run, index).filter(({ state }) => state === 'connected')
          for (const { server } of tools) if (server !== undefined) expect(connected.map(({ name }) => name)).toContain(server)
          expect(tools.filter(({ server }) => server !== undefined)).toHaveLength(connected.reduce((sum, { listed }) => sum + listed, 0))
          expect(modelToolsOn(run, index)).toHaveLength(poolAt(run, index).length)
          expect(linesOn(run, index).filter(({ stream }) => stream !== 'process')).toHaveLength(counts.wire)
        }
      }),
      { numRuns: 20 },
    )
  })
})
