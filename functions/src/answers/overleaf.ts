import { endsSentence, startsSmall, wordCount } from './line-kinds.ts'
import { linesOf } from './page-lines.ts'
import type { UnitKind } from './unit-kinds.ts'
import type { Unit } from './units.ts'
import { isFull, wrapWidthOf } from './wrapped-lines.ts'

/** What may be begun at the end of a page and ended on the next one. */
const MAY_GO_ON: ReadonlySet<UnitKind> = new Set(['fragment', 'item', 'label', 'line'])
/** Of what is no sentence that was cut, but may be a line by itself. */
const LEAST_WORDS = 3
/** A word that the end of the page divides would be shown in its halves. */
const ENDS_DIVIDED = /[-\u00AD\u2010:：]$/u

/** Whether a text is the first part of a sentence. */
const isBegun = (text: string, kind: UnitKind): boolean =>
  !startsSmall(text) &&
  !endsSentence(text) &&
  !ENDS_DIVIDED.test(text) &&
  (kind === 'fragment' || wordCount(text) >= LEAST_WORDS)

/** Whether the lines of a text are wrapped, and its last one is full. */
function endsInFullLine(text: string): boolean {
  const lines = linesOf(text)
  return lines.length > 0 && isFull(lines.at(-1)!, wrapWidthOf(lines))
}

/** Whether the last unit of a page is ended by the first one of the next. */
function isEndedBy(unit: Unit, next: Unit, pages: readonly string[]): boolean {
  const textOf = ({ page, start, end }: Unit): string => pages[page]!.slice(start, end)
  if (
    next.page !== unit.page + 1 ||
    !MAY_GO_ON.has(unit.kind) ||
    !isBegun(textOf(unit), unit.kind)
  ) {
    return false
  }
  const isSmall = next.kind === 'fragment' && startsSmall(textOf(next))
  // A name or number may come next as well, where the line that something was begun in is full.
  const mayEnd = unit.kind === 'fragment' && (next.kind === 'fragment' || next.kind === 'sentence')
  return isSmall || (mayEnd && endsInFullLine(pages[unit.page]!.slice(0, unit.end)))
}

/**
 * The same units, with sentences told that begin on one page and end on the next: the first part
 * goes on, and the second is not said without it. Units are changed as they are, each once.
 */
export const withOverleaf = (units: readonly Unit[], pages: readonly string[]): Unit[] =>
  units.map((unit, at): Unit => {
    const [before, next] = [units[at - 1], units[at + 1]]
    if (next !== undefined && isEndedBy(unit, next, pages)) {
      return { ...unit, kind: unit.kind === 'fragment' ? 'sentence' : unit.kind, goesOn: true }
    }
    if (before !== undefined && isEndedBy(before, unit, pages)) return { ...unit, kind: 'fragment' }
    return unit
  })
