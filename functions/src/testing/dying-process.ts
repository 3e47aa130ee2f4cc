/** A process that stops in the middle of its work: from one call on, nothing gets through. */
export interface Death {
  /** Calls that still succeed. */
  callsLeft: number
  /** Whether the call at which the process dies still has its effect, with its answer lost. */
  readonly lastTakesEffect: boolean
}

export class ProcessDied extends Error {}

/** `target` as a dying process sees it. Several targets may share one death. */
export function dying<T extends object>(target: T, death: Death): T {
  return new Proxy(target, {
    get(object, key) {
      const member: unknown = Reflect.get(object, key)
      if (typeof member !== 'function') return member
      const call = member as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        death.callsLeft -= 1
        if (death.callsLeft >= 0) return call(...args)
        const isLast = death.callsLeft === -1 && death.lastTakesEffect
        if (key === 'list' || key === 'listOwners') return noPages()
        return isLast ? die(call(...args)) : die(undefined)
      }
    },
  })
}

async function die(effect: unknown): Promise<never> {
  await effect
  throw new ProcessDied('the process died')
}

async function* noPages(): AsyncGenerator<never> {
  await die(undefined)
  yield* []
}
