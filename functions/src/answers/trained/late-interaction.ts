import { keyOf } from '../matters/place-of-matter.ts'
import type { UnitPlace } from '../meaning.ts'
import { rememberingForBoth } from '../remembering.ts'
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

/** How near a question's words come to the words of a place. */
export interface Likeness {
  /** Cosines of the sum of the question's words with that of the place's, and with that of its heading's. */
  readonly sum: number
  readonly heading: number
  /** What `createInteraction` finds. */
  readonly near: number
  readonly nearBack: number
  readonly same: number
  readonly gap: number
  /** As `sum` that of the place before and behind it in its section, and the best of all others there. */
  readonly before: number
  readonly behind: number
  readonly around: number
  /** Whether its section begins with it. */
  readonly isFirst: boolean
  /** Words of it and of its heading. */
  readonly words: number
}

/** A place, how near a question's words come to its words, and that as one number. */
export interface TrainedMatch {
  readonly place: UnitPlace
  readonly likeness: Likeness
  readonly score: number
}

const dot = (one: Float32Array, other: Float32Array): number => {
  let product = 0
  for (let at = 0; at < one.length; at++) product += one[at]! * other[at]!
  return product
}

const squared = (cosine: number): number => (cosine > 0 ? cosine * cosine : 0)

function cosineOf({ asked }: TrainedWord, { told }: TrainedWord): number {
  let product = 0
  for (let at = 0; at < told.length; at++) product += asked[at]! * told[at]!
  return product / (LENGTH * LENGTH)
}

/**
 * How near each word of one side comes to the nearest of the other: of the question's words by what they weigh in it,
 * of the place's by what they weigh there, the weight of the question's words that the place has itself, and of the
 * one that it comes least near to.
 * *Source:* Khattab & Zaharia, “ColBERT: Efficient and Effective Passage Search via Contextualized Late Interaction
 * over BERT”, 2020.
 */
function createInteraction(words: readonly TrainedWord[], index: TrainedIndex) {
  const { vocabulary } = index
  const count = words.length
  const whole = words.reduce((sum, { askedWeight }) => sum + askedWeight, 0)
  const weights = Float32Array.from(words, ({ askedWeight }) => askedWeight / whole)
  const rows = words.map(index.cosinesOf)
  const nearest = new Float32Array(count)
  const isSame = new Uint8Array(count)
  return (place: number): Pick<Likeness, 'near' | 'nearBack' | 'same' | 'gap'> => {
    const told = index.words[place]!
    const shares = index.shares[place]!
    nearest.fill(-1)
    isSame.fill(0)
    let nearBack = 0
    for (let at = 0; at < told.length; at++) {
      const toldAt = told[at]!
      let most = -1
      for (let word = 0; word < count; word++) {
        const row = rows[word]!
        let cosine = row[toldAt]!
        // Not worked out yet.
        if (Number.isNaN(cosine)) {
          row[toldAt] = cosineOf(words[word]!, vocabulary[toldAt]!)
          cosine = row[toldAt]
        }
        if (cosine > nearest[word]!) nearest[word] = cosine
        if (cosine > most) most = cosine
        if (words[word] === vocabulary[toldAt]) isSame[word] = 1
      }
      nearBack += shares[at]! * squared(most)
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
}

/** Stands for the cosine of a place that is not there. */
const NO_PLACE = -0.2

/** What the places of a section say of one of them. */
function createNeighbours({ headingOf }: TrainedIndex, sums: Float64Array) {
  const best = new Map<number, { first: number; second: number }>()
  for (const [at, section] of headingOf.entries()) {
    const sum = sums[at]!
    const { first, second } = best.get(section) ?? { first: NO_PLACE, second: NO_PLACE }
    if (sum > first) best.set(section, { first: sum, second: first })
    else best.set(section, { first, second: Math.max(sum, second) })
  }
  return (at: number): Pick<Likeness, 'before' | 'behind' | 'around' | 'isFirst'> => {
    const section = headingOf[at]!
    const sumAt = (other: number): number =>
      headingOf[other] === section ? sums[other]! : NO_PLACE
    const { first, second } = best.get(section)!
    return {
      before: sumAt(at - 1),
      behind: sumAt(at + 1),
      around: sums[at] === first ? second : first,
      isFirst: headingOf[at - 1] !== section,
    }
  }
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

function compare(
  index: TrainedIndex,
  question: SearchedQuestion,
  files: readonly IndexedFile[],
  text: string,
  also: readonly UnitPlace[],
): readonly TrainedMatch[] {
  const asked = readAsked(files, question, text)
  const { mix } = ENGLISH
  const ofHeadings = index.headings.map((sum) => dot(asked.sum, sum))
  const sums = Float64Array.from(index.sums, (sum) => dot(asked.sum, sum))
  const mixed = sums.map(
    (sum, place) => mix.sum * sum + mix.heading * ofHeadings[index.headingOf[place]!]!,
  )
  const least = mixed.toSorted().at(-1 - MOST_COMPARED) ?? -Infinity
  const keys = new Set(also.map(keyOf))
  const interact = createInteraction(asked.words, index)
  const neighbours = createNeighbours(index, sums)
  const matches: TrainedMatch[] = []
  for (const [at, place] of index.places.entries()) {
    if (mixed[at]! <= least && !keys.has(keyOf(place))) continue
    const ofWords = interact(at)
    const { near, nearBack, same, gap } = ofWords
    const score =
      mixed[at]! + mix.near * near + mix.nearBack * nearBack + mix.same * same - mix.gap * gap
    const likeness = {
      ...ofWords,
      ...neighbours(at),
      sum: sums[at]!,
      heading: ofHeadings[index.headingOf[at]!]!,
      words: index.words[at]!.length,
    }
    matches.push({ place, likeness, score })
  }
  return matches.toSorted((a, b) => b.score - a.score)
}

/** The steps of a turn ask for it again. */
const compareOnce = rememberingForBoth(compare)

/**
 * The places that come nearest to a question by vectors, the nearest first.
 * @param text of the question
 * @param also other places that are compared; a question that is asked again is compared with those of the first time
 */
export const matchTrained = (
  files: readonly IndexedFile[],
  question: SearchedQuestion,
  text: string,
  also: readonly UnitPlace[],
): readonly TrainedMatch[] => compareOnce(trainedOfBase(files), question, files, text, also)
