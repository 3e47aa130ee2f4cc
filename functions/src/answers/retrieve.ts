import { wordsOfBase } from './base-words.ts'
import { fuse, type Meaning } from './meaning.ts'
import { findConcepts, type Concept, type Synonyms } from './concepts.ts'
import type { Definition } from './definitions.ts'
import type { Question } from './question.ts'
import { scorePassages, type ScoredPassage } from './score-passages.ts'
import { placeOfUnit, unitTermsOf, type IndexedFile, type UnitTerms } from './unit-terms.ts'
import { FAMILY_CREDIT } from './word-families.ts'

/** A passage that speaks of what was asked. */
export interface FoundPassage {
  /** Index into the files that were asked. */
  readonly file: number
  readonly passage: number
  /** BM25 with re-ranking, or with meaning from 0 to 1; comparable within one question only. */
  readonly score: number
}

/** A word of the question that no file holds, and the one that was looked up instead. */
export interface CorrectedWord {
  readonly asked: string
  readonly meant: string
}

export interface Retrieval {
  readonly concepts: readonly Concept[]
  /** For "did you mean": in the order of the question. */
  readonly corrections: readonly CorrectedWord[]
  /** Best first. */
  readonly passages: readonly FoundPassage[]
}

/** Passages that are looked at closely. */
const RERANKED = 30
/** Passages that are searched for a definition. */
const SEARCHED_FOR_DEFINITION = 150
/** Weights of the best sentence's overlap and of neighbouring words beside the BM25 score. */
const SENTENCE_WEIGHT = 0.6
const BIGRAM_WEIGHT = 0.4
/** Weight of a heading that was asked for word by word. */
const HEADING_WEIGHT = 0.8
/** Weight of words of which the passage holds none but others of the same family. */
const FAMILY_WEIGHT = 0.5
/** Weight of the share that the other passages of the file have in what was found. */
const FILE_WEIGHT = 0.4

/** The terms of one file that stand for words of the question; each is marked with its number. */
interface MarkedTerms {
  /** From 1 on; 0 is no mark. */
  readonly concepts: number[]
  readonly credits: number[]
  readonly terms: number[]
  /** Marks given, one more with 0; what stands behind them is of a file before. */
  size: number
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
  /** What has been read of the file; its marks are numbers in `marked`. */
  readonly memory: UnitTerms
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
  const { weights, marks, memory } = asked
  const at = memory.places[unit]! || placeOfUnit(file, unit, memory)
  const { terms, marks: markOfTerm } = memory
  const end = at + terms[at - 1]!
  const { concepts, credits } = asked.marked
  const { best, seen, paired, passage } = marks
  const sentence = ++marks.sentence
  let overlap = 0
  let pairs = 0
  let previous = -2
  let isAsked = true
  for (let index = at; index < end; index++) {
    const mark = markOfTerm[terms[index]!]!
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
interface SeenPassage extends ScoredPassage {
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

/** Looks at the candidates closely. @returns them in their order */
function lookClosely(
  candidates: readonly ScoredPassage[],
  files: readonly IndexedFile[],
  concepts: readonly Concept[],
  { definition }: Question,
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
    markTerms(concepts, file, memory.marks, marked)
    const asked = { weights, marks, marked, memory }
    try {
      for (const candidate of own) {
        candidate.closely = rerank(candidate, source, asked)
        candidate.isNamed = ofName.every(isNamed)
      }
    } finally {
      for (let mark = 1; mark < marked.size; mark++) memory.marks[marked.terms[mark]!] = 0
    }
  }
  return seen
}

/** Whether a sentence of a passage says what the name stands for. */
function tellsWhatItIs(
  { pages, segment }: IndexedFile,
  passage: number,
  name: Definition,
): boolean {
  const first = segment.passageFirstUnit[passage]!
  const last = segment.passageEndUnit[passage]! - 1
  const page = pages[segment.unitPage[first]!] ?? ''
  const written = page.slice(segment.unitStart[first], segment.unitEnd[last])
  const text = written.includes('-\n') ? written.replace(/-\n(?=\p{Ll})/gu, '') : written
  return text.split(/(?<=[.!?][”"’)]?)\s/u).some(name.isToldIn)
}

/**
 * The best of what was seen, and where something is to be defined the passages below them that
 * seem to define it (what is spoken of everywhere is defined once).
 */
function chooseSeen(
  seen: readonly SeenPassage[],
  files: readonly IndexedFile[],
  { definition }: Question,
): readonly SeenPassage[] {
  if (definition === null) return seen
  // The title of a file may name it for all of its passages: those that do so themselves go first.
  const named = seen.filter(({ isNamed }) => isNamed)
  const others = seen.filter(({ isNamed }) => !isNamed)
  const firsts = new Map<number, number>()
  for (const { file, passage } of named) {
    firsts.set(file, Math.min(passage, firsts.get(file) ?? passage))
  }
  return [...named, ...others].filter(
    ({ file, passage, isNamed }, index) =>
      index < RERANKED ||
      firsts.get(file) === passage ||
      (isNamed && tellsWhatItIs(files[file]!, passage, definition)),
  )
}

/** Orders what was seen, with the share that its file has in it. */
function order(seen: readonly SeenPassage[], concepts: readonly Concept[]): FoundPassage[] {
  const fileWeight = FILE_WEIGHT * concepts.reduce((sum, { idf }) => sum + idf, 0)
  const sums = new Map<number, number>()
  let all = 0
  for (const { file, score } of seen) {
    sums.set(file, (sums.get(file) ?? 0) + score)
    all += score
  }
  return seen
    .map(({ file, passage, closely }): FoundPassage => {
      return { file, passage, score: closely + (fileWeight * sums.get(file)!) / all }
    })
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.passage - b.passage)
}

const correctionsOf = (concepts: readonly Concept[]): CorrectedWord[] =>
  concepts.flatMap(({ word, meant }) => (meant === null ? [] : [{ asked: word, meant }]))

/**
 * The passages of all files that speak of what is asked, best first.
 * @param by.synonyms words that the owner says mean the same
 * @param by.meaning what is near to the question in meaning is joined with what its words find
 */
export function retrieve(
  files: readonly IndexedFile[],
  question: Question,
  count = 10,
  {
    synonyms = [],
    meaning,
  }: { synonyms?: Synonyms | undefined; meaning?: Meaning | undefined } = {},
): Retrieval {
  const concepts = findConcepts(question, files, synonyms)
  const depth = question.definition === null ? RERANKED : SEARCHED_FOR_DEFINITION
  const candidates = scorePassages(wordsOfBase(files), concepts, depth)
  const seen = lookClosely(candidates, files, concepts, question)
  const found = order(chooseSeen(seen, files, question), concepts)
  return {
    concepts,
    corrections: correctionsOf(concepts),
    passages: (meaning === undefined ? found : fuse(found, meaning)).slice(0, count),
  }
}
