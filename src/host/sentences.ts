// What the host writes itself when it ends a call. Data like any payload: fixed and never translated.
import type { Notice } from '../protocol/trace.ts'

const list = (names: readonly string[]): string => names.join(', ')

export const sentence = {
  notInPool: (alias: string) => `No tool named ${alias} is in the pool.`,
  denied: (rule: string) => `Denied by host rule ${rule}.`,
  deniedByPlan: () => 'Denied: plan mode allows only read-only tools.',
  noRoute: (alias: string) => `No route is registered for ${alias}.`,
  noServer: (server: string) => `No server named ${server} is connected.`,
  misfit: (alias: string, reason: string) => `Arguments for ${alias} do not fit its schema: ${reason}`,
  /** `listed` and `added` are the server's own tool names. */
  connected: (server: string, listed: readonly string[], added: readonly string[]) => {
    const left = listed.filter((name, index) => !added.includes(name) || listed.indexOf(name) !== index)
    return left.length === 0
      ? `Connected to ${server}: ${listed.length} tools (${list(listed)}).`
      : `Connected to ${server}: ${added.length} of ${listed.length} tools added (${list(added)}); left out: ${list(left)}.`
  },
  heldBack: (server: string, { alias, kept, refused }: Extract<Notice, { code: 'collision' }>) =>
    `Connected to ${server}, but none of its tools were added: ${alias} would name both ${kept} and ${refused}.`,
  already: (server: string) => `${server} is already connected.`,
  unknownServer: (name: string, known: readonly string[]) => `Unknown server ${name}. Known: ${list(known)}.`,
  noProgram: (command: string) => `No program on this machine starts with: ${command}`,
  line: (server: string, tools: number, command: string) => `- ${server} [connected]: ${tools} tools (${command})`,
  noneConnected: () => 'No server is connected.',
  disconnected: (server: string) => `Disconnected from ${server}.`,
} as const
