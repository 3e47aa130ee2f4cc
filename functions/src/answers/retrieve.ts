import {
  conceptsByTerm,
  findConcepts,
  statisticsOf,
  type Concept,
  type ConceptsByTerm,
  type Synonyms,
} from './concepts.ts'
import type { Question } from './question.ts'
import { termsOfUnit, type IndexedFile } from './unit-terms.ts'
import { FAMILY_CREDIT, withFamilies } from './word-families.ts'

/** A passage that speaks of what was asked. */
export interface FoundPassage {
  /** Index into the files that were asked. */
  readonly file: number
  readonly passage: number
  /** BM25 with re-ranking; comparable within one question only. */
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

/** BM25. *Source:* Robertson & Zaragoza 2009; values measured in DESIGN.md. */
const K1 = 1.2
const B = 0.75
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

interface Candidate {
  file: number
  passage: number
  score: number
}

/** Every term of a file that stands for a word of the question. */
const matchesOf = (concepts: readonly Concept[], file: number) =>
  concepts.flatMap(({ idf, matches }) => (matches[file] ?? []).map((match) => ({ idf, match })))

/** Adds every passage's BM25 score of one file to `scores`, and the passages it touched to `touched`. */
function scoreFile(
  { segment }: IndexedFile,
  file: number,
  concepts: readonly Concept[],
  averageLength: number,
): Candidate[] {
  const scores = new Float64Array(segment.passageLength.length)
  const touched: number[] = []
  for (const { idf, match } of matchesOf(concepts, file)) {
    const weight = idf * match.credit * (K1 + 1)
    const { postings } = segment
    let at = segment.postingStart[match.term]!
    const end = segment.postingStart[match.term + 1]!
    let passage = 0
    while (at < end) {
      let value = 0
      let shift = 0
      let byte = postings[at++]!
      while (byte > 127) {
        value |= (byte & 127) << shift
        shift += 7
        byte = postings[at++]!
      }
      passage += value | (byte << shift)
      let times = 0
      shift = 0
      byte = postings[at++]!
      while (byte > 127) {
        times |= (byte & 127) << shift
        shift += 7
        byte = postings[at++]!
      }
      times |= byte << shift
      const length = segment.passageLength[passage]!
      if (scores[passage] === 0) touched.push(passage)
      scores[passage]! += (weight * times) / (times + K1 * (1 - B + (B * length) / averageLength))
    }
  }
  return touched.map((passage) => ({ file, passage, score: scores[passage]! }))
}

/** The best `count` candidates, best first; equal ones in the order of the documents. */
function bestOf(candidates: Candidate[], count: number): Candidate[] {
  let pool = candidates
  if (pool.length > count * 2) {
    const scores = new Float64Array(pool.length)
    for (let index = 0; index < pool.length; index++) scores[index] = pool[index]!.score
    const floor = scores.toSorted()[pool.length - count]!
    pool = pool.filter(({ score }) => score >= floor)
  }
  return pool
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.passage - b.passage)
    .slice(0, count)
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
}

interface Asked {
  readonly concepts: readonly Concept[]
  readonly byTerm: ConceptsByTerm
  readonly marks: Marks
}

const createMarks = (concepts: readonly Concept[]): Marks => ({
  seen: new Int32Array(concepts.length),
  paired: new Int32Array(concepts.length),
  best: new Float64Array(concepts.length),
  sentence: 0,
  passage: 0,
})

/** What some terms share with the question: weights of its words, and of neighbours not met before. */
function sharedWith(terms: Int32Array, { concepts, byTerm, marks }: Asked) {
  const { seen, paired, passage } = marks
  const sentence = ++marks.sentence
  let overlap = 0
  let pairs = 0
  let previous = -2
  for (const term of terms) {
    const match = byTerm.get(term)
    if (match === undefined) {
      previous = -2
      continue
    }
    const { concept, credit } = match
    if (credit > marks.best[concept]!) marks.best[concept] = credit
    if (seen[concept] !== sentence) overlap += concepts[concept]!.idf * credit
    seen[concept] = sentence
    if (concept === previous + 1 && paired[concept] !== passage) {
      pairs += Math.min(concepts[concept]!.idf, concepts[previous]!.idf)
      paired[concept] = passage
    }
    previous = concept
  }
  return { overlap, pairs }
}

/** The BM25 score with the best sentence's overlap, neighbouring words and the heading added. */
function rerank(candidate: Candidate, file: IndexedFile, asked: Asked): number {
  const { segment } = file
  let bestOverlap = 0
  let bigrams = 0
  asked.marks.passage++
  asked.marks.best.fill(0)
  const end = segment.passageEndUnit[candidate.passage]!
  for (let unit = segment.passageFirstUnit[candidate.passage]!; unit < end; unit++) {
    const { overlap, pairs } = sharedWith(termsOfUnit(file, unit), asked)
    bestOverlap = Math.max(bestOverlap, overlap)
    bigrams += pairs
  }
  const heading = segment.passageHeading[candidate.passage]!
  let kindred = 0
  for (const [concept, { idf }] of asked.concepts.entries()) {
    if (asked.marks.best[concept] === FAMILY_CREDIT) kindred += idf
  }
  return (
    candidate.score +
    FAMILY_WEIGHT * kindred +
    SENTENCE_WEIGHT * bestOverlap +
    BIGRAM_WEIGHT * bigrams +
    (heading < 0 ? 0 : HEADING_WEIGHT * headingOverlap(termsOfUnit(file, heading)))
  )

  function headingOverlap(terms: Int32Array): number {
    const isAsked = terms.every((term) => asked.byTerm.has(term))
    return isAsked ? sharedWith(terms, asked).overlap : 0
  }
}

/** Text of a passage as it stands on its page. */
function textOfPassage({ pages, segment }: IndexedFile, passage: number): string {
  const first = segment.passageFirstUnit[passage]!
  const last = segment.passageEndUnit[passage]! - 1
  const page = pages[segment.unitPage[first]!] ?? ''
  return page.slice(segment.unitStart[first], segment.unitEnd[last])
}

/**
 * The candidates to be looked at closely: the best ones, and where something is to be defined the
 * passages below them that seem to define it (what is spoken of everywhere is defined once).
 */
function chooseClosely(
  candidates: Candidate[],
  files: readonly IndexedFile[],
  { definition }: Question,
): Candidate[] {
  if (definition === null) return bestOf(candidates, RERANKED)
  return bestOf(candidates, SEARCHED_FOR_DEFINITION).filter(({ file, passage }, index) => {
    if (index < RERANKED) return true
    const text = textOfPassage(files[file]!, passage)
    if (!definition.isNamedIn(text)) return false
    return text
      .replace(/-\n(?=\p{Ll})/gu, '')
      .split(/(?<=[.!?][”"’)]?)\s/u)
      .some((sentence) => {
        const firmness = definition.firmnessOf(sentence)
        return firmness === 'defines' || firmness === 'names'
      })
  })
}

/** What each file's share in the found passages adds to each of them. */
function fileSharesOf(
  candidates: readonly Candidate[],
  concepts: readonly Concept[],
): Map<number, number> {
  const sums = new Map<number, number>()
  let all = 0
  for (const { file, score } of candidates) {
    sums.set(file, (sums.get(file) ?? 0) + score)
    all += score
  }
  const weight = FILE_WEIGHT * concepts.reduce((sum, { idf }) => sum + idf, 0)
  return new Map([...sums].map(([file, sum]) => [file, (weight * sum) / all]))
}

const correctionsOf = (concepts: readonly Concept[]): CorrectedWord[] =>
  concepts.flatMap(({ word, meant }) => (meant === null ? [] : [{ asked: word, meant }]))

/**
 * The passages of all files that speak of what is asked, best first.
 * @param synonyms words that the owner says mean the same
 */
export function retrieve(
  files: readonly IndexedFile[],
  question: Question,
  count = 10,
  synonyms: Synonyms = [],
): Retrieval {
  const { passages, averageLength } = statisticsOf(files)
  const concepts = findConcepts(question, files, passages, synonyms)
  const candidates = files.flatMap((file, index) => scoreFile(file, index, concepts, averageLength))
  const weighed = new Map<number, ConceptsByTerm>()
  const marks = createMarks(concepts)
  const chosen = chooseClosely(candidates, files, question)
  const widened = withFamilies(concepts, files, new Set(chosen.map(({ file }) => file)))
  const shareOfFile = fileSharesOf(chosen, concepts)
  const reranked = chosen.map((candidate) => {
    const { file } = candidate
    const byTerm = weighed.get(file) ?? conceptsByTerm(widened, file)
    weighed.set(file, byTerm)
    const asked = { concepts, byTerm, marks }
    return {
      ...candidate,
      score: rerank(candidate, files[file]!, asked) + (shareOfFile.get(file) ?? 0),
    }
  })
  return {
    concepts: widened,
    corrections: correctionsOf(concepts),
    passages: bestOf(reranked, count),
  }
}
