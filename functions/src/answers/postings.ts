import { detectLanguage, type Language } from './language.ts'
import { readPassages, type Passage } from './passages.ts'
import { readQuote, type KeepsHyphen } from './quote-text.ts'
import type { FileText } from './segment.ts'
import { foldAccents, termOf } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { visitWords } from './tokenize.ts'
import type { Unit } from './units.ts'
import { numberTerms, type NumberedTerms } from './vocabulary.ts'

/** The passages of each term, in their order, one term behind the other. */
export interface InvertedLists {
  /** Where each term's list begins; one more entry than there are terms. */
  readonly starts: Uint32Array
  readonly passages: Uint32Array
  /** How often the term stands in the passage. */
  readonly times: Uint32Array
}

export interface Postings {
  readonly language: Language
  readonly units: readonly Unit[]
  readonly passages: readonly Passage[]
  readonly vocabulary: NumberedTerms
  readonly postings: InvertedLists
  /** Indexed words per passage. */
  readonly lengths: readonly number[]
}

const NO_WORDS: ReadonlySet<string> = new Set()
const EXTENSION = /\.[\p{L}\p{N}]{1,5}$/u
/** A line that ends with a hyphen: cheap to look for. */
const LINE_HYPHEN = /[-\u2010][^\S\n]*\n/
/** Tried where a run of letters begins, and not again at each of them. */
const DIVIDED = /(?<!\p{L})\p{L}+[-\u2010]\s*\n\s*\p{L}+/gu

export const stopWordsOf = (language: Language): ReadonlySet<string> =>
  STOP_WORDS.get(language) ?? NO_WORDS

/** The title that a file's name gives it: opening-hours.pdf → opening hours. */
export const titleOf = (fileName: string): string =>
  fileName.replace(EXTENSION, '').replace(/[_\-.]+/g, ' ')

/**
 * Whether the halves of a divided word are two words: both stand in the document by themselves,
 * and they never stand there as one.
 */
export const keepsHyphenBy =
  (has: (word: string) => boolean): KeepsHyphen =>
  (first, second) => {
    const [a, b] = [foldAccents(first.toLowerCase()), foldAccents(second.toLowerCase())]
    return !has(a + b) && a.length > 2 && b.length > 2 && has(a) && has(b)
  }

function undividedWords(pages: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const page of pages) {
    visitWords(LINE_HYPHEN.test(page) ? page.replace(DIVIDED, ' ') : page, (word) => {
      if (!words.has(word)) words.add(foldAccents(word))
    })
  }
  return words
}

/** What keeps the words of a quote from being those of its reading, but for white space. */
const READ_DIFFERENTLY = /[\u00AD\uFB00-\uFB06]|[-\u2010]\s*\n/u

/** Words by number, in the order in which they were met. */
interface WordNumbers {
  readonly words: string[]
  /** Per word its term. */
  readonly terms: string[]
  readonly numberOf: ReadonlyMap<string, number>
  /** Numbers of the words of a text, in order, without stop words. */
  read(text: string): number[]
}

const STOPPED = -1

function numberWords(language: Language): WordNumbers {
  const stopWords = stopWordsOf(language)
  const words: string[] = []
  const terms: string[] = []
  const numberOfFolded = new Map<string, number>()
  const numberOfWord = new Map<string, number>()
  const learn = (word: string): number => {
    if (stopWords.has(word)) return STOPPED
    const folded = foldAccents(word)
    const known = numberOfFolded.get(folded)
    if (known !== undefined) return known
    numberOfFolded.set(folded, words.length)
    terms.push(termOf(word, language))
    return words.push(folded) - 1
  }
  const read = (text: string): number[] => {
    const numbers: number[] = []
    visitWords(text, (word) => {
      let number = numberOfWord.get(word)
      if (number === undefined) numberOfWord.set(word, (number = learn(word)))
      if (number !== STOPPED) numbers.push(number)
    })
    return numbers
  }
  return { words, terms, numberOf: numberOfFolded, read }
}

/** Reads a file and collects everything its segment holds. */
export function collectPostings({ fileName, pages }: FileText): Postings {
  const language = detectLanguage(pages.join('\n'))
  const { units, passages } = readPassages(pages)
  const hasDivisions = pages.some((page) => LINE_HYPHEN.test(page))
  const undivided = hasDivisions ? undividedWords(pages) : NO_WORDS
  const keepsHyphen = keepsHyphenBy((word) => undivided.has(word))
  const { words, terms, numberOf, read } = numberWords(language)
  const title = read(titleOf(fileName))
  const wordsOfUnit = units.map(({ page, start, end }) => {
    const quote = pages[page]!.slice(start, end)
    return read(READ_DIFFERENTLY.test(quote) ? readQuote(quote, keepsHyphen) : quote)
  })
  const { vocabulary, termOfNumber } = numberTerms(words, terms, numberOf)
  const partsOfPassage = passages.map(({ firstUnit, endUnit, heading }) => [
    title,
    ...(heading >= 0 && heading < firstUnit ? [wordsOfUnit[heading]!] : []),
    ...wordsOfUnit.slice(firstUnit, endUnit),
  ])
  return {
    language,
    units,
    passages,
    vocabulary,
    postings: invert(partsOfPassage, termOfNumber, vocabulary.terms.length),
    lengths: partsOfPassage.map((parts) => parts.reduce((sum, part) => sum + part.length, 0)),
  }
}

/** Counts the passages of each term first, so that all lists have their place in one block. */
function invert(
  partsOfPassage: readonly (readonly (readonly number[])[])[],
  termOfNumber: Uint32Array,
  terms: number,
): InvertedLists {
  const starts = new Uint32Array(terms + 1)
  const last = new Int32Array(terms).fill(-1)
  forEachTerm((term, passage) => {
    if (last[term] !== passage) starts[term + 1]!++
    last[term] = passage
  })
  for (let term = 0; term < terms; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice()
  const passages = new Uint32Array(starts[terms]!)
  const times = new Uint32Array(starts[terms]!)
  last.fill(-1)
  forEachTerm((term, passage) => {
    if (last[term] !== passage) passages[next[term]!++] = passage
    times[next[term]! - 1]!++
    last[term] = passage
  })
  return { starts, passages, times }

  function forEachTerm(visit: (term: number, passage: number) => void): void {
    for (let passage = 0; passage < partsOfPassage.length; passage++) {
      for (const part of partsOfPassage[passage]!) {
        for (const number of part) visit(termOfNumber[number]!, passage)
      }
    }
  }
}
