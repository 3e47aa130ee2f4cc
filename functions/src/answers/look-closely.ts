import type { Concept } from './concepts.ts'
import type { SearchedQuestion } from './searched-question.ts'
import type { ScoredPassage } from './score-passages.ts'
import {
  placeOfPassage,
  placeOfUnit,
  unitTermsOf,
  type IndexedFile,
  type UnitTerms,
} from './unit-terms.ts'
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
 * Room for the marks of one file's terms, 0 wherever it is not in use, and for what they mean. One
 * for all files, since only one is looked at at a time.
 */
let spareTermMarks = new Uint16Array(0)
const marked: MarkedTerms = { concepts: [-1], credits: [0], terms: [-1], size: 1 }

function termMarksFor(terms: number): Uint16Array {
  if (spareTermMarks.length < terms) spareTermMarks = new Uint16Array(terms)
  return spareTermMarks
}

/** Marks the terms of a file. A term that stands for several words counts for the best one. */
function markTerms(concepts: readonly Concept[], file: number, marks: Uint16Array): void {
  let size = 1
  for (let concept = 0; concept < concepts.length; concept++) {
    const { standIns } = concepts[concept]!
    let at = standIns.placeIn(file)
    const { matches } = standIns
    for (let left = matches[at++]!; left > 0; left--) {
      const term = matches[at++]!
      const credit = matches[at++]!
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

/** Room for what one question finds, so that no passage needs its own. */
interface Shared {
  /** Per concept the last sentence that held it. */
  readonly seen: Int32Array
  /** Per concept the last passage that held it right behind the concept before. */
  readonly paired: Int32Array
  /** Per concept the best credit that the passage gave it. */
  readonly best: Float64Array
  /** Sentences and passages that were looked at. */
  sentences: number
  passages: number
}

interface Asked {
  readonly weights: readonly number[]
  readonly shared: Shared
  /** What has been read of the file. */
  readonly memory: UnitTerms
  /** Per term of the file its number in `marked`. */
  readonly termMarks: Uint16Array
}

const createShared = (concepts: number): Shared => ({
  seen: new Int32Array(concepts),
  paired: new Int32Array(concepts),
  best: new Float64Array(concepts),
  sentences: 0,
  passages: 0,
})

/**
 * What the sentences of a passage add to its score: the words that the best of them shares with the
 * question, and those that stand side by side as they do there.
 */
function scoreSentences(file: IndexedFile, passage: number, asked: Asked): number {
  const { weights, shared, memory, termMarks } = asked
  const { concepts, credits } = marked
  const { best, seen, paired } = shared
  const { passageFirstUnit, passageEndUnit } = file.segment
  let at = placeOfPassage(file, passage, memory)
  const { terms } = memory
  const current = ++shared.passages
  let sentence = shared.sentences
  let bestOverlap = 0
  let pairs = 0
  best.fill(0)
  for (let left = passageEndUnit[passage]! - passageFirstUnit[passage]!; left > 0; left--) {
    const end = at + terms[at - 1]!
    let overlap = 0
    let previous = -2
    sentence++
    for (; at < end; at++) {
      const mark = termMarks[terms[at]!]!
      if (mark === 0) {
        previous = -2
        continue
      }
      const concept = concepts[mark]!
      const credit = credits[mark]!
      if (credit > best[concept]!) best[concept] = credit
      if (seen[concept] !== sentence) overlap += weights[concept]! * credit
      seen[concept] = sentence
      if (concept === previous + 1 && paired[concept] !== current) {
        pairs += Math.min(weights[concept]!, weights[previous]!)
        paired[concept] = current
      }
      previous = concept
    }
    if (overlap > bestOverlap) bestOverlap = overlap
    at++
  }
  shared.sentences = sentence
  return SENTENCE_WEIGHT * bestOverlap + BIGRAM_WEIGHT * pairs
}

/** What a heading adds to the score of a passage below it: its words, where all of them were asked. */
function scoreHeading(file: IndexedFile, heading: number, asked: Asked): number {
  const { weights, shared, memory, termMarks } = asked
  const { best, seen } = shared
  const at = placeOfUnit(file, heading, memory)
  const { terms } = memory
  const end = at + terms[at - 1]!
  const sentence = ++shared.sentences
  let overlap = 0
  let isAsked = true
  for (let index = at; index < end; index++) {
    const mark = termMarks[terms[index]!]!
    if (mark === 0) {
      isAsked = false
      continue
    }
    const concept = marked.concepts[mark]!
    const credit = marked.credits[mark]!
    if (credit > best[concept]!) best[concept] = credit
    if (seen[concept] !== sentence) overlap += weights[concept]! * credit
    seen[concept] = sentence
  }
  return isAsked ? HEADING_WEIGHT * overlap : 0
}

/** The BM25 score with the best sentence's overlap, neighbouring words and the heading added. */
function rerank({ passage, score }: ScoredPassage, file: IndexedFile, asked: Asked): number {
  const { weights, shared } = asked
  const added = scoreSentences(file, passage, asked)
  let kindred = 0
  for (let concept = 0; concept < weights.length; concept++) {
    if (shared.best[concept] === FAMILY_CREDIT) kindred += weights[concept]!
  }
  const heading = file.segment.passageHeading[passage]!
  const headed = heading < 0 ? 0 : scoreHeading(file, heading, asked)
  return score + FAMILY_WEIGHT * kindred + added + headed
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
  const weights = concepts.map(({ idf }) => idf)
  const shared = createShared(concepts.length)
  const ofName = concepts.flatMap(({ word }, concept) => (definition?.holds(word) ? [concept] : []))
  const isNamed = (concept: number): boolean => shared.best[concept]! > FAMILY_CREDIT
  const seen = candidates.map(({ file, passage, score }): SeenPassage => {
    return { file, passage, score, closely: score, isNamed: false }
  })
  for (const [file, own] of byFile(seen)) {
    const source = files[file]!
    const memory = unitTermsOf(source.segment)
    const termMarks = termMarksFor(source.segment.terms.size)
    markTerms(concepts, file, termMarks)
    const asked = { weights, shared, memory, termMarks }
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
