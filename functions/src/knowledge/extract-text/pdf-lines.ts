import { spellShapes } from './letter-shapes.ts'
import {
  hasRightToLeft,
  isMark,
  isReadFromRight,
  readFromRight,
  withMarks,
} from './right-to-left.ts'

/** A piece of text of a page, as the parser delivers it. Lengths are in points. */
export interface TextItem {
  readonly str: string
  readonly width: number
  readonly height: number
  /** Scale and rotation in 0 to 3, position of the baseline's start in 4 and 5. */
  readonly transform: readonly number[]
  readonly hasEOL: boolean
}

/** What stands between two gaps of a line: all of it, or a line of a cell. */
export interface Segment {
  readonly text: string
  /** Its ends. */
  readonly x: number
  readonly endX: number
  /** Whether the gap before it is as narrow as one between words of a justified line may be. */
  readonly isNear: boolean
}

/** A line of a page. `x` and `endX` are its ends, `y` its baseline, growing upwards. */
export interface PdfLine {
  /** The segments, apart by a tab or, where they are near, a blank. */
  text: string
  segments: readonly Segment[]
  x: number
  endX: number
  y: number
  /** Font size that most of its characters have. */
  size: number
  isUpright: boolean
  /** Whether it is a row of the same table as the line before. */
  isNextRow?: boolean
}

interface Piece {
  text: string
  x: number
  endX: number
  y: number
  size: number
  isUpright: boolean
  /** Whether the document has a blank between the piece drawn before and this one. */
  isAfterBlank: boolean
}

/** Gap between two pieces that separates the cells of a table, in font sizes. */
const CELL_GAP = 1.3
/** Gap that may do so, between others that stand below each other. */
const NEAR_GAP = 0.75
/** Gap that separates words where the document has no blank of its own. */
const WORD_GAP = 0.18
/** Difference of baselines that starts a new line; smaller ones are raised or lowered characters. */
const LINE_STEP = 0.7
/** The same of a piece that stands apart: a cell at the middle of one with several lines. */
const CELL_STEP = 0.35
/** The same of a mark over or under a letter. */
const MARK_STEP = 1.2
/** What stands before a gap without being a cell: the number or the bullet of a heading or item. */
const MARKER =
  /^(?:\(?(?:\d{1,3}|[A-Za-z](?!\d)|[A-Za-z]\d+(?=[.)])|[ivxIVX]{1,5})[.)]?(?:\d{1,3}\.?)*\)?|[•●▪◦‣∙·■□–—*-])$/
/** A number alone may be a cell as well, where others stand below it. */
const BARE_NUMBER = /^\d{1,3}$/
const LETTER = /\p{L}/u
/** An accent that was drawn by itself before its letter, the dotless i under it included. */
const DRAWN_ACCENT = /([¨ˆˇ˚])(\p{L})/gu
const COMBINING: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  ˆ: '\u0302',
  ˇ: '\u030C',
  '˚': '\u030A',
}

/** The lines of a page in the order in which the document draws them. */
export function readLines(items: readonly TextItem[]): PdfLine[] {
  const lines: PdfLine[] = []
  const isFromRight = isReadFromRight(items.map(({ str }) => str).join(''))
  let pieces: Piece[] = []
  let isAfterBlank = false
  let isEnded = false
  const close = () => {
    const line = joinPieces(pieces, lines, isFromRight)
    if (line !== null) lines.push(line)
    pieces = []
  }
  for (const item of items) {
    const last = pieces.at(-1)
    // An empty item stands where the next line begins, a blank has no size of its own.
    if (item.str.trim() === '') {
      const end = item.transform[4]! + item.width
      if (last !== undefined && isWidthOf(last, item)) last.endX = end
      else isAfterBlank = item.str !== ''
      isEnded ||= item.hasEOL
    } else {
      const piece = readPiece(item, isAfterBlank)
      isAfterBlank = false
      if (startsLine(pieces, piece, isEnded)) close()
      if (last === undefined || !isDoubled(last, piece)) pieces.push(piece)
      isEnded = item.hasEOL
    }
  }
  close()
  return lines
}

/**
 * Whether a blank is none, but the width of the letters before it: the parser takes a glyph of
 * several for marks, which have no width, and sees a gap where it was drawn.
 */
const isWidthOf = ({ text, x, endX }: Piece, { str, transform }: TextItem): boolean =>
  str !== '' && endX === x && transform[4]! <= x && /\p{L}/u.test(text)

function readPiece(item: TextItem, isAfterBlank: boolean): Piece {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform
  const text = spellShapes(item.str)
  return {
    text,
    x,
    endX: x + item.width,
    y,
    size: Math.hypot(c, d) || item.height || 1,
    isUpright: Math.abs(a) >= Math.abs(b),
    isAfterBlank,
  }
}

/**
 * Whether a piece does not stand in the line of the pieces before it.
 * @param isEnded whether the parser says so; it takes a mark for a line of its own
 */
function startsLine(pieces: readonly Piece[], piece: Piece, isEnded: boolean): boolean {
  const last = pieces.at(-1)
  if (last === undefined) return false
  const isPlain = !isMark(piece.text) && !isMark(last.text)
  if (last.isUpright !== piece.isUpright || (isPlain && isEnded)) return true
  if (!piece.isUpright) return false
  const beside = pieces.findLast(({ text }) => !isMark(text)) ?? last
  const size = Math.max(beside.size, piece.size)
  const step = Math.abs(beside.y - piece.y)
  if (isMark(piece.text)) return step > MARK_STEP * size
  const isApart = Math.abs(piece.x - beside.endX) > CELL_GAP * size
  return step > (isApart ? CELL_STEP : LINE_STEP) * size
}

/** Bold type that was made by printing twice. */
const isDoubled = (last: Piece, piece: Piece): boolean =>
  last.text === piece.text &&
  Math.abs(last.x - piece.x) < 0.1 * piece.size &&
  Math.abs(last.y - piece.y) < 0.1 * piece.size

/** Lines before another among which the cell before it is looked for. */
const MOST_BEFORE = 12

/** Whether something was drawn on the left of a line just before it, so that it begins with a cell. */
const isBehindCell = (before: readonly PdfLine[], { x, y, size }: Piece): boolean =>
  before
    .slice(-MOST_BEFORE)
    .some((line) => line.endX < x && Math.abs(line.y - y) < CELL_STEP * size)

/** Whether a line is read from the right: by most of its letters, or as its page is. */
const isLineFromRight = (text: string, isPageFromRight: boolean): boolean =>
  isReadFromRight(text) || (isPageFromRight && (hasRightToLeft(text) || !LETTER.test(text)))

/**
 * @param before the lines of the page drawn so far
 * @param isFromRight whether the page is read from the right
 */
function joinPieces(
  drawn: readonly Piece[],
  before: readonly PdfLine[],
  isFromRight: boolean,
): PdfLine | null {
  const first = drawn[0]
  if (first === undefined) return null
  const { size, y } = mainPiece(drawn)
  const text = drawn.map((piece) => piece.text).join('')
  const segments = isLineFromRight(text, isFromRight)
    ? segmentsFromRight(drawn, size)
    : segmentsOf(joinSpaced(drawn), size, !isBehindCell(before, first))
  return {
    text: textOfSegments(segments),
    segments,
    x: Math.min(...drawn.map((piece) => piece.x)),
    endX: Math.max(...drawn.map((piece) => piece.endX)),
    y,
    size,
    isUpright: first.isUpright,
  }
}

/** The text of segments that follow each other in a line. */
export const textOfSegments = (segments: readonly Segment[]): string =>
  segments.map(({ text, isNear }, at) => (at === 0 ? '' : isNear ? ' ' : '\t') + text).join('')

type Run = [Piece, ...Piece[]]

const segmentOf = (run: Run, text: string, isNear: boolean): Segment => ({
  text: joinAccents(text),
  x: Math.min(...run.map(({ x }) => x)),
  endX: Math.max(...run.map(({ endX }) => endX)),
  isNear,
})

/** The pieces of a line, in reading order, between its gaps. */
function segmentsOf(pieces: readonly Piece[], size: number, mayBeMarked: boolean): Segment[] {
  const runs: { pieces: Run; isNear: boolean }[] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    const gap = run === undefined ? Infinity : gapBetween(run.pieces.at(-1)!, piece) / size
    if (run !== undefined && gap < NEAR_GAP) {
      run.pieces.push(piece)
      continue
    }
    const first = mayBeMarked && runs.length === 1 ? joinRun(run!.pieces, size) : ''
    const isMarked = MARKER.test(first)
    const isNear = gap < CELL_GAP || (isMarked && BARE_NUMBER.test(first))
    if (run !== undefined && isMarked && !isNear) run.pieces.push(piece)
    else runs.push({ pieces: [piece], isNear })
  }
  return runs.map(({ pieces: run, isNear }) => segmentOf(run, joinRun(run, size), isNear))
}

/** The same of a line that is read from the right, whose pieces may be drawn from either end. */
function segmentsFromRight(pieces: readonly Piece[], size: number): Segment[] {
  const runs: Run[] = []
  for (const piece of withMarks(pieces)) {
    const run = runs.at(-1)
    if (run && gapBetween(run.at(-1)!, piece) < NEAR_GAP * size) run.push(piece)
    else runs.push([piece])
  }
  return runs
    .map((run, at) => {
      const next = runs[at + 1]
      const isNear = next !== undefined && gapBetween(run.at(-1)!, next[0]) < CELL_GAP * size
      // They may be drawn in any order, so that blanks of the document tell nothing.
      const isApart = (one: Piece, other: Piece) => gapBetween(one, other) >= WORD_GAP * size
      return segmentOf(run, readFromRight(run, isApart), isNear)
    })
    .toReversed()
}

/** The text of pieces that follow each other, with blanks where they show some. */
function joinRun(run: readonly Piece[], size: number): string {
  let text = ''
  let previous: Piece | null = null
  for (const piece of run) {
    const isApart = previous !== null && hasBlankBetween(previous, piece, size)
    if (isApart && !text.endsWith(' ')) text += ' '
    text += text.endsWith(' ') ? piece.text.trimStart() : piece.text
    previous = piece
  }
  return text.trim()
}

/** Letters that are set apart, as headings have them: S T A R T E R S. */
const SPACED = /^[\p{L}\p{N}&'’.,:!?-](?: [\p{L}\p{N}&'’.,:!?-])*$/u
/** Letters of a line by which it is told that they are set apart, and no A or B. */
const LEAST_SPACED = 4

/** The words of a line whose letters are set apart, without the blanks in them. */
function joinSpaced(pieces: readonly Piece[]): readonly Piece[] {
  const isSpaced = pieces.every(({ text }) => SPACED.test(text))
  const signs = pieces.reduce((sum, { text }) => sum + (text.length + 1) / 2, 0)
  const isWord = pieces.some(({ text }) => /\p{L} \p{L} \p{L}/u.test(text))
  if (!isSpaced || !isWord || signs < LEAST_SPACED) return pieces
  return pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(' ', '') }))
}

const joinAccents = (text: string): string =>
  text.replace(DRAWN_ACCENT, (drawn, accent: string, letter: string) => {
    const joined = `${letter === 'ı' ? 'i' : letter}${COMBINING[accent]}`.normalize('NFC')
    return joined.length === 1 ? joined : drawn
  })

/** The piece with the most characters among those of the same size. */
function mainPiece(pieces: readonly Piece[]): Piece {
  const characters = new Map<number, number>()
  for (const { size, text } of pieces) {
    const key = Math.round(size * 2)
    characters.set(key, (characters.get(key) ?? 0) + text.length)
  }
  const [main] = [...characters].reduce((best, entry) => (entry[1] > best[1] ? entry : best))
  return pieces.find(({ size }) => Math.round(size * 2) === main)!
}

/** Two pieces that follow each other, the left one first: drawn from the other end they come in turns. */
const fromLeft = (one: Piece, other: Piece): [Piece, Piece] =>
  one.x <= other.x ? [one, other] : [other, one]

function gapBetween(one: Piece, other: Piece): number {
  const [left, right] = fromLeft(one, other)
  return right.x - left.endX
}

// Drawn from the other end, the blank belongs to the piece that now comes first.
const hasBlankBetween = (one: Piece, other: Piece, size: number): boolean =>
  gapBetween(one, other) >= WORD_GAP * size || fromLeft(one, other)[1].isAfterBlank
