import { conceptByTerm, type Retrieval } from './retrieve.ts'
import type { Concept } from './concepts.ts'
import type { AnswerCue } from './question.ts'
import { kindOfUnit } from './segment.ts'
import { quoteOfUnit, termsOfUnit, type IndexedFile } from './unit-terms.ts'
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
}

/** BM25 over sentences: short texts, so little is gained by repetition and lost by length. */
const K1 = 0.6
const B = 0.2
const AVERAGE_TERMS = 14
/** What a word counts for that stands not in the unit but in the one before, or in its heading. */
const PREVIOUS_CREDIT = 0.35
const HEADING_CREDIT = 0.5
/** Weights beside the unit's own score, as shares of the question's whole weight. */
const PASSAGE_WEIGHT = 0.5
const CUE_WEIGHT = 0.12
/** Units with fewer terms say little by themselves. */
const SHORT_UNIT = 3

const SPEAKABLE: ReadonlySet<UnitKind> = new Set(['sentence', 'item', 'label', 'row', 'line'])

const CUE_PATTERNS: Readonly<Record<Exclude<AnswerCue, 'none'>, RegExp>> = {
  money:
    /[$£€¥₹]\s?\d|\d[\d.,]*\s?(?:[$£€¥₹]|usd|eur|gbp|dollars?|pounds?|euros?|cents?|percent|%)|\bfree\b|\bno charge\b/iu,
  quantity:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|million|billion|half|third|quarter|dozen|once|twice)\b/iu,
  time: /\b(?:1\d|20)\d\d\b|\d{1,2}[:.]\d\d|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|daily|weekdays?|weekends?|days?|weeks?|months?|years?|hours?|noon|midnight|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr)\b/iu,
  person:
    /(?<!^)\b\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*)+|(?:\b(?:manager|director|owner|team|staff|president|author|professor|king|queen|minister|contact)\b)/u,
  place:
    /(?:\b(?:in|at|near|from|to|on)\s+(?:the\s+)?\p{Lu})|\b(?:street|road|avenue|square|floor|room|building|straße|platz|rue|calle|address)\b|\b\d{5}\b/u,
}

const matchesCue = (cue: AnswerCue, text: string): boolean =>
  cue !== 'none' && CUE_PATTERNS[cue].test(text)

interface Weighing {
  readonly concepts: readonly Concept[]
  readonly byTerm: ReadonlyMap<number, number>
  readonly total: number
  readonly file: number
}

/** Best credit of each concept in some terms. */
function creditsIn(
  terms: Int32Array,
  credit: number,
  { byTerm, concepts, file }: Weighing,
  into: Float64Array,
): void {
  for (const term of terms) {
    const concept = byTerm.get(term)
    if (concept === undefined) continue
    const worth = credit * (concepts[concept]!.matches[file]?.credit ?? 0)
    if (worth > into[concept]!) into[concept] = worth
  }
}

/** BM25 of a unit's own words, 0 to about 1 as a share of the question's whole weight. */
function ownScore(terms: Int32Array, { byTerm, concepts, total }: Weighing): number {
  const counts = new Map<number, number>()
  for (const term of terms) {
    const concept = byTerm.get(term)
    if (concept !== undefined) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  }
  let score = 0
  for (const [concept, times] of counts) {
    const saturation =
      ((K1 + 1) * times) / (times + K1 * (1 - B + (B * terms.length) / AVERAGE_TERMS))
    score += concepts[concept]!.idf * saturation
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
  const heading = segment.passageHeading[passage]!
  if (heading >= 0) {
    const terms = termsOfUnit(file, heading)
    creditsIn(terms, HEADING_CREDIT, weighing, around)
    creditsIn(terms, 1, weighing, evidence)
  }
  if (unit > 0 && segment.unitPage[unit - 1] === segment.unitPage[unit]) {
    const terms = termsOfUnit(file, unit - 1)
    creditsIn(terms, PREVIOUS_CREDIT, weighing, around)
    creditsIn(terms, 1, weighing, evidence)
  }
  let context = 0
  let covered = 0
  for (const [index, { idf }] of weighing.concepts.entries()) {
    context += idf * (around[index]! - own[index]!)
    covered += idf * evidence[index]!
  }
  return {
    score:
      ownScore(termsOfUnit(file, unit), weighing) +
      (weighing.total === 0 ? 0 : context / weighing.total),
    coverage: weighing.total === 0 ? 0 : covered / weighing.total,
  }
}

/** The units of the found passages that may be said, the best answer first. */
export function rankUnits(
  files: readonly IndexedFile[],
  retrieval: Retrieval,
  cue: AnswerCue,
): RankedUnit[] {
  const { concepts, passages } = retrieval
  const total = concepts.reduce((sum, { idf }) => sum + idf, 0)
  const top = passages[0]?.score ?? 1
  const ranked = new Map<string, RankedUnit>()
  for (const { file, passage, score: passageScore } of passages) {
    const source = files[file]!
    const { segment } = source
    const weighing = { concepts, byTerm: conceptByTerm(concepts, file), total, file }
    for (
      let unit = segment.passageFirstUnit[passage]!;
      unit < segment.passageEndUnit[passage]!;
      unit++
    ) {
      const kind = kindOfUnit(segment, unit)
      if (!SPEAKABLE.has(kind) || ranked.has(`${file} ${unit}`)) continue
      const { score, coverage } = weigh(source, passage, unit, weighing)
      if (score === 0) continue
      const fits = matchesCue(cue, quoteOfUnit(source, unit)) ? CUE_WEIGHT : 0
      const short = termsOfUnit(source, unit).length < SHORT_UNIT && kind === 'sentence' ? 0.5 : 1
      ranked.set(`${file} ${unit}`, {
        file,
        passage,
        unit,
        kind,
        coverage,
        score: (score + fits) * short + (PASSAGE_WEIGHT * passageScore) / top,
      })
    }
  }
  return [...ranked.values()].toSorted(
    (a, b) => b.score - a.score || a.file - b.file || a.unit - b.unit,
  )
}
