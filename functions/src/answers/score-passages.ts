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
  /** Where the passages of the file begin that is being scored. */
  offset: number
  /** What BM25 adds to the times of a word, by the length of the passage. */
  norms: Float64Array
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
    offset: 0,
    norms: new Float64Array(0),
  }
}

function returnBoard(board: Board): void {
  const { scores, touched, count } = board
  for (let index = 0; index < count; index++) scores[touched[index]!] = 0
  board.count = 0
  spareBoard = board
}

let normsOfAverage = { averageLength: 0, norms: new Float64Array(0) }

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

/** Adds what a term is worth to every passage that holds it. */
function scoreTerm(segment: Segment, term: number, weight: number, board: Board): void {
  const { postings, passageLength } = segment
  const { scores, touched, norms, offset } = board
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
    const score = scores[place]!
    if (score === 0) touched[count++] = place
    scores[place] = score + (weight * times) / (times + norms[passageLength[passage]!]!)
  }
  board.count = count
}

/** The best `most` places of the board, best first; equal ones in the order of the documents. */
function bestPlaces({ scores, touched, count }: Board, most: number): Uint32Array {
  const best = new Uint32Array(Math.min(most, count))
  let size = 0
  let least = -1
  for (let index = 0; index < count; index++) {
    const place = touched[index]!
    const score = scores[place]!
    if (size === best.length && score < least) continue
    let at = size < best.length ? size++ : size
    for (; at > 0; at--) {
      const above = best[at - 1]!
      const difference = scores[above]! - score
      if (difference > 0 || (difference === 0 && above < place)) break
      if (at < size) best[at] = above
    }
    if (at < size) best[at] = place
    least = scores[best[size - 1]!]!
  }
  return best
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
  for (let file = 0; file < files.length; file++) {
    const { segment } = files[file]!
    starts[file + 1] = starts[file]! + segment.passageLength.length
    if (segment.longestPassage > longest) longest = segment.longestPassage
  }
  const board = takeBoard(starts[files.length]!)
  board.norms = normsFor(averageLength, longest)
  for (const { idf, matches } of concepts) {
    for (let file = 0; file < matches.length; file++) {
      const list = matches[file]
      if (list === undefined) continue
      board.offset = starts[file]!
      for (const { term, credit } of list) {
        scoreTerm(files[file]!.segment, term, idf * credit * (K1 + 1), board)
      }
    }
  }
  const best = Array.from(bestPlaces(board, count), (place): ScoredPassage => {
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
