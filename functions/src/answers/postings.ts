import { detectLanguage, type Language } from './language.ts'
import { readPassages, type Passage } from './passages.ts'
import { readQuote, type KeepsHyphen } from './quote-text.ts'
import type { FileText } from './segment.ts'
import { foldAccents, termOf } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { visitWords } from './tokenize.ts'
import type { Unit } from './units.ts'
import { numberTerms, type Vocabulary } from './vocabulary.ts'

export interface Postings {
  readonly language: Language
  readonly units: readonly Unit[]
  readonly passages: readonly Passage[]
  readonly vocabulary: Vocabulary
  /** Per term: passage, times, passage, times, … in order of passages. */
  readonly postings: readonly (readonly number[])[]
  /** Indexed words per passage. */
  readonly lengths: readonly number[]
}

const NO_WORDS: ReadonlySet<string> = new Set()
const EXTENSION = /\.[\p{L}\p{N}]{1,5}$/u
/** A line that ends with a hyphen: cheap to look for. */
const LINE_HYPHEN = /[-\u2010][^\S\n]*\n/
const DIVIDED = /\p{L}+[-\u2010]\s*\n\s*\p{L}+/gu

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
    visitWords(LINE_HYPHEN.test(page) ? page.replace(DIVIDED, ' ') : page, (word) =>
      words.add(foldAccents(word)),
    )
  }
  return words
}

/** Reads a file and collects everything its segment holds. */
export function collectPostings({ fileName, pages }: FileText): Postings {
  const language = detectLanguage(pages.join('\n'))
  const stopWords = stopWordsOf(language)
  const { units, passages } = readPassages(pages)
  const hasDivisions = pages.some((page) => LINE_HYPHEN.test(page))
  const undivided = hasDivisions ? undividedWords(pages) : NO_WORDS
  const keepsHyphen = keepsHyphenBy((word) => undivided.has(word))
  const termOfWord = new Map<string, string>()
  const readWords = (text: string): string[] => {
    const words: string[] = []
    visitWords(text, (word) => {
      if (stopWords.has(word)) return
      const folded = termOfWord.has(word) ? word : foldAccents(word)
      if (!termOfWord.has(folded)) termOfWord.set(folded, termOf(word, language))
      words.push(folded)
    })
    return words
  }
  const title = readWords(titleOf(fileName))
  const wordsOfUnit = units.map(({ page, start, end }) =>
    readWords(readQuote(pages[page]!.slice(start, end), keepsHyphen)),
  )
  const wordsOfPassage = passages.map(({ firstUnit, endUnit, heading }) => [
    ...title,
    ...(heading >= 0 && heading < firstUnit ? wordsOfUnit[heading]! : []),
    ...wordsOfUnit.slice(firstUnit, endUnit).flat(),
  ])
  const vocabulary = numberTerms(termOfWord)
  return {
    language,
    units,
    passages,
    vocabulary,
    postings: invert(wordsOfPassage, vocabulary),
    lengths: wordsOfPassage.map((words) => words.length),
  }
}

function invert(
  wordsOfPassage: readonly (readonly string[])[],
  { words, terms }: Vocabulary,
): number[][] {
  const postings = Array.from({ length: terms.size }, (): number[] => [])
  for (const [passage, list] of wordsOfPassage.entries()) {
    for (const word of list) {
      const posting = postings[words.get(word)!]!
      if (posting.at(-2) === passage) posting[posting.length - 1]!++
      else posting.push(passage, 1)
    }
  }
  return postings
}
