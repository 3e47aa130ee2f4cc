import { isRow } from './line-kinds.ts'

/** A line of a page with visible signs, by UTF-16 offsets into the page's text. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Whether an empty line (a known paragraph break) stands before it. */
  readonly afterBreak: boolean
  /** Blanks before it. */
  readonly indent: number
  /** Whether it is the row of a table. */
  readonly isRow: boolean
}

/** Lines at either end of a page that may be its running header or footer. */
const EDGE_LINES = 2
/** Longest running header or footer, in UTF-16 units. */
const LONGEST_RUNNING = 100
/** Least pages that repeat a line before it is taken for a running one. */
const LEAST_REPEATS = 3
/** Least share of all pages that repeat it. */
const LEAST_REPEAT_SHARE = 0.015

const PAGE_NUMBER =
  /^[\s\-–—[(|]*(?:(?:page|seite|página|pagina|pág|p|s)\.?\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:of|\/|von|de|di|van)\s*\d{1,4})?[\s\-–—\])|]*$/i

/** The lines of a page, without white space at their ends. */
export function linesOf(page: string): Line[] {
  const lines: Line[] = []
  let afterBreak = true
  let start = 0
  while (start <= page.length) {
    const next = page.indexOf('\n', start)
    const end = next === -1 ? page.length : next
    const raw = page.slice(start, end)
    const text = raw.trim()
    if (text === '') afterBreak = true
    else {
      const lead = raw.length - raw.trimStart().length
      lines.push({
        start: start + lead,
        end: start + lead + text.length,
        text,
        afterBreak,
        indent: lead,
        isRow: isRow(text),
      })
      afterBreak = false
    }
    start = end + 1
  }
  return lines
}

/** What two running lines have in common: their words, not their numbers. */
const shapeOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b[ivxlc]{1,7}$|^[ivxlc]{1,7}\b/g, '#')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')

/** A line that may be a running one, and what it then has in common with others at the same end. */
interface Edge {
  readonly line: Line
  readonly shape: string
}

/** The lines at either end of a page that are short enough to be running ones. */
function edgesOf(lines: readonly Line[]): Edge[] {
  const edges: Edge[] = []
  for (const [index, line] of lines.entries()) {
    const isTop = index < EDGE_LINES
    if (line.text.length > LONGEST_RUNNING || (!isTop && index < lines.length - EDGE_LINES))
      continue
    edges.push({ line, shape: `${isTop ? 'top' : 'bottom'} ${shapeOf(line.text)}` })
  }
  return edges
}

/**
 * The lines of each page without running headers, running footers and page numbers. A line is a
 * running one where the same words stand at the same end of several pages.
 */
export function bodyLines(pages: readonly string[]): Line[][] {
  const all = pages.map(linesOf)
  if (pages.length < 2) return all
  const edges = all.map(edgesOf)
  const counts = new Map<string, number>()
  for (const ofPage of edges) {
    const shapes = new Set(ofPage.map(({ shape }) => shape))
    for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const least = Math.max(LEAST_REPEATS, Math.ceil(pages.length * LEAST_REPEAT_SHARE))
  const needed = pages.length === 2 ? 2 : least
  return all.map((lines, page) => {
    const dropped = new Set(
      edges[page]!.filter(
        ({ line, shape }) => PAGE_NUMBER.test(line.text) || counts.get(shape)! >= needed,
      ).map(({ line }) => line),
    )
    if (dropped.size === 0) return lines
    // A page of nothing but repeated lines is a form, not a header.
    return dropped.size === lines.length && lines.some(({ text }) => !PAGE_NUMBER.test(text))
      ? lines
      : lines.filter((line) => !dropped.has(line))
  })
}
