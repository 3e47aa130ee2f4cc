import { cueFit } from '../answer-cues.ts'
import { saidAsBy, strongestOf, type ChosenPlace } from '../chosen-place.ts'
import { asksUnknownName } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import { keyOf } from '../matters/place-of-matter.ts'
import type { UnitPlace } from '../meaning.ts'
import { suretyOf } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { toldUnit } from '../telling-units.ts'
import { quoteOfUnit, type IndexedFile } from '../unit-terms.ts'
import { matchPredicted, type PredictedMatch } from './match-predicted.ts'
import { predictedOfBase } from './predicted-index.ts'

/**
 * What tells which place is asked for: log odds, rounded, of a conditional logit over what open
 * businesses are asked. DESIGN.md, "Predicted questions".
 */
const CHOICE = {
  likeness: 2.25,
  held: 6.2,
  likenesses: 3.65,
  /** It is of the kind asked for. */
  fit: 1.8,
  score: 1.5,
  /** It answers by its words alone. */
  evident: 0.8,
  /** The same without reserve. */
  sure: 0.45,
  /** That none does. */
  none: 4.5,
}
/**
 * What tells that it answers: log odds, rounded, of a logistic regression over the same questions, some that
 * are not told and some that no document tells.
 */
const ODDS = {
  none: -2.3,
  held: 2.55,
  likenesses: 1.05,
  /** How likely it is among all places and none. */
  likelihood: 2.8,
  /** Each doubling of the places. */
  doubling: -0.41,
  /** Each word of the question. */
  words: 0.32,
  evident: 0.3,
  sure: 0.5,
  /** A case is told beside the question. */
  beside: 0.7,
  /** It is asked in another language than the documents. */
  foreign: 0.4,
  /** A name that no file knows. */
  unknownName: -1.2,
}
/** Places that are judged since their questions are like it, and since their words are found. */
const MOST_LIKE = 30
const MOST_FOUND = 12
const MOST_SCORE = 1.3
const MOST_WORDS = 6

/** Least log odds of what is said as an answer, as one with reserve, and as the nearest place. */
const LEAST_ODDS = { answer: 1, unsure: 0.25, nearest: -0.7 }

/** What is known of a place that may be asked for. */
interface Candidate extends Pick<PredictedMatch, 'place' | 'likeness' | 'held' | 'likenesses'> {
  /** How far it is of the kind asked for. */
  readonly fit: number
  /** By its words; 0 where they do not find it. */
  readonly score: number
  /** Whether it answers by its words alone. */
  readonly isEvident: boolean
  /** The same without reserve. */
  readonly isSure: boolean
}

/** Whether any question was predicted for a place. */
export const isPredicted = (
  files: readonly IndexedFile[],
  { file, unit }: Pick<UnitPlace, 'file' | 'unit'>,
): boolean =>
  predictedOfBase(files).places.some((place) => place.file === file && place.unit === unit)

/** Whether a language model read all files of a base that are searched, and predicted any question. */
export const hasPredictions = (files: readonly IndexedFile[]): boolean =>
  files.some(({ predicted }) => predicted !== undefined) &&
  files.every(
    ({ predicted, segment }) => predicted !== undefined || segment.unitStart.length === 0,
  ) &&
  predictedOfBase(files).places.length > 0

/**
 * The places that may be asked for: those whose predicted questions are like it, and those that its
 * words find.
 * @param evident the units that answer by their words alone, the best first
 */
function candidatesFor(
  files: readonly IndexedFile[],
  findings: Findings,
  [evident]: readonly RankedUnit[],
): Candidate[] {
  const { question, units } = findings
  const matches = matchPredicted(files, question).slice(0, MOST_LIKE)
  const found = new Map(units.map((unit) => [keyOf(unit), unit]))
  const judge = (place: UnitPlace, match?: PredictedMatch): Candidate => {
    const key = keyOf(place)
    const unit = found.get(key)
    const text = quoteOfUnit(files[place.file]!, place.unit)
    const isEvident = evident !== undefined && keyOf(evident) === key
    return {
      place,
      likeness: match?.likeness ?? 0,
      held: match?.held ?? 0,
      likenesses: match?.likenesses ?? 0,
      fit: question.cue === 'none' ? 0 : cueFit(text, question.cue, question.language),
      score: Math.min(MOST_SCORE, unit?.score ?? 0),
      isEvident,
      isSure: isEvident && suretyOf(files, findings, evident) === 'sure',
    }
  }
  const like = new Set(matches.map(({ place }) => keyOf(place)))
  return [
    ...matches.map((match) => judge(match.place, match)),
    ...units
      .filter((unit) => !like.has(keyOf(unit)))
      .slice(0, MOST_FOUND)
      .map(({ file, passage, unit }) => judge({ file, passage, unit })),
  ]
}

const strengthOf = (candidate: Candidate): number =>
  CHOICE.likeness * candidate.likeness +
  CHOICE.held * candidate.held +
  CHOICE.likenesses * candidate.likenesses +
  CHOICE.fit * candidate.fit +
  CHOICE.score * candidate.score +
  (candidate.isEvident ? CHOICE.evident : 0) +
  (candidate.isSure ? CHOICE.sure : 0)

/**
 * The place that a question asks for, by the questions that a language model predicted for each and by
 * its words.
 * @param evident the units that answer by their words alone, the best first
 * @returns `null` where none comes near it
 */
export function predictedPlace(
  files: readonly IndexedFile[],
  findings: Findings,
  evident: readonly RankedUnit[],
): ChosenPlace | null {
  const candidates = candidatesFor(files, findings, evident)
  if (candidates.length === 0) return null
  const { best, likelihood } = strongestOf(candidates, strengthOf)
  const { question, retrieval } = findings
  const odds =
    ODDS.none +
    ODDS.held * best.held +
    ODDS.likenesses * best.likenesses +
    ODDS.likelihood * likelihood(CHOICE.none) +
    ODDS.doubling * Math.log2(predictedOfBase(files).places.length + 1) +
    ODDS.words * Math.min(MOST_WORDS, question.words.length) +
    (best.isEvident ? ODDS.evident : 0) +
    (best.isSure ? ODDS.sure : 0) +
    (question.beside.size > 0 ? ODDS.beside : 0) +
    (question.askedIn === question.language ? 0 : ODDS.foreign) +
    (asksUnknownName(findings) ? ODDS.unknownName : 0)
  return {
    unit: toldUnit(files, retrieval, best.place, 1),
    isEvident: best.isEvident,
    isOfTopic: false,
    // What its words alone tell surely is no refusal, whatever was predicted.
    saidAs: saidAsBy(best.isSure ? Math.max(odds, LEAST_ODDS.unsure) : odds, LEAST_ODDS),
  }
}
