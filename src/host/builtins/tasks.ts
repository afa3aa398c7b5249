// Built-ins around the task board that a lead and a teammate share.
import { stringAt } from '../../protocol/json.ts'
import { noArguments, oneString, readOnly } from '../../servers/schemas.ts'
import type { Builtin } from './builtin.ts'
import { done } from './builtin.ts'

export const addTask: Builtin = {
  name: 'add_task',
  description: 'Put a task on the board.',
  inputSchema: oneString('title'),
  run: (args, { tasks }) => {
    const title = stringAt(args, 'title')
    return { ...done(`Added task: ${title}`), tasks: [...tasks, title] }
  },
}

/** The oldest open task goes to whoever claims first. */
export const claimTask: Builtin = {
  name: 'claim_task',
  description: 'Take the oldest open task from the board.',
  inputSchema: noArguments,
  run: (_args, { tasks: [first, ...rest] }) =>
    first === undefined ? done('No open task.') : { ...done(`Claimed: ${first}`), tasks: rest },
}

export const sendMessage: Builtin = {
  name: 'send_message',
  description: 'Send a message to the lead.',
  inputSchema: oneString('text'),
  run: () => done('Message sent.'),
}

export const submitPlan: Builtin = {
  name: 'submit_plan',
  description: 'Hand a plan to the lead.',
  inputSchema: oneString('plan'),
  annotations: readOnly,
  run: () => done('Plan submitted.'),
}
