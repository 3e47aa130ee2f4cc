import { hasAddress } from './addresses.ts'
import { isMeasure } from './answer-cues.ts'
import { DAY_OF_MONTH } from './cue-patterns.ts'
import type { AnswerCue } from './cue-rules.ts'
import { isLineOfHours } from './day-hours.ts'
import { isQuestion } from './document-questions.ts'
import type { Firmness } from './definitions.ts'
import type { Question } from './question.ts'
import type { RankedUnit } from './rank-units.ts'
import { foldAccents } from './stem.ts'
import { LISTED, type UnitKind } from './unit-kinds.ts'

/** Weights of what makes a unit look like an answer, as shares of the question's whole weight. */
const CUE_WEIGHT = 0.25
/** The same for what is measured, and for when where dates are told well, in English. */
const MEASURE_WEIGHT = 0.35
const cueWeight = ({ cue, language }: Question): number =>
  isMeasure(cue) || (cue === 'time' && language === 'en')
    ? MEASURE_WEIGHT
    : cue === 'none'
      ? 0
      : CUE_WEIGHT
const DEFINITION_WEIGHTS: Readonly<Record<Firmness, number>> = {
  defines: 0.9,
  names: 0.8,
  describes: 0.45,
  mentions: 0.3,
  acts: 0.25,
  none: 0,
}
/** The same where it is asked what something does or did. */
const DEED_WEIGHTS: Readonly<Record<Firmness, number>> = {
  ...DEFINITION_WEIGHTS,
  acts: 0.8,
  defines: 0.5,
  names: 0.3,
}
/** Where a thing is named first it is introduced, though no sentence says what it is. */
const FIRST_WEIGHT = 0.15
/** A row of a price list before a sentence that holds an amount as well. */
const HEADED_WEIGHT = 0.3
/** A line of a list or table, where all of a kind are asked for. */
const LISTED_WEIGHT = 0.5
const ASKS_PENALTY = -0.35
/** Share of the question from which on a document asks it itself, and answers it behind. */
const ASKED_ITSELF = 0.9
const CONTRARY_PENALTY = -0.4
/** It speaks of what is asked for as not there. */
const LACKING_PENALTY = -0.15
/** It speaks of other days or months than those asked for. */
const LEFT_OUT_PENALTY = -0.4
/** The same where that answers too: see `tellsWhenNot`. */
const CLOSED_PENALTY = -0.2
/** The number stands right before what is counted. */
const COUNTED_WEIGHT = 0.3
/** A line begins with a name of several words in full. */
const FULL_NAME_WEIGHT = 0.1
/** It is of the day, room, step … that was asked for by its number, or stands under it. */
const NUMBERED_WEIGHT = 0.3
/** When you are open is not told by a day on which you are closed. */
const HOURLESS_PENALTY = -0.2
/** Where are you? An address says it. */
const ADDRESS_WEIGHT = 0.3
/** What is to be defined is not even named. */
const UNNAMED_PENALTY = -0.25
/** What happens if …? is answered by: If …, we … */
const CONDITION_WEIGHT = 0.15
/** Who did it is told: Ada built …, built by Ada. */
const DOER_WEIGHT = 0.25
/** What was done is not told at all. */
const UNTOLD_PENALTY = -0.25
/** Other hours on a single day, where none was named. */
const SINGLE_DAY_PENALTY = -0.2
/** Hours in a line of the very day that was asked for. */
const DAY_WEIGHT = 0.15
const SINGLE_DAY = new RegExp(DAY_OF_MONTH, 'iu')
const LEANS_PENALTY = -0.03
/** A whole sentence in brackets says something by the way. */
const BRACKETED_PENALTY = -0.2
/** What was asked about is only compared with something else. */
const LIKENED_PENALTY = -0.3
const BRACKETED = /^\([^()]*(?:\([^()]*\)[^()]*)*\)$/u

/**
 * Whether a text that leaves out the days or months asked for answers all the same: at other hours
 * than the opening hours nothing is open, and what is told of several days is not so on others.
 */
export const tellsWhenNot = (otherDates: number, cue: AnswerCue): boolean =>
  cue === 'hours' || (cue === 'none' && otherDates > 1)

/** The most that `answerSigns` can give a unit. */
export const strongestSigns = (question: Question): number =>
  (question.asksWhatIf ? CONDITION_WEIGHT : 0) +
  (question.asksForList ? LISTED_WEIGHT : 0) +
  cueWeight(question) +
  (question.counted === null ? 0 : COUNTED_WEIGHT) +
  (question.asksForAddress ? ADDRESS_WEIGHT : 0) +
  (question.cue === 'hours' ? DAY_WEIGHT : 0) +
  (question.doer === null ? 0 : DOER_WEIGHT) +
  (question.numbered === null ? 0 : NUMBERED_WEIGHT) +
  HEADED_WEIGHT +
  (question.definition === null ? 0 : DEFINITION_WEIGHTS.defines)

/** What it says for a line that it begins with what is asked for: a row tells an amount, or what is in it. */
function shareOfHead(kind: UnitKind, fit: number, { cue, asksForContent }: Question): number {
  if (kind === 'label' || asksForContent) return 1
  return isMeasure(cue) ? fit : 0
}

/**
 * How much a unit looks like an answer to the question, beside sharing its words.
 * @param fit how far it holds the kind of thing that is asked for, 0 to 1
 * @returns a share of the question's whole weight, negative where it looks like none
 */
export function answerSigns(
  text: string,
  {
    kind,
    isHeaded,
    ownCoverage,
    tellsDeed,
    leans = false,
    isFirst = false,
    isNumbered = false,
    otherDates = 0,
    isOfDay = false,
  }: Pick<RankedUnit, 'kind' | 'isHeaded' | 'ownCoverage' | 'tellsDeed'> & {
    leans?: boolean
    isFirst?: boolean
    isNumbered?: boolean
    otherDates?: number
    isOfDay?: boolean
  },
  fit: number,
  question: Question,
): number {
  const { asksForList, asksWhatIf, contrary, counted, cue, definition, doer, likened } = question
  let weight = cueWeight(question) * fit
  if (isHeaded) weight += HEADED_WEIGHT * shareOfHead(kind, fit, question)
  if (definition !== null) {
    const heads = (kind === 'row' || kind === 'label') && definition.isHeadOf(text)
    const firmness = heads ? 'names' : definition.firmnessOf(text)
    weight += (definition.asksDeeds ? DEED_WEIGHTS : DEFINITION_WEIGHTS)[firmness]
    if (isFirst && (firmness === 'acts' || firmness === 'mentions')) weight += FIRST_WEIGHT
    if (ownCoverage > 0 && !definition.isSaidIn(text)) weight += UNNAMED_PENALTY
  }
  if (asksWhatIf && /\b(?:if|unless|in case)\b/iu.test(text)) weight += CONDITION_WEIGHT
  if (asksForList && LISTED.has(kind)) weight += LISTED_WEIGHT
  if (doer !== null && doer.test(text)) weight += DOER_WEIGHT
  if (counted?.test(foldAccents(text)) === true) weight += COUNTED_WEIGHT
  if (kind !== 'sentence' && question.headed?.test(text) === true) weight += FULL_NAME_WEIGHT
  if (isNumbered) weight += NUMBERED_WEIGHT
  if (cue === 'hours' && question.dates() === 0 && !/\d/u.test(text) && !isLineOfHours(text))
    weight += HOURLESS_PENALTY
  if (cue === 'hours' && question.dates() === 0 && SINGLE_DAY.test(text))
    weight += SINGLE_DAY_PENALTY
  if (cue === 'hours' && isOfDay && kind !== 'sentence') weight += DAY_WEIGHT
  if (question.asksForAddress && hasAddress(text)) weight += ADDRESS_WEIGHT
  if (!tellsDeed) weight += UNTOLD_PENALTY
  if (question.lacking?.(foldAccents(text)) === true) weight += LACKING_PENALTY
  if (contrary.some((word) => text.includes(word))) weight += CONTRARY_PENALTY
  if (otherDates > 0) weight += tellsWhenNot(otherDates, cue) ? CLOSED_PENALTY : LEFT_OUT_PENALTY
  if (kind === 'sentence' && ownCoverage < ASKED_ITSELF && isQuestion(text)) weight += ASKS_PENALTY
  if (leans) weight += LEANS_PENALTY
  if (kind === 'sentence' && BRACKETED.test(text)) weight += BRACKETED_PENALTY
  if (likened?.(text) === true) weight += LIKENED_PENALTY
  return weight
}
