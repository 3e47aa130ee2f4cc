import { splitCompound, writesCompounds } from '../compounds.ts'
import { stemKorean } from '../korean.ts'
import type { Language } from '../language.ts'
import { remembering } from '../remembering.ts'
import { foldAccents, termOf } from '../stem.ts'
import { normalizeWord, segmenterOf, withoutInnerApostrophe } from '../tokenize.ts'

/** Reads texts of a language as the words that vectors are listed for. */
export interface WordReader {
  /** The words of a text, in its order. */
  readonly wordsIn: (text: string) => readonly string[]
  /** The places in the list of a word, or of the two that it is made of; none where it is not listed. */
  readonly rowsOf: (word: string) => readonly number[]
}

/** Words that stand for all numbers. */
const NUMBER = '<num>'
const TIME = '<time>'
const numberWord = (number: string): string => (number.includes(':') ? TIME : NUMBER)

/** Whether it stands for all numbers. */
export const isNumberWord = (word: string): boolean => word === NUMBER || word === TIME

/** As words are counted: times and other numbers are one word each. */
const ENGLISH_WORD = /\d+(?:[.,:]\d+)*|\p{L}+(?:'\p{L}+)?|[£$€%]/gu
const WORD = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+|[£$€%]/gu
const DIGIT = /^\p{N}/u
const SHORTENED: Readonly<Record<string, string>> = {
  t: 'not',
  re: 'are',
  ll: 'will',
  ve: 'have',
  m: 'am',
  d: 'would',
}

/** The words of an English text, as vectors were learned for them: don't as do and not, can't as ca and not. */
function wordsInEnglish(text: string): string[] {
  const words: string[] = []
  for (const [found] of text.toLowerCase().replaceAll('’', "'").matchAll(ENGLISH_WORD)) {
    if (DIGIT.test(found)) {
      words.push(numberWord(found))
      continue
    }
    const [before = '', behind] = found.split("'")
    if (behind === undefined || behind === 's') {
      words.push(before)
      continue
    }
    words.push(behind === 't' && before.endsWith('n') ? before.slice(0, -1) : before)
    words.push(SHORTENED[behind] ?? behind)
  }
  return words
}

const readsEnglish = (listed: readonly string[]): WordReader => {
  const rows = new Map(listed.map((word, row) => [word, [row]]))
  return { wordsIn: wordsInEnglish, rowsOf: (word) => rows.get(word) ?? NO_ROWS }
}

const NO_ROWS: readonly number[] = []
/** Words remembered per language; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 20_000

/** Letters that no stemmer changes. */
const beginningOf = (word: string): string => foldAccents(word).slice(0, 3)

/** Languages whose words nothing parts. */
const UNDIVIDED: ReadonlySet<Language> = new Set(['zh', 'ja', 'th'])

/** Cuts a text that has no blanks between words: by the longest that are listed, what is left by a dictionary. */
function createCutter(language: Language, listed: readonly string[]): (text: string) => string[] {
  const words = new Set(listed)
  const longest = listed.reduce((most, { length }) => Math.max(most, length), 0)
  const segmenter = segmenterOf(language)
  return (text) => {
    const found: string[] = []
    let between = 0
    const cutBetween = (end: number): void => {
      for (const { segment, isWordLike } of segmenter.segment(text.slice(between, end))) {
        if (isWordLike === true) found.push(segment)
      }
    }
    for (let at = 0; at < text.length;) {
      let end = Math.min(text.length, at + longest)
      while (end > at && !words.has(text.slice(at, end))) end--
      if (end === at) {
        at++
        continue
      }
      cutBetween(at)
      found.push(text.slice(at, end))
      at = between = end
    }
    cutBetween(text.length)
    return found
  }
}

/** The words of a language's text, each as it is listed. */
function wordsIn(
  language: Language,
  listed: readonly string[],
): (text: string) => readonly string[] {
  const cut = UNDIVIDED.has(language) ? createCutter(language, listed) : null
  return (text) =>
    Array.from(
      normalizeWord(withoutInnerApostrophe(text)).matchAll(WORD),
      ([word]) => word,
    ).flatMap((word) => {
      if (DIGIT.test(word)) return [numberWord(word)]
      if (cut !== null) return cut(word)
      return language === 'ko' ? [stemKorean(word)] : [word]
    })
}

/**
 * @param listed words of the language, lower case; of those that are forms of one word the first counts
 */
export function createWordReader(language: Language, listed: readonly string[]): WordReader {
  if (language === 'en') return readsEnglish(listed)
  const rows = new Map<string, readonly number[]>()
  const keysOf = (word: string): string[] => {
    if (UNDIVIDED.has(language)) return [word]
    const plain = foldAccents(word)
    return [termOf(word, language), termOf(plain, language), plain]
  }
  for (const [row, word] of listed.entries()) {
    for (const key of keysOf(word)) if (!rows.has(key)) rows.set(key, [row])
  }
  const rowsOfOne = (word: string): readonly number[] => {
    for (const key of keysOf(word)) {
      const found = rows.get(key)
      if (found !== undefined) return found
    }
    return NO_ROWS
  }
  // Most halves of words are no words: that is told by how they begin, before they are stemmed.
  const beginnings = new Set(Array.from(rows.keys(), beginningOf))
  const isListed = (word: string): boolean =>
    beginnings.has(beginningOf(word)) && rowsOfOne(word).length > 0
  return {
    wordsIn: wordsIn(language, listed),
    rowsOf: remembering((word) => {
      const own = rowsOfOne(word)
      if (own.length > 0 || !writesCompounds(language)) return own
      return (splitCompound(word, isListed) ?? []).flatMap(rowsOfOne)
    }, MEMORY_LIMIT),
  }
}
