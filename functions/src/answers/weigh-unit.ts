import type { Told } from './amounts/base-amounts.ts'
import type { Concept, ConceptsByTerm } from './concepts.ts'
import { KINDRED_CREDIT } from './kindred-words/kindred-words.ts'
import { RELATED_CREDIT } from './related-words.ts'
import { kindOfUnit } from './segment.ts'
import { contextOf } from './unit-context.ts'
import { termsOfOpening, termsOfTitle, termsOfUnit, type IndexedFile } from './unit-terms.ts'

/** BM25 over sentences: short texts, so little is gained by repetition and lost by length. */
const K1 = 0.6
const B = 0.2
const AVERAGE_TERMS = 14
/** Two words of the question that stand beside each other as they do there. */
const PHRASE_WEIGHT = 0.1

/** Credit above which a unit or its heading speaks of what an answer must speak of: cots are no babies. */
const LEAST_ESSENTIAL = 0.5

/** What a word of its beginning counts for all that a document says: it need not repeat whose prices these are. */
const OPENING_CREDIT = 0.45

/** What a question's words weigh in one file. */
export interface Weighing {
  readonly concepts: readonly Concept[]
  readonly byTerm: ConceptsByTerm
  readonly total: number
  readonly isDefinition: boolean
  readonly deed: string
  readonly isReason: boolean
  readonly essential: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  /** The words that name amounts of which a unit tells something in other words. */
  readonly toldBeside: (unit: number) => readonly Told[]
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
function ownScore(
  terms: Int32Array,
  { byTerm, concepts, total }: Weighing,
  told: readonly Told[],
): number {
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
  for (const { concept, credit } of told) {
    const known = counts.get(concept)
    if (known === undefined || known.credit < credit) counts.set(concept, { times: 1, credit })
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
 * names of its columns, all that was asked but what an amount says by itself and what says little.
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
        (other.generic || other.idf <= idf) &&
        (other.implied || other.generic || around[index]! >= RELATED_CREDIT),
    )
  )
}

/** Words that name something; where all are implied, all of them. */
const namedCount = (concepts: readonly Concept[]): number =>
  concepts.filter(({ implied }) => !implied).length || concepts.length

/**
 * How much of the question a unit holds, by itself and with what stands around it.
 * @param dated places of the words that name days or months which it tells in other words
 */
export function weighUnit(
  file: IndexedFile,
  passage: number,
  unit: number,
  weighing: Weighing,
  dated: readonly number[],
) {
  const { segment } = file
  const own = new Float64Array(weighing.concepts.length)
  const around = new Float64Array(weighing.concepts.length)
  creditsIn(termsOfUnit(file, unit), 1, weighing, own)
  const beside = weighing.toldBeside(unit)
  const told =
    dated.length === 0 ? beside : [...dated.map((concept) => ({ concept, credit: 1 })), ...beside]
  for (const { concept, credit } of told) own[concept] = Math.max(own[concept]!, credit)
  around.set(own)
  const evidence = Float64Array.from(own)
  creditsIn(termsOfTitle(file), 1, weighing, evidence)
  creditsIn(termsOfOpening(file), OPENING_CREDIT, weighing, evidence)
  const heading = segment.passageHeading[passage]!
  const { byTerm, concepts } = weighing
  const { isDefinition } = weighing
  const asked = {
    has: (term: number) => byTerm.has(term),
    words: namedCount(concepts),
    isDefinition,
  }
  for (const context of contextOf(file, heading, unit, asked)) {
    const terms = termsOfUnit(file, context.unit)
    creditsIn(terms, context.credit, weighing, around)
    creditsIn(terms, 1, weighing, evidence)
    for (const { concept, credit } of weighing.toldBeside(context.unit)) {
      around[concept] = Math.max(around[concept]!, context.credit * credit)
      evidence[concept] = Math.max(evidence[concept]!, credit)
    }
  }
  let context = 0
  let covered = 0
  let ownCovered = 0
  let besideCovered = 0
  let ownTopics = 0
  let topics = 0
  let saidTopics = 0
  let unsaid = 0
  let unsaidTopics = 0
  let tellsDeed = true
  const { essential, objects } = weighing
  let holdsEssential = true
  let objectsKnown = 0
  let saysObject = false
  for (const [index, { word, idf, generic, implied, isBeside }] of weighing.concepts.entries()) {
    context += idf * (around[index]! - own[index]!)
    if (implied) unsaid += idf * Math.max(0, 1 - around[index]!)
    if (implied && !generic && !(evidence[index]! > 0)) unsaidTopics++
    covered += idf * evidence[index]!
    ownCovered += idf * own[index]!
    if (isBeside) besideCovered += idf * own[index]!
    if (!generic && own[index]! > 0) ownTopics++
    if (!generic && evidence[index]! > 0) topics++
    if (!generic && evidence[index]! > KINDRED_CREDIT) saidTopics++
    if (essential.has(word) && !generic && around[index]! <= LEAST_ESSENTIAL) holdsEssential = false
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
    score: ownScore(termsOfUnit(file, unit), weighing, told) + context * share,
    coverage: covered * share,
    ownCoverage: ownCovered * share,
    besideCoverage: besideCovered * share,
    ownTopics,
    unsaid: unsaid * share,
    unsaidTopics,
    tellsDeed,
    saysObject: saysObject || objectsKnown === 0,
    holdsEssential,
    isHeaded: isHeaded(file, unit, around, weighing),
    topics,
    saidTopics,
  }
}

/** Share of the question's weight that some terms hold. */
export function shareOf(terms: Int32Array, weighing: Weighing): number {
  const credits = new Float64Array(weighing.concepts.length)
  creditsIn(terms, 1, weighing, credits)
  const held = weighing.concepts.reduce((sum, { idf }, index) => sum + idf * credits[index]!, 0)
  return weighing.total === 0 ? 0 : held / weighing.total
}
