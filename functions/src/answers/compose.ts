import type { Personality } from '@docent/domain/bots'
import { cueFit, isMeasure } from './answer-cues.ts'
import { leansBack } from './answer-signs.ts'
import { wordCount } from './line-kinds.ts'
import type { Question } from './question.ts'
import { readQuote } from './quote-text.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Claim } from './receipts.ts'
import { kindOfUnit } from './segment.ts'
import { namesColumns } from './unit-context.ts'
import {
  hyphenRuleOf,
  quoteOfUnit,
  termsOfUnit,
  textOfUnit,
  type IndexedFile,
} from './unit-terms.ts'
import type { UnitKind } from './units.ts'
import { termOfWord } from './vocabulary.ts'

/** How much a personality says. What it says is the documents' own text in every case. */
interface Manner {
  /** Most sentences of prose; the one that another leans on comes on top. */
  readonly mostSentences: number
  /** Share of the best sentence's score that a further one must reach. */
  readonly leastShare: number
  /** Whether the sentence after the best one is said where it goes on about the same. */
  readonly elaborates: boolean
}

const MANNERS: Readonly<Record<Personality, Manner>> = {
  professional: { mostSentences: 2, leastShare: 0.85, elaborates: true },
  friendly: { mostSentences: 2, leastShare: 0.85, elaborates: true },
  casual: { mostSentences: 1, leastShare: 1, elaborates: false },
  technical: { mostSentences: 3, leastShare: 0.7, elaborates: true },
}

/** Most lines of a list or table that are said in one answer. */
const LONGEST_LIST = 8
/** A line that holds less of the question by itself is meant with the others around it. */
const LEAST_OWN_COVERAGE = 0.2
/** Share of the best sentence's own coverage that a further one must hold by itself. */
const LEAST_OWN_SHARE = 0.3
/** A sentence that stands by itself is taken before a better one that leans on an unsaid one. */
const STANDING_SHARE = 0.85

/** The sign before an item of a list; it says nothing where the item stands alone. */
const LONE_BULLET = /^[•●▪◦‣∙·■□]\s+/

/** What is claimed of the units from `first` to `last`, which follow each other on one page. */
export function claimOf(file: IndexedFile, first: number, last = first): Claim {
  const { segment, fileId, fileName, pages } = file
  const page = segment.unitPage[first]!
  const bullet = first === last ? LONE_BULLET.exec(quoteOfUnit(file, first))?.[0] : undefined
  const start = segment.unitStart[first]! + (bullet?.length ?? 0)
  const end = segment.unitEnd[last]!
  const quote = pages[page]?.slice(start, end) ?? ''
  const units = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const quotes = units.length === 1 ? [quote] : units.map((unit) => quoteOfUnit(file, unit))
  const text = quotes.map((line) => readQuote(line, hyphenRuleOf(segment))).join('\n')
  return { text, fileId, fileName, page: page + 1, start, end, quote }
}

/** Whether `unit` follows the one before it in the same paragraph. */
const followsInBlock = ({ segment }: IndexedFile, unit: number): boolean =>
  unit > 0 &&
  segment.unitBlock[unit - 1] === segment.unitBlock[unit] &&
  segment.unitPage[unit - 1] === segment.unitPage[unit]

/** Whether nothing but white space, with a line break, stands between two units. */
function isNextLine({ pages, segment }: IndexedFile, unit: number): boolean {
  const page = segment.unitPage[unit]!
  if (segment.unitPage[unit - 1] !== page) return false
  const between = pages[page]?.slice(segment.unitEnd[unit - 1], segment.unitStart[unit]) ?? ''
  return between.trim() === '' && between.includes('\n')
}

/** Whether a sentence leans on one before it that can be said with it. */
const hasSupport = (file: IndexedFile, unit: number): boolean =>
  followsInBlock(file, unit) && kindOfUnit(file.segment, unit - 1) === 'sentence'

const leans = (file: IndexedFile, unit: number): boolean => leansBack(quoteOfUnit(file, unit))

/** The best unit; a sentence whose support cannot be said gives way to one that stands alone. */
function chooseBest(
  files: readonly IndexedFile[],
  ranked: readonly RankedUnit[],
): RankedUnit | undefined {
  const best = ranked[0]
  if (best === undefined || best.kind !== 'sentence') return best
  const stands = (unit: RankedUnit): boolean => {
    const file = files[unit.file]!
    return unit.kind !== 'sentence' || !leans(file, unit.unit) || hasSupport(file, unit.unit)
  }
  if (stands(best)) return best
  return ranked.find((unit) => unit.score >= best.score * STANDING_SHARE && stands(unit)) ?? best
}

/**
 * Whether the sentence behind another in its paragraph names the thing that was asked for, which the
 * other does not: there is Wi-Fi, and then its password.
 */
function completes(file: IndexedFile, unit: number, { thing }: Question): boolean {
  const { segment } = file
  const next = unit + 1
  if (thing === '' || next >= segment.unitKind.length) return false
  if (!hasSupport(file, next) || kindOfUnit(segment, next) !== 'sentence') return false
  const term = termOfWord(segment, thing)
  return (
    term >= 0 && !termsOfUnit(file, unit).includes(term) && termsOfUnit(file, next).includes(term)
  )
}

/** The sentences that answer, in the order of the document. */
function chooseSentences(
  file: IndexedFile,
  best: RankedUnit,
  ranked: readonly RankedUnit[],
  { manner, question }: { manner: Manner; question: Question },
): number[] {
  const { cue, definition } = question
  const isOfUse = (unit: RankedUnit): boolean =>
    definition === null
      ? unit.fits || !best.fits || cue === 'none'
      : definition.firmnessOf(textOfUnit(file, unit.unit)) !== 'none'
  const chosen = new Set([best.unit])
  let most = manner.mostSentences
  if (leans(file, best.unit) && hasSupport(file, best.unit)) {
    chosen.add(best.unit - 1)
    most = Math.max(most, 2)
  }
  for (const further of ranked) {
    const { file: other, passage, unit, kind, score, ownCoverage } = further
    if (chosen.size >= most || score < best.score * manner.leastShare) break
    if (other !== best.file || passage !== best.passage || kind !== 'sentence') continue
    if (ownCoverage < best.ownCoverage * LEAST_OWN_SHARE) continue
    if (!isOfUse(further)) continue
    if (!leans(file, unit) || chosen.has(unit - 1)) chosen.add(unit)
  }
  const next = best.unit + 1
  if (manner.elaborates && completes(file, best.unit, question)) chosen.add(next)
  const asksForFact = !['none', 'reason'].includes(cue) && definition === null
  if (
    manner.elaborates &&
    !asksForFact &&
    chosen.size < most &&
    next < file.segment.unitKind.length &&
    hasSupport(file, next)
  ) {
    const goesOn = kindOfUnit(file.segment, next) === 'sentence' && leans(file, next)
    if (goesOn && !/\?\W*$/u.test(quoteOfUnit(file, next))) chosen.add(next)
  }
  return [...chosen].toSorted((a, b) => a - b)
}

/** First unit of the list or table that `unit` is in, with the line that leads into it. */
function listStart(file: IndexedFile, unit: number): number {
  const kind = kindOfUnit(file.segment, unit)
  let first = unit
  while (first > 0 && kindOfUnit(file.segment, first - 1) === kind && isNextLine(file, first))
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
  const cells = row.split(/\t|\s\|\s| {3,}/)
  if (isMeasure(cue)) return cells.filter((cell) => cueFit(cell, cue, language) === 1).length === 1
  const others = cells.slice(1)
  const prices = others.filter((cell) => cueFit(cell, 'money', language) === 1)
  const telling = others.filter((cell) => wordCount(cell) >= TELLING_WORDS)
  return prices.length === 1 && new Set([...prices, ...telling]).size === others.length
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

/** The lines of a list or table that answer: those asked for, or all where all are meant. */
function chooseLines(
  file: IndexedFile,
  best: RankedUnit,
  ranked: readonly RankedUnit[],
  question: Question,
): number[] {
  const { segment } = file
  const start = listStart(file, best.unit)
  const hasLead = kindOfUnit(segment, start) === 'lead'
  const chosen = new Set<number>(hasLead ? [start] : [])
  if (best.ownCoverage >= LEAST_OWN_COVERAGE && !question.asksForList) {
    const alike = ranked.filter(
      ({ file: other, passage, kind, score, ownCoverage }) =>
        other === best.file &&
        passage === best.passage &&
        kind === best.kind &&
        score >= best.score * 0.9 &&
        ownCoverage >= best.ownCoverage * 0.9,
    )
    for (const { unit } of alike.slice(0, LONGEST_LIST)) chosen.add(unit)
    if (question.compares) for (const unit of rivalsOf(file, best.unit, question)) chosen.add(unit)
    const header = quoteOfUnit(file, start)
    const rows = [...chosen].map((unit) => quoteOfUnit(file, unit))
    if (
      best.kind === 'row' &&
      namesColumns(header) &&
      !rows.every((row) => speaksAlone(row, question))
    )
      chosen.add(start)
  } else {
    for (const unit of linesFrom(file, start, best.kind)) {
      if (chosen.size >= LONGEST_LIST) break
      chosen.add(unit)
    }
  }
  return [...chosen].toSorted((a, b) => a - b)
}

/** Lines that follow each other become one claim. */
function claimsOfLines(file: IndexedFile, units: readonly number[]): Claim[] {
  const claims: Claim[] = []
  let first = units[0]
  for (const [index, unit] of units.entries()) {
    const next = units[index + 1]
    if (next === unit + 1 && isNextLine(file, next)) continue
    claims.push(claimOf(file, first!, unit))
    first = next
  }
  return claims
}

/**
 * Makes an answer of ranked units: the best one with what it needs to be understood, and what
 * else the personality says. Nothing in it is proven yet.
 */
export function composeClaims(
  files: readonly IndexedFile[],
  ranked: readonly RankedUnit[],
  question: Question,
  personality: Personality,
): Claim[] {
  const best = chooseBest(files, ranked)
  if (best === undefined) return []
  const file = files[best.file]!
  if (best.kind !== 'sentence')
    return claimsOfLines(file, chooseLines(file, best, ranked, question))
  const manner = MANNERS[personality]
  return chooseSentences(file, best, ranked, { manner, question }).map((unit) =>
    claimOf(file, unit),
  )
}
