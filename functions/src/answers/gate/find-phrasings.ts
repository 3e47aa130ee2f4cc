import type { ProvenSentence } from '@docent/domain/chat'
import { splitSentences } from '../sentences.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { provePhrasing } from './prove-phrasing.ts'

/** A proven sentence that words may be made of. */
export interface Source {
  readonly index: number
  readonly source: ProvenSentence
}

/** Words, and the quote that they say; `null` where they say none. */
export interface FoundPhrasing {
  readonly text: string
  readonly found: { readonly index: number; readonly sentence: ProvenSentence } | null
}

/** Longest text that is searched, in UTF-16 units; what stands behind it is not said. */
const LONGEST_SEARCHED = 8_000
/** Most sentences or lines that may say one quote together. */
const LONGEST_RUN = 10
const MOST_PIECES = 60

function piecesOf(words: string): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = []
  let at = 0
  for (const line of words.split('\n')) {
    for (const { start, end } of splitSentences(line, 0, line.length)) {
      pieces.push({ start: at + start, end: at + end })
    }
    at += line.length + 1
  }
  return pieces.slice(0, MOST_PIECES)
}

/**
 * Finds in words that name no evidence what is proven: sentences, or several that say one quote
 * together, in their order. Each quote is found once.
 */
export function findPhrasings(
  words: string,
  sources: readonly Source[],
  files: readonly IndexedFile[],
): FoundPhrasing[] {
  const text = words.slice(0, LONGEST_SEARCHED)
  const pieces = piecesOf(text)
  const left = [...sources]
  const results: FoundPhrasing[] = []
  for (let first = 0; first < pieces.length;) {
    const { found, last } = findRun(text, pieces.slice(first, first + LONGEST_RUN), left, files)
    const end = pieces[first + last]!.end
    results.push({ text: text.slice(pieces[first]!.start, end).trim(), found })
    if (found !== null)
      left.splice(
        left.findIndex(({ index }) => index === found.index),
        1,
      )
    first += last + 1
  }
  return results
}

/** The longest run of pieces from the first one on that says a quote. */
function findRun(
  text: string,
  pieces: readonly { start: number; end: number }[],
  sources: readonly Source[],
  files: readonly IndexedFile[],
): { found: FoundPhrasing['found']; last: number } {
  for (let last = pieces.length - 1; last >= 0; last--) {
    const words = text.slice(pieces[0]!.start, pieces[last]!.end)
    for (const { index, source } of sources) {
      const { sentence } = provePhrasing(words, source, files)
      if (sentence !== null) return { found: { index, sentence }, last }
    }
  }
  return { found: null, last: 0 }
}
