import { areUnspaced, dividesWord, fitted, startsSmall } from './line-texts.ts'
import { textOfSegments, type PdfLine, type Segment } from './pdf-lines.ts'
import { hasRightToLeft } from './right-to-left.ts'

/** A line of a cell, or of what is none. */
interface Span extends Segment, Pick<PdfLine, 'y' | 'size' | 'isUpright'> {
  /** The line of the page that it is a segment of. */
  readonly line: number
}

/** Lines of one cell of a table, from above, and where its longest ones begin and end. */
interface Cell {
  readonly lines: readonly [Span, ...Span[]]
  readonly x: number
  readonly endX: number
}

/** Cells that stand beside each other, in reading order. */
interface Row {
  readonly cells: readonly [Cell, ...Cell[]]
  /** Whether some of them end on the height of the first and no more, as columns of text may. */
  readonly isFooted: boolean
  /** Where what follows it begins. */
  readonly end: number
}

/** Lines of a cell, and signs of one that has a single line; larger ones are columns of text. */
const MOST_LINES = 12
const LONGEST_SINGLE = 60
/** Cells of a row: what stands further right begins another. */
const MOST_CELLS = 30
/** In font sizes: the gap before a cell, the step to the next line of one, and how exactly they stand. */
const GAP = 0.5
const STEP = 1.8
const NEAR = 0.45
/** Largest ratio of the font sizes of a cell's lines: what is larger is a heading. */
const SIZE_RATIO = 1.3
/** What sets the further lines of a cell in, so that they are known to belong to the row. */
const INDENT = '  '

const leftOf = (cells: readonly Cell[]): number => Math.min(...cells.map(({ x }) => x))
const rightOf = (cells: readonly Cell[]): number => Math.max(...cells.map(({ endX }) => endX))
const topOf = ({ lines }: Cell): number => lines[0].y
const bottomOf = ({ lines }: Cell): number => lines.at(-1)!.y
const middleOf = (cell: Cell): number => (topOf(cell) + bottomOf(cell)) / 2

/** Whether a line is the next one of a cell. */
function isBelow(line: Span, { lines, x, endX }: Cell): boolean {
  const above = lines.at(-1)!
  const size = Math.max(above.size, line.size)
  const step = above.y - line.y
  const usual = lines.length > 1 ? lines[0].y - lines[1]!.y : step
  return (
    step > NEAR * line.size &&
    step < STEP * size &&
    Math.abs(step - usual) < NEAR * line.size &&
    line.x < endX &&
    line.endX > x &&
    line.isUpright &&
    size < SIZE_RATIO * Math.min(above.size, line.size)
  )
}

/** The cells that may begin at a place: with the lines below it, the longest first, or alone. */
function cellsFrom(spans: readonly Span[], at: number): Cell[] {
  const first = spans[at]
  if (first === undefined || !first.isUpright) return []
  const cells: Cell[] = [{ lines: [first], x: first.x, endX: first.endX }]
  for (let next = at + 1; next < spans.length && next - at < MOST_LINES; next++) {
    const { lines, x, endX } = cells.at(-1)!
    const line = spans[next]!
    if (!isBelow(line, cells.at(-1)!)) break
    cells.push({ lines: [...lines, line], x: Math.min(x, line.x), endX: Math.max(endX, line.endX) })
  }
  return cells.toReversed()
}

/** Whether what stands between two ends is on the side of a row's cells where the next one stands. */
function isOnSide(
  { x, endX }: Pick<Segment, 'x' | 'endX'>,
  row: readonly [Cell, ...Cell[]],
): boolean {
  const gap = GAP * row[0].lines[0].size
  if (x >= rightOf(row) + gap) return true
  // The cells of a table stand in the direction of its script.
  const isFromRight = () => row.some(({ lines }) => lines.some(({ text }) => hasRightToLeft(text)))
  return endX <= leftOf(row) - gap && isFromRight()
}

/** The cell at a place that is the next one of a row, on the height of its first. */
function cellBeside(
  spans: readonly Span[],
  at: number,
  row: readonly [Cell, ...Cell[]],
): Cell | undefined {
  const span = spans[at]
  if (span === undefined || !isOnSide(span, row)) return undefined
  return cellsFrom(spans, at).find(
    (cell) =>
      isOnSide(cell, row) &&
      [topOf, middleOf, bottomOf].some((height) => isLevel(cell, row[0], height)),
  )
}

/** Whether two cells stand on one height by their tops, middles or bottoms. */
const isLevel = (cell: Cell, first: Cell, height: (cell: Cell) => number): boolean =>
  Math.abs(height(cell) - height(first)) < NEAR * first.lines[0].size

/** The rows that may begin at a place. */
function rowsFrom(spans: readonly Span[], at: number): Row[] {
  const rows: Row[] = []
  for (const first of cellsFrom(spans, at)) {
    const cells: [Cell, ...Cell[]] = [first]
    let end = at + first.lines.length
    while (cells.length < MOST_CELLS) {
      const beside = cellBeside(spans, end, cells)
      if (beside === undefined) break
      cells.push(beside)
      end += beside.lines.length
    }
    if (cells.length < 2) continue
    const isFooted = cells.some(
      (cell) => !isLevel(cell, first, topOf) && !isLevel(cell, first, middleOf),
    )
    rows.push({ cells, isFooted, end })
  }
  return rows
}

/** Cells by which a row is told whose cells have several lines: two may be columns of text. */
const LEAST_WRAPPED = 3
/** Lines of a cell whose row stands alone, and of each of two cells in a table; longer ones are columns of text. */
const MOST_LINES_ALONE = 4

const isTall = ({ lines }: Cell): boolean => lines.length > 1
const isShort = (cell: Cell): boolean =>
  isTall(cell) ? cell.lines.length <= MOST_LINES_ALONE : cell.lines[0].text.length <= LONGEST_SINGLE

/** Whether cells that stand beside each other are a row by themselves, and no columns of text. */
function isRow({ cells, isFooted }: Row): boolean {
  const tall = cells.filter(isTall)
  const divides = tall.some(({ lines }) => lines.some(({ text }) => dividesWord(text)))
  const mayBeColumns = tall.length > 1 && (cells.length < LEAST_WRAPPED || divides)
  const isPlain = cells.every((cell) => isShort(cell) && !cell.lines[0].isNear)
  return isPlain && !isFooted && !mayBeColumns
}

const overlaps = (one: Cell, other: Cell): boolean => one.x < other.endX && other.x < one.endX

/** Whether the cells of a row stand below those of another, as in a table. */
function isNextRow(row: Row, before: Row): boolean {
  const isLower = Math.max(...row.cells.map(topOf)) < Math.min(...before.cells.map(bottomOf))
  const columns = row.cells.map((cell) => before.cells.filter((above) => overlaps(cell, above)))
  const shared = columns.filter((above) => above.length === 1)
  return isLower && shared.length > 1 && columns.every((above) => above.length < 2)
}

/** Whether a row that has another one below or above may be of a table. */
function mayBeOfTable({ cells, isFooted }: Row): boolean {
  if (cells.length >= LEAST_WRAPPED) return true
  if (isFooted || cells.some(({ lines: [first] }) => first.isNear)) return false
  return !cells.every(isTall) || cells.every(({ lines }) => lines.length <= MOST_LINES_ALONE)
}

/** The rows of a table that begins at a place, or the one that stands there by itself; none where no row does. */
function tableFrom(spans: readonly Span[], at: number): Row[] {
  const nextOf = (row: Row): Row | undefined =>
    rowsFrom(spans, row.end).find((next) => isNextRow(next, row) && mayBeOfTable(next))
  const first = rowsFrom(spans, at)
  let row = first.find((one) => isRow(one) || (mayBeOfTable(one) && nextOf(one) !== undefined))
  const table: Row[] = []
  while (row !== undefined) {
    table.push(row)
    row = nextOf(row)
  }
  return table
}

const widthOf = ({ x, endX }: Span): number => endX - x

/** How wide the lines are in the column of a table that a cell stands in. */
function widthOfColumn(cell: Cell, table: readonly Row[]): number {
  const inIt = table.flatMap(({ cells }) => cells.filter((other) => overlaps(cell, other)))
  return Math.max(...inIt.flatMap(({ lines }) => lines.map(widthOf)))
}

/**
 * Whether the lines of a cell are one text that was wrapped, and no name with what is told of it below:
 * it goes on in small letters, had no room in its column, or stands where the name or the remark of a row does.
 */
function isWrapped(cell: Cell, { cells }: Row, table: readonly Row[]): boolean {
  const [first, second] = cell.lines as readonly [Span, Span]
  if (startsSmall(second.text)) return true
  if (table.length > 1) return !fitted(second, widthOfColumn(cell, table) - widthOf(first))
  return cells.length >= LEAST_WRAPPED && (cell === cells[0] || cell === cells.at(-1))
}

/** A dash or hyphen behind which a line may break. */
const GLUED = /[\p{L}\p{N}][-\u2010–—/]$/u

/** How often a word stands on the page. */
type CountOf = (word: string) => number

const LAST_WORD = /\p{L}+(?=.$)/u
const FIRST_WORD = /^\p{L}+/u
/** In UTF-16 units. */
const LONGEST_WORD = 100

/** Two lines of a cell as one. A hyphen that divides a word is kept as a soft one, but for one between two words of the page. */
function joinTexts(before: string, text: string, countOf: CountOf): string {
  const glued = GLUED.test(before) || areUnspaced(before, text)
  if (!glued) return `${before} ${text}`
  const halves = [
    LAST_WORD.exec(before.slice(-LONGEST_WORD))?.[0] ?? '',
    FIRST_WORD.exec(text)?.[0] ?? '',
  ]
  const isDivided = dividesWord(before) && startsSmall(text)
  // Each half stands at the end of its own line.
  const belongs = halves.every((half) => countOf(half) > 1) && countOf(halves.join('')) === 0
  return isDivided && !belongs ? `${before.slice(0, -1)}\u00AD${text}` : before + text
}

function wordsOf(lines: readonly PdfLine[]): CountOf {
  let counts: Map<string, number> | undefined
  return (word) => {
    if (counts === undefined) {
      counts = new Map()
      for (const each of lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []))
        counts.set(each, (counts.get(each) ?? 0) + 1)
    }
    return counts.get(word.toLowerCase()) ?? 0
  }
}

/** The text of a row; below its first line stands what is told further in one of its cells. */
function textOf(row: Row, table: readonly Row[], countOf: CountOf): string {
  const tall = row.cells.filter(isTall)
  if (tall.length > 1 || tall.every((cell) => isWrapped(cell, row, table))) {
    return row.cells
      .map((cell) =>
        cell.lines.map(({ text }) => text).reduce((one, other) => joinTexts(one, other, countOf)),
      )
      .join('\t')
  }
  const further = row.cells.flatMap(({ lines }) => lines.slice(1))
  const first = row.cells.map(({ lines: [{ text }] }) => text).join('\t')
  return [first, ...further.map(({ text }) => INDENT + text)].join('\n')
}

/** A row as one line. */
function lineOf(row: Row, table: readonly Row[], countOf: CountOf): PdfLine {
  const { size, isUpright } = row.cells[0].lines[0]
  return {
    text: textOf(row, table, countOf),
    segments: row.cells.map(({ lines: [first] }) => first),
    x: leftOf(row.cells),
    endX: rightOf(row.cells),
    y: Math.min(...row.cells.map(bottomOf)),
    size,
    isUpright,
    isNextRow: row !== table[0],
  }
}

/** One past the last segment of the line that a segment is of. */
function endOfLine(spans: readonly Span[], at: number): number {
  let end = at + 1
  while (spans[end]?.line === spans[at]!.line) end++
  return end
}

/** What stands at a place of a line, to its end. */
function restOfLine(lines: readonly PdfLine[], spans: readonly Span[], at: number): PdfLine {
  const line = lines[spans[at]!.line]!
  const rest = spans.slice(at, endOfLine(spans, at))
  if (rest.length === line.segments.length) return line
  return { ...line, segments: rest, x: rest[0]!.x, text: textOfSegments(rest) }
}

/**
 * The lines of a page with those of a table's row together, whose cells a document draws one after
 * the other: a dish and what it is made of, and then its price. Columns of text stay as they are.
 */
export function joinRows(lines: readonly PdfLine[]): PdfLine[] {
  const spans = lines.flatMap(({ segments, y, size, isUpright }, line) =>
    segments.map((segment): Span => ({ ...segment, y, size, isUpright, line })),
  )
  const countOf = wordsOf(lines)
  const joined: PdfLine[] = []
  let at = 0
  while (at < spans.length) {
    const table = tableFrom(spans, at)
    if (table.length > 0) joined.push(...table.map((row) => lineOf(row, table, countOf)))
    else joined.push(restOfLine(lines, spans, at))
    at = table.at(-1)?.end ?? endOfLine(spans, at)
  }
  return joined
}
