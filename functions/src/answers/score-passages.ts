import type { Concept } from './concepts.ts'
import type { Segment } from './segment.ts'
import type { IndexedFile } from './unit-terms.ts'

/** A passage with its BM25 score, before it is looked at closely. */
export interface ScoredPassage {
  /** Index into the files that were asked. */
  readonly file: number
  readonly passage: number
  readonly score: number
}

/** BM25. *Source:* Robertson & Zaragoza 2009; values measured in DESIGN.md. */
const K1 = 1.2
const B = 0.75

/** Room for the passages of a whole base, one file behind the other; zero wherever it is not in use. */
interface Board {
  readonly scores: Float64Array
  /** The passages that hold any word, as far as they are `count`. */
  readonly touched: Uint32Array
  count: number
}

let spareBoard: Board | undefined

/** Taken out while it is used, so that an error leaves no board behind that is not clean. */
function takeBoard(passages: number): Board {
  const spare = spareBoard
  spareBoard = undefined
  if (spare !== undefined && spare.scores.length >= passages) return spare
  return {
    scores: new Float64Array(passages),
    touched: new Uint32Array(passages),
    count: 0,
  }
}

function returnBoard(board: Board): void {
  for (let index = 0; index < board.count; index++) {
    board.scores[board.touched[index]!] = 0
  }
  board.count = 0
  spareBoard = board
}

let normsOfAverage = { averageLength: 0, norms: new Float64Array(0) }

/** What BM25 adds to the times of a word, by the length of the passage. */
function normsFor(averageLength: number, longest: number): Float64Array {
  const known = normsOfAverage
  if (known.averageLength === averageLength && known.norms.length > longest) return known.norms
  const norms = Float64Array.from(
    { length: longest + 1 },
    (_, length) => K1 * (1 - B + (B * length) / averageLength),
  )
  normsOfAverage = { averageLength, norms }
  return norms
}

interface Weight {
  readonly term: number
  readonly weight: number
}

/** Every passage of a term, on the board from `offset` on. */
function scoreTerm(
  segment: Segment,
  { term, weight }: Weight,
  norms: Float64Array,
  { board, offset }: { readonly board: Board; readonly offset: number },
): void {
  const { postings, passageLength } = segment
  const { scores, touched } = board
  const end = segment.postingStart[term + 1]!
  let at = segment.postingStart[term]!
  let passage = 0
  let { count } = board
  while (at < end) {
    let value = postings[at++]!
    if (value > 127) {
      value &= 127
      for (let shift = 7; ; shift += 7) {
        const byte = postings[at++]!
        value |= (byte & 127) << shift
        if (byte < 128) break
      }
    }
    passage += value >>> 1
    let times = 1
    if (value & 1) {
      times = 2
      for (let shift = 0; ; shift += 7) {
        const byte = postings[at++]!
        times += (byte & 127) << shift
        if (byte < 128) break
      }
    }
    const place = offset + passage
    if (scores[place] === 0) touched[count++] = place
    scores[place]! += (weight * times) / (times + norms[passageLength[passage]!]!)
  }
  board.count = count
}

/** The best `count` places of the board, best first; equal ones in the order of the documents. */
function bestPlaces({ scores, touched, count: touchedCount }: Board, count: number): number[] {
  const isWorse = (a: number, b: number): boolean => {
    const difference = scores[a]! - scores[b]!
    return difference < 0 || (difference === 0 && a > b)
  }
  // A heap with the worst of the best at its root.
  let heap: number[] = []
  const sink = (place: number): void => {
    let at = 0
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!)) child++
      if (!isWorse(heap[child]!, place)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = place
  }
  let least = -1
  for (let index = 0; index < touchedCount; index++) {
    const place = touched[index]!
    if (heap.length < count) {
      heap.push(place)
      if (heap.length < count) continue
      heap = heap.toSorted((a, b) => scores[a]! - scores[b]! || b - a)
    } else {
      if (scores[place]! < least || !isWorse(heap[0]!, place)) continue
      sink(place)
    }
    least = scores[heap[0]!]!
  }
  return heap.toSorted((a, b) => scores[b]! - scores[a]! || a - b)
}

/**
 * The `count` passages of all files with the best BM25 scores, best first; equal ones in the order
 * of the documents.
 * @param averageLength indexed words per passage of all files
 */
export function scorePassages(
  files: readonly IndexedFile[],
  concepts: readonly Concept[],
  averageLength: number,
  count: number,
): ScoredPassage[] {
  const starts = new Uint32Array(files.length + 1)
  let longest = 0
  for (const [file, { segment }] of files.entries()) {
    starts[file + 1] = starts[file]! + segment.passageLength.length
    if (segment.longestPassage > longest) longest = segment.longestPassage
  }
  const board = takeBoard(starts[files.length]!)
  const norms = normsFor(averageLength, longest)
  for (const { idf, matches } of concepts) {
    matches.forEach((list, file) => {
      const at = { board, offset: starts[file]! }
      for (const { term, credit } of list) {
        const weight = idf * credit * (K1 + 1)
        scoreTerm(files[file]!.segment, { term, weight }, norms, at)
      }
    })
  }
  const best = bestPlaces(board, count).map((place) => {
    const file = fileAt(starts, place)
    return { file, passage: place - starts[file]!, score: board.scores[place]! }
  })
  returnBoard(board)
  return best
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
