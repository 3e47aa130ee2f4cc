import { cueFit } from './answer-cues.ts'
import type { Question } from './question.ts'
import type { RankedUnit } from './rank-units.ts'
import type { FoundPassage } from './retrieve.ts'
import { kindOfUnit } from './segment.ts'
import { SPEAKABLE } from './unit-kinds.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'
import { cosine, similarities } from './vectors.ts'

/** How near a question is to passages and sentences, as an embedding model has it. */
export interface Meaning {
  /** The question, as it was understood. */
  readonly text: string
  /** Its vector. */
  readonly vector: ArrayLike<number>
  /** Per file the cosine of each passage with it; `null` where the file has no vectors to compare. */
  readonly passages: readonly (Float32Array | null)[]
  /** The sentences that were compared as well, and their cosines; the nearest first. */
  readonly units: readonly NearUnit[]
}

interface NearUnit extends UnitPlace {
  readonly similarity: number
}

/** A sentence, row or line of a passage. */
export interface UnitPlace {
  /** Index into the files that were asked. */
  readonly file: number
  readonly passage: number
  readonly unit: number
}

/** Passages that are found by their meaning alone. */
const MOST_NEAR = 30
/** Passages whose sentences are compared with the question, and how many of these. */
const COMPARED_PASSAGES = 3
const MOST_COMPARED = 48

/**
 * How near a question is to every passage.
 * @returns `null` where no file has vectors of the model, or the vector is of another dimension
 */
export function meaningOf(
  files: readonly IndexedFile[],
  text: string,
  { model, vector }: { readonly model: string; readonly vector: ArrayLike<number> },
): Meaning | null {
  const passages = files.map(({ vectors }) =>
    vectors?.model === model && vectors.dimension === vector.length
      ? similarities(vectors, vector)
      : null,
  )
  return passages.some((found) => found !== null) ? { text, vector, passages, units: [] } : null
}

/** The passages nearest to a question, the best first. */
function nearest({ passages }: Meaning, count: number): FoundPassage[] {
  const best: FoundPassage[] = []
  for (const [file, found] of passages.entries()) {
    for (let passage = 0; passage < (found?.length ?? 0); passage++) {
      const score = found![passage]!
      if (best.length === count && score <= best.at(-1)!.score) continue
      let at = Math.min(best.length, count - 1)
      for (; at > 0 && best[at - 1]!.score < score; at--) best[at] = best[at - 1]!
      best[at] = { file, passage, score }
    }
  }
  return best
}

/** Cosine of the nearest passage; 0 where there is none. */
export const nearness = (meaning: Meaning): number => nearest(meaning, 1)[0]?.score ?? 0

/** Maps scores to 0 for the least and 1 for the most. */
function minMax(scores: readonly number[]): (score: number) => number {
  const least = Math.min(...scores)
  const most = Math.max(...scores)
  return (score) => (most === least ? 1 : (score - least) / (most - least))
}

/**
 * Joins what was found by words with what is near in meaning: the mean of both scores, each mapped
 * to 0 for the least and 1 for the best of those found either way. A passage that words did not
 * find has the least of them; one without a vector has its words alone.
 */
export function fuse(byWords: readonly FoundPassage[], meaning: Meaning): FoundPassage[] {
  const keyOf = ({ file, passage }: FoundPassage): string => `${file} ${passage}`
  const worded = new Map(byWords.map((found) => [keyOf(found), found.score]))
  const near = nearest(meaning, MOST_NEAR)
  const all = [...byWords, ...near.filter((found) => !worded.has(keyOf(found)))]
  const similarityOf = ({ file, passage }: FoundPassage) => meaning.passages[file]?.[passage]
  const ofWords = minMax(byWords.map(({ score }) => score))
  const ofMeaning = minMax(all.flatMap((found) => similarityOf(found) ?? []))
  return all
    .map((found) => {
      const score = worded.get(keyOf(found))
      const words = score === undefined ? 0 : ofWords(score)
      const similarity = similarityOf(found)
      const joint = similarity === undefined ? words : (words + ofMeaning(similarity)) / 2
      return { file: found.file, passage: found.passage, score: joint }
    })
    .toSorted((a, b) => b.score - a.score || a.file - b.file || a.passage - b.passage)
}

/**
 * The sentences that may answer where words find nothing: those of the passages that are as near to
 * the question as is needed. Nothing where none is.
 */
export function unitsToCompare(
  files: readonly IndexedFile[],
  meaning: Meaning,
  needed: number,
): (UnitPlace & { readonly text: string })[] {
  const near = nearest(meaning, COMPARED_PASSAGES).filter(({ score }) => score >= needed)
  return near
    .flatMap(({ file, passage }) => {
      const source = files[file]!
      const first = source.segment.passageFirstUnit[passage]!
      const count = source.segment.passageEndUnit[passage]! - first
      return Array.from({ length: count }, (_, index) => first + index)
        .filter((unit) => SPEAKABLE.has(kindOfUnit(source.segment, unit)))
        .map((unit) => ({ file, passage, unit, text: textOfUnit(source, unit) }))
    })
    .slice(0, MOST_COMPARED)
}

/** With the vectors of some units, in their order. */
export const withUnits = (
  meaning: Meaning,
  units: readonly UnitPlace[],
  vectors: readonly ArrayLike<number>[],
): Meaning => ({
  ...meaning,
  units: units
    .map(({ file, passage, unit }, index) => {
      const similarity = cosine(meaning.vector, vectors[index] ?? [])
      return { file, passage, unit, similarity }
    })
    .toSorted((a, b) => b.similarity - a.similarity),
})

/**
 * The compared sentences as evidence: they are taken to hold as much of the question as is needed
 * and more, the nearer they are. Where an amount, a time, a person or a place is asked for, only
 * those that hold one.
 * @param needed share of a question's weight that an answer must hold
 */
export function meantUnits(
  files: readonly IndexedFile[],
  { units }: Meaning,
  question: Question,
  needed: number,
): RankedUnit[] {
  const shareOf = minMax(units.map(({ similarity }) => similarity))
  return units.flatMap(({ file, passage, unit, similarity }) => {
    const source = files[file]!
    const text = textOfUnit(source, unit)
    const fits = cueFit(text, question.cue, question.language) === 1
    if (!fits && question.cue !== 'none' && question.cue !== 'reason') return []
    const share = shareOf(similarity)
    const ranked = {
      file,
      passage,
      unit,
      kind: kindOfUnit(source.segment, unit),
      score: share,
      coverage: needed + (1 - needed) * share,
      ownCoverage: share,
      besideCoverage: 0,
      ownTopics: Infinity,
      topics: Infinity,
      saidTopics: Infinity,
      otherDates: 0,
      unsaid: 0,
      unsaidTopics: 0,
      isHeaded: false,
      tellsDeed: true,
      saysObject: true,
      holdsEssential: true,
      saysName: question.names?.test(text) ?? true,
      fits,
      mayFit: fits,
      isMeant: true,
    }
    return [ranked]
  })
}
