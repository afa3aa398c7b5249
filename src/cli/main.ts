// The command line tool: a run as text, messages, frames, vector or a list for a page, without a browser.
import { BASE_LANGUAGE, languages, lessonIds, loadLesson } from '../catalog.ts'
import type { Param } from '../lessons/params.ts'
import { FORMATS } from '../lessons/export.ts'
import { UsageError, parseRun } from './args.ts'
import { output } from './run.ts'

const HELP = `mcp-lab run <lesson> [--scenario <id>] [--set <name>=<value> ...] [--lang <tag>] [--format <format>]
mcp-lab run <lesson> [--scenario <id>] [--set <name>=<value> ...] [--lang <tag>] --compare <id>
mcp-lab --list

  --scenario  a prepared situation; the lesson's first one when left out
  --compare   another situation beside it: frames, counters and messages that differ are marked
  --set       one parameter by name; may be given more than once
  --lang      language of the sentences: ${languages.join(', ')} (default ${BASE_LANGUAGE})
  --format    ${FORMATS.join(', ')} (default text)
  --list      names lessons, scenarios and parameters`

async function answer(words: readonly string[]): Promise<string> {
  const [first, ...rest] = words
  if (first === undefined || first === 'help' || words.includes('--help')) return HELP
  if (words.includes('--list')) return list()
  if (first === 'run') return output(await parseRun(rest))
  throw new UsageError(`There is no command ${JSON.stringify(first)}. Allowed: run, --list, --help.`)
}

async function list(): Promise<string> {
  const lessons = await Promise.all(lessonIds.map(loadLesson))
  return lessons
    .flatMap((lesson) => (lesson ? [lesson] : []))
    .map(({ id, scenarios, params }) =>
      [
        id,
        '  scenarios',
        ...scenarios.map((scenario) => `    ${scenario.id}`),
        '  parameters',
        ...Object.entries(params).map(([name, param]) => `    ${name} = ${values(param)}`),
      ].join('\n'),
    )
    .join('\n\n')
}

function values(param: Param): string {
  if (param.kind === 'choice') return param.options.join(' | ')
  if (param.kind === 'file') return `file of up to ${param.max} units`
  return `text of up to ${param.max} units (default ${JSON.stringify(param.default)})`
}

// a reader that closes early, such as `head`, is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  const text = await answer(process.argv.slice(2))
  // a run that sends nothing has no line to print
  if (text !== '') process.stdout.write(`${text}\n`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`mcp-lab: ${error.message}\n`)
  process.exitCode = 2
}
