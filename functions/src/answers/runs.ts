import { IN_RUN, kindsOf } from './sign-kinds.ts'

/** Whether a UTF-16 unit of a text belongs to a run of letters, marks and digits. */
export const isInRun = (text: string, at: number): boolean =>
  (kindsOf(text.charCodeAt(at)) & IN_RUN) !== 0

/**
 * Goes through the runs of letters, marks and digits of a document, page by page. Where a word
 * stands can be told by counting them, which takes fewer bytes than its letters or its offset.
 */
export interface RunCursor {
  /** Page and UTF-16 offsets of the run that it stands at; before the first one an empty one. */
  page: number
  start: number
  end: number
}

export const createRunCursor = (): RunCursor => ({ page: 0, start: 0, end: 0 })

/**
 * Moves on by some runs, or until it stands at the last one that begins at or before a place.
 * @returns the runs that it moved by
 * @throws RangeError where there are not so many
 */
export function moveOn(
  cursor: RunCursor,
  pages: readonly string[],
  runs: number,
  toPage = Infinity,
  toStart = Infinity,
): number {
  let { page, start, end } = cursor
  let text = pages[page] ?? ''
  let { length } = text
  let moved = 0
  for (; moved < runs && (page < toPage || end <= toStart); moved++) {
    for (;;) {
      while (end < length && !isInRun(text, end)) end++
      if (end < length) break
      if (++page === pages.length) throw new RangeError('the text has no more runs')
      text = pages[page]!
      length = text.length
      end = 0
    }
    start = end++
    while (end < length && isInRun(text, end)) end++
  }
  cursor.page = page
  cursor.start = start
  cursor.end = end
  return moved
}
