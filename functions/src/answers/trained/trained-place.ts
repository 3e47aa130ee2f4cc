import {
  saidAsBy,
  surerOf,
  type ChosenPlace,
  type LeastOdds,
  type SaidAs,
} from '../chosen-place.ts'
import { statisticsOf } from '../concepts.ts'
import { asksUnknownName, neededCoverage, requiredCoverage } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { likelyPlace } from '../likely-place.ts'
import { isMostlyUnknown, suretyOf } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { toldUnit } from '../telling-units.ts'
import { unitsIn, type IndexedFile } from '../unit-terms.ts'
import { choosePlace } from './place-choice.ts'
import { trainedCandidates, type TrainedCandidate } from './trained-candidates.ts'
import { asksUnknown } from './trained-questions.ts'

/** What it says against a place that no file knows most of what is asked. */
const MOST_UNKNOWN_ODDS = { english: -1.3, other: -0.8 }
/** What it says for a place that it is asked for in another language than the files': their words tell less then. */
const FOREIGN_ODDS = 0.4
/** Log odds from which on that tells where something is that no file knows. */
const SURE_OF_PLACE = 1
/** What it says against a place that the share of the question that a base needs is higher than usual, each whole. */
const STRICT_ODDS = -4
/**
 * Units beyond which words lead as often to what tells it as vectors do: what both lead to is said as words alone
 * would say it at least.
 */
const LARGE_UNITS = 400
/**
 * Least log odds of what is said in English and in other languages, and of what is said without reserve where words tell
 * it surely as well. What is less likely is worse than the sections that are offered instead.
 */
const LEAST_ODDS: Readonly<Record<'english' | 'other', LeastOdds>> = {
  english: { answer: 0.8, unsure: -0.2, nearest: -0.2 },
  other: { answer: 0.9, unsure: -0.2, nearest: -0.2 },
}
const LEAST_SURE_ANSWER = 0.2

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

/** What words alone say of a place; nothing where they lead to another. */
function saidByWords(
  files: readonly IndexedFile[],
  findings: Findings,
  best: TrainedCandidate,
  [evident]: readonly RankedUnit[],
): SaidAs {
  if (best.isContrary || !best.isLikely) return 'nothing'
  if (!best.isEvident) return asksUnknown(findings) ? 'nearest' : 'unsure'
  const surety = suretyOf(files, findings, evident!)
  return surety === 'near' ? 'nearest' : surety === 'sure' ? 'answer' : 'unsure'
}

/** What is said of a place by the log odds that it answers, and by what it and the question say. */
function saidByOdds(findings: Findings, best: TrainedCandidate, odds: number): SaidAs {
  const { askedIn, cue, language } = findings.question
  const foreign = askedIn === language ? 0 : FOREIGN_ODDS
  const isUnknown = !best.isLikely && isMostlyUnknown(findings.retrieval)
  const spoken = askedIn === 'en' ? 'english' : 'other'
  const unknown = isUnknown ? MOST_UNKNOWN_ODDS[spoken] : 0
  const least = LEAST_ODDS[spoken]
  const answer = best.isSure ? LEAST_SURE_ANSWER : least.answer
  const said = saidAsBy(odds + foreign + unknown, { ...least, answer })
  if (said === 'nothing') return said
  if (asksUnknownKind(findings) || best.isContrary) return 'nearest'
  const mayBeElsewhere = cue === 'place' && !best.isLikely && asksUnknown(findings)
  if (mayBeElsewhere && odds < SURE_OF_PLACE) return 'nearest'
  return asksUnknownName(findings) ? 'unsure' : said
}

/**
 * What words alone lead to where vectors find nothing: with reserve what they tell surely, since that is no refusal
 * however many places are as near, else no more than the nearest place. What only seems to be meant is mostly not what
 * tells it in other languages than English (25 times what is asked is told nowhere, 43 times elsewhere, 41 times there).
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
  if (findings.question.askedIn !== 'en') return null
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
  const choice = choosePlace(files, findings, candidates)
  const { best } = choice
  const odds = choice.odds + strictnessOf(files, findings.question.language)
  const isLarge = unitsIn(files) > LARGE_UNITS
  const byOdds = saidByOdds(findings, best, odds)
  const said = isLarge ? surerOf(byOdds, saidByWords(files, findings, best, evident)) : byOdds
  // In other languages than English what words tell surely is wrong as often as what vectors find elsewhere.
  const isSureElsewhere =
    said !== 'answer' &&
    !best.isEvident &&
    (isLarge || findings.question.askedIn === 'en') &&
    evident[0] !== undefined &&
    suretyOf(files, findings, evident[0]) === 'sure'
  if (said === 'nothing' || isSureElsewhere) return byWordsAlone(files, findings, evident)
  const { isEvident, isOfTopic } = best
  const unit = isOfTopic ? all.units[0]! : toldUnit(files, findings.retrieval, best.place, 1)
  return { unit, isEvident, isOfTopic, saidAs: said }
}
