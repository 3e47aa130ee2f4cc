import { cueFit, isMeasure } from '../answer-cues.ts'
import { conceptsByTerm, type Concept } from '../concepts.ts'
import type { AnswerCue } from '../cue-rules.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question.ts'
import type { RankedUnit } from '../rank-units.ts'
import { rememberingFor } from '../remembering.ts'
import type { Retrieval } from '../retrieve.ts'
import { foldAccents } from '../stem.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { termOfWord } from '../vocabulary.ts'
import { readAssertion, type Assertion } from './assertion.ts'

/**
 * What an English sentence adds to the odds that it answers, where it is read as a predicate: log odds,
 * rounded, of a logistic regression beside `ODDS` over SQuAD 2.0 with its look-alikes, businesses and bases.
 */
const READ = {
  /** Weight of the words asked that the sentence is said of. */
  topic: 1.6,
  /** It tells what was asked with its verb. */
  verb: 0.3,
  /** The same, to choose by, where it is asked how to do something. */
  verbOfSteps: 1,
  /** It denies what was asked, or says what was denied. */
  contrary: -4.5,
  /** The amount asked for stands in brackets, or behind a semicolon, and what was asked does not. */
  elsewhere: -0.6,
}

/** Units whose scores differ by no more are told apart by what they tell. */
const CLOSE = 0.15
/**
 * What counts then beside the score: what reading it adds to the odds that it answers, and how much of
 * the question it holds, with its context and alone. Weights of a conditional logit over SQuAD, rounded.
 */
const PREFERENCE = { reading: 0.15, coverage: 0.3, ownCoverage: 0.2 }

function read(
  unit: RankedUnit,
  files: readonly IndexedFile[],
  { question: { asked }, retrieval: { concepts } }: Findings,
): Assertion | null {
  if (asked === null || unit.kind !== 'sentence') return null
  const file = files[unit.file]!
  const total = concepts.reduce((sum, { idf }) => sum + idf, 0) || 1
  const words = concepts.map(({ word, idf, implied }) => ({
    isVerb: word === asked.verb,
    share: implied ? 0 : idf / total,
  }))
  const byTerm = conceptsByTerm(concepts, unit.file)
  return readAssertion(textOfUnit(file, unit.unit), asked, words, (word) => {
    const match = byTerm.get(termOfWord(file.segment, foldAccents(word)))
    return match && { word: match.concept, credit: match.credit }
  })
}

/**
 * What a sentence tells of the question; `null` where either cannot be read. It is asked for when units are
 * compared, and when one is judged.
 */
const readUnit = rememberingFor(read)

/** What reading a sentence adds to the odds that it answers. */
const oddsOfReading = (
  { asked, cue }: Question,
  { topic, tellsVerb, isContrary, stretch }: Assertion,
): number =>
  READ.topic * topic +
  (tellsVerb ? READ.verb : 0) +
  (asked?.isNegated === true && isContrary ? READ.contrary : 0) +
  (isMeasure(cue) && cueFit(stretch, cue) < 1 ? READ.elsewhere : 0)

/**
 * What reading a sentence adds to how well it tells what was asked. How to do something is told by its verb,
 * of whoever does it: “A booking is confirmed by card” is said of bookings, and not how to cancel one.
 */
const tellingOf = (question: Question, assertion: Assertion): number =>
  question.asksForSteps
    ? Number(assertion.tellsVerb) * READ.verbOfSteps
    : oddsOfReading(question, assertion)

/** The units with the one in front that tells best what was asked, of those that are as good. */
export function preferTelling(
  files: readonly IndexedFile[],
  found: Findings,
): readonly RankedUnit[] {
  const { question, units } = found
  const best = units[0]
  const close = units.filter(({ score }) => best !== undefined && score > best.score - CLOSE)
  if (best === undefined || close.length < 2) return units
  // Where only "is" asks, an entry that says nothing of anything answers as well: Ada Lark, owner.
  if (question.asked === null || question.asked.verb === '') return units
  const preferences = close.map((unit) => {
    const assertion = readUnit(unit, files, found)
    if (assertion === null || (best.fits && !unit.fits)) return -Infinity
    return (
      unit.score +
      PREFERENCE.reading * tellingOf(question, assertion) +
      PREFERENCE.coverage * unit.coverage +
      PREFERENCE.ownCoverage * unit.ownCoverage
    )
  })
  const most = preferences[0] === -Infinity ? 0 : preferences.indexOf(Math.max(...preferences))
  if (most === 0) return units
  const chosen = close[most]!
  return [chosen, ...units.filter((unit) => unit !== chosen)]
}

/**
 * Weights of what tells an answer from a place near one whatever its sentence says: log odds,
 * rounded, of a logistic regression over questions to businesses and to bases of several files in all
 * languages, and over XQuAD's translations. DESIGN.md, "Odds".
 */
const ODDS = {
  none: -3.2,
  coverage: 2.4,
  ownCoverage: 0.9,
  margin: 4.9,
  misfit: -1,
  kindred: 1.4,
  unknown: 1.2,
  named: 0.12,
}
/** Things named beyond these make nothing surer. */
const MOST_NAMED = 6
/** A unit far before all others is no surer than one well before them. */
const MOST_MARGIN = 0.5
const LEAST_MARGIN = -0.2

/** Share of a question's weight in concepts of a kind. */
const shareOf = (concepts: Retrieval['concepts'], isOf: (concept: Concept) => boolean): number => {
  const total = concepts.reduce((sum, { idf }) => sum + idf, 0) || 1
  return concepts.reduce((sum, each) => sum + (isOf(each) ? each.idf : 0), 0) / total
}

/** Share of a question's weight in words that no file knows, nor anything kindred to them. */
const unknownShare = (concepts: Retrieval['concepts']): number =>
  shareOf(concepts, ({ standIns }) => standIns.holding === 0)

/** Share of a question in unknown words above which an answer is one with reserve, however far before all others. */
const MOSTLY_UNKNOWN = 0.5

/** Whether what no file knows is most of what was asked in words. Verbs that merely ask need not be known. */
export const isMostlyUnknown = ({ concepts }: Retrieval): boolean =>
  shareOf(
    concepts.filter(({ implied }) => !implied),
    ({ generic, standIns }) => !generic && standIns.holding === 0,
  ) > MOSTLY_UNKNOWN

/** Log odds that a unit answers, told by how much it holds and how far the next of some others is from it. */
function oddsOf(
  { question: { cue }, retrieval: { concepts } }: Findings,
  unit: RankedUnit,
  next: RankedUnit | undefined,
): number {
  const margin = Math.max(LEAST_MARGIN, Math.min(MOST_MARGIN, unit.score - (next?.score ?? 0)))
  const named = concepts.filter(({ generic, implied }) => !generic && !implied)
  return (
    ODDS.none +
    ODDS.coverage * unit.coverage +
    // A line is said with what heads it.
    ODDS.ownCoverage * (unit.kind === 'sentence' ? unit.ownCoverage : unit.coverage) +
    ODDS.margin * margin +
    (cue !== 'none' && !unit.fits ? ODDS.misfit : 0) +
    ODDS.kindred * shareOf(concepts, ({ standIns }) => standIns.holding > 0 && !standIns.isSaid) +
    ODDS.unknown * unknownShare(concepts) +
    ODDS.named * Math.min(MOST_NAMED, named.length)
  )
}

/**
 * Least log odds of an answer: of sentences of other languages than English, which are not read as
 * predicates, and of all else. Chosen on businesses and bases, by the totals of those that are held
 * out too, and by XQuAD.
 */
const LEAST_ODDS = { foreignSentence: -0.6, other: -0.3 }

/** Log odds that a unit answers, beside the best one of all other passages. */
export const oddsBesideOthers = (found: Findings, unit: RankedUnit): number =>
  oddsOf(
    found,
    unit,
    found.units.find(({ file, passage }) => file !== unit.file || passage !== unit.passage),
  )

/**
 * The place that is nearest to what was asked beside a unit. What stands in the same passage is no
 * other place: it would be said as well. What is told of another day is no rival, nor what holds no
 * amount of one that does, where an amount is asked for.
 */
const rivalOf = ({ question: { cue }, units }: Findings, unit: RankedUnit) =>
  units.find(
    ({ file, passage, otherDates, fits }) =>
      (file !== unit.file || passage !== unit.passage) &&
      otherDates <= unit.otherDates &&
      (fits || !unit.fits || !isMeasure(cue)),
  )

/** What is told of those that are named, and of nobody else. */
const ASKS_WHO_OR_WHEN: ReadonlySet<AnswerCue> = new Set(['person', 'time', 'place', 'reason'])

/** It was built by …: the name may stand further back than what is read. */
const DONE_TO_ONE_NAMED_BEFORE =
  /^\W*(?:he|she|it|they)\s+(?:was|were|is|are|(?:has|have|had)\s+been)\b/iu

/** What a unit that holds enough of a question is to it: an answer, one with reserve, or only near. */
export type Surety = 'sure' | 'unsure' | 'near'

/** Log odds from which on an answer is one without reserve: of those below two in five are right where bases are asked. */
const SURE_ODDS = 0.5

/** Whether a unit may not answer, whatever it holds. */
function cannotAnswer(
  { question: { asked, cue } }: Findings,
  unit: RankedUnit,
  assertion: Assertion | null,
): boolean {
  // No amount is told without a number, or a word for none; a discount may be told by its name.
  const mayName = cue === 'discount' && unit.saidTopics > 0
  if (isMeasure(cue) && !unit.mayFit && !mayName) return true
  // When was it built? is told by nothing that names no time.
  if (cue === 'time' && asked?.isPast === true && !unit.mayFit) return true
  // Who sold the Lark to Mr Pym? is not answered by what somebody else sold to him.
  const isOfAnother = ASKS_WHO_OR_WHEN.has(cue) && !unit.saysObject && assertion !== null
  return isOfAnother && !DONE_TO_ONE_NAMED_BEFORE.test(assertion.stretch)
}

/** Whether a unit denies what was asked, or cannot be what answers. */
export function speaksAgainst(
  files: readonly IndexedFile[],
  found: Findings,
  unit: RankedUnit,
): boolean {
  const assertion = readUnit(unit, files, found)
  if (cannotAnswer(found, unit, assertion)) return true
  return assertion !== null && oddsOfReading(found.question, assertion) < READ.contrary / 2
}

/** How sure it is that a unit that holds enough of a question answers it. */
export function suretyOf(files: readonly IndexedFile[], found: Findings, unit: RankedUnit): Surety {
  const { language } = found.question
  if (unit.isMeant === true) return 'sure'
  if (unit.surety !== undefined) return unit.surety
  const assertion = readUnit(unit, files, found)
  if (cannotAnswer(found, unit, assertion)) return 'near'
  const reading = assertion === null ? 0 : oddsOfReading(found.question, assertion)
  const odds = oddsOf(found, unit, rivalOf(found, unit)) + reading
  const isForeign = language !== 'en' && unit.kind === 'sentence'
  if (odds < (isForeign ? LEAST_ODDS.foreignSentence : LEAST_ODDS.other)) return 'near'
  return odds >= SURE_ODDS && !isMostlyUnknown(found.retrieval) ? 'sure' : 'unsure'
}
