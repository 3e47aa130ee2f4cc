import { cueFit, isMeasure } from './answer-cues.ts'
import { isLineOfHours, tellsDayHours } from './day-hours.ts'
import { cellsOf, wordCount } from './line-kinds.ts'
import { isGeneric } from './generic-words/generic-words.ts'
import type { Question } from './question.ts'
import type { RankedUnit } from './rank-units.ts'
import { kindOfUnit } from './segment.ts'
import { asksForStaff, introducesSomebody } from './staff.ts'
import { isNextRow, namesOwnColumns } from './unit-context.ts'
import { quoteOfUnit, termsOfUnit, type IndexedFile } from './unit-terms.ts'
import type { UnitKind } from './unit-kinds.ts'
import { termOfWord } from './vocabulary.ts'

/** Most lines of a list or table that are said in one answer. */
const LONGEST_LIST = 8
/** A line that holds less of the question by itself is meant with the others around it. */
const LEAST_OWN_COVERAGE = 0.2

/** Share of the best line's score, and of what it holds by itself, that a line as good must have. */
const LEAST_SHARE = 0.9
/** The same of the score where all such lines are asked for, whatever they stand under. */
const LEAST_LISTED_SHARE = 0.7

/** Whether nothing but white space, with a line break, stands between two units. */
export function isNextLine({ pages, segment }: IndexedFile, unit: number): boolean {
  const page = segment.unitPage[unit]!
  if (segment.unitPage[unit - 1] !== page) return false
  const between = pages[page]?.slice(segment.unitEnd[unit - 1], segment.unitStart[unit]) ?? ''
  return between.trim() === '' && between.includes('\n')
}

/** First unit of the list or table that `unit` is in, with the line that leads into it. */
function listStart(file: IndexedFile, unit: number): number {
  const kind = kindOfUnit(file.segment, unit)
  let first = unit
  while (
    isNextRow(file, first) ||
    (first > 0 && kindOfUnit(file.segment, first - 1) === kind && isNextLine(file, first))
  )
    first--
  const hasLead =
    first > 0 && kindOfUnit(file.segment, first - 1) === 'lead' && isNextLine(file, first)
  return hasLead ? first - 1 : first
}

/** Words of a cell that says what it is about by itself. */
const TELLING_WORDS = 3

/**
 * Whether a row is understood without the names of its columns: where an amount was asked for, one
 * cell alone holds one (of two prices nobody knows which is for what); elsewhere the other cells
 * are one price, or speak for themselves.
 */
function speaksAlone(row: string, { cue, language }: Question): boolean {
  const cells = cellsOf(row)
  if (isMeasure(cue)) return cells.filter((cell) => cueFit(cell, cue, language) === 1).length === 1
  const others = cells.slice(1)
  const prices = others.filter((cell) => cueFit(cell, 'money', language) === 1)
  const telling = others.filter((cell) => wordCount(cell) >= TELLING_WORDS)
  return prices.length === 1 && new Set([...prices, ...telling]).size === others.length
}

/** The lines of the list or table that a line is in, but for the names of its columns. */
export function linesBeside(file: IndexedFile, unit: number): number[] {
  const start = listStart(file, unit)
  const [first, ...others] = linesFrom(file, start, kindOfUnit(file.segment, unit))
  return first === undefined || namesOwnColumns(file, first) ? others : [first, ...others]
}

/** The first rows of the same table that begin with another thing that was named. */
function rivalsOf(file: IndexedFile, best: number, { words }: Question): number[] {
  const { segment } = file
  const named = new Set(words.map((word) => termOfWord(segment, word)))
  const headOf = (unit: number): number => termsOfUnit(file, unit)[0] ?? -1
  const heads = new Set([headOf(best)])
  const rivals: number[] = []
  for (const unit of linesFrom(file, listStart(file, best), kindOfUnit(segment, best))) {
    const head = headOf(unit)
    if (!named.has(head) || heads.has(head)) continue
    heads.add(head)
    rivals.push(unit)
  }
  return named.has(headOf(best)) ? rivals : []
}

/** The lines of one kind that follow each other, from the first or the one behind it. */
function* linesFrom(file: IndexedFile, start: number, kind: UnitKind): Generator<number> {
  const { segment } = file
  let unit = kindOfUnit(segment, start) === kind ? start : start + 1
  while (unit < segment.unitKind.length && kindOfUnit(segment, unit) === kind) {
    yield unit
    unit++
    if (unit >= segment.unitKind.length || !isNextLine(file, unit)) break
  }
}

/**
 * Whether some lines of a list are asked for: they say what neither its heading nor the line that
 * leads into it does (Which vegan dishes do you have?).
 */
function picksFrom(file: IndexedFile, { unit, passage }: RankedUnit, question: Question): boolean {
  const { segment } = file
  const around = new Set([segment.passageHeading[passage]!, listStart(file, unit)])
  around.delete(unit)
  const terms = new Set([...around].flatMap((at) => (at < 0 ? [] : [...termsOfUnit(file, at)])))
  const own = termsOfUnit(file, unit)
  const said = question.words
    .filter((word) => !isGeneric(word, question.askedIn))
    .map((word) => termOfWord(segment, word))
  return said.some((term) => own.includes(term) && !terms.has(term))
}

/** Columns that are asked for together. */
const LEAST_COLUMNS = 2

/** Whether a row names several columns that a question does: What do Basic and Plus cost? */
function namesAskedColumns(file: IndexedFile, row: number, { words }: Question): boolean {
  if (!namesOwnColumns(file, row)) return false
  const named = new Set(termsOfUnit(file, row))
  const asked = new Set(words.map((word) => termOfWord(file.segment, word)))
  return [...asked].filter((term) => named.has(term)).length >= LEAST_COLUMNS
}

/** Whether a line tells nothing but days and their hours. */
const isOfHours = (file: IndexedFile, unit: number): boolean =>
  isLineOfHours(quoteOfUnit(file, unit).replace(/\s+/gu, ' '))

/** The lines of a list or table that answer: those asked for, or all where all are meant. */
export function chooseLines(
  file: IndexedFile,
  best: RankedUnit,
  ranked: readonly RankedUnit[],
  question: Question,
): number[] {
  const { segment } = file
  const start = listStart(file, best.unit)
  const hasLead = kindOfUnit(segment, start) === 'lead'
  const first = hasLead ? start + 1 : start
  const chosen = new Set<number>(hasLead ? [start] : [])
  const comparesColumns =
    question.compares && best.unit === first && namesAskedColumns(file, first, question)
  const asksForHours = question.cue === 'hours' && question.dates() === 0
  const meansHours = asksForHours && best.fits && isOfHours(file, best.unit)
  const meansStaff = asksForStaff(question) && introducesSomebody(quoteOfUnit(file, best.unit))
  const meansList = question.asksForList || meansHours || meansStaff
  const meansAll = comparesColumns || (meansList && !picksFrom(file, best, question))
  const isMeant =
    best.ownCoverage >= LEAST_OWN_COVERAGE ||
    (best.kind === 'row' &&
      best.fits &&
      question.cue !== 'none' &&
      namesAskedColumns(file, first, question))
  if (isMeant && !meansAll) {
    const alike = ranked.filter(
      ({ file: other, passage, kind, score, ownCoverage }) =>
        other === best.file &&
        (passage === best.passage || question.asksForList) &&
        kind === best.kind &&
        score >= best.score * (question.asksForList ? LEAST_LISTED_SHARE : LEAST_SHARE) &&
        ownCoverage >= best.ownCoverage * LEAST_SHARE,
    )
    for (const { unit } of alike.slice(0, LONGEST_LIST)) chosen.add(unit)
    if (question.compares) for (const unit of rivalsOf(file, best.unit, question)) chosen.add(unit)
    const rows = [...chosen].map((unit) => quoteOfUnit(file, unit))
    if (
      best.kind === 'row' &&
      namesOwnColumns(file, first) &&
      !rows.every((row) => speaksAlone(row, question))
    )
      chosen.add(first)
  } else {
    for (const unit of linesFrom(file, start, best.kind)) {
      if (chosen.size >= LONGEST_LIST) break
      const text = quoteOfUnit(file, unit)
      if (meansHours && !tellsDayHours(text, segment.language)) continue
      if (meansStaff && !introducesSomebody(text)) continue
      chosen.add(unit)
    }
  }
  return [...chosen].toSorted((a, b) => a - b)
}
