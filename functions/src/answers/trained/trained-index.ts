import { rememberingForBase } from '../base-words.ts'
import type { UnitPlace } from '../meaning.ts'
import type { Language } from '../language.ts'
import { leansBack } from '../leaning-words.ts'
import { keyOf } from '../matters/place-of-matter.ts'
import { placesToPredict, type PlaceToPredict } from '../predicted/predictions.ts'
import { remembering } from '../remembering.ts'
import { kindOfUnit } from '../segment.ts'
import { asks } from '../unit-context.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { DIMENSIONS, trainedWords, type TrainedWord } from './trained-words.ts'

/** Words that are read of a place, and of its heading. */
const MOST_TOLD = 56
const MOST_HEADING = 12
/** What a word of a heading counts beside one of the place. */
const HEADING_SHARE = 0.5
/** Words that were asked whose cosines are kept; beyond them the memory starts afresh. */
const WORDS_REMEMBERED = 128

/** A text as vectors compare it. */
export interface VectorText {
  readonly words: readonly TrainedWord[]
  /** Sum of its words' vectors by their weights, of length 1; zeros where it has no word. */
  readonly sum: Float32Array
}

/** What may be said of a base, as vectors compare it. */
export interface TrainedIndex {
  readonly places: readonly UnitPlace[]
  /** By place the sum of its words, and which heading it has. */
  readonly sums: readonly Float32Array[]
  readonly headingOf: readonly number[]
  /** The sums of the words of the headings. */
  readonly headings: readonly Float32Array[]
  /** The words that are told. */
  readonly vocabulary: readonly TrainedWord[]
  /** By place which of them stand there and, behind those, in its heading. */
  readonly words: readonly Uint32Array[]
  /** By place their weights, 1 together. */
  readonly shares: readonly Float32Array[]
  /** Room for the cosines of a word that is asked with those of the vocabulary, not a number as long as none is known. */
  readonly cosinesOf: (asked: TrainedWord) => Float32Array
  /** Whether a unit is among the places. */
  readonly has: (place: Pick<UnitPlace, 'file' | 'unit'>) => boolean
}

/** @param side where the words stand */
export function vectorText(words: readonly TrainedWord[], side: 'asked' | 'told'): VectorText {
  const sum = new Float32Array(DIMENSIONS)
  for (const word of words) {
    const weight = side === 'asked' ? word.askedWeight : word.toldWeight
    const vector = word[side]
    for (let at = 0; at < DIMENSIONS; at++) sum[at]! += weight * vector[at]!
  }
  const length = Math.sqrt(sum.reduce((squares, each) => squares + each * each, 0))
  if (length > 0) for (let at = 0; at < DIMENSIONS; at++) sum[at]! /= length
  return { words, sum }
}

function sharesOf(told: VectorText, heading: VectorText): Float32Array {
  const shares = Float32Array.from([
    ...told.words.map(({ toldWeight }) => toldWeight),
    ...heading.words.map(({ toldWeight }) => HEADING_SHARE * toldWeight),
  ])
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return whole > 0 ? shares.map((share) => share / whole) : shares
}

/** What a place tells with what it leans on: the sentence before it, or the question that it answers. */
function toldWith(file: IndexedFile, { unit, passage, text }: PlaceToPredict): string {
  const before = unit - 1
  if (before < file.segment.passageFirstUnit[passage]!) return text
  const leans =
    kindOfUnit(file.segment, unit) === 'sentence' && leansBack(text, file.segment.language)
  return leans || asks(file, before) ? `${textOfUnit(file, before)}\n${text}` : text
}

/** The first words of a text in a language, as they are told. */
function readTold(text: string, language: Language, most: number): VectorText {
  const { wordsIn, vectorsOf } = trainedWords(language)
  return vectorText(wordsIn(text).flatMap(vectorsOf).slice(0, most), 'told')
}

function readFile(file: IndexedFile, at: number) {
  const { language } = file.segment
  const headingOf = new Map<string, VectorText>()
  return placesToPredict(file).map((told) => {
    const { passage, unit, heading } = told
    const head = headingOf.get(heading) ?? readTold(heading, language, MOST_HEADING)
    headingOf.set(heading, head)
    const own = readTold(toldWith(file, told), language, MOST_TOLD)
    const place = { file: at, passage, unit }
    return { place, told: own, heading: head, shares: sharesOf(own, head) }
  })
}

/** Gives each thing a number, from 0 in the order in which they come. */
function createNumbering<T>() {
  const numbers = new Map<T, number>()
  const numberOf = (thing: T): number => {
    let number = numbers.get(thing)
    if (number === undefined) numbers.set(thing, (number = numbers.size))
    return number
  }
  return { numberOf, things: () => [...numbers.keys()] }
}

function readBase(files: readonly IndexedFile[]): TrainedIndex {
  const found = files.flatMap(readFile)
  const words = createNumbering<TrainedWord>()
  const headings = createNumbering<VectorText>()
  const wordsOf = found.map(({ told, heading }) =>
    Uint32Array.from([...told.words, ...heading.words], words.numberOf),
  )
  const headingOf = found.map(({ heading }) => headings.numberOf(heading))
  const vocabulary = words.things()
  const keys = new Set(found.map(({ place }) => keyOf(place)))
  return {
    places: found.map(({ place }) => place),
    sums: found.map(({ told }) => told.sum),
    headingOf,
    headings: headings.things().map(({ sum }) => sum),
    vocabulary,
    words: wordsOf,
    shares: found.map(({ shares }) => shares),
    cosinesOf: remembering(
      () => new Float32Array(vocabulary.length).fill(Number.NaN),
      WORDS_REMEMBERED,
    ),
    has: (place) => keys.has(keyOf(place)),
  }
}

/** What may be said of a base, read when it is first asked for. */
export const trainedOfBase = rememberingForBase(readBase)

/** Whether a place is among those that vectors find. */
export const isTrained = (
  files: readonly IndexedFile[],
  place: Pick<UnitPlace, 'file' | 'unit'>,
): boolean => trainedOfBase(files).has(place)
