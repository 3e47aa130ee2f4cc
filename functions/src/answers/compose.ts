import type { Personality } from '@docent/domain/bots'
import { cueFit } from './answer-cues.ts'
import { chooseLines, isNextLine } from './choose-lines.ts'
import { leansBack } from './leaning-words.ts'
import { tagWords } from './predicates/tag.ts'
import type { Question } from './question.ts'
import { showQuote } from './quote-text.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Claim } from './receipts.ts'
import { sectionNumberLength } from './section-numbers.ts'
import { kindOfUnit } from './segment.ts'
import { asks } from './unit-context.ts'
import {
  hyphenRuleOf,
  quoteOfUnit,
  termsOfUnit,
  textOfUnit,
  type IndexedFile,
} from './unit-terms.ts'
import type { UnitKind } from './unit-kinds.ts'
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

/**
 * What is enough of `leastShare` where sentences are not read as predicates: what tells is less
 * surely the best of a passage there (XQuAD: 1.31 sentences an answer become 1.41).
 */
const UNREAD_SHARE = 0.88
/** Share of the best sentence's own coverage that a further one must hold by itself. */
const LEAST_OWN_SHARE = 0.3
/** What the best sentence must hold by itself for one without the kind of thing asked for to add nothing. */
const LEAST_OWN_TOLD = 0.5
/** A sentence that stands by itself is taken before a better one that leans on an unsaid one. */
const STANDING_SHARE = 0.85

/** The sign before an item of a list; it says nothing where the item stands alone. */
const LONE_BULLET = /^(?:[•●▪◦‣∙·■□◆◇]\s+|・\s*)/
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
    return `${said}${isOf('sentence', unit - 1) && isOf('sentence', unit) ? ' ' : '\n'}${shown}`
  }, '')
  return { text, fileId, fileName, page: page + 1, start, end, quote }
}

/** Whether `unit` follows the one before it in the same paragraph. */
const followsInBlock = ({ segment }: IndexedFile, unit: number): boolean =>
  unit > 0 &&
  segment.unitBlock[unit - 1] === segment.unitBlock[unit] &&
  segment.unitPage[unit - 1] === segment.unitPage[unit]

/** Whether a sentence leans on one before it that can be said with it. */
const hasSupport = (file: IndexedFile, unit: number): boolean =>
  followsInBlock(file, unit) && kindOfUnit(file.segment, unit - 1) === 'sentence'

const leans = (file: IndexedFile, unit: number): boolean =>
  leansBack(quoteOfUnit(file, unit), file.segment.language)

/** Whether what a sentence leans on is named by the heading right above it. */
const isNamedAbove = (file: IndexedFile, unit: number): boolean =>
  unit > 0 &&
  kindOfUnit(file.segment, unit - 1) === 'heading' &&
  file.segment.unitPage[unit - 1] === file.segment.unitPage[unit] &&
  leans(file, unit)

/** The best unit; a sentence whose support cannot be said gives way to one that stands alone. */
function chooseBest(
  files: readonly IndexedFile[],
  ranked: readonly RankedUnit[],
): RankedUnit | undefined {
  const best = ranked[0]
  if (best === undefined || best.kind !== 'sentence') return best
  const stands = (unit: RankedUnit): boolean => {
    const file = files[unit.file]!
    const isSupported = hasSupport(file, unit.unit) || isNamedAbove(file, unit.unit)
    return unit.kind !== 'sentence' || !leans(file, unit.unit) || isSupported
  }
  if (stands(best)) return best
  const isAsGood = ({ score, ownCoverage }: RankedUnit): boolean =>
    score >= best.score * STANDING_SHARE && ownCoverage >= best.ownCoverage * LEAST_OWN_SHARE
  return ranked.find((unit) => isAsGood(unit) && stands(unit)) ?? best
}

/** Whether a unit is a sentence behind another one of the same paragraph. */
const goesOnIn = (file: IndexedFile, unit: number): boolean =>
  hasSupport(file, unit) && kindOfUnit(file.segment, unit) === 'sentence'

/**
 * Whether the sentence behind another in its paragraph names the thing that was asked for, which the
 * other does not: there is Wi-Fi, and then its password.
 */
function completes(file: IndexedFile, unit: number, { thing }: Question): boolean {
  if (thing === '' || !goesOnIn(file, unit + 1)) return false
  const term = termOfWord(file.segment, thing)
  return (
    term >= 0 &&
    !termsOfUnit(file, unit).includes(term) &&
    termsOfUnit(file, unit + 1).includes(term)
  )
}

/** Whether the sentence behind another in its paragraph tells why that is so. */
const givesReason = (file: IndexedFile, unit: number, { language }: Question): boolean =>
  goesOnIn(file, unit) && cueFit(textOfUnit(file, unit), 'reason', language) === 1

/** Most sentences of an answer that tells what to do, which goes on for as long as it does. */
const MOST_STEPS = 3
/** What an imperative may begin with. */
const POLITE = /^(?:please|then|next|now|first|finally|afterwards)\b,?\s*/iu

/** Whether a sentence tells what to do: Leave the station, Call us. */
function instructs(sentence: string): boolean {
  const [verb, object] = tagWords(sentence.replace(POLITE, ''))
  const isVerb = verb !== undefined && ['noun', 'verb', 'past'].includes(verb.tag)
  return isVerb && object !== undefined && ['determiner', 'pronoun'].includes(object.tag)
}

/** The sentences that answer, in the order of the document. */
function chooseSentences(
  file: IndexedFile,
  best: RankedUnit,
  ranked: readonly RankedUnit[],
  { manner, question }: { manner: Manner; question: Question },
): number[] {
  const { cue, definition } = question
  const mayMiss = !best.fits || cue === 'none' || best.ownCoverage < LEAST_OWN_TOLD
  const isOfUse = ({ unit, fits }: RankedUnit): boolean =>
    definition === null ? fits || mayMiss : definition.firmnessOf(textOfUnit(file, unit)) !== 'none'
  const chosen = new Set([best.unit])
  let most = manner.mostSentences
  if (leans(file, best.unit) && hasSupport(file, best.unit)) {
    chosen.add(best.unit - 1)
    most = Math.max(most, 2)
  }
  const leastShare = manner.leastShare * (question.language === 'en' ? 1 : UNREAD_SHARE)
  for (const further of ranked) {
    const { file: other, passage, unit, kind, score, ownCoverage } = further
    if (chosen.size >= most || score < best.score * leastShare) break
    if (other !== best.file || passage !== best.passage || kind !== 'sentence') continue
    if (ownCoverage < best.ownCoverage * LEAST_OWN_SHARE) continue
    if (!isOfUse(further)) continue
    if (!leans(file, unit) || chosen.has(unit - 1)) chosen.add(unit)
  }
  const next = best.unit + 1
  if (manner.elaborates && completes(file, best.unit, question)) chosen.add(next)
  if (manner.elaborates && cue === 'reason' && !best.fits && givesReason(file, next, question)) {
    chosen.add(next)
  }
  const asksForFact = !['none', 'reason'].includes(cue) && definition === null
  if (
    manner.elaborates &&
    !asksForFact &&
    chosen.size < most &&
    goesOnIn(file, next) &&
    leans(file, next) &&
    !asks(file, next)
  ) {
    chosen.add(next)
  }
  if (manner.elaborates && question.asksForSteps) {
    for (let unit = best.unit + 1; chosen.size < MOST_STEPS && goesOnIn(file, unit); unit++) {
      if (!instructs(quoteOfUnit(file, unit))) break
      chosen.add(unit)
    }
  }
  return [...chosen].toSorted((a, b) => a - b)
}

/** Most sentences behind a question that answer it. */
const MOST_REPLIES = 2

/** The sentences behind a question of the document's own, which answer it (Late? Call us.); else none. */
function repliesTo(file: IndexedFile, question: number): number[] {
  const replies: number[] = []
  if (!asks(file, question)) return replies
  for (let unit = question + 1; replies.length < MOST_REPLIES && goesOnIn(file, unit); unit++) {
    if (asks(file, unit)) break
    replies.push(unit)
  }
  return replies
}

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
const claimsOfLines = (file: IndexedFile, units: readonly number[]): Claim[] =>
  claimsOfUnits(file, units, goesOnInList)

/** The same for the sentences of a paragraph, as they are read out. */
export const claimsOfParagraphs = (file: IndexedFile, units: readonly number[]): Claim[] =>
  claimsOfUnits(file, units, (source, unit) => goesOnInList(source, unit) || goesOnIn(source, unit))

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
  const replies = repliesTo(file, best.unit)
  const chosen =
    replies.length > 0 ? replies : chooseSentences(file, best, ranked, { manner, question })
  return chosen.flatMap((unit) => claimsOf(file, isNamedAbove(file, unit) ? unit - 1 : unit, unit))
}
