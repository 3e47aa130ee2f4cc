import type { PdfLine } from './pdf-lines.ts'

/** Lines of one cell of a table, from above. */
type Cell = readonly [PdfLine, ...PdfLine[]]

/** Lines of a cell, and signs of one that has a single line; larger ones are columns of text. */
const MOST_LINES = 4
const LONGEST_SINGLE = 60
/** Cells of a row: what stands further right begins another. */
const MOST_CELLS = 30
/** In font sizes: the gap before a cell, the step to the next line of one, and how exactly they stand. */
const GAP = 0.5
const STEP = 1.6
const NEAR = 0.45
/** Largest ratio of the font sizes of a cell's lines: what is larger is a heading. */
const SIZE_RATIO = 1.3
/** What sets the further lines of a cell in, so that they are known to belong to the row. */
const INDENT = '  '

const topOf = ([first]: Cell): number => first.y
const middleOf = (cell: Cell): number => (cell[0].y + cell.at(-1)!.y) / 2

/** Whether a line is the next one of a cell: below it, or below one of several pieces on its height. */
function isBelow(line: PdfLine, cell: Cell): boolean {
  const above = cell.at(-1)!
  const step = above.y - line.y
  const size = Math.max(above.size, line.size)
  return (
    line.x > cell[0].x - size &&
    line.x < cell[0].endX &&
    size < SIZE_RATIO * Math.min(above.size, line.size) &&
    step > NEAR * line.size &&
    step < STEP * size
  )
}

/** Whether a cell stands right of all those of a row, on the height of the first. */
function isBeside(cell: Cell, row: readonly Cell[]): boolean {
  const [first] = row as [Cell]
  const { size } = first[0]
  const edge = Math.max(...row.flatMap((each) => each.map(({ endX }) => endX)))
  const isRight = cell[0].x >= edge + GAP * size
  const isAligned =
    Math.abs(topOf(cell) - topOf(first)) < NEAR * size ||
    Math.abs(middleOf(cell) - middleOf(first)) < NEAR * size
  return isRight && isAligned
}

/** The cell that begins with a line: with those below it, or alone. */
function cellsFrom(lines: readonly PdfLine[], at: number): Cell[] {
  const first = lines[at]
  if (first === undefined || !first.isUpright) return []
  const cells: Cell[] = [[first]]
  for (let next = at + 1; next < lines.length && next - at < MOST_LINES; next++) {
    const cell = cells.at(-1)!
    if (!lines[next]!.isUpright || !isBelow(lines[next]!, cell)) break
    cells.push([...cell, lines[next]!])
  }
  return cells.toReversed()
}

/** Cells by which a row is told whose cells have several lines: two may be columns of text. */
const LEAST_WRAPPED = 3
const STARTS_SMALL = /^["'“‘«([]*\p{Ll}/u
const DIVIDES_WORD = /\p{L}[-\u00AD\u2010]$/u

/** Several cells may have been drawn as one line. */
const columnsOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, [{ text }]) => sum + text.split('\t').length, 0)

const isTall = (cell: Cell): boolean => cell.length > 1

/** Whether cells that stand beside each other are a row, and no columns of text. */
function isRow(cells: readonly Cell[]): boolean {
  const tall = cells.filter(isTall)
  const isShort = cells.every((cell) => isTall(cell) || cell[0].text.length <= LONGEST_SINGLE)
  const divides = tall.some((cell) => cell.some(({ text }) => DIVIDES_WORD.test(text)))
  const mayBeColumns = tall.length > 1 && (columnsOf(cells) < LEAST_WRAPPED || divides)
  return cells.length > 1 && isShort && !mayBeColumns
}

/** The row of a table that begins with a line; `null` where none does. */
function rowFrom(lines: readonly PdfLine[], at: number): readonly Cell[] | null {
  for (const first of cellsFrom(lines, at)) {
    const row = [first]
    let next = at + first.length
    while (row.length < MOST_CELLS) {
      const beside = cellsFrom(lines, next).find((cell) => isBeside(cell, row))
      if (beside === undefined) break
      row.push(beside)
      next += beside.length
    }
    if (isRow(row)) return row
  }
  return null
}

/**
 * Whether the lines of a cell are one text that was wrapped, and no name with what is told of it below:
 * it goes on in small letters, or stands where the name or the remark of a row does.
 */
function isWrapped(cell: Cell, row: readonly Cell[]): boolean {
  const stands = columnsOf(row) >= LEAST_WRAPPED && (cell === row[0] || cell === row.at(-1))
  return (
    !cell.some(({ text }) => DIVIDES_WORD.test(text)) &&
    (stands || STARTS_SMALL.test(cell[1]!.text))
  )
}

/** The text of a row; below its first line stands what is told further in one of its cells. */
function textOf(row: readonly Cell[]): string {
  const isJoined = row
    .filter(isTall)
    .every((cell, _, tall) => tall.length > 1 || isWrapped(cell, row))
  if (isJoined) return row.map((cell) => cell.map(({ text }) => text).join(' ')).join('\t')
  const further = row.flatMap((cell) => cell.slice(1))
  const first = row.map(([{ text }]) => text).join('\t')
  return [first, ...further.map(({ text }) => INDENT + text)].join('\n')
}

/** A row as one line. */
const lineOf = (row: readonly Cell[]): PdfLine => ({
  ...row[0]![0],
  text: textOf(row),
  endX: Math.max(...row.flat().map(({ endX }) => endX)),
  y: Math.min(...row.flat().map(({ y }) => y)),
})

/**
 * The lines of a page with those of a table's row together, whose cells a document draws one after
 * the other: a dish and what it is made of, and then its price. Columns of text stay as they are.
 */
export function joinRows(lines: readonly PdfLine[]): PdfLine[] {
  const joined: PdfLine[] = []
  let at = 0
  while (at < lines.length) {
    const row = rowFrom(lines, at)
    joined.push(row === null ? lines[at]! : lineOf(row))
    at += row === null ? 1 : row.flat().length
  }
  return joined
}
