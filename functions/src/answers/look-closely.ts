import type { Concept } from './concepts.ts'
import type { SearchedQuestion } from './searched-question.ts'
import type { ScoredPassage } from './score-passages.ts'
import { placeOfUnit, unitTermsOf, type IndexedFile, type UnitTerms } from './unit-terms.ts'
import { FAMILY_CREDIT } from './word-families.ts'

/** Weights of the best sentence's overlap and of neighbouring words beside the BM25 score. */
const SENTENCE_WEIGHT = 0.6
const BIGRAM_WEIGHT = 0.4
/** Weight of a heading that was asked for word by word. */
const HEADING_WEIGHT = 0.8
/** Weight of words of which the passage holds none but others of the same family. */
const FAMILY_WEIGHT = 0.5

/** The terms of one file that stand for words of the question; each is marked with its number. */
interface MarkedTerms {
  /** From 1 on; 0 is no mark. */
  readonly concepts: number[]
  readonly credits: number[]
  readonly terms: number[]
  /** Marks given, one more with 0; what stands behind them is of a file before. */
  size: number
}

/**
 * Room for the marks of one file's terms, 0 wherever it is not in use. One for all files, since only
 * one is looked at at a time.
 */
let spareTermMarks = new Uint16Array(0)

function termMarksFor(terms: number): Uint16Array {
  if (spareTermMarks.length < terms) spareTermMarks = new Uint16Array(terms)
  return spareTermMarks
}

/** Marks the terms of a file. A term that stands for several words counts for the best one. */
function markTerms(
  concepts: readonly Concept[],
  file: number,
  marks: Uint16Array,
  marked: MarkedTerms,
): void {
  let size = 1
  for (let concept = 0; concept < concepts.length; concept++) {
    const matches = concepts[concept]!.standIns.inFile(file)
    for (let index = 0; index < matches.length; index += 2) {
      const term = matches[index]!
      const credit = matches[index + 1]!
      const mark = marks[term] || size
      if (mark === size) size++
      else if (credit <= marked.credits[mark]!) continue
      marks[term] = mark
      marked.terms[mark] = term
      marked.concepts[mark] = concept
      marked.credits[mark] = credit
    }
  }
  marked.size = size
}

/** Room for one question's marks, so that no sentence needs its own. */
interface Marks {
  /** Per concept the last sentence that held it. */
  readonly seen: Int32Array
  /** Per concept the last passage that held it right behind the concept before. */
  readonly paired: Int32Array
  /** Per concept the best credit that the passage gave it. */
  readonly best: Float64Array
  sentence: number
  passage: number
  /** What the last terms shared with the question: weights of its words, and of new neighbours. */
  overlap: number
  pairs: number
  /** Whether every one of them was asked for. */
  isAsked: boolean
}

interface Asked {
  readonly weights: Float64Array
  readonly marked: MarkedTerms
  readonly marks: Marks
  /** What has been read of the file. */
  readonly memory: UnitTerms
  /** Per term of the file its number in `marked`. */
  readonly termMarks: Uint16Array
}

const createMarks = (concepts: number): Marks => ({
  seen: new Int32Array(concepts),
  paired: new Int32Array(concepts),
  best: new Float64Array(concepts),
  sentence: 0,
  passage: 0,
  overlap: 0,
  pairs: 0,
  isAsked: true,
})

/** Marks what the terms of a unit share with the question. */
function markShared(file: IndexedFile, unit: number, asked: Asked): void {
  const { weights, marks, memory, termMarks } = asked
  const at = memory.places[unit]! || placeOfUnit(file, unit, memory)
  const { terms } = memory
  const end = at + terms[at - 1]!
  const { concepts, credits } = asked.marked
  const { best, seen, paired, passage } = marks
  const sentence = ++marks.sentence
  let overlap = 0
  let pairs = 0
  let previous = -2
  let isAsked = true
  for (let index = at; index < end; index++) {
    const mark = termMarks[terms[index]!]!
    if (mark === 0) {
      previous = -2
      isAsked = false
      continue
    }
    const concept = concepts[mark]!
    const credit = credits[mark]!
    if (credit > best[concept]!) best[concept] = credit
    if (seen[concept] !== sentence) overlap += weights[concept]! * credit
    seen[concept] = sentence
    if (concept === previous + 1 && paired[concept] !== passage) {
      pairs += Math.min(weights[concept]!, weights[previous]!)
      paired[concept] = passage
    }
    previous = concept
  }
  marks.overlap = overlap
  marks.pairs = pairs
  marks.isAsked = isAsked
}

/** The BM25 score with the best sentence's overlap, neighbouring words and the heading added. */
function rerank({ passage, score }: ScoredPassage, file: IndexedFile, asked: Asked): number {
  const { segment } = file
  const { marks } = asked
  let bestOverlap = 0
  let bigrams = 0
  marks.passage++
  marks.best.fill(0)
  const end = segment.passageEndUnit[passage]!
  for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
    markShared(file, unit, asked)
    if (marks.overlap > bestOverlap) bestOverlap = marks.overlap
    bigrams += marks.pairs
  }
  let kindred = 0
  for (let concept = 0; concept < asked.weights.length; concept++) {
    if (marks.best[concept] === FAMILY_CREDIT) kindred += asked.weights[concept]!
  }
  const heading = segment.passageHeading[passage]!
  if (heading >= 0) markShared(file, heading, asked)
  const headed = heading >= 0 && marks.isAsked ? marks.overlap : 0
  return (
    score +
    FAMILY_WEIGHT * kindred +
    SENTENCE_WEIGHT * bestOverlap +
    BIGRAM_WEIGHT * bigrams +
    HEADING_WEIGHT * headed
  )
}

/** A candidate after a close look. */
export interface SeenPassage extends ScoredPassage {
  /** Its score with what `rerank` adds. */
  closely: number
  /** Whether it, or its heading, names what is to be defined. */
  isNamed: boolean
}

function byFile(candidates: readonly SeenPassage[]): Map<number, SeenPassage[]> {
  const files = new Map<number, SeenPassage[]>()
  for (const candidate of candidates) {
    const known = files.get(candidate.file)
    if (known === undefined) files.set(candidate.file, [candidate])
    else known.push(candidate)
  }
  return files
}

/** Looks at the candidates closely, sentence by sentence. @returns them in their order */
export function lookClosely(
  candidates: readonly ScoredPassage[],
  files: readonly IndexedFile[],
  concepts: readonly Concept[],
  { definition }: SearchedQuestion,
): SeenPassage[] {
  const weights = Float64Array.from(concepts, ({ idf }) => idf)
  const marks = createMarks(concepts.length)
  const marked: MarkedTerms = { concepts: [-1], credits: [0], terms: [-1], size: 1 }
  const ofName = concepts.flatMap(({ word }, concept) => (definition?.holds(word) ? [concept] : []))
  const isNamed = (concept: number): boolean => marks.best[concept]! > FAMILY_CREDIT
  const seen = candidates.map(({ file, passage, score }): SeenPassage => {
    return { file, passage, score, closely: 0, isNamed: false }
  })
  for (const [file, own] of byFile(seen)) {
    const source = files[file]!
    const memory = unitTermsOf(source.segment)
    const termMarks = termMarksFor(source.segment.terms.size)
    markTerms(concepts, file, termMarks, marked)
    const asked = { weights, marks, marked, memory, termMarks }
    try {
      for (const candidate of own) {
        candidate.closely = rerank(candidate, source, asked)
        candidate.isNamed = ofName.every(isNamed)
      }
    } finally {
      for (let mark = 1; mark < marked.size; mark++) termMarks[marked.terms[mark]!] = 0
    }
  }
  return seen
}
