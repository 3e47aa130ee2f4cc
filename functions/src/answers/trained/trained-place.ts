import { saidAsBy, strongestOf, surerOf, type ChosenPlace, type SaidAs } from '../chosen-place.ts'
import { statisticsOf } from '../concepts.ts'
import { asksUnknownName, neededCoverage, requiredCoverage } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { likelyPlace } from '../likely-place.ts'
import { isMostlyUnknown, suretyOf } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { toldUnit } from '../telling-units.ts'
import { unitsIn, type IndexedFile } from '../unit-terms.ts'
import { trainedCandidates, type TrainedCandidate } from './trained-candidates.ts'
import { trainedWords } from './trained-words.ts'

/** Log odds of a conditional logit that a place is asked for. DESIGN.md, "Trained vectors". */
interface ChoiceWeights {
  /** By vectors. */
  readonly near: number
  /** By its words. */
  readonly score: number
  /** It is of the kind asked for. */
  readonly fit: number
  /** Words or matters lead to it. */
  readonly likely: number
  /** It answers by its words alone, without reserve. */
  readonly sure: number
  /** It tells of the topic that is asked for. */
  readonly ofTopic: number
  /** That none does. */
  readonly none: number
}
/** What tells that the place most likely asked for answers. */
interface OddsWeights {
  /** How likely it is among all places. */
  readonly likelihood: number
  /** The same among all places and none. */
  readonly likelihoodOrNone: number
  readonly near: number
  readonly likely: number
  readonly sure: number
  readonly ofTopic: number
  /** Words or matters lead to another place. */
  readonly elsewhere: number
  /** Each word of the question. */
  readonly words: number
  /** Whatever else. */
  readonly none: number
}
/** What it says against a place that no file knows most of what is asked. */
const MOST_UNKNOWN_ODDS = -1.3
/** What it says against a place that something is asked about that nothing knows. */
const UNKNOWN_ODDS = -0.5
/** What it says for a place that it is asked for in another language than the files': their words tell less then. */
const FOREIGN_ODDS = 0.4
/** Log odds from which on that tells where something is that no file knows. */
const SURE_OF_PLACE = 1
/** What it says against a place that the share of the question that a base needs is higher than usual, each whole. */
const STRICT_ODDS = -2
/** Units of a base beyond which more of its places come near a question, and what each doubling of them says against one. */
const FEW_UNITS = 100
const LARGER_ODDS = -0.35
/**
 * Units beyond which words lead as often to what tells it as vectors do: what words tell surely is never left for what
 * vectors find, and what both lead to is said as words alone would say it at least, and is an answer from these log odds on.
 */
const LARGE_UNITS = 400
const LARGE_ANSWER = 0.8
const MOST_WORDS = 6

/** What differs between English and other languages, as `fit_weights.py` fits it, rounded, and what is said by it. */
interface Weights {
  readonly choice: ChoiceWeights
  readonly odds: OddsWeights
  /**
   * Least log odds of what is said as an answer, where its words tell it surely, where it holds all that was asked, and
   * where it does not, as one with reserve, where its words find it and where they do not, and as the nearest place.
   */
  readonly least: Readonly<
    Record<'sure' | 'whole' | 'answer' | 'found' | 'unsure' | 'nearest', number>
  >
  /**
   * Whether what only seems to be meant is quoted as the nearest place. In other languages than English it mostly is
   * not what tells it: 25 times what is asked is told nowhere, 43 times elsewhere, and 41 times there.
   */
  readonly quotesLikely: boolean
}

const ENGLISH: Weights = {
  choice: {
    near: 0.73,
    score: 1.05,
    fit: 0.39,
    likely: 0.54,
    sure: 0.46,
    ofTopic: 0.29,
    none: 6.94,
  },
  odds: {
    none: -3.21,
    likelihood: 1.45,
    likelihoodOrNone: 1.27,
    near: 0.21,
    likely: 0.16,
    sure: 0.42,
    ofTopic: 0.15,
    elsewhere: -0.19,
    words: -0.04,
  },
  least: { sure: -0.2, whole: 1.2, answer: 1.6, found: -0.25, unsure: 0.05, nearest: -0.4 },
  quotesLikely: true,
}
/** The vectors of other languages were learned from fewer documents, and make less of what is told: words tell more. */
const OTHER: Weights = {
  choice: { near: 0.56, score: 1.89, fit: 0.16, likely: 0.89, sure: 1.15, ofTopic: 0, none: 6.22 },
  odds: {
    none: -3.68,
    likelihood: 1.54,
    likelihoodOrNone: 1.71,
    near: 0.14,
    likely: 0.39,
    sure: 0.39,
    ofTopic: 0,
    elsewhere: 0.07,
    words: 0.08,
  },
  least: { sure: -0.4, whole: 1.2, answer: 1.6, found: -0.55, unsure: -0.25, nearest: -0.55 },
  quotesLikely: false,
}
const weightsFor = ({ question: { askedIn } }: Findings): Weights =>
  askedIn === 'en' ? ENGLISH : OTHER

const strengthBy =
  (choice: ChoiceWeights) =>
  (candidate: TrainedCandidate): number =>
    choice.near * candidate.near +
    choice.score * candidate.score +
    choice.fit * candidate.fit +
    (candidate.isLikely ? choice.likely : 0) +
    (candidate.isSure ? choice.sure : 0) +
    (candidate.isOfTopic ? choice.ofTopic : 0)

/** Whether it names what neither the files nor the vectors know, or asks where something is that no file knows. */
function asksUnknown({ question: { askedIn, cue }, retrieval: { concepts } }: Findings): boolean {
  const { knows } = trainedWords(askedIn)
  return concepts.some(
    ({ word, generic, implied, standIns }) =>
      !generic && !implied && standIns.holding === 0 && (cue === 'place' || !knows(word)),
  )
}

/** Whether it asks which of a kind of thing that no file knows: Which bus goes there? */
const asksUnknownKind = ({ question: { thing }, retrieval: { concepts } }: Findings): boolean =>
  thing !== '' &&
  concepts.some(
    ({ word, generic, standIns }) => word === thing && !generic && standIns.holding === 0,
  )

/** What it says against all places that more is needed of an answer in a base than in others of its size. */
function strictnessOf(files: readonly IndexedFile[], language: Language): number {
  const usual = neededCoverage(statisticsOf(files).passages, language)
  return STRICT_ODDS * Math.max(0, requiredCoverage(files, language) - usual)
}

/** What it says against a place that words or matters do not lead to that something is asked about that is not known. */
const oddsOfUnknown = (findings: Findings): number =>
  (isMostlyUnknown(findings.retrieval) ? MOST_UNKNOWN_ODDS : 0) +
  (asksUnknown(findings) ? UNKNOWN_ODDS : 0)

/** The same that it is larger than what vectors were learned from. */
const sizeOddsOf = (files: readonly IndexedFile[]): number =>
  LARGER_ODDS * Math.max(0, Math.log2(unitsIn(files) / FEW_UNITS))

/** What words alone say of a place; nothing where they lead to another. */
function saidByWords(
  files: readonly IndexedFile[],
  findings: Findings,
  best: TrainedCandidate,
  [evident]: readonly RankedUnit[],
): SaidAs {
  if (best.isContrary || !best.isLikely) return 'nothing'
  if (!best.isEvident) return oddsOfUnknown(findings) === 0 ? 'unsure' : 'nearest'
  const surety = suretyOf(files, findings, evident!)
  return surety === 'near' ? 'nearest' : surety === 'sure' ? 'answer' : 'unsure'
}

/** What is said of a place by the log odds that it answers, and by what it and the question say. */
function saidByOdds(
  findings: Findings,
  best: TrainedCandidate,
  odds: number,
  isLarge: boolean,
): SaidAs {
  const unknown = best.isLikely ? 0 : oddsOfUnknown(findings)
  const { least } = weightsFor(findings)
  const byItself = best.isWhole ? least.whole : least.answer
  const { askedIn, cue, language } = findings.question
  const foreign = askedIn === language ? 0 : FOREIGN_ODDS
  const said = saidAsBy(odds + unknown + foreign, {
    answer: best.isSure ? least.sure : isLarge ? LARGE_ANSWER : byItself,
    unsure: best.score > 0 ? least.found : least.unsure,
    nearest: least.nearest,
  })
  if (said === 'nothing' || said === 'nearest') return said
  if (asksUnknownKind(findings)) return 'nearest'
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
  if (!weightsFor(findings).quotesLikely) return null
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
  const findings = all.byWords ?? all
  const { choice, odds: weights } = weightsFor(findings)
  const { best, likelihood } = strongestOf(candidates, strengthBy(choice))
  const { question, retrieval } = findings
  const odds =
    weights.none +
    weights.likelihood * likelihood(-Infinity) +
    weights.likelihoodOrNone * likelihood(choice.none) +
    weights.near * best.near +
    (best.isLikely ? weights.likely : 0) +
    (best.isSure ? weights.sure : 0) +
    (best.isOfTopic ? weights.ofTopic : 0) +
    (!best.isLikely && candidates.some(({ isLikely }) => isLikely) ? weights.elsewhere : 0) +
    weights.words * Math.min(MOST_WORDS, question.words.length) +
    strictnessOf(files, question.language) +
    sizeOddsOf(files)
  const isLarge = unitsIn(files) > LARGE_UNITS
  const byOdds = saidByOdds(findings, best, odds, isLarge)
  const said = isLarge ? surerOf(byOdds, saidByWords(files, findings, best, evident)) : byOdds
  const isSureElsewhere =
    isLarge &&
    !best.isEvident &&
    evident[0] !== undefined &&
    suretyOf(files, findings, evident[0]) === 'sure'
  if (said === 'nothing' || isSureElsewhere) return byWordsAlone(files, findings, evident)
  const { isEvident, isOfTopic } = best
  const unit = isOfTopic ? all.units[0]! : toldUnit(files, retrieval, best.place, 1)
  return { unit, isEvident, isOfTopic, saidAs: said }
}
