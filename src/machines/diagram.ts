// A machine as a Mermaid diagram, read from the machine itself, for the docs.

interface StateShape {
  readonly entry: readonly unknown[]
  readonly type: string
  readonly transitions: ReadonlyMap<
    string,
    readonly { readonly target?: readonly { readonly key: string }[] | undefined; readonly guard?: unknown }[]
  >
}

interface MachineShape {
  readonly id: string
  readonly root: {
    readonly states: Readonly<Record<string, unknown>>
    readonly initial: { readonly target: readonly { readonly key: string }[] }
  }
}

/** `stateDiagram-v2` source: states with their effects, transitions with their guards. */
export function diagramOf(machine: MachineShape): string {
  const lines = ['stateDiagram-v2', `  [*] --> ${machine.root.initial.target[0]?.key}`]
  for (const [name, state] of Object.entries(machine.root.states)) {
    const { entry, type, transitions } = state as StateShape
    for (const action of entry) lines.push(`  ${name} : ${String(action)}`)
    if (type === 'final') lines.push(`  ${name} --> [*]`)
    for (const branch of [...transitions.values()].flat()) {
      const guard = typeof branch.guard === 'string' ? ` : ${branch.guard}` : ''
      lines.push(`  ${name} --> ${branch.target?.[0]?.key}${guard}`)
    }
  }
  return `${lines.join('\n')}\n`
}
