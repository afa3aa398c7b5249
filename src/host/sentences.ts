// What the host writes itself when it ends a call. Data like any payload: fixed and never translated.

export const sentence = {
  notInPool: (alias: string) => `No tool named ${alias} is in the pool.`,
  denied: (rule: string) => `Denied by host rule ${rule}.`,
  noRoute: (alias: string) => `No route is registered for ${alias}.`,
} as const
