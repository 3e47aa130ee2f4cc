import type { UnitPlace } from '../meaning.ts'
import type { SearchedQuestion } from '../searched-question.ts'
import { wordsOfBase } from '../base-words.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { ENGLISH } from './vectors/english.ts'
import { trainedOfBase, vectorText, type TrainedIndex, type VectorText } from './trained-index.ts'
import { LENGTH, trainedWords, type TrainedWord } from './trained-words.ts'

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
function createCosines(words: readonly TrainedWord[]): (told: TrainedWord) => Float32Array {
  const known = new Map<TrainedWord, Float32Array>()
  return (toldWord) => {
    let cosines = known.get(toldWord)
    if (cosines !== undefined) return cosines
    const { told } = toldWord
    cosines = new Float32Array(words.length)
    for (const [word, { asked }] of words.entries()) {
      let product = 0
      for (let at = 0; at < told.length; at++) product += asked[at]! * told[at]!
      cosines[word] = product / (LENGTH * LENGTH)
    }
    known.set(toldWord, cosines)
    return cosines
  }
}

/**
 * How near each word of one side comes to the nearest of the other: of the question's words by what they weigh in it,
 * of the place's by what they weigh there, the weight of the question's words that the place has itself, and of the
 * one that it comes least near to.
 * *Source:* Khattab & Zaharia, “ColBERT: Efficient and Effective Passage Search via Contextualized Late Interaction
 * over BERT”, 2020.
 */
function interact(
  words: readonly TrainedWord[],
  weights: Float32Array,
  cosinesWith: (told: TrainedWord) => Float32Array,
  index: TrainedIndex,
  place: number,
): { near: number; nearBack: number; same: number; gap: number } {
  const count = words.length
  const nearest = new Float32Array(count).fill(-1)
  const isSame = new Uint8Array(count)
  const shares = index.shares[place]!
  let nearBack = 0
  let at = 0
  for (const { words: told } of [index.told[place]!, index.headings[place]!]) {
    for (const toldWord of told) {
      const cosines = cosinesWith(toldWord)
      let most = -1
      for (let word = 0; word < count; word++) {
        const cosine = cosines[word]!
        if (cosine > nearest[word]!) nearest[word] = cosine
        if (cosine > most) most = cosine
        if (words[word] === toldWord) isSame[word] = 1
      }
      nearBack += shares[at]! * squared(most)
      at += 1
    }
  }
  let near = 0
  let same = 0
  let gap = 0
  for (let word = 0; word < count; word++) {
    const weight = weights[word]!
    const ofWord = weight * squared(nearest[word]!)
    near += ofWord
    same += weight * isSame[word]!
    gap = Math.max(gap, weight - ofWord)
  }
  return { near, nearBack, same, gap }
}

/** The words of a question; one that vectors and base do not know as the base's word that is likest to it. */
function readAsked(
  files: readonly IndexedFile[],
  { askedIn }: SearchedQuestion,
  text: string,
): VectorText {
  const { wordsIn, knows, vectorsOf } = trainedWords(askedIn)
  const base = wordsOfBase(files)
  const meant = (word: string): string =>
    knows(word) || base.termsOf(word).files.length > 0
      ? word
      : (base.correctionOf(word)?.word ?? word)
  const words = wordsIn(text).flatMap((word) => vectorsOf(meant(word)))
  return vectorText(words.slice(0, MOST_ASKED), 'asked')
}

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
  const matches = compare(index, readAsked(files, question, text), also)
  known.set(question, { index, matches })
  return matches
}

function compare(
  index: TrainedIndex,
  asked: VectorText,
  also: readonly UnitPlace[],
): TrainedMatch[] {
  const { mix } = ENGLISH
  const { words } = asked
  const whole = words.reduce((sum, { askedWeight }) => sum + askedWeight, 0)
  const weights = Float32Array.from(words, ({ askedWeight }) => askedWeight / whole)
  const headed = new Map<VectorText, number>()
  const sums = index.told.map(({ sum }, place) => {
    const heading = index.headings[place]!
    const ofHeading = headed.get(heading) ?? dot(asked.sum, heading.sum)
    headed.set(heading, ofHeading)
    return mix.sum * dot(asked.sum, sum) + mix.heading * ofHeading
  })
  const least = sums.toSorted((a, b) => b - a)[MOST_COMPARED] ?? -Infinity
  const keys = new Set(also.map(({ file, unit }) => `${file}:${unit}`))
  const cosinesWith = createCosines(words)
  const matches: TrainedMatch[] = []
  for (const [at, place] of index.places.entries()) {
    if (sums[at]! <= least && !keys.has(`${place.file}:${place.unit}`)) continue
    const { near, nearBack, same, gap } = interact(words, weights, cosinesWith, index, at)
    const ofWords = mix.near * near + mix.nearBack * nearBack + mix.same * same - mix.gap * gap
    matches.push({ place, score: sums[at]! + ofWords })
  }
  return matches.toSorted((a, b) => b.score - a.score)
}
