import type { Retrieval } from './retrieve.ts'
import { conceptsByTerm, type Concept, type ConceptsByTerm } from './concepts.ts'
import { cueFit, isMeasure } from './answer-cues.ts'
import { answerSigns, strongestSigns } from './answer-signs.ts'
import type { Question } from './question.ts'
import { RELATED_CREDIT } from './related-words.ts'
import { kindOfUnit } from './segment.ts'
import { contextOf } from './unit-context.ts'
import {
  termsOfText,
  termsOfTitle,
  termsOfUnit,
  textOfUnit,
  type IndexedFile,
} from './unit-terms.ts'
import { SPEAKABLE, type UnitKind } from './units.ts'

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
  /** Words of the question that are about something and stand in the unit, its heading, … */
  readonly topics: number
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
  /** Whether it holds a name of the question as it is written there; known of the best units only. */
  readonly saysName: boolean
  /** Whether it holds the kind of thing that was asked for; known of the best units only. */
  readonly fits: boolean
  /** Whether it holds that or what may be it. */
  readonly mayFit: boolean
  /** Whether it was found by its meaning, with few of the words asked or none. */
  readonly isMeant?: boolean
}

/** BM25 over sentences: short texts, so little is gained by repetition and lost by length. */
const K1 = 0.6
const B = 0.2
const AVERAGE_TERMS = 14
/** Weights beside the unit's own score, as shares of the question's whole weight. */
const PASSAGE_WEIGHT = 0.5
/** Two words of the question that stand beside each other as they do there. */
const PHRASE_WEIGHT = 0.1
/** Units with fewer terms say little by themselves. */
const SHORT_UNIT = 3

const NO_OBJECTS: ReadonlySet<string> = new Set()

interface Weighing {
  readonly concepts: readonly Concept[]
  readonly byTerm: ConceptsByTerm
  readonly total: number
  readonly isDefinition: boolean
  readonly deed: string
  readonly isReason: boolean
  readonly objects: ReadonlySet<string>
}

/** Best credit of each concept in some terms. */
function creditsIn(
  terms: Iterable<number>,
  credit: number,
  { byTerm }: Weighing,
  into: Float64Array,
): void {
  for (const term of terms) {
    const match = byTerm.get(term)
    if (match === undefined) continue
    const worth = credit * match.credit
    if (worth > into[match.concept]!) into[match.concept] = worth
  }
}

/** BM25 of a unit's own words, 0 to about 1 as a share of the question's whole weight. */
function ownScore(terms: Int32Array, { byTerm, concepts, total }: Weighing): number {
  const counts = new Map<number, { times: number; credit: number }>()
  let phrases = 0
  let previous = -1
  for (const term of terms) {
    const match = byTerm.get(term)
    if (match === undefined) {
      previous = -1
      continue
    }
    if (previous >= 0 && match.concept === previous + 1) {
      phrases = Math.max(phrases, concepts[previous]!.idf + concepts[match.concept]!.idf)
    }
    previous = match.concept
    const known = counts.get(match.concept)
    if (known === undefined) counts.set(match.concept, { times: 1, credit: match.credit })
    else {
      known.times++
      known.credit = Math.max(known.credit, match.credit)
    }
  }
  let score = PHRASE_WEIGHT * phrases
  for (const [concept, { times, credit }] of counts) {
    const saturation =
      ((K1 + 1) * times) / (times + K1 * (1 - B + (B * terms.length) / AVERAGE_TERMS))
    score += concepts[concept]!.idf * credit * saturation
  }
  return total === 0 ? 0 : score / total
}

/**
 * Whether a row or labelled line begins with the rarest thing that was named and holds, with the
 * names of its columns, all that was asked but what an amount says by itself.
 */
function isHeaded(
  file: IndexedFile,
  unit: number,
  around: Float64Array,
  { byTerm, concepts }: Weighing,
): boolean {
  const kind = kindOfUnit(file.segment, unit)
  if (kind !== 'row' && kind !== 'label') return false
  const first = byTerm.get(termsOfUnit(file, unit)[0] ?? -1)
  if (first === undefined) return false
  const { idf, generic } = concepts[first.concept]!
  return (
    (!generic || concepts.length === 1) &&
    concepts.every(
      (other, index) =>
        (other.generic || other.idf <= idf) && (other.implied || around[index]! >= RELATED_CREDIT),
    )
  )
}

function weigh(file: IndexedFile, passage: number, unit: number, weighing: Weighing) {
  const { segment } = file
  const own = new Float64Array(weighing.concepts.length)
  const around = new Float64Array(weighing.concepts.length)
  creditsIn(termsOfUnit(file, unit), 1, weighing, own)
  around.set(own)
  const evidence = Float64Array.from(own)
  creditsIn(termsOfTitle(file), 1, weighing, evidence)
  const heading = segment.passageHeading[passage]!
  const { byTerm, concepts } = weighing
  const { isDefinition } = weighing
  const asked = { has: (term: number) => byTerm.has(term), words: concepts.length, isDefinition }
  for (const context of contextOf(file, heading, unit, asked)) {
    const terms = termsOfUnit(file, context.unit)
    creditsIn(terms, context.credit, weighing, around)
    creditsIn(terms, 1, weighing, evidence)
  }
  let context = 0
  let covered = 0
  let ownCovered = 0
  let topics = 0
  let unsaid = 0
  let unsaidTopics = 0
  let tellsDeed = true
  const { objects } = weighing
  let objectsKnown = 0
  let saysObject = false
  for (const [index, { word, idf, generic, implied }] of weighing.concepts.entries()) {
    context += idf * (around[index]! - own[index]!)
    if (implied) unsaid += idf * Math.max(0, 1 - around[index]!)
    if (implied && !generic && !(evidence[index]! > 0)) unsaidTopics++
    covered += idf * evidence[index]!
    ownCovered += idf * own[index]!
    if (!generic && evidence[index]! > 0) topics++
    if (objects.has(word)) {
      objectsKnown++
      if (evidence[index]! > 0) saysObject = true
    }
    if (
      word === weighing.deed &&
      (weighing.isReason ? around[index]! < 0.4 : evidence[index] === 0)
    )
      tellsDeed = false
  }
  const share = weighing.total === 0 ? 0 : 1 / weighing.total
  return {
    score: ownScore(termsOfUnit(file, unit), weighing) + context * share,
    coverage: covered * share,
    ownCoverage: ownCovered * share,
    unsaid: unsaid * share,
    unsaidTopics,
    tellsDeed,
    saysObject: saysObject || objectsKnown === 0,
    isHeaded: isHeaded(file, unit, around, weighing),
    topics,
  }
}

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
  for (const { file } of passages) {
    if (weighings.has(file)) continue
    weighings.set(file, {
      concepts,
      byTerm: conceptsByTerm(concepts, file),
      total,
      isDefinition: question.definition !== null,
      deed: question.deed,
      isReason: question.cue === 'reason',
      objects: question.asked?.objects ?? NO_OBJECTS,
    })
  }
  for (const { file, passage, score: passageScore } of passages) {
    const source = files[file]!
    const { segment } = source
    const weighing = weighings.get(file)!
    for (
      let unit = segment.passageFirstUnit[passage]!;
      unit < segment.passageEndUnit[passage]!;
      unit++
    ) {
      const kind = kindOfUnit(segment, unit)
      if (!SPEAKABLE.has(kind) || ranked.has(`${file} ${unit}`)) continue
      const { score: own, ...evidence } = weigh(source, passage, unit, weighing)
      if (own === 0) continue
      const score = own * shortness(source, unit, kind) + (PASSAGE_WEIGHT * passageScore) / top
      ranked.set(`${file} ${unit}`, {
        file,
        passage,
        unit,
        kind,
        ...evidence,
        score,
        fits: false,
        mayFit: false,
        saysName: false,
      })
    }
  }
  return withSigns(files, [...ranked.values()], question, weighings)
}

/** Text of the heading that a passage stands under; '' where it has none. */
function headingOf(file: IndexedFile, passage: number): string {
  const heading = file.segment.passageHeading[passage]!
  return heading < 0 ? '' : textOfUnit(file, heading)
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

/** Share of the question's weight that some terms hold. */
function shareOf(terms: Int32Array, weighing: Weighing): number {
  const credits = new Float64Array(weighing.concepts.length)
  creditsIn(terms, 1, weighing, credits)
  const held = weighing.concepts.reduce((sum, { idf }, index) => sum + idf * credits[index]!, 0)
  return weighing.total === 0 ? 0 : held / weighing.total
}

/** Whether a unit names what the question does, or says of its document what was asked of it. */
const saysName = (text: string, heading: string, { author, names }: Question): boolean =>
  author?.test(text) ?? (names === null || names.test(text) || names.test(heading))

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
  weighings: ReadonlyMap<number, Weighing>,
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
      if (unit.score < within) return unit
      const text = textOfUnit(files[unit.file]!, unit.unit)
      const fit = cueFit(text, question.cue, question.language)
      const topics = unit.topics + (fit === 1 ? unit.unsaidTopics : 0)
      const split = fit === 1 ? splitPenalty(text, unit, question, files, weighings) : 0
      const signs = answerSigns(text, { ...unit, isFirst: firsts.has(unit) }, fit, question)
      // An amount of money says "cost" without the word.
      const said = fit * RELATED_CREDIT * unit.unsaid
      const coverage = Math.min(1, unit.coverage + said)
      return {
        ...unit,
        fits: fit === 1,
        mayFit: fit > 0,
        saysName: saysName(text, headingOf(files[unit.file]!, unit.passage), question),
        topics,
        coverage,
        score: unit.score + signs + said + split,
      }
    })
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.unit - b.unit)
}
