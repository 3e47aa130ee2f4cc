import { cueFit } from './answer-cues.ts'
import { hasQuestionLabel, isQuestion } from './document-questions.ts'
import { leansBack } from './leaning-words.ts'
import { cellsOf, endsSentence } from './line-kinds.ts'
import { kindOfUnit } from './segment.ts'
import { UNIT_KINDS, type UnitKind } from './unit-kinds.ts'
import { quoteOfUnit, termsOfUnit, textOfUnit, type IndexedFile } from './unit-terms.ts'

/** A unit around another one, and what a word in it counts for the other. */
export interface Context {
  readonly unit: number
  readonly credit: number
}

const HEADING_CREDIT = 0.6
const PREVIOUS_CREDIT = 0.35
/** Where the unit takes its subject from the one before: It includes … */
const LEANING_CREDIT = 0.8
/** Where the sentence before is a question, which the unit may answer. */
const QUESTION_CREDIT = 0.5
/** Where the heading is a question, which the unit answers, or a line leads into the list it is in. */
const ASKED_CREDIT = 0.8
/** Where a heading names all that was asked and nothing else: then all under it answers. */
const NAMED_CREDIT = 1.2
/** The same for the lines of a list, which answer together, and for the first words on a thing. */
const NAMED_WHOLE_CREDIT = 1.4

/** Whether a unit is a question. */
export function asks(file: IndexedFile, unit: number): boolean {
  const text = quoteOfUnit(file, unit)
  return isQuestion(text) || hasQuestionLabel(text)
}

/** Whether a unit stands beside another one of its kind. */
const isListed = (file: IndexedFile, unit: number): boolean =>
  [unit - 1, unit + 1].some((beside) => kindAt(file, beside) === kindAt(file, unit))

/** The line that leads into the list or table of a unit, or -1. */
function leadOf({ segment }: IndexedFile, unit: number): number {
  const kind = kindOfUnit(segment, unit)
  if (kind === 'sentence') return -1
  let at = unit - 1
  while (at >= 0 && kindOfUnit(segment, at) === kind) at--
  const leads =
    at >= 0 && kindOfUnit(segment, at) === 'lead' && segment.unitPage[at] === segment.unitPage[unit]
  return leads ? at : -1
}

/** The terms that were asked for. */
export interface AskedTerms {
  readonly has: (term: number) => boolean
  /** Words of the question. */
  readonly words: number
  /** Whether they are asked to be defined. */
  readonly isDefinition: boolean
}

/** "2,000 people." right under a name does not tell what it is the name of. */
const LEAST_TERMS_TO_DEFINE = 3

/** Least share of the question's words that a heading holds which names what was asked. */
const NAMING_SHARE = 0.6

const names = (terms: Int32Array, { has, words }: AskedTerms): boolean =>
  terms.every(has) && new Set(terms).size >= Math.max(1, words * NAMING_SHARE)

const kindAt = ({ segment }: IndexedFile, unit: number): UnitKind | undefined =>
  UNIT_KINDS[segment.unitKind[unit] ?? -1]

/** Whether a row names columns rather than fills them; a name may be explained: Week (7 days). */
export const namesColumns = (row: string): boolean => !/\d/.test(row.replace(/\([^)]*\)/g, ''))

/** Cells of a row that is told to name columns. */
const LEAST_COLUMNS = 3
/** Three letters, or a sign that is a word. */
const HAS_WORD = /\p{L}[\p{L}\p{M}]{2}|\p{sc=Han}/u

/** Whether the next row has as many cells as a row. */
function isAsLong(file: IndexedFile, row: number): boolean {
  const [cells, below] = [row, row + 1].map((at) => cellsOf(quoteOfUnit(file, at)).length)
  return kindAt(file, row + 1) === 'row' && cells === below
}

/**
 * Whether the first row of a table names its columns. A name may hold a number where prices stand
 * below it, or where nothing stands above the first cells: Ticket | Film 2D | Film 3D.
 */
export function namesOwnColumns(file: IndexedFile, row: number): boolean {
  if (kindAt(file, row) !== 'row') return false
  const text = quoteOfUnit(file, row)
  if (namesColumns(text)) return true
  if (kindAt(file, row + 1) !== 'row' || cueFit(text, 'hours') > 0) return false
  const { language } = file.segment
  const hasPrice = (cell: string): boolean => cueFit(cell, 'money', language) === 1
  const [columns, below] = [cellsOf(text), cellsOf(quoteOfUnit(file, row + 1))]
  if (!columns.every((name) => HAS_WORD.test(name) && !hasPrice(name))) return false
  if (columns.length >= LEAST_COLUMNS && below.slice(1).some(hasPrice)) return true
  return columns.length > 1 && below.length === columns.length + 1 && isAsLong(file, row + 1)
}

/**
 * Whether a row stands below the one before it in the same table: on its page, or at the top of the
 * next one with as many cells and no names of columns of its own.
 */
export function isNextRow(file: IndexedFile, row: number): boolean {
  if (kindAt(file, row) !== 'row' || kindAt(file, row - 1) !== 'row') return false
  const turned = file.segment.unitPage[row]! - file.segment.unitPage[row - 1]!
  if (turned !== 1) return turned === 0
  const [cells, above] = [row, row - 1].map((at) => cellsOf(quoteOfUnit(file, at)).length)
  return cells === above && !namesOwnColumns(file, row)
}

/** The first row of a unit's table where it names the columns, or -1. */
export function headerOf(file: IndexedFile, unit: number): number {
  let first = unit
  while (isNextRow(file, first)) first--
  return first !== unit && namesOwnColumns(file, first) ? first : -1
}

/** Whether a row only names the columns of those below it, of which the first holds numbers. */
export function isHeader(file: IndexedFile, unit: number): boolean {
  if (!isNextRow(file, unit + 1) || isNextRow(file, unit)) return false
  return (
    cellsOf(quoteOfUnit(file, unit)).length >= LEAST_COLUMNS &&
    namesOwnColumns(file, unit) &&
    !namesColumns(quoteOfUnit(file, unit + 1))
  )
}

/** What a word of the heading counts for a unit under it. */
function creditOfHeading(
  file: IndexedFile,
  heading: number,
  unit: number,
  asked: AskedTerms,
): number {
  if (asks(file, heading)) return ASKED_CREDIT
  if (!names(termsOfUnit(file, heading), asked)) return HEADING_CREDIT
  const isSentence = kindAt(file, unit) === 'sentence'
  // A list under a name (Also by Jane Doe) tells what it has, not what it is.
  if (asked.isDefinition && !isSentence) return HEADING_CREDIT
  if (asked.isDefinition) {
    const isFirst = unit === heading + 1 && termsOfUnit(file, unit).length >= LEAST_TERMS_TO_DEFINE
    return isFirst ? NAMED_WHOLE_CREDIT : HEADING_CREDIT
  }
  return isSentence || !isListed(file, unit) ? NAMED_CREDIT : NAMED_WHOLE_CREDIT
}

/** Units above a heading in the line of its text among which that of its section is looked for. */
const MOST_ABOVE = 60

/** Whether a heading stands in the line of what it heads. */
function isRunIn({ pages, segment }: IndexedFile, heading: number): boolean {
  const page = segment.unitPage[heading]!
  if (segment.unitPage[heading + 1] !== page) return false
  const between = pages[page]!.slice(segment.unitEnd[heading], segment.unitStart[heading + 1])
  return !between.includes('\n')
}

/** The heading that a heading stands under: right below it, or in the line of its text; or -1. */
function outerHeading(file: IndexedFile, heading: number): number {
  const isAbove = file.segment.unitPage[heading - 1] === file.segment.unitPage[heading]
  if (isAbove && kindAt(file, heading - 1) === 'heading') return heading - 1
  if (!isRunIn(file, heading)) return -1
  for (let at = heading - 1; at >= Math.max(0, heading - MOST_ABOVE); at--) {
    if (kindAt(file, at) === 'heading' && !isRunIn(file, at)) return at
  }
  return -1
}

/** Whether a unit is an item right behind another one that is no sentence. */
const isNextItem = (file: IndexedFile, unit: number): boolean =>
  kindAt(file, unit) === 'item' &&
  kindAt(file, unit - 1) === 'item' &&
  !endsSentence(quoteOfUnit(file, unit - 1))

/**
 * The units that a unit is read with: its heading, and the sentence before it or the line that
 * leads into its list.
 */
export function contextOf(
  file: IndexedFile,
  heading: number,
  unit: number,
  asked: AskedTerms,
): Context[] {
  const { segment } = file
  const contexts: Context[] = []
  if (heading >= 0 && heading !== unit) {
    contexts.push({ unit: heading, credit: creditOfHeading(file, heading, unit, asked) })
    const outer = outerHeading(file, heading)
    if (outer >= 0) contexts.push({ unit: outer, credit: HEADING_CREDIT })
  }
  const header = headerOf(file, unit)
  if (header >= 0) contexts.push({ unit: header, credit: 1 })
  const lead = leadOf(file, unit)
  if (lead >= 0) contexts.push({ unit: lead, credit: ASKED_CREDIT })
  else if (unit > 0 && segment.unitPage[unit - 1] === segment.unitPage[unit]) {
    const leans =
      kindOfUnit(segment, unit) === 'sentence' &&
      leansBack(quoteOfUnit(file, unit), segment.language)
    const credit = leans ? LEANING_CREDIT : asks(file, unit - 1) ? QUESTION_CREDIT : PREVIOUS_CREDIT
    // A row says nothing of the one below it, and neither does an item.
    const isNext = isNextRow(file, unit) || isNextItem(file, unit)
    if (unit - 1 !== heading && !isNext) contexts.push({ unit: unit - 1, credit })
  }
  return contexts
}

/** Text of the heading that a passage stands under; '' where it has none. */
export function headingOf(file: IndexedFile, passage: number): string {
  const heading = file.segment.passageHeading[passage]!
  return heading < 0 ? '' : textOfUnit(file, heading)
}
