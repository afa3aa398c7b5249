// Built-ins that work on the project: read a file, run a command.
import { stringAt } from '../../protocol/json.ts'
import { oneString, readOnly } from '../../servers/schemas.ts'
import type { Builtin } from './builtin.ts'
import { done, failed } from './builtin.ts'

const files: ReadonlyMap<string, string> = new Map([['README.md', 'Project: Sketchpad']])

export const readFile: Builtin = {
  name: 'read_file',
  description: 'Read one file of the project.',
  inputSchema: oneString('path'),
  annotations: readOnly,
  run: (args) => {
    const path = stringAt(args, 'path')
    const text = files.get(path)
    return text === undefined ? failed(`File not found: ${path}`) : done(text)
  },
}

/** It knows one command, and that is enough to see which bash ran. */
export const bash: Builtin = {
  name: 'bash',
  description: 'Run a command in the shell of the project.',
  inputSchema: oneString('command'),
  run: (args) => {
    const command = stringAt(args, 'command')
    return command.startsWith('echo ') ? done(command.slice('echo '.length)) : failed(`${command}: command not found`)
  },
}
