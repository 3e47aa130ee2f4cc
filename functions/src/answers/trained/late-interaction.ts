import type { UnitPlace } from '../meaning.ts'
import type { SearchedQuestion } from '../searched-question.ts'
import { wordsOfBase } from '../base-words.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { ENGLISH } from './english-vectors.ts'
import { trainedOfBase, vectorText, type TrainedIndex, type VectorText } from './trained-index.ts'
import { LENGTH, trainedWords, wordsForVectors, type TrainedWords } from './trained-words.ts'

/** Words that are read of a question. */
const MOST_ASKED = 24
/** Places whose words are compared one by one: those whose sums are nearest. */
const MOST_COMPARED = 40

/** A place, and how near a question's words come to its words. */
export interface TrainedMatch {
  readonly place: UnitPlace
  readonly score: number
}

const dot = (one: Float32Array, other: Float32Array): number => {
  let product = 0
  for (let at = 0; at < one.length; at++) product += one[at]! * other[at]!
  return product
}

const squared = (cosine: number): number => (cosine > 0 ? cosine * cosine : 0)

/** Cosines of a question's words with words that are told; each is worked out once. */
function createCosines(rows: Uint16Array, { asked, told, dimensions }: TrainedWords) {
  const known = new Map<number, Float32Array>()
  return (toldRow: number): Float32Array => {
    let cosines = known.get(toldRow)
    if (cosines !== undefined) return cosines
    cosines = new Float32Array(rows.length)
    const from = toldRow * dimensions
    for (let word = 0; word < rows.length; word++) {
      const own = rows[word]! * dimensions
      let product = 0
      for (let at = 0; at < dimensions; at++) product += asked[own + at]! * told[from + at]!
      cosines[word] = product / (LENGTH * LENGTH)
    }
    known.set(toldRow, cosines)
    return cosines
  }
}

/**
 * How near each word of one side comes to the nearest of the other: of the question's words by what they weigh in it,
 * of the place's by what they weigh there, and the weight of the question's words that the place has itself.
 * *Source:* Khattab & Zaharia, “ColBERT: Efficient and Effective Passage Search via Contextualized Late Interaction
 * over BERT”, 2020.
 */
function interact(
  rows: Uint16Array,
  weights: Float32Array,
  cosinesWith: (toldRow: number) => Float32Array,
  index: TrainedIndex,
  place: number,
): { near: number; nearBack: number; same: number } {
  const nearest = new Float32Array(rows.length).fill(-1)
  const isSame = new Uint8Array(rows.length)
  const shares = index.shares[place]!
  let nearBack = 0
  let at = 0
  for (const { rows: told } of [index.told[place]!, index.headings[place]!]) {
    for (const row of told) {
      const cosines = cosinesWith(row)
      let most = -1
      for (let word = 0; word < rows.length; word++) {
        const cosine = cosines[word]!
        if (cosine > nearest[word]!) nearest[word] = cosine
        if (cosine > most) most = cosine
        if (rows[word] === row) isSame[word] = 1
      }
      nearBack += shares[at]! * squared(most)
      at += 1
    }
  }
  let near = 0
  let same = 0
  for (let word = 0; word < rows.length; word++) {
    near += weights[word]! * squared(nearest[word]!)
    same += weights[word]! * isSame[word]!
  }
  return { near, nearBack, same }
}

/** The words of a question; one that vectors and base do not know as the base's word that is likest to it. */
function askedWords(files: readonly IndexedFile[], text: string): string[] {
  const words = wordsForVectors(text).slice(0, MOST_ASKED)
  const base = wordsOfBase(files)
  return words.map((word) =>
    isKnown(word) || base.termsOf(word).files.length > 0
      ? word
      : (base.correctionOf(word)?.word ?? word),
  )
}

const isKnown = (word: string): boolean => word.startsWith('<') || trainedWords().knows(word)

/** What was found for a question: the steps of a turn ask for it again. */
const known = new WeakMap<
  SearchedQuestion,
  { readonly index: TrainedIndex; readonly matches: readonly TrainedMatch[] }
>()

/**
 * The places that come nearest to a question by vectors, the nearest first.
 * @param also other places that are compared
 */
export function matchTrained(
  files: readonly IndexedFile[],
  question: SearchedQuestion,
  text: string,
  also: readonly UnitPlace[],
): readonly TrainedMatch[] {
  const index = trainedOfBase(files)
  const found = known.get(question)
  if (found?.index === index) return found.matches
  const matches = compare(index, askedWords(files, text), also)
  known.set(question, { index, matches })
  return matches
}

function compare(
  index: TrainedIndex,
  words: readonly string[],
  also: readonly UnitPlace[],
): TrainedMatch[] {
  const table = trainedWords()
  const { mix } = ENGLISH
  const asked: VectorText = vectorText(words, table, table.asked, table.askedWeights)
  const { rows } = asked
  const whole = rows.reduce((sum, row) => sum + table.askedWeights[row]!, 0)
  const weights = Float32Array.from(rows, (row) => table.askedWeights[row]! / whole)
  const headed = new Map<VectorText, number>()
  const sums = index.told.map(({ sum }, place) => {
    const heading = index.headings[place]!
    const ofHeading = headed.get(heading) ?? dot(asked.sum, heading.sum)
    headed.set(heading, ofHeading)
    return mix.sum * dot(asked.sum, sum) + mix.heading * ofHeading
  })
  const least = sums.toSorted((a, b) => b - a)[MOST_COMPARED] ?? -Infinity
  const keys = new Set(also.map(({ file, unit }) => `${file}:${unit}`))
  const cosinesWith = createCosines(rows, table)
  const matches: TrainedMatch[] = []
  for (const [at, place] of index.places.entries()) {
    if (sums[at]! <= least && !keys.has(`${place.file}:${place.unit}`)) continue
    const { near, nearBack, same } = interact(rows, weights, cosinesWith, index, at)
    const score = sums[at]! + mix.near * near + mix.same * same + mix.nearBack * nearBack
    matches.push({ place, score })
  }
  return matches.toSorted((a, b) => b.score - a.score)
}
