import { saidAsBy, strongestOf, type ChosenPlace, type SaidAs } from '../chosen-place.ts'
import { statisticsOf } from '../concepts.ts'
import { asksUnknownName, neededCoverage, requiredCoverage } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { likelyPlace } from '../likely-place.ts'
import { isMostlyUnknown, suretyOf } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { toldUnit } from '../telling-units.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { trainedCandidates, type TrainedCandidate } from './trained-candidates.ts'
import { trainedWords } from './trained-words.ts'

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
/** What it says against a place that something is asked about that nothing knows. */
const UNKNOWN_ODDS = -0.5
/** What it says for a place that it is asked for in another language than the files': their words tell less then. */
const FOREIGN_ODDS = 0.4
/** Log odds from which on that tells where something is that no file knows. */
const SURE_OF_PLACE = 1
/** What it says against a place that the share of the question that a base needs is higher than usual, each whole. */
const STRICT_ODDS = -2
const MOST_WORDS = 6

/** What differs between English and other languages. */
interface LanguageLimits {
  /**
   * Least log odds of what is said as an answer, where its words tell it surely, where it holds all that was asked, and
   * where it does not, as one with reserve, where its words find it and where they do not, and as the nearest place.
   */
  readonly least: Readonly<
    Record<'sure' | 'whole' | 'answer' | 'found' | 'unsure' | 'nearest', number>
  >
  /** What it says against a place that no file knows most of what is asked. */
  readonly mostUnknown: number
  /**
   * Whether what only seems to be meant is quoted as the nearest place. In other languages than English it mostly is
   * not what tells it: of what no business tells 38 are quoted so, of what one tells 37.
   */
  readonly quotesLikely: boolean
}

const ENGLISH_LIMITS: LanguageLimits = {
  least: { sure: -0.2, whole: 1.2, answer: 1.6, found: -0.3, unsure: 0.05, nearest: -0.4 },
  mostUnknown: UNKNOWN_ODDS,
  quotesLikely: true,
}
/** The vectors of other languages were learned from fewer documents, and make less of what is told. */
const OTHER_LIMITS: LanguageLimits = {
  least: { sure: -0.4, whole: 1.2, answer: 1.6, found: -0.55, unsure: -0.25, nearest: -0.55 },
  mostUnknown: -1.1,
  quotesLikely: false,
}
const limitsFor = ({ question: { askedIn } }: Findings): LanguageLimits =>
  askedIn === 'en' ? ENGLISH_LIMITS : OTHER_LIMITS

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
  if (isMostlyUnknown(findings.retrieval)) return limitsFor(findings).mostUnknown
  return asksUnknown(findings) ? UNKNOWN_ODDS : 0
}

/** What is said of a place by the log odds that it answers, and by what it and the question say. */
function saidOf(findings: Findings, best: TrainedCandidate, odds: number): SaidAs {
  const unknown = best.isLikely ? 0 : oddsOfUnknown(findings)
  const { least } = limitsFor(findings)
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
 * however many places are as near, else no more than the nearest place.
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
  if (!limitsFor(findings).quotesLikely) return null
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
  const { best, likelihood } = strongestOf(candidates, strengthOf)
  const findings = all.byWords ?? all
  const { question, retrieval } = findings
  const odds =
    ODDS.none +
    ODDS.likelihood * likelihood(-Infinity) +
    ODDS.likelihoodOrNone * likelihood(CHOICE.none) +
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
