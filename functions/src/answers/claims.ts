import { BULLETS } from './bullets.ts'
import { isNextLine } from './choose-lines.ts'
import { showQuote } from './quote-text.ts'
import type { Claim } from './receipts.ts'
import { sectionNumberLength } from './section-numbers.ts'
import { kindOfUnit } from './segment.ts'
import type { UnitKind } from './unit-kinds.ts'
import { hyphenRuleOf, quoteOfUnit, type IndexedFile } from './unit-terms.ts'

/** The sign before an item of a list; it says nothing where the item stands alone. */
const LONE_BULLET = new RegExp(String.raw`^(?:[${BULLETS}]\s+|・\s*)`, 'u')
/** What numbers begin with: cheap to look for. */
const MAY_BE_NUMBERED = /^(?:§|[(（]?(?:\d|[a-z][)）]))/u

/** Length of what stands before the first of some units and says nothing where it stands alone. */
function signLength(file: IndexedFile, first: number, last: number): number {
  const { pages, segment } = file
  const quote = quoteOfUnit(file, first)
  const bullet = first === last ? LONE_BULLET.exec(quote)?.[0] : undefined
  if (bullet !== undefined) return bullet.length
  if (!MAY_BE_NUMBERED.test(quote) || kindOfUnit(segment, first) === 'row') return 0
  if (first < last && MAY_BE_NUMBERED.test(quoteOfUnit(file, first + 1))) return 0
  const page = segment.unitPage[first]!
  const around = pages.slice(Math.max(0, page - 1), page + 2).join('\n')
  return sectionNumberLength(quote, around, segment.language)
}

/** What is claimed of the units from `first` to `last`, which follow each other on one page. */
export function claimOf(file: IndexedFile, first: number, last = first): Claim {
  const { segment, fileId, fileName, pages } = file
  const page = segment.unitPage[first]!
  const isOf = (kind: UnitKind, unit: number): boolean => kindOfUnit(segment, unit) === kind
  const sign = signLength(file, first, last)
  const start = segment.unitStart[first]! + sign
  const end = segment.unitEnd[last]!
  const quote = pages[page]?.slice(start, end) ?? ''
  const units = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const quotes = units.map((unit) => quoteOfUnit(file, unit).slice(unit === first ? sign : 0))
  const text = units.reduce((said, unit, index) => {
    // What stands below the first line of a row is shown below it.
    const lines = isOf('row', unit) ? quotes[index]!.split(/\n\s*/u) : [quotes[index]!]
    const shown = lines.map((line) => showQuote(line, hyphenRuleOf(segment))).join('\n')
    if (index === 0) return shown
    const areSentences = isOf('sentence', unit - 1) && isOf('sentence', unit)
    // Between sentences of Chinese, Japanese or Thai stands nothing.
    const isParted = segment.unitStart[unit]! > segment.unitEnd[unit - 1]!
    return `${said}${areSentences ? (isParted ? ' ' : '') : '\n'}${shown}`
  }, '')
  return { text, fileId, fileName, page: page + 1, start, end, quote }
}

/** Whether `unit` follows the one before it in the same paragraph. */
const followsInBlock = ({ segment }: IndexedFile, unit: number): boolean =>
  unit > 0 &&
  segment.unitBlock[unit - 1] === segment.unitBlock[unit] &&
  segment.unitPage[unit - 1] === segment.unitPage[unit]

/** Whether a sentence leans on one before it that can be said with it. */
export const hasSupport = (file: IndexedFile, unit: number): boolean =>
  followsInBlock(file, unit) && kindOfUnit(file.segment, unit - 1) === 'sentence'

/** Whether a unit is a sentence behind another one of the same paragraph. */
export const goesOnIn = (file: IndexedFile, unit: number): boolean =>
  hasSupport(file, unit) && kindOfUnit(file.segment, unit) === 'sentence'

/** What is claimed of units from `first` to `last`, and of what ends the last one on the next page. */
export const claimsOf = (file: IndexedFile, first: number, last = first): Claim[] =>
  file.segment.unitGoesOn[last] === 1
    ? [claimOf(file, first, last), claimOf(file, last + 1)]
    : [claimOf(file, first, last)]

/** A sentence between those around it in its paragraph, as far as there are any. */
export function claimsAround(file: IndexedFile, sentence: number): Claim[] {
  const before = goesOnIn(file, sentence) ? [sentence - 1] : []
  const behind = goesOnIn(file, sentence + 1) ? [sentence + 1] : []
  return [...before, sentence, ...behind].flatMap((unit) => claimsOf(file, unit))
}

/** Whether a line follows the one before it in the same list or table. */
const goesOnInList = (file: IndexedFile, unit: number): boolean =>
  isNextLine(file, unit) &&
  [unit - 1, unit].every((line) => kindOfUnit(file.segment, line) !== 'sentence')

/** Units that belong together become one claim. */
function claimsOfUnits(
  file: IndexedFile,
  units: readonly number[],
  belongsToLast: (file: IndexedFile, unit: number) => boolean,
): Claim[] {
  const claims: Claim[] = []
  let first = units[0]
  for (const [index, unit] of units.entries()) {
    const next = units[index + 1]
    if (next === unit + 1 && belongsToLast(file, next)) continue
    claims.push(...claimsOf(file, first!, unit))
    first = next
  }
  return claims
}

/** Lines that follow each other become one claim. */
export const claimsOfLines = (file: IndexedFile, units: readonly number[]): Claim[] =>
  claimsOfUnits(file, units, goesOnInList)

/** Whether a sentence follows another in its paragraph, and nothing stands between them that is not said (a footnote's mark). */
function goesOnInParagraph(file: IndexedFile, unit: number): boolean {
  if (!goesOnIn(file, unit)) return false
  const { unitPage, unitStart, unitEnd } = file.segment
  const page = file.pages[unitPage[unit]!] ?? ''
  return page.slice(unitEnd[unit - 1], unitStart[unit]).trim() === ''
}

/** The same for the sentences of a paragraph, as they are read out. */
export const claimsOfParagraphs = (file: IndexedFile, units: readonly number[]): Claim[] =>
  claimsOfUnits(
    file,
    units,
    (source, unit) => goesOnInList(source, unit) || goesOnInParagraph(source, unit),
  )
