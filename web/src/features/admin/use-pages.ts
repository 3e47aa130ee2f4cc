import { adminMessages as text } from '@docent/domain/messages/admin'
import { useEffect, useState } from 'react'
import { textOfFailure } from '../../shared/call-error.ts'
import type { LoadPage } from './admin-source.ts'

/** The rows so far, and what can be done for more. */
export interface Pages<Row> {
  readonly rows: readonly Row[]
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why the last page did not come; '' where it did. */
  readonly failure: string
  readonly hasMore: boolean
  loadMore: () => void
  retry: () => void
  /** Shows a row in place of the one with its id. */
  replace: (row: Row) => void
}

/**
 * Loads a list page after page.
 * @param load stays the same for as long as the component is mounted
 */
export function usePages<Row extends { readonly id: string }>(load: LoadPage<Row>): Pages<Row> {
  const [asked, setAsked] = useState<{ after: string | null }>({ after: null })
  const [rows, setRows] = useState<readonly Row[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ asked: object; failure: string } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const loadPage = async () => {
      try {
        const page = await load(asked.after, signal)
        if (signal.aborted) return
        setRows((before) => [...before, ...page.rows])
        setNext(page.next)
        setOutcome({ asked, failure: '' })
      } catch (error) {
        if (!signal.aborted) setOutcome({ asked, failure: textOfFailure(error, text.listFailed) })
      }
    }
    void loadPage()
    return () => controller.abort()
  }, [load, asked])
  const failure = outcome?.asked === asked ? outcome.failure : ''
  return {
    rows,
    status: outcome?.asked !== asked ? 'loading' : failure === '' ? 'ready' : 'failed',
    failure,
    hasMore: next !== null,
    loadMore: () => setAsked({ after: next }),
    retry: () => setAsked({ ...asked }),
    replace: (row) => setRows((before) => before.map((each) => (each.id === row.id ? row : each))),
  }
}
