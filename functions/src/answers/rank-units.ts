import {
  amountsBeside,
  NOTHING_BESIDE,
  type AmountsTold,
  type Told,
} from './amounts/base-amounts.ts'
import { datesIn } from './calendar.ts'
import { ALL_DAYS } from './dates-by-name.ts'
import type { Retrieval } from './retrieve.ts'
import { conceptsByTerm } from './concepts.ts'
import { cueFit, isMeasure, mayBeColumn, namesColumnOf } from './answer-cues.ts'
import { answerSigns, strongestSigns } from './answer-signs.ts'
import { holdsBarePrice } from './bare-prices.ts'
import { holdsHours, namesDay } from './day-hours.ts'
import { leansBack } from './leaning-words.ts'
import type { Question } from './question.ts'
import { RELATED_CREDIT } from './related-words.ts'
import { kindOfUnit } from './segment.ts'
import { headerOf, headingOf, isHeader } from './unit-context.ts'
import {
  quoteOfUnit,
  termsOfText,
  termsOfUnit,
  textOfUnit,
  type IndexedFile,
} from './unit-terms.ts'
import { isOfOtherSense } from './other-senses.ts'
import type { Surety } from './predicates/sureness.ts'
import { SPEAKABLE, type UnitKind } from './unit-kinds.ts'
import { datingOf, otherDatesOf } from './unit-dates.ts'
import { shareOf, weighUnit, type Weighing } from './weigh-unit.ts'

/** A unit that may be said, and how well it answers. */
export interface RankedUnit {
  readonly file: number
  readonly passage: number
  readonly unit: number
  readonly kind: UnitKind
  readonly score: number
  /** Share of the question's weight that the unit, its heading and the sentence before hold. */
  readonly coverage: number
  /** The same of the unit alone. */
  readonly ownCoverage: number
  /** The same of the unit alone in words that are told beside the question. */
  readonly besideCoverage: number
  /** Words of the question that are about something and stand in the unit itself. */
  readonly ownTopics: number
  /** Words of the question that are about something and stand in the unit, its heading, … */
  readonly topics: number
  /** Those of them that stand there, or what means the same, rather than what is merely kindred. */
  readonly saidTopics: number
  /** Share of the question's weight in implied words that neither it nor its context holds. */
  readonly unsaid: number
  /** The same in words, of those that are about something. */
  readonly unsaidTopics: number
  /** Whether it is a line of a list or table that is headed by the most telling word asked for. */
  readonly isHeaded: boolean
  /** Whether the deed that was asked for stands in it or around it. */
  readonly tellsDeed: boolean
  /** Whether one of the names of that to which something was done stands in it or around it. */
  readonly saysObject: boolean
  /** Whether it speaks of what an answer must speak of. */
  readonly holdsEssential: boolean
  /** Whether it holds a name of the question as it is written there; known of the best units only. */
  readonly saysName: boolean
  /** Whether it holds the kind of thing that was asked for; known of the best units only. */
  readonly fits: boolean
  /** Whether it holds that or what may be it. */
  readonly mayFit: boolean
  /**
   * Days or months that it speaks of where it leaves out those asked for, or 1 where it does so with
   * an amount; known of the best units only.
   */
  readonly otherDates: number
  /** Whether it was found by its meaning, with few of the words asked or none. */
  readonly isMeant?: boolean
  /** How sure it answers, where other things tell it than the words asked: a number to call. */
  readonly surety?: Surety
}

/** Weight beside the unit's own score, as a share of the question's whole weight. */
const PASSAGE_WEIGHT = 0.5
/** What is written in another language than the question, where some files are in its own. */
const FOREIGN_PENALTY = -0.3
/** Units with fewer terms say little by themselves. */
const SHORT_UNIT = 2

const NO_OBJECTS: ReadonlySet<string> = new Set()
const NONE_TOLD: readonly Told[] = []
const NO_AMOUNTS = (): readonly Told[] => NONE_TOLD

/** The units of the found passages that may be said, the best answer first. */
export function rankUnits(
  files: readonly IndexedFile[],
  retrieval: Retrieval,
  question: Question,
): RankedUnit[] {
  const { concepts, passages } = retrieval
  const total = concepts.reduce((sum, { idf }) => sum + idf, 0)
  const top = passages[0]?.score ?? 1
  const ranked = new Map<string, RankedUnit>()
  const weighings = new Map<number, Weighing>()
  const dating = datingOf(concepts, question)
  const amounts = amountsBeside(files, concepts, question.amounts)
  const hasOwn = files.some(({ segment }) => segment.language === question.language)
  for (const { file } of passages) {
    if (weighings.has(file)) continue
    weighings.set(file, {
      concepts,
      byTerm: conceptsByTerm(concepts, file, amounts?.places),
      total,
      isDefinition: question.definition !== null,
      deed: question.deed,
      isReason: question.cue === 'reason',
      essential: question.essential,
      objects: question.asked?.objects ?? NO_OBJECTS,
      toldBeside: amounts === null ? NO_AMOUNTS : (unit) => amounts.tell(file, unit).told,
    })
  }
  for (const { file, passage, score: passageScore } of passages) {
    const source = files[file]!
    const { segment } = source
    const weighing = weighings.get(file)!
    const isForeign = hasOwn && segment.language !== question.language
    const end = segment.passageEndUnit[passage]!
    for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
      const kind = kindOfUnit(segment, unit)
      if (!SPEAKABLE.has(kind) || ranked.has(`${file} ${unit}`)) continue
      const dated = dating(source, unit)
      const { score: own, ...evidence } = weighUnit(source, passage, unit, weighing, dated)
      if (own === 0) continue
      if (isHeader(source, unit)) continue
      const score =
        own * shortness(source, unit, kind) +
        (PASSAGE_WEIGHT * passageScore) / top +
        (isForeign ? FOREIGN_PENALTY : 0)
      ranked.set(`${file} ${unit}`, {
        file,
        passage,
        unit,
        kind,
        ...evidence,
        score,
        fits: false,
        mayFit: false,
        otherDates: 0,
        saysName: false,
      })
    }
  }
  return withSigns(files, [...ranked.values()], question, { weighings, amounts })
}

const shortness = (file: IndexedFile, unit: number, kind: UnitKind): number =>
  kind === 'sentence' && termsOfUnit(file, unit).length < SHORT_UNIT ? 0.5 : 1

/** Share of the question that holds all of it, in whatever form. */
const NAMES_ALL = 0.99
/** A penalty may bring the first few down, so that many below them are judged as well. */
const PENALTY_MARGIN = 0.2

/** Negative where an amount stands in one clause of a sentence, and what was asked for in another. */
function splitPenalty(
  text: string,
  unit: RankedUnit,
  { cue, language }: Question,
  files: readonly IndexedFile[],
  weighings: ReadonlyMap<number, Weighing>,
): number {
  if (!isMeasure(cue) || unit.kind !== 'sentence' || !text.includes(';')) return 0
  const weighing = weighings.get(unit.file)!
  const clauses = text.split(/;\s/).filter((clause) => cueFit(clause, cue, language) === 1)
  const shares = clauses.map((clause) =>
    shareOf(termsOfText(files[unit.file]!.segment, clause), weighing),
  )
  return Math.max(0, ...shares) - unit.ownCoverage
}

/** The sentence that a sentence takes its subject from; '' where it names its own. */
function nameBefore(file: IndexedFile, { unit, kind }: RankedUnit, text: string): string {
  const { unitPage } = file.segment
  const leans = kind === 'sentence' && unit > 0 && leansBack(text, file.segment.language)
  return leans && unitPage[unit - 1] === unitPage[unit] ? textOfUnit(file, unit - 1) : ''
}

/**
 * Whether a unit names what the question does, itself or in what it stands under or leans on, or says
 * of its document what was asked of it.
 */
function saysName(
  file: IndexedFile,
  unit: RankedUnit,
  text: string,
  { author, names }: Question,
): boolean {
  if (author !== null) return author.test(text)
  if (names === null || names.test(text)) return true
  return names.test(headingOf(file, unit.passage)) || names.test(nameBefore(file, unit, text))
}

/** How far a unit holds the kind of thing that is asked for, by itself or in a column of its name. */
export function fitOf(
  file: IndexedFile,
  { unit, kind }: Pick<RankedUnit, 'unit' | 'kind'>,
  text: string,
  { cue, language }: Pick<Question, 'cue' | 'language'>,
): number {
  const fit = cueFit(text, cue, language)
  if (kind !== 'row' || fit === 1) return fit
  if (cue === 'money' && holdsBarePrice(file, unit)) return 1
  if (!mayBeColumn(cue) && cue !== 'hours') return fit
  const header = headerOf(file, unit)
  if (cue === 'hours')
    return header >= 0 && holdsHours(text) && namesDay(quoteOfUnit(file, header), language)
      ? 1
      : fit
  return header >= 0 && namesColumnOf(quoteOfUnit(file, header), cue) ? 1 : fit
}

/** Whether a unit, or what it stands under, is the one that was asked for by its number. */
const isOfNumber = (
  file: IndexedFile,
  { passage }: RankedUnit,
  text: string,
  { numbered }: Question,
): boolean => numbered !== null && (numbered.test(text) || numbered.test(headingOf(file, passage)))

const NO_UNITS: ReadonlySet<RankedUnit> = new Set()

/** Of each file the first unit that names what is to be defined: there it is introduced. */
function firstNaming(units: readonly RankedUnit[]): ReadonlySet<RankedUnit> {
  const firsts = new Map<number, RankedUnit>()
  for (const unit of units) {
    if (unit.ownCoverage < NAMES_ALL) continue
    const known = firsts.get(unit.file)
    if (known === undefined || unit.unit < known.unit) firsts.set(unit.file, unit)
  }
  return new Set(firsts.values())
}

/** Adds the signs of an answer to every unit that they could still lift to the top. */
function withSigns(
  files: readonly IndexedFile[],
  units: readonly RankedUnit[],
  question: Question,
  {
    weighings,
    amounts,
  }: { readonly weighings: ReadonlyMap<number, Weighing>; readonly amounts: AmountsTold | null },
): RankedUnit[] {
  let best = 0
  let mostUnsaid = 0
  for (const { score, unsaid } of units) {
    best = Math.max(best, score)
    mostUnsaid = Math.max(mostUnsaid, unsaid)
  }
  const firsts = question.definition === null ? NO_UNITS : firstNaming(units)
  const within = best - strongestSigns(question) - mostUnsaid - PENALTY_MARGIN
  return units
    .map((unit) => {
      if (unit.score < within && question.hasOtherSense === null) return unit
      const text = textOfUnit(files[unit.file]!, unit.unit)
      const { told, isOfOthers } = amounts?.tell(unit.file, unit.unit) ?? NOTHING_BESIDE
      // What others pay by their age or weight is no price for the one that was asked for.
      const isOfOtherAmounts = isOfOthers && isMeasure(question.cue) && amounts?.areTold === true
      const otherDates =
        question.dates() === 0
          ? Number(isOfOtherAmounts)
          : otherDatesOf(files[unit.file]!, unit.passage, text, question)
      // That it is closed on other days tells no hours of the one that was asked for.
      const isClosedElse = otherDates > 0 && question.cue === 'hours' && !/\d/u.test(text)
      const tellsAge = question.cue === 'age' && told.length > 0
      const fit = isClosedElse ? 0 : tellsAge ? 1 : fitOf(files[unit.file]!, unit, text, question)
      const impliedTopics = fit === 1 ? unit.unsaidTopics : 0
      const topics = unit.topics + impliedTopics
      const saidTopics = unit.saidTopics + impliedTopics
      const split = fit === 1 ? splitPenalty(text, unit, question, files, weighings) : 0
      const { language } = files[unit.file]!.segment
      const days = question.dates() & ALL_DAYS
      const isOfDay = days !== 0 && (datesIn(text, language) & days) !== 0
      const isFirst = firsts.has(unit)
      const leans = unit.kind === 'sentence' && leansBack(text, language)
      const isElse = question.another?.test(text) === true || isOfOtherSense(question, unit, text)
      const isNumbered = isOfNumber(files[unit.file]!, unit, text, question)
      const signs = answerSigns(
        text,
        { ...unit, leans, isFirst, isNumbered, otherDates, isOfDay },
        fit,
        question,
      )
      // An amount of money says "cost" without the word.
      const said = fit * RELATED_CREDIT * unit.unsaid
      const coverage = Math.min(1, unit.coverage + said)
      return {
        ...unit,
        fits: fit === 1,
        mayFit: fit > 0,
        otherDates,
        saysName: saysName(files[unit.file]!, unit, text, question),
        holdsEssential: unit.holdsEssential && !isElse,
        topics,
        saidTopics,
        coverage,
        score: unit.score + signs + said + split,
      }
    })
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.unit - b.unit)
}
