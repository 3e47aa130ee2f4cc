import { wordsOfBase, type BaseWords } from '../base-words.ts'
import type { UnitPlace } from '../meaning.ts'
import { leansBack } from '../leaning-words.ts'
import { placesToPredict, type PlaceToPredict } from '../predicted/predictions.ts'
import { kindOfUnit } from '../segment.ts'
import { asks } from '../unit-context.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { trainedWords, wordsForVectors, type TrainedWords } from './trained-words.ts'

/** Words that are read of a place, and of its heading. */
const MOST_TOLD = 56
const MOST_HEADING = 12
/** What a word of a heading counts beside one of the place. */
const HEADING_SHARE = 0.5

/** A text as vectors compare it. */
export interface VectorText {
  /** The rows of its words. */
  readonly rows: Uint16Array
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

/** @param weights what a word of it weighs, by row */
export function vectorText(
  words: readonly string[],
  { dimensions, rowOf }: TrainedWords,
  vectors: Int8Array,
  weights: Float32Array,
): VectorText {
  const rows = Uint16Array.from(words, rowOf)
  const sum = new Float32Array(dimensions)
  for (const row of rows) {
    const weight = weights[row]!
    const from = row * dimensions
    for (let at = 0; at < dimensions; at++) sum[at]! += weight * vectors[from + at]!
  }
  const length = Math.hypot(...sum)
  if (length > 0) for (let at = 0; at < dimensions; at++) sum[at]! /= length
  return { rows, sum }
}

function sharesOf(
  told: VectorText,
  heading: VectorText,
  { toldWeights }: TrainedWords,
): Float32Array {
  const shares = Float32Array.from([
    ...Array.from(told.rows, (row) => toldWeights[row]!),
    ...Array.from(heading.rows, (row) => HEADING_SHARE * toldWeights[row]!),
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

function readBase(files: readonly IndexedFile[]): TrainedIndex {
  const table = trainedWords()
  const read = (text: string, most: number): VectorText =>
    vectorText(wordsForVectors(text).slice(0, most), table, table.told, table.toldWeights)
  const headingOf = new Map<string, VectorText>()
  const found = files.flatMap((file, at) =>
    placesToPredict(file).map((told) => {
      const { passage, unit, heading } = told
      const head = headingOf.get(heading) ?? read(heading, MOST_HEADING)
      headingOf.set(heading, head)
      const own = read(toldWith(file, told), MOST_TOLD)
      return {
        place: { file: at, passage, unit },
        told: own,
        heading: head,
        shares: sharesOf(own, head, table),
      }
    }),
  )
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
