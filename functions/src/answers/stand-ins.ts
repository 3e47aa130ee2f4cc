import type { Base, FoundTerms } from './base-words.ts'
import { KINDRED_CREDIT } from './kindred-words/kindred-words.ts'
import { postingsOf, type Segment } from './segment.ts'
import { familyOf, type Match } from './word-families.ts'

/** A word of the files that is looked up for one of the question. */
export interface Reading {
  readonly word: string
  /** The word with its accents, where it is known with them. */
  readonly spelled: string
  readonly found: FoundTerms
  /** How well it stands for the asked word: 1 for itself, less for another one. */
  readonly credit: number
}

/** The passages of a base that hold a word, as places: those of one file behind those of another. */
export interface WeightedPostings {
  readonly places: Uint32Array
  /** What the word adds to the score of each, but for its weight. */
  readonly gains: Float32Array
  /** The most of them. */
  readonly mostGain: number
}

/** What stands in the files of a base for a word of a question. */
export interface StandIns {
  /** The word that is looked up: the asked one, or the likeliest where no file knows it. */
  readonly word: string
  /** Passages that hold it; of a file's several terms the commonest counts. */
  readonly holding: number
  /** Whether any of them holds it, or what means the same, rather than what is merely kindred. */
  readonly isSaid: boolean
  /**
   * Where the terms of a file that find a passage, and those of its family, which do not, stand in
   * `matches`: how many, then each with its credit behind it.
   */
  placeIn(file: number): number
  /** One list for all files: many small ones would each have to be fetched. */
  readonly matches: readonly number[]
  postings(): WeightedPostings
}

/** Where a file's terms stand that has none, and where those of one do that was not asked for. */
const EMPTY = 0
const UNASKED = -1

/** What stands for a word in a file, as objects. */
export function matchesOf(standIns: StandIns, file: number): Match[] {
  const place = standIns.placeIn(file)
  return Array.from({ length: standIns.matches[place]! }, (_, index) => ({
    term: standIns.matches[place + 1 + 2 * index]!,
    credit: standIns.matches[place + 2 + 2 * index]!,
  }))
}

/** BM25. *Source:* Robertson & Zaragoza 2009; values measured in DESIGN.md. */
const K1 = 1.2
const B = 0.75

/** Of files in rising order the first from `file` on, by its index among them. */
function firstFileFrom(files: ArrayLike<number>, file: number): number {
  let low = 0
  let high = files.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (files[middle]! < file) low = middle + 1
    else high = middle
  }
  return low
}

/** The terms of a file that stand for the word, the best first. */
function matchesIn(readings: readonly Reading[], file: number): readonly Match[] {
  const matches: Match[] = []
  for (const { found, credit } of readings) {
    for (let at = firstFileFrom(found.files, file); found.files[at] === file; at++) {
      const term = found.terms[at]!
      if (!matches.some((match) => match.term === term)) matches.push({ term, credit })
    }
  }
  return matches
}

/** The files that know the word by any of its readings, in rising order. */
function filesOf(readings: readonly Reading[]): ArrayLike<number> {
  const [only, ...others] = readings.map(({ found }) => found.files)
  if (only === undefined) return []
  if (others.length === 0) return only
  return Uint32Array.from(
    new Set([only, ...others].flatMap((files) => Array.from(files))),
  ).toSorted()
}

function forEachFile(
  readings: readonly Reading[],
  visit: (file: number, matches: readonly Match[]) => void,
): void {
  const files = filesOf(readings)
  for (let at = 0; at < files.length; at++) {
    if (files[at] !== files[at - 1]) visit(files[at]!, matchesIn(readings, files[at]!))
  }
}

function passagesWith(readings: readonly Reading[], { segments }: Base): number {
  let holding = 0
  let holdingOthers = 0
  forEachFile(readings, (file, matches) => {
    const { documentFrequency } = segments[file]!
    let most = 0
    let mostOthers = 0
    for (const { term, credit } of matches) {
      const frequency = documentFrequency[term]!
      mostOthers = Math.max(mostOthers, frequency)
      if (credit >= 1) most = Math.max(most, frequency)
    }
    holding += most
    holdingOthers += mostOthers
  })
  return holding || holdingOthers
}

/** A list that is being filled. */
interface Filling {
  readonly places: Uint32Array
  readonly gains: Float32Array
  count: number
}

/** Adds the passages of a file that hold a term. */
function addPostings(
  segment: Segment,
  { term, credit }: Match,
  { averageLength, offset }: { averageLength: number; offset: number },
  into: Filling,
): void {
  const { passageLength } = segment
  const { starts, passages, times } = postingsOf(segment)
  const { places, gains } = into
  const most = credit * (K1 + 1)
  const perLength = (K1 * B) / averageLength
  let { count } = into
  for (let at = starts[term]!; at < starts[term + 1]!; at++) {
    const passage = passages[at]!
    places[count] = offset + passage
    const norm = K1 * (1 - B) + perLength * passageLength[passage]!
    gains[count++] = (most * times[at]!) / (times[at]! + norm)
  }
  into.count = count
}

/** Several terms of one file as one list: in order, each passage once. */
function joinFrom(start: number, filling: Filling): void {
  const { places, gains, count } = filling
  const sums = new Map<number, number>()
  for (let at = start; at < count; at++) {
    sums.set(places[at]!, (sums.get(places[at]!) ?? 0) + gains[at]!)
  }
  let at = start
  for (const [place, sum] of [...sums].toSorted((a, b) => a[0] - b[0])) {
    places[at] = place
    gains[at++] = sum
  }
  filling.count = at
}

function listPostings(
  readings: readonly Reading[],
  { segments, starts, averageLength }: Base,
): WeightedPostings {
  let room = 0
  for (const { found } of readings) {
    for (let at = 0; at < found.files.length; at++) {
      room += segments[found.files[at]!]!.documentFrequency[found.terms[at]!]!
    }
  }
  const filling = { places: new Uint32Array(room), gains: new Float32Array(room), count: 0 }
  forEachFile(readings, (file, matches) => {
    const start = filling.count
    const where = { averageLength, offset: starts[file]! }
    for (const match of matches) addPostings(segments[file]!, match, where, filling)
    if (matches.length > 1) joinFrom(start, filling)
  })
  const isFull = filling.count === room
  const places = isFull ? filling.places : filling.places.slice(0, filling.count)
  const gains = isFull ? filling.gains : filling.gains.slice(0, filling.count)
  let mostGain = 0
  for (let at = 0; at < gains.length; at++) mostGain = Math.max(mostGain, gains[at]!)
  return { places, gains, mostGain }
}

/** What a word takes in memory, a list and each of its entries, roughly. */
const BYTES_PER_WORD = 1_000
const BYTES_PER_FILE = 8
const BYTES_PER_NUMBER = 8
const BYTES_PER_POSTING = 8

/**
 * What stands for a word in the files. Passages and families are looked for at the first use.
 * @param readings the likeliest first
 * @param hold is told how many bytes are kept, roughly
 */
export function createStandIns(
  asked: string,
  readings: readonly Reading[],
  base: Base,
  hold: (numbers: number) => void,
): StandIns {
  const word = readings[0]?.word ?? asked
  const widen = familyOf(word, readings[0]?.spelled)
  const places = base.segments.map(() => UNASKED)
  const matches: number[] = [EMPTY]
  let postings: WeightedPostings | undefined
  hold(BYTES_PER_WORD + BYTES_PER_FILE * places.length)
  const placeOf = (file: number): number => {
    const found = widen(base.segments[file]!, matchesIn(readings, file))
    if (found.length === 0) return (places[file] = EMPTY)
    const place = matches.length
    places[file] = place
    matches.push(found.length)
    for (const { term, credit } of found) matches.push(term, credit)
    hold(BYTES_PER_NUMBER * (1 + 2 * found.length))
    return place
  }
  return {
    word,
    matches,
    holding: passagesWith(readings, base),
    isSaid: readings.some(({ found, credit }) => credit > KINDRED_CREDIT && found.files.length > 0),
    placeIn(file) {
      const place = places[file]!
      return place === UNASKED ? placeOf(file) : place
    },
    postings() {
      if (postings === undefined) {
        postings = listPostings(readings, base)
        hold(BYTES_PER_POSTING * postings.places.length)
      }
      return postings
    },
  }
}
