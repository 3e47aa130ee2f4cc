import { useEffect, useState } from 'react'
import { CallError, isAborted, textOfFailure } from './call-error.ts'

/** What came of a call: `data`, or in words why there is none. */
export type Outcome<T> =
  | { readonly data: T }
  | {
      readonly failure: string
      /** There is no such thing, so that trying again is of no use. */
      readonly isMissing: boolean
    }

/**
 * What a call answers, once; stopped when the screen is left.
 * @param load a new function loads anew
 * @param failed said where the failure has no text of its own
 * @returns `outcome` is `null` while loading
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, failed: string) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ of: unknown; attempt: number; outcome: Outcome<T> } | null>(
    null,
  )
  useEffect(() => {
    const controller = new AbortController()
    const settle = (outcome: Outcome<T>) => setState({ of: load, attempt, outcome })
    load(controller.signal)
      .then((data) => settle({ data }))
      .catch((error: unknown) => {
        if (isAborted(error)) return
        const isMissing = error instanceof CallError && error.code === 'not_found'
        settle({ failure: textOfFailure(error, failed), isMissing })
      })
    return () => controller.abort()
  }, [load, attempt, failed])
  const isCurrent = state?.of === load && state.attempt === attempt
  return {
    outcome: isCurrent ? state.outcome : null,
    retry: () => setAttempt((count) => count + 1),
  }
}
