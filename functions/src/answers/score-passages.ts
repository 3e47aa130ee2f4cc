import type { Base } from './base-words.ts'
import { createBestPlaces, keepBest, sortBest, type BestPlaces } from './best-places.ts'
import type { Concept } from './concepts.ts'
import type { WeightedPostings } from './stand-ins.ts'

/** A passage with its BM25 score, before it is looked at closely. */
export interface ScoredPassage {
  /** Index into the files that were asked. */
  readonly file: number
  readonly passage: number
  readonly score: number
}

/** Room for the passages of a whole base, one file behind the other; zero wherever it is not in use. */
interface Board {
  readonly scores: Float64Array
  /** The passages that hold any word, as far as they are `count`; one more entry than passages. */
  readonly touched: Uint32Array
  count: number
  /** Room for some of those, and for the best of them. */
  readonly chosen: Uint32Array
  best: BestPlaces
}

let spareBoard: Board | undefined

/** Taken out while it is used, so that an error leaves no board behind that is not clean. */
function takeBoard(passages: number, most: number): Board {
  const spare = spareBoard
  spareBoard = undefined
  if (spare !== undefined && spare.scores.length >= passages) {
    if (spare.best.places.length < most) spare.best = createBestPlaces(most)
    return spare
  }
  return {
    scores: new Float64Array(passages),
    touched: new Uint32Array(passages + 1),
    count: 0,
    chosen: new Uint32Array(passages),
    best: createBestPlaces(most),
  }
}

function returnBoard(board: Board): void {
  const { scores, touched, count } = board
  for (let index = 0; index < count; index++) scores[touched[index]!] = 0
  board.count = 0
  spareBoard = board
}

/** A word of the question with the passages that hold it. */
interface WeightedWord {
  readonly list: WeightedPostings
  readonly weight: number
  /** The most that it adds to a score. */
  readonly most: number
}

/** Adds what a word is worth to every passage that holds it. */
function addAll({ list: { places, gains }, weight }: WeightedWord, board: Board): void {
  const { scores, touched } = board
  let { count } = board
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    const score = scores[place]!
    // Written always and counted at times: no branch to guess wrong.
    touched[count] = place
    count += score === 0 ? 1 : 0
    scores[place] = score + weight * gains[at]!
  }
  board.count = count
}

/** Adds it to some passages only. @param chosen in rising order */
function addTo(
  { list: { places, gains }, weight }: WeightedWord,
  chosen: Uint32Array,
  { scores }: Board,
): void {
  let low = 0
  for (let index = 0; index < chosen.length; index++) {
    const place = chosen[index]!
    // Steps that double until the place is passed, then halves of the last one.
    let step = 1
    while (low + step < places.length && places[low + step]! < place) step *= 2
    let high = Math.min(low + step, places.length)
    low += step >>> 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (places[middle]! < place) low = middle + 1
      else high = middle
    }
    if (low === places.length) return
    if (places[low] === place) scores[place]! += weight * gains[low]!
  }
}

/** Rounding must not make a bound too small. */
const BOUND_MARGIN = 1.000001
/** A list is worth looking for what may be left out when it is so many times as long as what is known. */
const WORTH_PRUNING = 2

/** What the words from each on add to a score at most; one more entry than there are words. */
function boundsOf(words: readonly WeightedWord[]): Float64Array {
  const bounds = new Float64Array(words.length + 1)
  for (let index = words.length - 1; index >= 0; index--) {
    bounds[index] = bounds[index + 1]! + words[index]!.most * BOUND_MARGIN
  }
  return bounds
}

/** The touched passages that more score could lift to the least of the best, in rising order. */
function liftable(
  { scores, touched, count, chosen }: Board,
  more: number,
  least: number,
): Uint32Array {
  let size = 0
  for (let index = 0; index < count; index++) {
    const place = touched[index]!
    chosen[size] = place
    size += scores[place]! + more >= least ? 1 : 0
  }
  return chosen.subarray(0, size).toSorted()
}

/**
 * Scores the passages that may be among the best, the most telling words first. As soon as the
 * others together cannot lift a passage to the best that are known by then, they are added only to
 * those passages that they could still lift there. *Source:* Turtle and Flood, "Query Evaluation:
 * Strategies and Optimizations" (MaxScore), 1995.
 * @returns the passages that were scored in full, the `most` best among them
 */
function scoreWords(words: readonly WeightedWord[], most: number, board: Board): Uint32Array {
  const bounds = boundsOf(words)
  for (let index = 0; index < words.length; index++) {
    const isLong = words[index]!.list.places.length > WORTH_PRUNING * board.count
    if (board.count >= most && isLong) {
      keepBest(board.best, board.touched.subarray(0, board.count), board.scores, most)
      const least = board.best.scores[0]!
      if (bounds[index]! < least) {
        const lifted = liftable(board, bounds[index]!, least)
        for (const word of words.slice(index)) addTo(word, lifted, board)
        return lifted
      }
    }
    addAll(words[index]!, board)
  }
  return board.touched.subarray(0, board.count)
}

/**
 * The `count` passages of all files with the best BM25 scores, best first; equal ones in the order
 * of the documents.
 */
export function scorePassages(
  { starts, passages }: Base,
  concepts: readonly Concept[],
  count: number,
): ScoredPassage[] {
  const words = concepts.map(({ idf, standIns }): WeightedWord => {
    const list = standIns.postings()
    return { list, weight: idf, most: idf * list.mostGain }
  })
  words.sort((a, b) => b.most - a.most)
  const board = takeBoard(passages, count)
  const scored = scoreWords(words, count, board)
  const { best } = board
  keepBest(best, scored, board.scores, count)
  sortBest(best)
  const found: ScoredPassage[] = []
  for (let at = 0; at < best.size; at++) {
    const place = best.places[at]!
    const file = fileAt(starts, place)
    found.push({ file, passage: place - starts[file]!, score: best.scores[at]! })
  }
  returnBoard(board)
  return found
}

/** The file that a place of the board lies in. */
function fileAt(starts: Uint32Array, place: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (starts[middle]! <= place) low = middle
    else high = middle
  }
  return low
}
