import { wordsOfBase } from './base-words.ts'
import { fuse, type Meaning } from './meaning.ts'
import { findConcepts, type Concept, type Synonyms } from './concepts.ts'
import type { Definition } from './definitions.ts'
import type { SearchedQuestion } from './searched-question.ts'
import { lookClosely, type SeenPassage } from './look-closely.ts'
import { scorePassages } from './score-passages.ts'
import type { IndexedFile } from './unit-terms.ts'

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
/** Weight of the share that the other passages of the file have in what was found. */
const FILE_WEIGHT = 0.4

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
  { definition }: SearchedQuestion,
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
  question: SearchedQuestion,
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
