import { placeOfMatter } from './matters/place-of-matter.ts'
import { statisticsOf } from './concepts.ts'
import { admission, asksUnknownName, eligibility } from './evidence.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question.ts'
import { isMostlyUnknown } from './predicates/sureness.ts'
import type { RankedUnit } from './rank-units.ts'
import type { IndexedFile } from './unit-terms.ts'

/**
 * Weights of what tells that the best unit is the place that was asked for where none holds enough of the
 * question: log odds, rounded, of a logistic regression over the questions to businesses, bases and
 * articles for which none does, questions in another language and stray ones. DESIGN.md, "The likely place".
 */
const ODDS = {
  none: -6.3,
  /** What it holds of the question, as a share of what an answer must hold. */
  share: 1.8,
  /** Each thing named that it holds. */
  topic: 0.9,
  /** It says nothing named in its own word: other words hold its share down. */
  unsaid: 0.9,
  score: 3.4,
  /** How far it is before the next unit. */
  margin: 1.9,
  /** A kind of thing is asked for, and nothing that holds enough tells it. */
  kind: -0.75,
  /** The same in English, where it lacks that kind: its signs are hardly mistaken there. */
  misfitInEnglish: -1.8,
  /** Each thing named. */
  named: 0.27,
  /** Each doubling of the passages: there is more that may be meant. */
  doubling: -0.35,
}
const MOST_SHARE = 1.5
const MOST_TOPICS = 3
const MOST_SCORE = 1.3
const LEAST_MARGIN = -0.2
const MOST_MARGIN = 0.5
const MOST_NAMED = 6
/** A base of fewer passages counts as one of so many, and one of more as well. */
const LEAST_PASSAGES = 8
const MOST_PASSAGES = 3_000

/**
 * Least log odds of what is said as an answer with reserve, the same of what was asked in another language
 * than the documents, whose words are translations, and of what is quoted as the nearest place.
 */
const LEAST_ODDS = { answer: 0, answerElsewhere: -0.3, nearest: -0.7 }

/** The place that was likely asked for, and whether it is likely enough to answer. */
export interface LikelyPlace {
  readonly unit: RankedUnit
  readonly mayAnswer: boolean
}

/** What it says against a place that a kind of thing is asked for. */
function oddsOfKind({ language, cue }: Question, { fits }: RankedUnit): number {
  if (cue === 'none') return 0
  if (language !== 'en') return ODDS.kind
  return fits ? 0 : ODDS.misfitInEnglish
}

/** Log odds that the best unit tells what was asked, however little of it it holds. */
function oddsOf(
  files: readonly IndexedFile[],
  { question, retrieval, units }: Findings,
  best: RankedUnit,
  needed: number,
): number {
  const { coverage, topics, saidTopics, score } = best
  const named = retrieval.concepts.filter(({ generic, implied }) => !generic && !implied).length
  const { passages } = statisticsOf(files)
  const size = Math.max(LEAST_PASSAGES, Math.min(MOST_PASSAGES, passages))
  const margin = score - (units[1]?.score ?? 0)
  return (
    ODDS.none +
    ODDS.share * Math.min(MOST_SHARE, coverage / needed) +
    ODDS.topic * Math.min(MOST_TOPICS, topics) +
    (saidTopics === 0 ? ODDS.unsaid : 0) +
    ODDS.score * Math.min(MOST_SCORE, score) +
    ODDS.margin * Math.max(LEAST_MARGIN, Math.min(MOST_MARGIN, margin)) +
    oddsOfKind(question, best) +
    ODDS.named * Math.min(MOST_NAMED, named) +
    ODDS.doubling * Math.log2(size + 1)
  )
}

/** A price per kilometre is no price per day. */
const asksUnknownKind = ({ question: { language, cue }, retrieval }: Findings): boolean =>
  language === 'en' && cue !== 'none' && isMostlyUnknown(retrieval)

/** The best unit, where its words make it likely enough. */
function placeByWords(
  files: readonly IndexedFile[],
  findings: Findings,
  needed: number,
  isDoubtful: boolean,
): LikelyPlace | null {
  const [best] = findings.units
  if (best === undefined || !eligibility(findings)(best)) return null
  const odds = oddsOf(files, findings, best, needed)
  if (odds < LEAST_ODDS.nearest) return null
  const { askedIn, language } = findings.question
  const least = askedIn === language ? LEAST_ODDS.answer : LEAST_ODDS.answerElsewhere
  const mayAnswer = odds >= least && !isDoubtful && admission(findings)(best)
  return { unit: best, mayAnswer }
}

/**
 * The place that was likely asked for, where no unit holds as much of the question as an answer must.
 * @param needed share of the question's weight that an answer must hold
 */
export function likelyPlace(
  files: readonly IndexedFile[],
  findings: Findings,
  needed: number,
): LikelyPlace | null {
  const isDoubtful = asksUnknownName(findings) || asksUnknownKind(findings)
  const byWords = placeByWords(files, findings, needed, isDoubtful)
  if (byWords?.mayAnswer === true) return byWords
  const ofMatter = placeOfMatter(files, findings, byWords?.unit)
  if (ofMatter === null || !eligibility(findings)(ofMatter.unit)) return byWords
  const mayAnswer = ofMatter.mayAnswer && !isDoubtful && admission(findings)(ofMatter.unit)
  return mayAnswer || byWords === null ? { unit: ofMatter.unit, mayAnswer } : byWords
}
