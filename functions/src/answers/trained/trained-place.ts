import { cueFit } from '../answer-cues.ts'
import { likelihoodOf, saidAsBy, type ChosenPlace, type SaidAs } from '../chosen-place.ts'
import { contactAsked } from '../contact.ts'
import { statisticsOf } from '../concepts.ts'
import {
  admission,
  asksUnknownName,
  mustFit,
  neededCoverage,
  requiredCoverage,
} from '../evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { likelyPlace } from '../likely-place.ts'
import { keyOf, placesCloseTo } from '../matters/place-of-matter.ts'
import type { UnitPlace } from '../meaning.ts'
import { isMostlyUnknown, speaksAgainst, suretyOf } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { superlativeIn } from '../superlatives.ts'
import { toldUnit } from '../telling-units.ts'
import { quoteOfUnit, type IndexedFile } from '../unit-terms.ts'
import { matchTrained } from './late-interaction.ts'
import { trainedOfBase } from './trained-index.ts'
import { hasTrainedWords, trainedWords } from './trained-words.ts'

/** Log odds, rounded, of a conditional logit, as in `predicted-place.ts`. DESIGN.md, "Trained vectors". */
const CHOICE = {
  /** By vectors. */
  near: 0.66,
  /** By its words. */
  score: 1.23,
  /** It is of the kind asked for. */
  fit: 0.35,
  /** Words or matters lead to it. */
  likely: 0.67,
  /** It answers by its words alone, without reserve. */
  sure: 0.25,
  /** It tells of the topic that is asked for. */
  ofTopic: 1.1,
  /** That none does. */
  none: 6.35,
}
/** What tells that it answers. */
const ODDS = {
  none: -3.1,
  /** How likely it is among all places. */
  likelihood: 1.42,
  /** The same among all places and none. */
  likelihoodOrNone: 1.34,
  near: 0.19,
  likely: 0.14,
  sure: 0.34,
  ofTopic: 0.46,
  /** Words or matters lead to another place. */
  elsewhere: -0.24,
  /** Each word of the question. */
  words: -0.03,
}
/** Units of a base beyond which vectors were not seen to tell more than words: in English, and in other languages. */
const MOST_UNITS = { english: 400, other: 200 }
/**
 * What it says against a place that something is asked about that nothing knows, and, in other languages than English,
 * that no file knows most of what is asked.
 */
const UNKNOWN_ODDS = { any: -0.5, mostElsewhere: -1.1 }
/** What it says for a place that it is asked for in another language than the files': their words tell less then. */
const FOREIGN_ODDS = 0.4
/** Log odds from which on that tells where something is that no file knows. */
const SURE_OF_PLACE = 1
/** What it says against a place that the share of the question that a base needs is higher than usual, each whole. */
const STRICT_ODDS = -2
/** Places that are judged since vectors and since their words find them. */
const MOST_NEAR = 25
const MOST_FOUND = 12
const MOST_CLOSE = 16
const MOST_SCORE = 1.3
/** Share of a question's weight from which on a place holds all of it. */
const WHOLE = 0.95
const MOST_WORDS = 6

/**
 * Least log odds of what is said as an answer, where its words tell it surely, where it holds all that was asked, and
 * where it does not, as one with reserve, where its words find it and where they do not, and as the nearest place: in
 * English, and in other languages, whose vectors were learned from fewer documents and make less of what is told.
 */
const LEAST_ODDS = {
  english: { sure: -0.2, whole: 1.2, answer: 1.6, found: -0.3, unsure: 0.05, nearest: -0.4 },
  other: { sure: -0.4, whole: 1.2, answer: 1.6, found: -0.55, unsure: -0.25, nearest: -0.55 },
}

/** What is known of a place that may be asked for. */
export interface TrainedCandidate {
  readonly place: UnitPlace
  readonly near: number
  readonly score: number
  readonly fit: number
  /** Whether words or matters lead to it. */
  readonly isLikely: boolean
  readonly isEvident: boolean
  readonly isSure: boolean
  /** Whether it holds all that was asked in words. */
  readonly isWhole: boolean
  /** Whether it tells of the topic that is asked for. */
  readonly isOfTopic: boolean
  /** Whether it holds the words, and cannot be what answers. */
  readonly isContrary: boolean
}

/** What no document answers: Write a poem. */
const ASKS_TO_MAKE = /^\W*(?:please\s+)?(?:compose|draw|generate|sing|translate|write)(?!\p{L})/iu

const isEnglish = ({ question }: Findings): boolean => question.askedIn === 'en'

const unitsOf = (files: readonly IndexedFile[]): number =>
  files.reduce((sum, { segment }) => sum + segment.unitStart.length, 0)

/**
 * Whether a question is told by what it is told in, and not by what it means: what somebody is reached by, what
 * something is, who did it, which of several is the most or the least, when it is open, what applies to a case beside
 * it, or a kind of thing of which nothing else is named (How much?).
 */
function isToldOtherwise(findings: Findings, text: string): boolean {
  const { question, retrieval, units } = findings
  return (
    contactAsked(findings) !== null ||
    question.definition !== null ||
    question.doer !== null ||
    question.cue === 'hours' ||
    question.beside.size > 0 ||
    superlativeIn(text) !== null ||
    ASKS_TO_MAKE.test(text) ||
    units[0]?.surety !== undefined ||
    retrieval.concepts.every(({ generic, implied }) => generic || implied)
  )
}

/**
 * Things that an English question may name beside a topic of any business: lists know better what tells of that then;
 * in other languages always.
 */
const MOST_BESIDE_TOPIC = 1

function isOfTopicAlone({ question: { askedIn, topic }, byWords }: Findings): boolean {
  if (byWords === undefined) return false
  return askedIn !== 'en' || (topic !== null && topic.particular.length <= MOST_BESIDE_TOPIC)
}

/** Whether vectors may tell what a question asks for: they were learned from documents of organisations. */
export const isTrainedFor = (
  files: readonly IndexedFile[],
  findings: Findings,
  text: string,
): boolean =>
  hasTrainedWords(findings.question.askedIn) &&
  files.every(({ segment }) => hasTrainedWords(segment.language)) &&
  unitsOf(files) <= MOST_UNITS[isEnglish(findings) ? 'english' : 'other'] &&
  !isOfTopicAlone(findings) &&
  !isToldOtherwise(findings.byWords ?? findings, text)

/** Whether a place is among those that vectors find. */
export const isTrained = (
  files: readonly IndexedFile[],
  place: Pick<UnitPlace, 'file' | 'unit'>,
): boolean => trainedOfBase(files).has(place)

/** The unit that words alone or the matters of businesses lead to. */
function likelyUnit(
  files: readonly IndexedFile[],
  findings: Findings,
  [evident]: readonly RankedUnit[],
): RankedUnit | undefined {
  if (evident !== undefined) return evident
  const needed = requiredCoverage(files, findings.question.language)
  const likely = likelyPlace(files, findings, needed)
  return likely?.mayAnswer === true ? likely.unit : undefined
}

/**
 * The places that may be asked for: those that vectors find near it, that its words find, and that tell of its topic.
 * @param evidentUnits the units that answer by their words alone, the best first
 */
export function trainedCandidates(
  files: readonly IndexedFile[],
  all: Findings,
  text: string,
  evidentUnits: readonly RankedUnit[],
): TrainedCandidate[] {
  const findings = all.byWords ?? all
  const { question, units } = findings
  const ofTopic = all.byWords === undefined ? undefined : all.units[0]
  const [evident] = evidentUnits
  const likely = likelyUnit(files, findings, evidentUnits)
  const close = placesCloseTo(files, question.matters()).slice(0, MOST_CLOSE)
  const found = [
    ...units.slice(0, MOST_FOUND),
    ...close.map(({ place }) => place),
    ...(likely === undefined ? [] : [likely]),
    ...(ofTopic === undefined ? [] : [ofTopic]),
  ]
  const byKey = new Map(units.map((unit) => [keyOf(unit), unit]))
  const foundKeys = new Set(found.map(keyOf))
  const surety = evident === undefined ? undefined : suretyOf(files, findings, evident)
  const isFitNeeded = mustFit(findings)
  const isAdmitted = admission(findings)
  const mayBe = ({ place, fit, isOfTopic }: TrainedCandidate): boolean => {
    if (isOfTopic) return true
    const unit = byKey.get(keyOf(place))
    return unit === undefined ? fit > 0 || !isFitNeeded : isAdmitted(unit)
  }
  return matchTrained(files, question, text, found)
    .filter(({ place }, at) => at < MOST_NEAR || foundKeys.has(keyOf(place)))
    .map(({ place, score }) => {
      const isEvident = evident !== undefined && keyOf(evident) === keyOf(place)
      const quote = quoteOfUnit(files[place.file]!, place.unit)
      return {
        place,
        near: score,
        score: Math.min(MOST_SCORE, byKey.get(keyOf(place))?.score ?? 0),
        fit: question.cue === 'none' ? 0 : cueFit(quote, question.cue, question.language),
        isLikely: likely !== undefined && keyOf(likely) === keyOf(place),
        isEvident,
        isSure: isEvident && surety === 'sure',
        isWhole: (byKey.get(keyOf(place))?.coverage ?? 0) >= WHOLE,
        isOfTopic: ofTopic !== undefined && keyOf(ofTopic) === keyOf(place),
        isContrary: isEvident && surety === 'near' && speaksAgainst(files, findings, evident),
      }
    })
    .filter(mayBe)
}

const strengthOf = (candidate: TrainedCandidate): number =>
  CHOICE.near * candidate.near +
  CHOICE.score * candidate.score +
  CHOICE.fit * candidate.fit +
  (candidate.isLikely ? CHOICE.likely : 0) +
  (candidate.isSure ? CHOICE.sure : 0) +
  (candidate.isOfTopic ? CHOICE.ofTopic : 0)

/** Whether it names what neither the files nor the vectors know, or asks where something is that no file knows. */
function asksUnknown({ question: { askedIn, cue }, retrieval: { concepts } }: Findings): boolean {
  const { knows } = trainedWords(askedIn)
  return concepts.some(
    ({ word, generic, implied, standIns }) =>
      !generic && !implied && standIns.holding === 0 && (cue === 'place' || !knows(word)),
  )
}

/** What it says against all places that more is needed of an answer in a base than in others of its size. */
function strictnessOf(files: readonly IndexedFile[], language: Language): number {
  const usual = neededCoverage(statisticsOf(files).passages, language)
  return STRICT_ODDS * Math.max(0, requiredCoverage(files, language) - usual)
}

/** What it says against a place that words or matters do not lead to that something is asked about that is not known. */
function oddsOfUnknown(findings: Findings): number {
  const isMost = isMostlyUnknown(findings.retrieval)
  if (isMost && !isEnglish(findings)) return UNKNOWN_ODDS.mostElsewhere
  return isMost || asksUnknown(findings) ? UNKNOWN_ODDS.any : 0
}

/** What is said of a place by the log odds that it answers, and by what it and the question say. */
function saidOf(findings: Findings, best: TrainedCandidate, odds: number): SaidAs {
  const unknown = best.isLikely ? 0 : oddsOfUnknown(findings)
  const least = isEnglish(findings) ? LEAST_ODDS.english : LEAST_ODDS.other
  const { askedIn, cue, language } = findings.question
  const foreign = askedIn === language ? 0 : FOREIGN_ODDS
  const said = saidAsBy(odds + unknown + foreign, {
    answer: best.isSure ? least.sure : best.isWhole ? least.whole : least.answer,
    unsure: best.score > 0 ? least.found : least.unsure,
    nearest: least.nearest,
  })
  if (said === 'nothing' || said === 'nearest') return said
  const mayBeElsewhere = unknown !== 0 && cue === 'place'
  if (best.isContrary || (mayBeElsewhere && odds < SURE_OF_PLACE)) return 'nearest'
  return asksUnknownName(findings) ? 'unsure' : said
}

/**
 * What words alone lead to where vectors find nothing: with reserve what they tell surely, since that is no refusal
 * however many places are as near, else no more than the nearest place. In other languages than English what only
 * seems to be meant is mostly not (of what no business tells 38 are quoted so, of what one tells 37).
 */
function byWordsAlone(
  files: readonly IndexedFile[],
  findings: Findings,
  [evident]: readonly RankedUnit[],
): ChosenPlace | null {
  if (evident !== undefined) {
    const isSure = suretyOf(files, findings, evident) === 'sure'
    return {
      unit: evident,
      isEvident: true,
      isOfTopic: false,
      saidAs: isSure ? 'unsure' : 'nearest',
    }
  }
  if (!isEnglish(findings)) return null
  const needed = requiredCoverage(files, findings.question.language)
  const likely = likelyPlace(files, findings, needed)
  if (likely === null) return null
  return { unit: likely.unit, isEvident: false, isOfTopic: false, saidAs: 'nearest' }
}

/**
 * The place that a question asks for, by vectors and by its words.
 * @param evident the units that answer by their words alone, the best first
 * @returns `null` where nothing may be said
 */
export function trainedPlace(
  files: readonly IndexedFile[],
  all: Findings,
  text: string,
  evident: readonly RankedUnit[],
): ChosenPlace | null {
  const candidates = trainedCandidates(files, all, text, evident)
  if (candidates.length === 0) return null
  const strengths = candidates.map(strengthOf)
  const most = Math.max(...strengths)
  const best = candidates[strengths.indexOf(most)]!
  const findings = all.byWords ?? all
  const { question, retrieval } = findings
  const odds =
    ODDS.none +
    ODDS.likelihood * likelihoodOf(strengths, most, -Infinity) +
    ODDS.likelihoodOrNone * likelihoodOf(strengths, most, CHOICE.none) +
    ODDS.near * best.near +
    (best.isLikely ? ODDS.likely : 0) +
    (best.isSure ? ODDS.sure : 0) +
    (best.isOfTopic ? ODDS.ofTopic : 0) +
    (!best.isLikely && candidates.some(({ isLikely }) => isLikely) ? ODDS.elsewhere : 0) +
    ODDS.words * Math.min(MOST_WORDS, question.words.length) +
    strictnessOf(files, question.language)
  const said = saidOf(findings, best, odds)
  if (said === 'nothing') return byWordsAlone(files, findings, evident)
  const { isEvident, isOfTopic } = best
  const unit = isOfTopic ? all.units[0]! : toldUnit(files, retrieval, best.place, 1)
  return { unit, isEvident, isOfTopic, saidAs: said }
}
