/** State of a navigation that no form holds up: whoever signs out has to be out. */
export const UNASKED = { isUnasked: true } as const

export const isUnasked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isUnasked' in state
