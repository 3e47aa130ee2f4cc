import type { ProvenSentence } from '@docent/domain/chat'
import { isMeasure } from './answer-cues.ts'
import type { AnswerCue } from './cue-rules.ts'
import { SIGNED_CUES } from './signed-cue-rules.ts'
import { tellsWhenNot } from './answer-signs.ts'
import { statisticsOf } from './concepts.ts'
import type { Definition, Firmness } from './definitions.ts'
import { asksForMeaning } from './definition-asked.ts'
import type { Findings } from './findings.ts'
import type { Language } from './language.ts'
import type { Question } from './question.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Retrieval } from './retrieve.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'
import { lacksWanted } from './wanted.ts'

/**
 * Least share of the question's weight that a unit and its context must hold, for a base of 40
 * passages. Larger bases hold more words by chance and need more. Measured: DESIGN.md, "Refusal".
 */
const LEAST_COVERAGE = 0.47
/** The same elsewhere, where fewer generic words are told apart; as many foreign questions pass. */
const LEAST_COVERAGE_ELSEWHERE = 0.32
const LEAST_COVERAGE_IN: Readonly<Record<Language, number>> = {
  en: LEAST_COVERAGE,
  de: 0.26,
  ar: 0.3,
  zh: 0.34,
  th: 0.4,
  vi: 0.46,
}
const COVERAGE_PER_DOUBLING = 0.004
const MOST_COVERAGE_NEEDED = 0.6
const SMALL_BASE = 40
/** What each thing that was named counts besides where it holds more than one, and how many at most do. */
const FURTHER_TOPIC = 0.1
const MOST_FURTHER = 2
/** What more it must hold where it does not tell the deed that was asked for (Who wrote …?). */
const UNTOLD_DEED = 0.2
/** What more it must hold where nothing in it may be the kind of thing that was asked for. */
const UNFIT = 0.3
/** Kinds of things that nearly every answer shows by its form; told apart in English only. */
const MUST_FIT: ReadonlySet<AnswerCue> = new Set([
  'language',
  'money',
  'ratio',
  'duration',
  'distance',
  'age',
  'time',
  ...SIGNED_CUES,
])
/** Share of the best unit's score at which one with the amount asked for is taken before it. */
const FITTING_SHARE = 0.85
/** Whether what holds the kind of thing asked for is taken first: its form is hardly mistaken. */
const mayPreferFitting = ({ cue, dates }: Question): boolean =>
  isMeasure(cue) || (cue === 'hours' && dates() === 0) || cue === 'frequency'
/**
 * Share of what is needed that the best unit must hold by itself where another one holds all of it:
 * then the files speak of what was asked, and the better sentence says it.
 */
const SAID_SHARE = 0.8
/** Kinds of answer that nothing tells but a number. */
const TOLD_BY_NUMBER: ReadonlySet<AnswerCue> = new Set(['quantity', 'age'])
/** Share of the question's weight that makes up for the other things that were named: a row and its columns. */
const MUCH = 0.7
/** Kinds of answer that nothing tells but what shows them; a share has words of its own (most of them). */
const MUST_SHOW: ReadonlySet<AnswerCue> = new Set(
  [...TOLD_BY_NUMBER, ...SIGNED_CUES].filter((cue) => cue !== 'percentage'),
)
/** Things named in the question that a unit with its context must hold, where there are as many. */
const LEAST_TOPICS = 2

/** Share of the question's weight that a unit must hold by itself where it is one of them alone. */
const LEAST_ALONE = 0.45
/** The same where it holds the kind of thing that was asked for. */
const LEAST_FITTING = 0.35

/** Share of the question's weight that an answer must hold, by the size of the base. */
export function neededCoverage(passages: number, language: Language): number {
  const doublings = Math.log2(Math.max(1, passages / SMALL_BASE))
  const least = LEAST_COVERAGE_IN[language] ?? LEAST_COVERAGE_ELSEWHERE
  return Math.min(MOST_COVERAGE_NEEDED, least + COVERAGE_PER_DOUBLING * doublings)
}

/** A part or number of something is told by nothing that does not name both. */
const asksOfPart = ({ thing, definition, cue, amounts }: Question): boolean =>
  thing !== '' || definition !== null || (TOLD_BY_NUMBER.has(cue) && amounts.length === 0)

/**
 * Whether a unit may answer that holds but one of the things that were named (Can I drive to
 * Portugal? Portugal is allowed). The files must speak of all of them: what they know nothing of is
 * likely what was asked for.
 */
const oneTopicTells = (question: Question, { concepts }: Retrieval): boolean =>
  !asksOfPart(question) && concepts.every(({ generic, standIns }) => generic || standIns.isSaid)

/** Whether a unit holds enough by itself, and the name where one was asked for. */
const tellsAlone = ({ ownCoverage, fits, saysName }: RankedUnit): boolean =>
  ownCoverage >= (fits ? LEAST_FITTING : LEAST_ALONE) && saysName

/** Who owns the building? is told by nothing that merely has to do with houses and with what belongs there. */
const mayBeKindred = ({ saidTopics, fits }: RankedUnit, { cue }: Question): boolean =>
  saidTopics > 0 || fits || cue !== 'person'

/** Whether a unit by itself holds words that are kindred to several of those asked. */
const tellsKindred = (unit: RankedUnit, question: Question): boolean =>
  unit.topics >= LEAST_TOPICS && unit.ownCoverage >= LEAST_ALONE && mayBeKindred(unit, question)

/** Whether it is asked when something was done of which the files know nothing: When did the Lark buy …? */
const isUntoldDeed = ({ question, retrieval }: Findings): boolean =>
  question.cue === 'time' &&
  retrieval.concepts.some(
    ({ word, generic, standIns }) =>
      !generic && standIns.holding === 0 && word === question.asked?.verb.toLowerCase(),
  )

/** Tells of what was found which units may answer, whatever they hold of the question. */
export const admission = (findings: Findings): ((unit: RankedUnit) => boolean) =>
  lacksWanted(findings.question, findings.retrieval) ? () => false : fitness(findings)

/** Whether nothing answers that does not hold the kind of thing that was asked for. */
export function mustFit(findings: Findings): boolean {
  const { retrieval, question } = findings
  // Where are you? How much is it? Nothing is named, so the kind of answer must decide; and how
  // many there are, and how old, is told by nothing but a number; what was done when by no hint of
  // the time of something else.
  const isNamed = retrieval.concepts.some(({ generic }) => !generic)
  return (
    (!isNamed && question.cue !== 'none') || MUST_SHOW.has(question.cue) || isUntoldDeed(findings)
  )
}

/** The same where it does not matter whether the files know all of what was asked for (a foldable cot). */
function fitness(findings: Findings): (unit: RankedUnit) => boolean {
  const { question } = findings
  const isFitNeeded = mustFit(findings)
  return (unit) =>
    (unit.fits || !isFitNeeded) &&
    unit.holdsEssential &&
    (unit.otherDates === 0 || tellsWhenNot(unit.otherDates, question.cue)) &&
    // Who wrote …? is answered by no sentence that merely stands behind one about it.
    (unit.ownCoverage > 0 || question.doer === null) &&
    (unit.saysName || question.doer === null)
}

/** Tells of them which hold enough of the things that were named, however much of the question that is. */
function aptness(findings: Findings): (unit: RankedUnit) => boolean {
  const { retrieval, question } = findings
  const isAdmitted = admission(findings)
  const named = retrieval.concepts.filter(({ generic }) => !generic).length
  const topics = Math.min(LEAST_TOPICS, named)
  const isOneEnough = oneTopicTells(question, retrieval)
  const isSigned = SIGNED_CUES.has(question.cue)
  return (unit) =>
    isAdmitted(unit) &&
    (unit.tellsDeed || unit.fits) &&
    (unit.topics >= topics - (isSigned && unit.fits && unit.ownCoverage > 0 ? 1 : 0) ||
      (isOneEnough && tellsAlone(unit)) ||
      (unit.topics > 0 && unit.coverage >= MUCH)) &&
    (unit.saidTopics > 0 || unit.fits || named === 0 || tellsKindred(unit, question))
}

/**
 * Share of the question's weight that a unit holds, with what it gains where it holds several of the
 * things that were named, and less what it owes for what it does not tell.
 */
function strengthOfUnit(
  { coverage, saidTopics, tellsDeed, mayFit }: RankedUnit,
  { cue, language }: Question,
): number {
  const isUnfit = !mayFit && language === 'en' && MUST_FIT.has(cue)
  const further = Math.max(0, Math.min(MOST_FURTHER, saidTopics - 1))
  return coverage + FURTHER_TOPIC * further - (tellsDeed ? 0 : UNTOLD_DEED) - (isUnfit ? UNFIT : 0)
}

/**
 * The units that may answer: with their context they hold most of what was asked, and not by a
 * single word where several things were named.
 */
export function evidentUnits(findings: Findings, needed: number): RankedUnit[] {
  const isApt = aptness(findings)
  const apt = findings.units.filter(isApt)
  const strength = (unit: RankedUnit): number => strengthOfUnit(unit, findings.question)
  if (!apt.some((unit) => strength(unit) >= needed)) return []
  const evident = apt.filter((unit) => strength(unit) >= needed * SAID_SHARE)
  return mayPreferFitting(findings.question) ? preferFitting(evident) : evident
}

/**
 * Tells of what was found which units may be the place that was asked for, where none holds enough of
 * the question: as the closest passage the others would help nobody.
 */
export function eligibility(findings: Findings): (unit: RankedUnit) => boolean {
  const { question, retrieval } = findings
  const { cue } = question
  const isFit = fitness(findings)
  const named = retrieval.concepts.filter(({ generic }) => !generic).length
  const topics = asksOfPart(question) ? Math.min(LEAST_TOPICS, named) : Math.min(1, named)
  const mustShow = isMeasure(cue) || cue === 'time' || SIGNED_CUES.has(cue)
  return (unit) =>
    question.author === null &&
    isFit(unit) &&
    unit.topics >= topics &&
    (unit.mayFit || !mustShow) &&
    mayBeKindred(unit, question)
}

/** A year, or another number of as many digits. */
const YEAR = /^\p{Nd}{4}$/u

/**
 * Whether it is asked of a name or a year that no file knows: what is told of something else may be meant for it as
 * well (Can I travel to France?), or be chance (Is Daniel Padilla married?).
 */
export const asksUnknownName = ({ question: { large }, retrieval }: Findings): boolean =>
  retrieval.concepts.some(
    ({ word, generic, standIns }) =>
      !generic && standIns.holding === 0 && (large.has(word) || YEAR.test(word)),
  )

/** A unit that holds an amount of the kind asked for goes before a slightly better one without. */
function preferFitting(evident: readonly RankedUnit[]): RankedUnit[] {
  const least = FITTING_SHARE * (evident[0]?.score ?? 0)
  const isFitting = ({ fits, score }: RankedUnit): boolean => fits && score >= least
  return [...evident.filter(isFitting), ...evident.filter((unit) => !isFitting(unit))]
}

/** The largest share that may be needed for something still to be said; 0 where nothing may be. */
export function strengthOf(findings: Findings): number {
  const apt = findings.units.filter(aptness(findings))
  return apt.reduce((most, unit) => Math.max(most, strengthOfUnit(unit, findings.question)), 0)
}

/**
 * Share of the question's weight that an answer must hold: as calibrated for the base that the
 * files were loaded from, else by its size.
 */
export function requiredCoverage(files: readonly IndexedFile[], language: Language): number {
  return files[0]?.thresholds?.[language] ?? neededCoverage(statisticsOf(files).passages, language)
}

/** What tells what something does or did. */
const DEED_TOLD: ReadonlySet<Firmness> = new Set(['acts', 'defines', 'names'])

/** Whether a unit is the first under a heading that names what is to be defined. */
function opensSectionOn(
  { isHeadOf }: Definition,
  files: readonly IndexedFile[],
  unit: RankedUnit | undefined,
): boolean {
  if (unit === undefined) return false
  const file = files[unit.file]!
  const heading = file.segment.passageHeading[unit.passage]!
  return heading >= 0 && heading === unit.unit - 1 && isHeadOf(textOfUnit(file, heading))
}

/**
 * Whether it was asked what something is, and what would be said only speaks of it. A row or a
 * label says what it is by standing there.
 */
export function missesMeaning(
  files: readonly IndexedFile[],
  asked: string,
  { question: { definition } }: Findings,
  best: RankedUnit | undefined,
  sentences: readonly ProvenSentence[],
): boolean {
  const says = best?.kind !== 'sentence' && best?.kind !== 'line'
  if (definition === null || says) return false
  const { asksDeeds } = definition
  if (asksDeeds) return sentences.every(({ text }) => !DEED_TOLD.has(definition.firmnessOf(text)))
  if (!asksForMeaning(asked) || opensSectionOn(definition, files, best)) return false
  return sentences.every(({ text }) => definition.firmnessOf(text) === 'none')
}
