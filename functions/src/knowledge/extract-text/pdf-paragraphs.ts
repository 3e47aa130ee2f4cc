import { areUnspaced, dividesWord, fitted, startsSmall } from './line-texts.ts'
import type { PdfLine } from './pdf-lines.ts'

/** What a line's end says: the same paragraph goes on, or another begins. */
type Break = '\n' | '\n\n'

/** Distance of baselines against the usual one of their size that separates paragraphs. */
const PARAGRAPH_STEP = 1.3
/** The same in font sizes, where the page has too few lines to know the usual distance. */
const PARAGRAPH_STEP_IN_SIZES = 1.8
/** Indentation of a paragraph's first line, in font sizes. */
const INDENT = { min: 0.6, max: 5 }
/** Relative difference of two font sizes. */
const SIZE_CHANGE = 0.12
/** Lines of a size that show their usual distance. */
const ENOUGH_LINES = 4

const ENDS_SENTENCE = /[.!?:。！？।۔؟…]["'”’»)\]]*[\d*†‡∗]{0,3}$/u

/**
 * Joins the lines of a page. A line break stays a line break; an empty line is put where the page
 * shows a new paragraph: by distance, by a change of size, by indentation, or by a line that ended
 * although the next word had room in it.
 */
export function joinLines(lines: readonly PdfLine[]): string {
  const usualStep = usualSteps(lines)
  let text = ''
  let isAfterIndent = false
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    if (previous !== undefined) {
      const rightEdge = rightEdgeOf(lines, index - 1)
      const kind = breakBetween(
        { before: lines[index - 2], previous, line, next: lines[index + 1] },
        { usualStep: usualStep.get(sizeKey(line)) ?? null, isAfterIndent, rightEdge },
      )
      const isWrapped = kind.text === '\n' && isWrappedUnspaced(previous, line, rightEdge)
      text += isWrapped ? '' : kind.text
      isAfterIndent = kind.isIndent
    }
    text += line.text
  }
  return text
}

const sizeKey = ({ size }: PdfLine): number => Math.round(size * 2)
const isNear = (one: number, other: number, size: number): boolean =>
  Math.abs(one - other) < 0.3 * size
const isSameSize = (one: PdfLine, other: PdfLine): boolean =>
  Math.abs(one.size - other.size) <= SIZE_CHANGE * Math.max(one.size, other.size)

/** The most frequent distance of two baselines, by font size. */
function usualSteps(lines: readonly PdfLine[]): Map<number, number> {
  const steps = new Map<number, number[]>()
  for (const [index, line] of lines.entries()) {
    const step = (lines[index - 1]?.y ?? line.y) - line.y
    if (step <= 0 || step > 4 * line.size || sizeKey(lines[index - 1]!) !== sizeKey(line)) continue
    steps.set(sizeKey(line), [...(steps.get(sizeKey(line)) ?? []), step])
  }
  return new Map(
    [...steps]
      .filter(([, list]) => list.length >= ENOUGH_LINES)
      .map(([key, list]) => [key, list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.3)]!]),
  )
}

/** Where the lines around a line end: the edge that its words wrap at. */
function rightEdgeOf(lines: readonly PdfLine[], index: number): number {
  const line = lines[index]!
  let edge = line.endX
  for (const other of lines.slice(Math.max(0, index - 6), index + 7)) {
    const isSameColumn =
      other.x < line.endX &&
      other.endX > line.x &&
      Math.abs(other.x - line.x) < INDENT.max * line.size
    if (isSameColumn && isSameSize(other, line)) edge = Math.max(edge, other.endX)
  }
  return edge
}

interface Neighbours {
  readonly before: PdfLine | undefined
  readonly previous: PdfLine
  readonly line: PdfLine
  readonly next: PdfLine | undefined
}

interface Context {
  readonly usualStep: number | null
  /** Whether the previous line began a paragraph by its indentation. */
  readonly isAfterIndent: boolean
  readonly rightEdge: number
}

function breakBetween(around: Neighbours, context: Context): { text: Break; isIndent: boolean } {
  const { previous, line } = around
  const stays = { text: '\n', isIndent: false } as const
  const breaks = { text: '\n\n', isIndent: false } as const
  if (line.isNextRow) return stays
  if (previous.isUpright !== line.isUpright) return breaks
  const isDivided = dividesWord(previous.text) && startsSmall(line.text)
  const goesOn = isDivided || (!ENDS_SENTENCE.test(previous.text) && startsSmall(line.text))
  const step = previous.y - line.y
  const isFarStep =
    context.usualStep === null
      ? step > PARAGRAPH_STEP_IN_SIZES * line.size
      : step > PARAGRAPH_STEP * context.usualStep
  // Upwards: the next column. Far sideways: the next cell or column on the same height.
  if (step < 0 || isFarStep) return goesOn && !isFarStep ? stays : breaks
  if (goesOn) return stays
  if (!isSameSize(previous, line)) return breaks
  if (isIndented(around)) return { text: '\n\n', isIndent: true }
  if (!ENDS_SENTENCE.test(previous.text)) return stays
  const isOutdent =
    !context.isAfterIndent &&
    previous.x - line.x > INDENT.min * line.size &&
    around.before !== undefined &&
    isNear(around.before.x, previous.x, line.size)
  return isOutdent || fitted(line, context.rightEdge - previous.endX) ? breaks : stays
}

/** In font sizes: what a full line leaves at the edge where any sign may begin the next one. */
const UNSPACED_ROOM = 2

/** Whether a line goes on in the next one where words stand without blanks: no blank may be read there. */
const isWrappedUnspaced = (previous: PdfLine, line: PdfLine, rightEdge: number): boolean =>
  !line.isNextRow &&
  !previous.text.includes('\t') &&
  areUnspaced(previous.text, line.text) &&
  rightEdge - previous.endX < UNSPACED_ROOM * previous.size

/** A first line: set in from the line that follows it, after a line at the margin or a full stop. */
function isIndented({ previous, line, next }: Neighbours): boolean {
  const isIndent = (by: number) => by > INDENT.min * line.size && by < INDENT.max * line.size
  const follows = next !== undefined && isSameSize(line, next) && next.y < line.y ? next : null
  if (follows === null) {
    return isIndent(line.x - previous.x) && ENDS_SENTENCE.test(previous.text)
  }
  if (!isIndent(line.x - follows.x)) return false
  return isNear(previous.x, follows.x, line.size) || ENDS_SENTENCE.test(previous.text)
}
