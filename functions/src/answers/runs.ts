import { countRuns, IN_RUN, kindsOf } from './sign-kinds.ts'

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

function endOfRun(text: string, at: number): number {
  let end = at
  while (end < text.length && isInRun(text, end)) end++
  return end
}

/**
 * Moves on to the run that holds a place, which none before it does.
 * @param kinds those of the units of each page
 * @returns the runs that it moved by
 */
export function moveTo(
  cursor: RunCursor,
  kinds: readonly Uint8Array[],
  page: number,
  place: number,
): number {
  if (cursor.page === page && place < cursor.end) return 0
  let runs = 0
  for (; cursor.page < page; cursor.page++, cursor.end = 0) {
    const ofPage = kinds[cursor.page]!
    runs += countRuns(ofPage, cursor.end, ofPage.length)
  }
  const ofPage = kinds[page]!
  runs += countRuns(ofPage, cursor.end, place + 1)
  cursor.start = place
  while (cursor.start > cursor.end && ofPage[cursor.start - 1]! & IN_RUN) cursor.start--
  cursor.end = place
  while (cursor.end < ofPage.length && ofPage[cursor.end]! & IN_RUN) cursor.end++
  return runs
}

/**
 * Moves on by some runs.
 * @throws RangeError where there are not so many
 */
export function moveBy(cursor: RunCursor, pages: readonly string[], runs: number): void {
  for (let left = runs; left > 0;) {
    const text = pages[cursor.page]!
    let at = cursor.end
    for (let before = 0; left > 0 && at < text.length; at++) {
      const inRun = kindsOf(text.charCodeAt(at)) & IN_RUN
      left -= inRun & ~before
      before = inRun
    }
    if (left === 0) {
      cursor.start = at - 1
      cursor.end = endOfRun(text, at)
    } else {
      if (++cursor.page >= pages.length) throw new RangeError('the text has no more runs')
      cursor.end = 0
    }
  }
}
