const IN_RUN = /[\p{L}\p{M}\p{N}\p{Cs}]/u

/** Per UTF-16 unit whether it belongs to a run; beyond ASCII 0 while nobody has asked. */
const OUTSIDE = 1
const INSIDE = 2
const kinds = new Uint8Array(1 << 16)

const learnKind = (code: number): number =>
  (kinds[code] = IN_RUN.test(String.fromCharCode(code)) ? INSIDE : OUTSIDE)

for (let code = 0; code < 128; code++) learnKind(code)

const kindOf = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return kinds[code] || learnKind(code)
}

/** Whether a UTF-16 unit of a text belongs to a run of letters, marks and digits. */
export const isInRun = (text: string, at: number): boolean => kindOf(text, at) === INSIDE

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

const ANYWHERE = { page: Infinity, start: Infinity }

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
  to: { readonly page: number; readonly start: number } = ANYWHERE,
): number {
  let { page, start, end } = cursor
  let text = pages[page] ?? ''
  let { length } = text
  let moved = 0
  for (; moved < runs && (page < to.page || end <= to.start); moved++) {
    for (;;) {
      while (end < length && kindOf(text, end) !== INSIDE) end++
      if (end < length) break
      if (++page === pages.length) throw new RangeError('the text has no more runs')
      text = pages[page]!
      length = text.length
      end = 0
    }
    start = end++
    while (end < length && kindOf(text, end) === INSIDE) end++
  }
  cursor.page = page
  cursor.start = start
  cursor.end = end
  return moved
}
