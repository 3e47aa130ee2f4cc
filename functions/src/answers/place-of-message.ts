import { cueFit } from './answer-cues.ts'
import { statisticsOf } from './concepts.ts'
import type { Findings } from './findings.ts'
import { keyOf, placesCloseTo } from './matters/place-of-matter.ts'
import type { RankedUnit } from './rank-units.ts'
import { toldUnit } from './telling-units.ts'
import { quoteOfUnit, type IndexedFile } from './unit-terms.ts'

/**
 * What tells which place a message is about that tells a case beside what it asks (I lost the receipt. Can I still
 * send it back?): log odds, rounded, of a conditional logit over such messages to businesses and bases. DESIGN.md,
 * "Messages that tell a case".
 */
const CHOICE = {
  score: 3.7,
  /** What stands around it holds of the message, as a share of its weight. */
  context: 3.5,
  /** What it holds itself of what is asked, as a share of that. */
  asked: 1.3,
  /** Each thing named that it holds itself. */
  named: 0.8,
  /** How close it is by what both say of matters. */
  closeness: 0.32,
  fit: 1.5,
  /** It tells best of a topic that is asked for. */
  topic: 1.6,
}
/**
 * What tells that it answers: log odds, rounded, of a logistic regression over the same messages, some that are not
 * told and some that were written to other businesses.
 */
const ODDS = {
  none: -3.35,
  /** How likely it is among all places. */
  likelihood: 3.5,
  score: 2.5,
  named: 0.35,
  topic: 0.75,
  /** Each doubling of the passages. */
  doubling: -0.33,
}
const MOST_NAMED = 4
/** Places that are judged because of their words, and because they are close. */
const MOST_FOUND = 10
const MOST_CLOSE = 16

/** Least log odds of what is said as an answer, as one with reserve, and as the nearest place. */
const LEAST_ODDS = { answer: 0.5, unsure: -0.9, nearest: -1.15 }

/** The place that a message is about, and how far it is likely to tell what it asks. */
export interface PlaceOfMessage {
  readonly unit: RankedUnit
  readonly saidAs: 'answer' | 'unsure' | 'nearest'
  /** Log odds that it does. */
  readonly odds: number
}

/** What holds none of a message's words. */
const UNHELD = {
  coverage: 0,
  ownCoverage: 0,
  ownTopics: 0,
  topics: 0,
  saidTopics: 0,
  fits: false,
  mayFit: false,
} as const

interface Candidate {
  readonly unit: RankedUnit
  readonly closeness: number
  /** Whether it tells best of the topic that is asked for. */
  readonly isOfTopic: boolean
}

/** The best places by their words, those that speak of the same matters, and the one that tells of the topic. */
function candidatesFor(files: readonly IndexedFile[], findings: Findings): Candidate[] {
  const { question, retrieval, units } = findings.byWords ?? findings
  const ofTopic = findings.byWords === undefined ? [] : findings.units.slice(0, 1)
  const close = placesCloseTo(files, question.matters())
  const closeness = new Map(close.map((each) => [keyOf(each.place), each.closeness]))
  const ranked = new Map(units.map((unit) => [keyOf(unit), unit]))
  const places = [
    ...units.slice(0, MOST_FOUND),
    ...close.slice(0, MOST_CLOSE).map(({ place }) => place),
    ...ofTopic,
  ]
  const candidates = new Map<string, Candidate>()
  for (const { file, passage, unit } of places) {
    const place = { file, passage, unit }
    const key = keyOf(place)
    candidates.set(key, {
      unit: ranked.get(key) ?? { ...toldUnit(files, retrieval, place, 0), ...UNHELD },
      closeness: closeness.get(key) ?? 0,
      isOfTopic: ofTopic.some((each) => keyOf(each) === key),
    })
  }
  return [...candidates.values()]
}

/**
 * The place that a message is about, by what it asks and what it tells together; `null` where none likely tells
 * what is asked.
 */
export function placeOfMessage(
  files: readonly IndexedFile[],
  findings: Findings,
): PlaceOfMessage | null {
  const { question, retrieval } = findings
  const { cue, language } = question
  const weightOf = (isBeside: boolean): number =>
    retrieval.concepts.reduce((sum, each) => sum + (each.isBeside === isBeside ? each.idf : 0), 0)
  const [asked, told] = [weightOf(false), weightOf(true)]
  const judge = ({ unit, closeness, isOfTopic }: Candidate): number => {
    const { coverage, ownCoverage, besideCoverage, ownTopics, score } = unit
    const fit =
      cue === 'none' ? 0 : cueFit(quoteOfUnit(files[unit.file]!, unit.unit), cue, language)
    return (
      CHOICE.score * score +
      CHOICE.context * (coverage - ownCoverage) +
      (asked > 0 ? (CHOICE.asked * (ownCoverage - besideCoverage) * (asked + told)) / asked : 0) +
      CHOICE.named * Math.min(MOST_NAMED, ownTopics) +
      CHOICE.closeness * closeness +
      CHOICE.fit * fit +
      (isOfTopic ? CHOICE.topic : 0)
    )
  }
  const candidates = candidatesFor(files, findings)
  if (candidates.length === 0) return null
  const judged = candidates.map(judge)
  const most = Math.max(...judged)
  const { unit, isOfTopic } = candidates[judged.indexOf(most)]!
  const likelihood = 1 / judged.reduce((sum, one) => sum + Math.exp(one - most), 0)
  const odds =
    ODDS.none +
    ODDS.likelihood * likelihood +
    ODDS.score * unit.score +
    ODDS.named * Math.min(MOST_NAMED, unit.ownTopics) +
    (isOfTopic ? ODDS.topic : 0) +
    ODDS.doubling * Math.log2(statisticsOf(files).passages + 1)
  if (odds < LEAST_ODDS.nearest) return null
  const isUnsure = odds < LEAST_ODDS.answer
  return {
    unit,
    saidAs: odds < LEAST_ODDS.unsure ? 'nearest' : isUnsure ? 'unsure' : 'answer',
    odds,
  }
}
