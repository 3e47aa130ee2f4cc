/** A piece of text of a page, as the parser delivers it. Lengths are in points. */
export interface TextItem {
  readonly str: string
  readonly dir: string
  readonly width: number
  readonly height: number
  /** Scale and rotation in 0 to 3, position of the baseline's start in 4 and 5. */
  readonly transform: readonly number[]
  readonly hasEOL: boolean
}

/** A line of a page. `x` and `endX` are its ends, `y` its baseline, growing upwards. */
export interface PdfLine {
  text: string
  x: number
  endX: number
  y: number
  /** Font size that most of its characters have. */
  size: number
  isUpright: boolean
}

interface Piece {
  text: string
  x: number
  endX: number
  y: number
  size: number
  isRightToLeft: boolean
  isUpright: boolean
  /** Whether the document has a blank between the piece drawn before and this one. */
  isAfterBlank: boolean
}

/** Gap between two pieces that separates the cells of a table, in font sizes. */
const CELL_GAP = 1.3
/** Gap that separates words where the document has no blank of its own. */
const WORD_GAP = 0.18
/** Difference of baselines that starts a new line; smaller ones are raised or lowered characters. */
const LINE_STEP = 0.7
/** The same of a piece that stands apart: a cell at the middle of one with several lines. */
const CELL_STEP = 0.35
/** What stands before a gap without being a cell: the number or the bullet of a heading or item. */
const MARKER = /^(?:\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]?(?:\d{1,3}\.?)*\)?|[•●▪◦‣∙·■□–—*-])$/
/** Ligatures and Arabic presentation forms: shapes of letters, to be stored as the letters. */
const SHAPES = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]/g

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
  let pieces: Piece[] = []
  let isAfterBlank = false
  const close = () => {
    const line = joinPieces(pieces)
    if (line !== null) lines.push(line)
    pieces = []
  }
  for (const item of items) {
    const last = pieces.at(-1)
    // An empty item stands where the next line begins, a blank has no size of its own.
    if (item.str.trim() === '') isAfterBlank = item.str !== ''
    else {
      const piece = readPiece(item, isAfterBlank)
      isAfterBlank = false
      if (last !== undefined && startsLine(last, piece)) close()
      if (last === undefined || !isDoubled(last, piece)) pieces.push(piece)
    }
    if (item.hasEOL) close()
  }
  close()
  return lines
}

function readPiece(item: TextItem, isAfterBlank: boolean): Piece {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform
  const text = item.str.replace(SHAPES, (shape) => shape.normalize('NFKC'))
  return {
    text,
    x,
    endX: x + item.width,
    y,
    size: Math.hypot(c, d) || item.height || 1,
    isRightToLeft: item.dir === 'rtl',
    isUpright: Math.abs(a) >= Math.abs(b),
    isAfterBlank,
  }
}

function startsLine(last: Piece, piece: Piece): boolean {
  if (last.isUpright !== piece.isUpright) return true
  if (!piece.isUpright) return false
  const size = Math.max(last.size, piece.size)
  const isApart = Math.abs(piece.x - last.endX) > CELL_GAP * size
  return Math.abs(last.y - piece.y) > (isApart ? CELL_STEP : LINE_STEP) * size
}

/** Bold type that was made by printing twice. */
const isDoubled = (last: Piece, piece: Piece): boolean =>
  last.text === piece.text &&
  Math.abs(last.x - piece.x) < 0.1 * piece.size &&
  Math.abs(last.y - piece.y) < 0.1 * piece.size

function joinPieces(drawn: readonly Piece[]): PdfLine | null {
  const first = drawn[0]
  if (first === undefined) return null
  const { size, y } = mainPiece(drawn)
  const pieces = joinSpaced(inReadingOrder(drawn))
  let text = ''
  let previous: Piece | null = null
  for (const piece of pieces) {
    if (previous !== null) {
      // Drawn from the other end, the blank belongs to the piece that now comes first.
      const [left, right] = previous.x <= piece.x ? [previous, piece] : [piece, previous]
      const gap = (right.x - left.endX) / size
      text += separator(text, gap, right.isAfterBlank)
    }
    text += text.endsWith(' ') || text.endsWith('\t') ? piece.text.trimStart() : piece.text
    previous = piece
  }
  return {
    text: joinAccents(text.trim()),
    x: Math.min(...drawn.map((piece) => piece.x)),
    endX: Math.max(...drawn.map((piece) => piece.endX)),
    y,
    size,
    isUpright: first.isUpright,
  }
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

/** Pieces come from left to right; a line in a right-to-left script is read from its other end. */
function inReadingOrder(pieces: readonly Piece[]): readonly Piece[] {
  const rightToLeft = pieces.filter((piece) => piece.isRightToLeft)
  const letters = (list: readonly Piece[]) => list.reduce((sum, { text }) => sum + text.length, 0)
  if (letters(rightToLeft) * 2 <= letters(pieces)) return pieces
  const runs: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const run = runs.at(-1)
    // Numbers and Latin words keep their own direction among themselves.
    if (run !== undefined && !piece.isRightToLeft && run[0]?.isRightToLeft === false)
      run.push(piece)
    else runs.push([piece])
  }
  return runs.toReversed().flat()
}

function separator(before: string, gap: number, hasBlank: boolean): string {
  if (before.endsWith(' ') || (gap < WORD_GAP && !hasBlank)) return ''
  if (gap < CELL_GAP || MARKER.test(before)) return ' '
  return '\t'
}
