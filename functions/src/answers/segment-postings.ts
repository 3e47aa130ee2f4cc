import { createByteReader, createByteWriter } from './bytes.ts'
import type { InvertedLists } from './postings.ts'
import { unzigzag, zigzag } from './segment-columns.ts'

/**
 * How the passages of each term stand in the bytes of a segment: where the first one is beside the one
 * expected, passages skipped, how often again the term stands in each. Column by column; the last two with
 * the rarest terms first, since terms in as many passages have numbers that are spread alike.
 */

/** The terms that are in the fewest passages first, equal ones in their order. */
function rarestFirst(documentFrequency: Uint32Array): Uint32Array {
  const most = documentFrequency.reduce((a, b) => Math.max(a, b), 0)
  const next = new Uint32Array(most + 2)
  for (const passages of documentFrequency) next[passages + 1]!++
  for (let passages = 0; passages < most; passages++) next[passages + 1]! += next[passages]!
  const order = new Uint32Array(documentFrequency.length)
  for (let term = 0; term < order.length; term++) order[next[documentFrequency[term]!]!++] = term
  return order
}

/** Numbers below it are written two to a byte; of one above, what it is more. */
const PACKED = 3
const BITS = 2

/** Mostly 0: a code of whole bits would spend one on each, where a pair takes hardly more. */
function pack(values: Uint32Array): { pairs: Uint32Array; more: number[] } {
  const pairs = new Uint32Array(Math.ceil(values.length / 2))
  const more: number[] = []
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    const low = Math.min(PACKED, value)
    if (low === PACKED) more.push(value - PACKED)
    pairs[at >> 1]! |= (at & 1) === 0 ? low : low << BITS
  }
  return { pairs, more }
}

/** @param expectedPassage per term the passage that it is expected to stand in first */
export function postingsInBytes(
  { starts, passages, times }: InvertedLists,
  documentFrequency: Uint32Array,
  expectedPassage: Uint32Array,
): Uint8Array {
  const firsts: number[] = []
  for (let term = 0; term < documentFrequency.length; term++) {
    // A document without passages has the terms of its title all the same.
    if (documentFrequency[term] === 0) continue
    firsts.push(zigzag(passages[starts[term]!]! - expectedPassage[term]!))
  }
  const skipped = new Uint32Array(passages.length - firsts.length)
  const again = new Uint32Array(passages.length)
  let skips = 0
  let held = 0
  for (const term of rarestFirst(documentFrequency)) {
    const start = starts[term]!
    for (let at = start; at < starts[term + 1]!; at++) {
      if (at > start) skipped[skips++] = passages[at]! - passages[at - 1]! - 1
      again[held++] = times[at]! - 1
    }
  }
  const { pairs, more } = pack(again)
  const writer = createByteWriter()
  writer.numbers(firsts)
  writer.numbers(skipped)
  writer.numbers(pairs)
  writer.number(more.length)
  writer.numbers(more)
  return writer.finish()
}

/** A segment as far as its postings need it. */
interface PostingsInBytes {
  readonly postings: Uint8Array
  readonly documentFrequency: Uint32Array
  readonly expectedPassage: Uint32Array
  readonly passageLength: Uint32Array
  readonly longestPassage: number
}

/** @throws RangeError where the bytes are none of `postingsInBytes`'s */
export function postingsFromBytes({
  postings,
  documentFrequency,
  expectedPassage,
  passageLength,
  longestPassage,
}: PostingsInBytes): InvertedLists {
  const starts = new Uint32Array(documentFrequency.length + 1)
  let held = 0
  for (let term = 0; term < documentFrequency.length; term++) {
    const frequency = documentFrequency[term]!
    starts[term + 1] = starts[term]! + frequency
    held += frequency > 0 ? 1 : 0
  }
  const count = starts.at(-1)!
  const reader = createByteReader(postings)
  const firsts = reader.numbers(held)
  const skipped = reader.numbers(count - held)
  const pairs = reader.numbers(Math.ceil(count / 2))
  const more = reader.numbers(reader.number())
  const passages = new (passageLength.length > 1 << 16 ? Uint32Array : Uint16Array)(count)
  // A word stands in a passage at most as often as the passage has words.
  const times = new (longestPassage < 256 ? Uint8Array : Uint32Array)(count)
  let first = 0
  for (let term = 0; term < documentFrequency.length; term++) {
    if (documentFrequency[term] === 0) continue
    passages[starts[term]!] = expectedPassage[term]! + unzigzag(firsts[first++]!)
  }
  let skip = 0
  let packed = 0
  let beyond = 0
  for (const term of rarestFirst(documentFrequency)) {
    const start = starts[term]!
    for (let at = start; at < starts[term + 1]!; at++, packed++) {
      if (at > start) passages[at] = passages[at - 1]! + skipped[skip++]! + 1
      const low = (pairs[packed >> 1]! >> ((packed & 1) * BITS)) & PACKED
      times[at] = 1 + (low === PACKED ? PACKED + more[beyond++]! : low)
    }
  }
  return { starts, passages, times }
}
