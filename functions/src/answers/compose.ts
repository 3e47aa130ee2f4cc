import type { Personality } from '@docent/domain/bots'
import { cueFit, impliedBy } from './answer-cues.ts'
import { chooseLines } from './choose-lines.ts'
import { claimsOf, claimsOfLines, goesOnIn, hasSupport } from './claims.ts'
import { namesDay } from './day-hours.ts'
import { holdsRestriction } from './gate/phrasing-words.ts'
import { isGeneric } from './generic-words/generic-words.ts'
import { leansBack } from './leaning-words.ts'
import { endsSentence, startsSmall, wordCount } from './line-kinds.ts'
import { tagWords } from './predicates/tag.ts'
import type { Question } from './question.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Claim } from './receipts.ts'
import { kindOfUnit } from './segment.ts'
import { asksForStaff, introducesSomebody } from './staff.ts'
import { asks } from './unit-context.ts'
import { quoteOfUnit, termsOfUnit, textOfUnit, type IndexedFile } from './unit-terms.ts'
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

/** Most sentences of an answer that tells when something is open. */
const MOST_OF_HOURS = 4

/** Most sentences of an answer that tells who works somewhere. */
const MOST_PEOPLE = 8

/** Whether it is asked when a business is open, and of no day or part of it. */
const asksForAllHours = (question: Question): boolean =>
  question.cue === 'hours' &&
  question.dates() === 0 &&
  question.words.every(
    (word) => isGeneric(word, question.askedIn) || impliedBy('hours', question.askedIn).has(word),
  )

/** The sentences of a paragraph around one that tell the same kind of thing as it does; none where it does not. */
function sentencesAround(
  file: IndexedFile,
  sentence: number,
  isOfKind: (text: string) => boolean,
): number[] {
  const tells = (unit: number): boolean => isOfKind(quoteOfUnit(file, unit))
  if (!tells(sentence)) return []
  let first = sentence
  while (goesOnIn(file, first) && tells(first - 1)) first--
  let end = sentence + 1
  while (goesOnIn(file, end) && tells(end)) end++
  return Array.from({ length: end - first }, (_, at) => first + at)
}

/** The sentences that tell the hours of days around one that does. */
const hoursAround = (file: IndexedFile, sentence: number): number[] =>
  sentencesAround(file, sentence, (text) => {
    const { language } = file.segment
    return namesDay(text, language) && cueFit(text, 'hours', language) === 1
  }).slice(0, MOST_OF_HOURS)

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
  if (asksForAllHours(question)) {
    for (const unit of hoursAround(file, best.unit)) chosen.add(unit)
  }
  if (asksForStaff(question)) {
    const people = sentencesAround(file, best.unit, introducesSomebody)
    for (const unit of people.slice(0, MOST_PEOPLE)) chosen.add(unit)
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

/** What stands before an item. */
const ITEM_SIGN = /^[^\p{L}\p{N}]+/u
/** Words of the longest item that says nothing without its heading; one that begins small never does. */
const PHRASE_WORDS = 3

const isPhrase = (text: string): boolean => {
  const said = text.replace(ITEM_SIGN, '')
  return !endsSentence(said) && (startsSmall(said) || wordCount(said) <= PHRASE_WORDS)
}

/**
 * The heading that what was chosen is not understood without, if any: where it says what is not so
 * (What we do not repair), lines mean the contrary of what they say by themselves; and an item of a few
 * words says nothing by itself.
 */
function neededHeading(file: IndexedFile, passage: number, chosen: readonly number[]): number[] {
  const { segment } = file
  const heading = segment.passageHeading[passage]!
  const first = chosen[0]
  if (heading < 0 || first === undefined || first <= heading || asks(file, heading)) return []
  const texts = chosen.map((unit) => textOfUnit(file, unit))
  const turnsRound = holdsRestriction(textOfUnit(file, heading)) && !texts.some(holdsRestriction)
  const isItem = (unit: number): boolean => kindOfUnit(segment, unit) === 'item'
  const isBare = chosen.every(isItem) && texts.some(isPhrase)
  return turnsRound || isBare ? [heading] : []
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
  if (best.kind !== 'sentence') {
    const lines = chooseLines(file, best, ranked, question)
    return claimsOfLines(file, [...neededHeading(file, best.passage, lines), ...lines])
  }
  const manner = MANNERS[personality]
  const replies = repliesTo(file, best.unit)
  const chosen =
    replies.length > 0 ? replies : chooseSentences(file, best, ranked, { manner, question })
  const above = neededHeading(file, best.passage, chosen)
  const named = chosen.flatMap((unit) =>
    claimsOf(file, isNamedAbove(file, unit) && above.length === 0 ? unit - 1 : unit, unit),
  )
  return [...above.flatMap((heading) => claimsOf(file, heading)), ...named]
}
