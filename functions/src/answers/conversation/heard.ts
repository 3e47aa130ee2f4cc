import { HEARD_PHRASES, type HeardPhrase } from './heard-phrases.ts'

const MOST_WORDS = 14

/** Phrases of a language as words; the first word leads to those that begin with it. */
type Book = ReadonlyMap<string, readonly { words: readonly string[]; heard: HeardPhrase }[]>

/** Every wording that a phrase with alternatives stands for. */
function wordingsOf(phrase: string): string[] {
  const choice = /\(([^()]*)\)/.exec(phrase)
  if (choice === null) return [phrase]
  const [whole, inner] = choice
  const after = phrase.slice(choice.index + whole.length)
  return (inner ?? '')
    .split('|')
    .flatMap((one) => wordingsOf(phrase.slice(0, choice.index) + one + after))
}

/** A sign of these scripts is a word: they are written without blanks. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const WORDS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu

/** s'il, c'è, qu'est: two words in French and Italian. */
const ELISION = /(?<!\p{L})([cdjlmnst]|qu)['’`](?=\p{L})/giu

/** A word of a message, and where it stands. */
export interface HeardWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a message in lower case, without apostrophes; hiiii and sooo are read as hi and so. */
export function wordsOf(text: string): HeardWord[] {
  const plain = text.replace(ELISION, '$1 ').replace(/['’`]/gu, '\u2060')
  const words: HeardWord[] = []
  for (const match of plain.matchAll(/[\p{L}\p{M}\p{N}\u2060]+/gu)) {
    const bare = match[0].replaceAll('\u2060', '')
    const spoken = bare.toLowerCase().normalize('NFC')
    if (!UNSPACED.test(spoken)) {
      const word = spoken.replace(/(\p{L})\1{2,}/gu, '$1')
      if (word !== '') words.push({ word, start: match.index, end: match.index + match[0].length })
      continue
    }
    for (const sign of spoken.matchAll(WORDS)) {
      const start = match.index + sign.index
      words.push({ word: sign[0], start, end: start + sign[0].length })
    }
  }
  return words
}

function bookOf(language: string): Book {
  const book = new Map<string, { words: string[]; heard: HeardPhrase }[]>()
  for (const [heard, list] of Object.entries(HEARD_PHRASES[language] ?? {}) as [
    HeardPhrase,
    string,
  ][]) {
    for (const wording of list.split(';').flatMap(wordingsOf)) {
      const words = wordsOf(wording).map(({ word }) => word)
      const first = words[0]
      if (first === undefined) continue
      book.set(first, [...(book.get(first) ?? []), { words, heard }])
    }
  }
  return book
}

const books = new Map<string, Book>()

/** Languages whose small talk is understood. */
export const HEARD_LANGUAGES: readonly string[] = Object.keys(HEARD_PHRASES)

/** What a stretch of words says, and how many words that are. */
export interface Cover {
  readonly words: number
  readonly heard: ReadonlySet<HeardPhrase>
}

/**
 * How far phrases of small talk cover the words from the first one on: the longest stretch.
 * Deterministic; looks at `MOST_WORDS` words.
 */
export function coverOf(words: readonly string[], language: string): Cover {
  const book = books.get(language) ?? bookOf(language)
  books.set(language, book)
  const reached: (ReadonlySet<HeardPhrase> | undefined)[] = [new Set()]
  let longest = 0
  for (let at = 0; at < Math.min(words.length, MOST_WORDS); at++) {
    const before = reached[at]
    if (before === undefined) continue
    for (const { words: phrase, heard } of book.get(words[at]!) ?? []) {
      const end = at + phrase.length
      if (phrase.some((word, index) => words[at + index] !== word)) continue
      const known = reached[end]
      // Of two readings the one with fewer fillers is kept: "thank you" is thanks.
      if (known !== undefined && (heard === 'filler' || !known.has('filler'))) continue
      reached[end] = new Set([...before, heard])
      longest = Math.max(longest, end)
    }
  }
  return { words: longest, heard: reached[longest] ?? new Set() }
}
