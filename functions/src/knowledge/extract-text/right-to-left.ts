/** A piece of a line whose text is read from the right, or may stand in one that is. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly endX: number
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u
const ARABIC = /[\u0600-\u08FF]/u
const LETTER = /\p{L}/u
const ONLY_MARKS = /^\p{M}+$/u

/** Words, numbers, blanks and single other signs; and what stands between the parts of a number. */
const ARABIC_PARTS = {
  parts: /\p{N}+|[\p{L}\p{M}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu,
  within: /^[.,:/]$/u,
}
/** The same where the letters around numbers are not Arabic: these keep their signs (5%, −3, 02-123). */
const OTHER_PARTS = {
  parts: /[$€£₪]?\p{N}+[%°$€£₪]?|[\p{L}\p{M}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu,
  within: /^[.,:/+-]$/u,
}

const MIRRORED = new Map(
  ['()', '[]', '{}', '«»', '‹›', '<>'].flatMap(([one, other]) => [
    [one!, other!],
    [other!, one!],
  ]),
)

/** Whether a text holds letters of a script that is read from the right. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Whether most letters of a text are of a script that is read from the right. */
export function isReadFromRight(text: string): boolean {
  if (!hasRightToLeft(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter(hasRightToLeft).length * 2 >= letters.length
}

/** Whether a text is nothing but marks, which are drawn over a letter. */
export const isMark = (text: string): boolean => ONLY_MARKS.test(text)

/** Pieces from left to right, with the marks that are drawn by themselves behind the letters that they stand over. */
export function withMarks<Piece extends PlacedText>(pieces: readonly Piece[]): Piece[] {
  const sorted = pieces.toSorted((one, other) => one.x - other.x)
  const letters = sorted.filter(({ text }) => !isMark(text))
  if (letters.length === 0) return sorted
  const texts = new Map(letters.map((piece) => [piece, piece.text]))
  for (const mark of sorted.filter(({ text }) => isMark(text))) {
    // One without a width is placed from the edge of its letter.
    const placeOf = ({ x, endX }: Piece): number => (mark.endX > mark.x ? (x + endX) / 2 : x)
    const distance = (piece: Piece): number => Math.abs(placeOf(piece) - placeOf(mark))
    const below = letters.reduce((best, piece) => (distance(piece) < distance(best) ? piece : best))
    texts.set(below, texts.get(below)! + mark.text)
  }
  return letters.map((piece) => ({ ...piece, text: texts.get(piece)! }))
}

/**
 * The text of pieces that stand from left to right, as it is read from the right: the Unicode
 * bidirectional algorithm (UAX 9) the other way round, as far as a line needs it. Words of other
 * scripts and numbers keep their own direction; several numbers stand in the order of the line.
 * @param pieces of one line, their letters in the order of reading
 * @param isApart whether a blank stands between a piece and the one on its right
 */
export function readFromRight<Piece extends PlacedText>(
  pieces: readonly Piece[],
  isApart: (left: Piece, right: Piece) => boolean,
): string {
  const isArabic = pieces.some(({ text }) => ARABIC.test(text))
  const { parts: kinds, within } = isArabic ? ARABIC_PARTS : OTHER_PARTS
  const parts = pieces.flatMap((piece, at) => {
    const next = pieces[at + 1]
    const own = hasRightToLeft(piece.text) ? [piece.text] : (piece.text.match(kinds) ?? [])
    return next !== undefined && isApart(piece, next) ? [...own, ' '] : own
  })
  let text = ''
  for (let end = parts.length; end > 0;) {
    const start = startOfRun(parts, end, within)
    const run = parts.slice(start, end)
    text += run.length > 1 ? run.join('') : (MIRRORED.get(run[0]!) ?? run[0]!)
    end = start
  }
  return text.replace(/\s+/gu, ' ').trim()
}

const isFromLeft = (part: string): boolean => /[\p{L}\p{N}]/u.test(part) && !hasRightToLeft(part)

/** Parts that are looked at for what a word or number belongs to. */
const MOST_PARTS = 100

/**
 * Where the words or the number begins that ends before a place and is read from the left, or one part
 * before it: behind a word all belongs to it, to a number only what a single sign or nothing parts from it.
 */
function startOfRun(parts: readonly string[], end: number, within: RegExp): number {
  let start = end - 1
  if (!isFromLeft(parts[start]!)) return start
  for (let at = start - 1; at >= Math.max(0, end - MOST_PARTS); at--) {
    const part = parts[at]!
    if (hasRightToLeft(part)) break
    if (!isFromLeft(part)) continue
    const isNumber = start - at === 1 || (start - at === 2 && within.test(parts[at + 1]!))
    if (isNumber || LETTER.test(part)) start = at
  }
  return start
}
