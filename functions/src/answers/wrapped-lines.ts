import { isReachLine, isTownBelow } from './addresses.ts'
import { datesIn } from './calendar.ts'
import { isLineOfHours, isOnlyHours, mayTellHours, namesDay } from './day-hours.ts'
import { answerLabelLength, endsInQuestionMark, hasQuestionLabel } from './document-questions.ts'
import {
  endsSentence,
  endsWithPrice,
  isBullet,
  isCaption,
  isEntry,
  isLabel,
  isUnended,
  startsSmall,
  wordCount,
} from './line-kinds.ts'
import type { Line } from './page-lines.ts'
import { kindsOf, LETTER } from './sign-kinds.ts'

/** Words of prose lines that cannot end a thought: the next line goes on. */
const OPEN_ENDS = new Set(
  `a an the and or of to in for with on at by from as is are was were be that which who this these
   those its their our your his her not but if than into over under und oder der die das den dem des von
   mit für zu im in el la los las de del y o con para por que un una le les des du et ou pour avec`.split(
    /\s+/,
  ),
)

/** Length that the lines of a page run to, rows aside: its 90th percentile, 0 where lines are not wrapped. */
export function wrapWidthOf(all: readonly Line[]): number {
  const lines = all.filter((line) => !line.isRow)
  if (lines.length < 4) return 0
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => a - b)
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  if (width > 150 || width < 25) return 0
  const full = lengths.filter((length) => length >= width * 0.75).length
  return full >= lines.length * 0.25 ? width : 0
}

/** A line that says all of it, though it ends with such a word: Where we are. */
const WHOLE_CLAUSE = /^(?:who|where|what|how) (?:we|you|they|i) (?:are|were)$/i

/** Whether a line cannot be the last of anything: it ends with "the", "of", "and" … */
function isOpenEnded(text: string): boolean {
  let start = text.length
  while (start > 0 && kindsOf(text.charCodeAt(start - 1)) & LETTER) start--
  return (
    start > 0 &&
    OPEN_ENDS.has(text.slice(start)) &&
    /\s/.test(text[start - 1]!) &&
    !WHOLE_CLAUSE.test(text)
  )
}

/** Words of what a dish is made of, or a service holds. */
const LONGEST_DESCRIPTION = 15

/** Whether a line in small letters may say what the row or the price above it is of. */
const describes = ({ text }: Line): boolean =>
  startsSmall(text) &&
  !/\d/.test(text) &&
  !endsSentence(text) &&
  wordCount(text) <= LONGEST_DESCRIPTION

/** Blanks by which a line must stand farther in than the row above it, to belong to it. */
const LEAST_INDENT = 2

/** Whether a line stands farther in than the row right above it, and tells more of it. */
const isBelow = (row: Line, line: Line): boolean =>
  !line.afterBreak && line.indent >= row.indent + LEAST_INDENT

/** A telephone, an envelope, a pin: ☎ 031-555. */
const BEGINS_WITH_SIGN = /^\p{So}/u
/** A street or town behind the name of a business: it is small, and goes on with nothing. */
const BEGINS_ADDRESS = /^(?:ul|al|os|pl|str|ул|пр|просп|г|тел|tel)\.\s?\S/u

/** Whether a line tells the hours of a day, which many languages write small: sreda: 12.00–18.30. */
export function tellsHours({ text }: Pick<Line, 'text'>): boolean {
  if (!mayTellHours(text)) return false
  if (isLineOfHours(text)) return true
  if (!isLabel(text)) return false
  const end = text.search(/[:：]/)
  return isOnlyHours(text.slice(end + 1).trim()) || datesIn(text.slice(0, end)) !== 0
}

/** Words of days as they stand above their hours: Monday to Friday. */
const DAY_WORDS = 4

/** Whether a line tells the hours of the days that stand alone in the one above it. */
const areHoursBelow = (days: Line, { text }: Line): boolean =>
  isOnlyHours(text) &&
  namesDay(days.text) &&
  wordCount(days.text) <= DAY_WORDS &&
  !/\d/.test(days.text)

/** Share of the width at which lines are wrapped from which on one is full. */
const FULL_LINE = 0.72
/** The same up to which it had room for more. */
const ROOMY = 0.9

/** Whether a line runs to about the width at which lines are wrapped; none does where that is 0. */
export const isFull = ({ text }: Line, wrapWidth: number): boolean =>
  wrapWidth > 0 && text.length >= wrapWidth * FULL_LINE

/** Whether a line runs to its width and nothing ends there, so that it goes on in the next. */
const isOpen = (line: Line, wrapWidth: number): boolean =>
  isFull(line, wrapWidth) && !endsSentence(line.text) && !/[:;]$/.test(line.text)

/** What numbers a line, or is the day of a date that it begins with: 2. January. */
const BEGINS_NUMBERED = /^\d{1,3}\.\s+(?=\S)/u
const ENDS_IN_RANGE = /\d[-\u2010–—]$/u
/** In UTF-16 units: the day and the month. */
const LONGEST_DAY = 24

/** Whether a full line goes on with a number that is none of an item: until⏎2. January, rows 3–⏎9. */
function goesOnNumbered(previous: Line, line: Line, wrapWidth: number): boolean {
  const number = BEGINS_NUMBERED.exec(line.text)?.[0]
  if (number === undefined || line.afterBreak || !isOpen(previous, wrapWidth)) return false
  return (
    ENDS_IN_RANGE.test(previous.text) ||
    startsSmall(line.text.slice(number.length)) ||
    datesIn(line.text.slice(0, LONGEST_DAY)) !== 0
  )
}

/** What numbers a paragraph: 3.4, 3.4.1. */
const PARAGRAPH_NUMBER = /^((?:\d{1,2}\.)+)(\d{1,2})\s+(?=\S)/u

/** Whether a line begins the paragraph behind the one that the line before begins, where no sign ends that: 3.4 behind 3.3. */
function beginsNextParagraph(previous: Line, line: Line): boolean {
  const number = PARAGRAPH_NUMBER.exec(line.text)
  if (number === null || !isUnended(line.text)) return false
  const before = PARAGRAPH_NUMBER.exec(previous.text)
  return before === null
    ? Number(number[2]) < 10 && number[2]!.length === 1
    : before[1] === number[1] && Number(number[2]) === Number(before[2]) + 1
}

const BEGINS_WITH_DASH = /^[–—]\s/u

/** Whether a line begins with a dash behind a full one that nothing ends. */
const isDashBehindFull = (previous: Line, line: Line, wrapWidth: number): boolean =>
  BEGINS_WITH_DASH.test(line.text) &&
  !line.afterBreak &&
  !BEGINS_WITH_DASH.test(previous.text) &&
  !previous.text.endsWith(',') &&
  isOpen(previous, wrapWidth)

/** The lines of a page that a dash goes on in, which is no sign of an item: no line shows that it is one there. */
export function linesBehindDash(lines: readonly Line[], wrapWidth: number): ReadonlySet<Line> {
  const dashed = lines.flatMap((line, at) => (BEGINS_WITH_DASH.test(line.text) ? [at] : []))
  const goesOn = (at: number): boolean =>
    at > 0 && isDashBehindFull(lines[at - 1]!, lines[at]!, wrapWidth)
  return new Set(dashed.every(goesOn) ? dashed.map((at) => lines[at]!) : [])
}

/**
 * Whether the first word of a line would have fitted at the end of the one above.
 * @param wrapWidth 0 where lines are not wrapped: then it would
 */
export const hadRoomFor = (line: Line, above: Line, wrapWidth: number): boolean =>
  wrapWidth === 0 || above.text.length + /^\S*/.exec(line.text)![0].length < wrapWidth * ROOMY

/** Whether a line answers the question that ends the one above, which had room for more. */
const answersAbove = (above: Line, line: Line, wrapWidth: number): boolean =>
  endsInQuestionMark(above.text) && hadRoomFor(line, above, wrapWidth)

/** Whether a line is the continuation of the one before it, rather than a unit of its own. */
export function continues(previous: Line, line: Line, wrapWidth: number): boolean {
  const ended = endsSentence(previous.text)
  if (/\p{L}[-\u00AD\u2010]$/u.test(previous.text) && startsSmall(line.text)) return true
  if (goesOnNumbered(previous, line, wrapWidth)) return true
  if (isBullet(line.text) || BEGINS_WITH_SIGN.test(line.text)) return false
  if (hasQuestionLabel(line.text) || beginsNextParagraph(previous, line)) return false
  if (hasQuestionLabel(previous.text) && answerLabelLength(line.text) > 0) return false
  if (isCaption(line.text) || line.isRow) return false
  if (areHoursBelow(previous, line)) return true
  if (isReachLine(previous.text) || (isReachLine(line.text) && !isLabel(previous.text)))
    return false
  if (!line.afterBreak && isTownBelow(previous.text, line.text)) return true
  const isPriced = endsWithPrice(previous.text)
  if (previous.isRow)
    return ((isPriced || !line.afterBreak) && describes(line)) || isBelow(previous, line)
  if (isPriced && describes(line)) return true
  if (isOpenEnded(previous.text)) return true
  if (line.afterBreak || (isEntry(line.text) && isEntry(previous.text))) return false
  if (isPriced && !startsSmall(line.text)) return false
  if (startsSmall(line.text) && !ended && !BEGINS_ADDRESS.test(line.text)) return !tellsHours(line)
  // What is told behind a list begins as far out as its signs.
  if (isBullet(previous.text) && ended && line.indent <= previous.indent && !startsSmall(line.text))
    return false
  if (isFull(previous, wrapWidth)) {
    if (answersAbove(previous, line, wrapWidth)) return false
    const goesOn = startsSmall(line.text) || /^\d/.test(line.text)
    return !isLabel(line.text) || (goesOn && !ended && !isLabel(previous.text))
  }
  if (ended || previous.text.endsWith(':')) return false
  return /[,;–—]$/.test(previous.text)
}
