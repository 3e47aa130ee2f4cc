import type { Retrieval } from './retrieve.ts'
import { conceptsByTerm, type Concept, type ConceptsByTerm } from './concepts.ts'
import { answerSigns, fitsCue, strongestSigns } from './answer-signs.ts'
import type { Question } from './question.ts'
import { kindOfUnit } from './segment.ts'
import { contextOf } from './unit-context.ts'
import { quoteOfUnit, termsOfTitle, termsOfUnit, type IndexedFile } from './unit-terms.ts'
import type { UnitKind } from './units.ts'

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
  /** Whether it holds the kind of thing that was asked for; known of the best units only. */
  readonly fits: boolean
}

/** BM25 over sentences: short texts, so little is gained by repetition and lost by length. */
const K1 = 0.6
const B = 0.2
const AVERAGE_TERMS = 14
/** Weights beside the unit's own score, as shares of the question's whole weight. */
const PASSAGE_WEIGHT = 0.5
/** Units with fewer terms say little by themselves. */
const SHORT_UNIT = 3

const SPEAKABLE: ReadonlySet<UnitKind> = new Set(['sentence', 'item', 'label', 'row', 'line'])

interface Weighing {
  readonly concepts: readonly Concept[]
  readonly byTerm: ConceptsByTerm
  readonly total: number
  readonly file: number
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
  for (const term of terms) {
    const match = byTerm.get(term)
    if (match === undefined) continue
    const known = counts.get(match.concept)
    if (known === undefined) counts.set(match.concept, { times: 1, credit: match.credit })
    else {
      known.times++
      known.credit = Math.max(known.credit, match.credit)
    }
  }
  let score = 0
  for (const [concept, { times, credit }] of counts) {
    const saturation =
      ((K1 + 1) * times) / (times + K1 * (1 - B + (B * terms.length) / AVERAGE_TERMS))
    score += concepts[concept]!.idf * credit * saturation
  }
  return total === 0 ? 0 : score / total
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
  const asked = { has: (term: number) => byTerm.has(term), words: concepts.length }
  for (const context of contextOf(file, heading, unit, asked)) {
    const terms = termsOfUnit(file, context.unit)
    creditsIn(terms, context.credit, weighing, around)
    creditsIn(terms, 1, weighing, evidence)
  }
  let context = 0
  let covered = 0
  let ownCovered = 0
  let topics = 0
  for (const [index, { idf, generic }] of weighing.concepts.entries()) {
    context += idf * (around[index]! - own[index]!)
    covered += idf * evidence[index]!
    ownCovered += idf * own[index]!
    if (!generic && evidence[index]! > 0) topics++
  }
  return {
    score:
      ownScore(termsOfUnit(file, unit), weighing) +
      (weighing.total === 0 ? 0 : context / weighing.total),
    coverage: weighing.total === 0 ? 0 : covered / weighing.total,
    ownCoverage: weighing.total === 0 ? 0 : ownCovered / weighing.total,
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
  for (const { file, passage, score: passageScore } of passages) {
    const source = files[file]!
    const { segment } = source
    const weighing = { concepts, byTerm: conceptsByTerm(concepts, file), total, file }
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
      ranked.set(`${file} ${unit}`, { file, passage, unit, kind, ...evidence, score, fits: false })
    }
  }
  return withSigns(files, [...ranked.values()], question)
}

const shortness = (file: IndexedFile, unit: number, kind: UnitKind): number =>
  kind === 'sentence' && termsOfUnit(file, unit).length < SHORT_UNIT ? 0.5 : 1

/** A penalty may bring the first few down, so that many below them are judged as well. */
const PENALTY_MARGIN = 0.1

/** Adds the signs of an answer to every unit that they could still lift to the top. */
function withSigns(
  files: readonly IndexedFile[],
  units: readonly RankedUnit[],
  question: Question,
): RankedUnit[] {
  const within =
    Math.max(...units.map(({ score }) => score)) - strongestSigns(question) - PENALTY_MARGIN
  return units
    .map((unit) => {
      if (unit.score < within) return unit
      const text = quoteOfUnit(files[unit.file]!, unit.unit)
      const fits = fitsCue(text, question.cue)
      return { ...unit, fits, score: unit.score + answerSigns(text, unit.kind, question) }
    })
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.unit - b.unit)
}
