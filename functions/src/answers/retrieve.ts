import {
  conceptsByTerm,
  findConcepts,
  statisticsOf,
  type Concept,
  type ConceptsByTerm,
} from './concepts.ts'
import type { Question } from './question.ts'
import { termsOfUnit, type IndexedFile } from './unit-terms.ts'

/** A passage that speaks of what was asked. */
export interface FoundPassage {
  /** Index into the files that were asked. */
  readonly file: number
  readonly passage: number
  /** BM25 with re-ranking; comparable within one question only. */
  readonly score: number
}

export interface Retrieval {
  readonly concepts: readonly Concept[]
  /** Best first. */
  readonly passages: readonly FoundPassage[]
}

/** BM25. *Source:* Robertson & Zaragoza 2009; values measured in DESIGN.md. */
const K1 = 1.2
const B = 0.75
/** Passages that are looked at closely. */
const RERANKED = 30
/** Passages that are searched for a definition. */
const SEARCHED_FOR_DEFINITION = 200
/** Weights of the best sentence's overlap and of neighbouring words beside the BM25 score. */
const SENTENCE_WEIGHT = 0.6
const BIGRAM_WEIGHT = 0.4
/** Weight of a heading that was asked for word by word. */
const HEADING_WEIGHT = 0.8

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
  if (pool.length > count * 8) {
    const floor = pool.map(({ score }) => score).toSorted((a, b) => b - a)[count - 1]!
    pool = pool.filter(({ score }) => score >= floor)
  }
  return pool
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.passage - b.passage)
    .slice(0, count)
}

/** What some terms share with the question: its words' weights, and neighbours that stand so there. */
function sharedWith(terms: Int32Array, concepts: readonly Concept[], byTerm: ConceptsByTerm) {
  const seen = new Set<number>()
  const pairs = new Map<number, number>()
  let overlap = 0
  let previous = -2
  for (const term of terms) {
    const match = byTerm.get(term)
    if (match === undefined) {
      previous = -2
      continue
    }
    const { concept, credit } = match
    if (!seen.has(concept)) overlap += concepts[concept]!.idf * credit
    seen.add(concept)
    if (concept === previous + 1) {
      pairs.set(concept, Math.min(concepts[concept]!.idf, concepts[previous]!.idf))
    }
    previous = concept
  }
  return { overlap, pairs }
}

/** The BM25 score with the best sentence's overlap, neighbouring words and the heading added. */
function rerank(
  candidate: Candidate,
  file: IndexedFile,
  concepts: readonly Concept[],
  byTerm: ConceptsByTerm,
): number {
  const { segment } = file
  let bestOverlap = 0
  const pairs = new Map<number, number>()
  const end = segment.passageEndUnit[candidate.passage]!
  for (let unit = segment.passageFirstUnit[candidate.passage]!; unit < end; unit++) {
    const shared = sharedWith(termsOfUnit(file, unit), concepts, byTerm)
    bestOverlap = Math.max(bestOverlap, shared.overlap)
    for (const [pair, weight] of shared.pairs) pairs.set(pair, weight)
  }
  let bigrams = 0
  for (const weight of pairs.values()) bigrams += weight
  return (
    candidate.score +
    SENTENCE_WEIGHT * bestOverlap +
    BIGRAM_WEIGHT * bigrams +
    HEADING_WEIGHT *
      headingOverlap(file, segment.passageHeading[candidate.passage]!, concepts, byTerm)
  )
}

/** Weight of a heading's words where all of them were asked for; 0 for any other heading. */
function headingOverlap(
  file: IndexedFile,
  heading: number,
  concepts: readonly Concept[],
  byTerm: ConceptsByTerm,
): number {
  if (heading < 0) return 0
  const terms = termsOfUnit(file, heading)
  return terms.every((term) => byTerm.has(term)) ? sharedWith(terms, concepts, byTerm).overlap : 0
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
    const text = textOfPassage(files[file]!, passage).replace(/-\n(?=\p{Ll})/gu, '')
    return text.split(/(?<=[.!?][”"’)]?)\s/u).some((part) => {
      const firmness = definition(part)
      return firmness === 'defines' || firmness === 'names'
    })
  })
}

/** The passages of all files that speak of what is asked, best first. */
export function retrieve(files: readonly IndexedFile[], question: Question, count = 10): Retrieval {
  const { passages, averageLength } = statisticsOf(files)
  const concepts = findConcepts(question, files, passages)
  const candidates = files.flatMap((file, index) => scoreFile(file, index, concepts, averageLength))
  const byTerm = files.map((_, index) => conceptsByTerm(concepts, index))
  const reranked = chooseClosely(candidates, files, question).map((candidate) => ({
    ...candidate,
    score: rerank(candidate, files[candidate.file]!, concepts, byTerm[candidate.file]!),
  }))
  return { concepts, passages: bestOf(reranked, count) }
}
