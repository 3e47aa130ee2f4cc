import { wordsOfBase, type BaseWords } from '../base-words.ts'
import type { UnitPlace } from '../meaning.ts'
import type { Language } from '../language.ts'
import { leansBack } from '../leaning-words.ts'
import { placesToPredict, type PlaceToPredict } from '../predicted/predictions.ts'
import { kindOfUnit } from '../segment.ts'
import { asks } from '../unit-context.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { DIMENSIONS, trainedWords, type TrainedWord } from './trained-words.ts'

/** Words that are read of a place, and of its heading. */
const MOST_TOLD = 56
const MOST_HEADING = 12
/** What a word of a heading counts beside one of the place. */
const HEADING_SHARE = 0.5

/** A text as vectors compare it. */
export interface VectorText {
  readonly words: readonly TrainedWord[]
  /** Sum of its words' vectors by their weights, of length 1; zeros where it has no word. */
  readonly sum: Float32Array
}

/** What may be said of a base, as vectors compare it. */
export interface TrainedIndex {
  readonly places: readonly UnitPlace[]
  readonly told: readonly VectorText[]
  readonly headings: readonly VectorText[]
  /** By place the weights of its words and of those of its heading behind them, 1 together. */
  readonly shares: readonly Float32Array[]
}

/** @param side where the words stand */
export function vectorText(words: readonly TrainedWord[], side: 'asked' | 'told'): VectorText {
  const sum = new Float32Array(DIMENSIONS)
  for (const word of words) {
    const weight = side === 'asked' ? word.askedWeight : word.toldWeight
    const vector = word[side]
    for (let at = 0; at < DIMENSIONS; at++) sum[at]! += weight * vector[at]!
  }
  const length = Math.hypot(...sum)
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

function readBase(files: readonly IndexedFile[]): TrainedIndex {
  const found = files.flatMap(readFile)
  return {
    places: found.map(({ place }) => place),
    told: found.map(({ told }) => told),
    headings: found.map(({ heading }) => heading),
    shares: found.map(({ shares }) => shares),
  }
}

const known = new WeakMap<BaseWords, TrainedIndex>()

/** What may be said of a base, read when it is first asked for. */
export function trainedOfBase(files: readonly IndexedFile[]): TrainedIndex {
  const base = wordsOfBase(files)
  let index = known.get(base)
  if (index === undefined) known.set(base, (index = readBase(files)))
  return index
}
