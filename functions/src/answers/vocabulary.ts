import type { ByteReader, ByteWriter } from './bytes.ts'
import { createEndings } from './endings.ts'
import { createLexicon, createLexiconOfAll, hashOf, type Lexicon } from './lexicon.ts'
import { createRunCursor, moveBy, moveTo } from './runs.ts'
import type { Language } from './language.ts'
import { formIn } from './stem.ts'
import { normalizeWord } from './tokenize.ts'

/** The words of a document and the terms (stems) that they are indexed under. */
export interface Vocabulary {
  /** Words without accents, lower case, in the order in which the document first holds them. */
  readonly words: Lexicon
  /** Per word the number of its term. */
  readonly termOfWord: Uint32Array
  readonly terms: Lexicon
}

/** Numbers that tell where a word stands. */
export const PLACE = 3

/** The words of a document that is being indexed, as `WordNumbers` has them. */
export interface PlacedWords {
  readonly words: readonly string[]
  readonly termOfWord: readonly number[]
  readonly terms: readonly string[]
  /**
   * Where each word stands first, none before the one before: `PLACE` numbers, its page and UTF-16
   * offsets into it. The page is -1 where the letters of the word do not stand there.
   */
  readonly places: readonly number[]
}

/** Told of each word in its order: where it stands, or if its letters are kept, the run before it. */
export type VisitWord = (page: number, start: number, word: number) => void

/** The number of a word, or -1 where it is not in the document. */
export const placeOfWord = ({ words }: Vocabulary, word: string): number =>
  words.find(word, hashOf(word))

/** The number of the term of a word, or -1 where it is not in the document. */
export function termOfWord(vocabulary: Vocabulary, word: string): number {
  const place = placeOfWord(vocabulary, word)
  return place < 0 ? -1 : vocabulary.termOfWord[place]!
}

export const hasWord = (vocabulary: Vocabulary, word: string): boolean =>
  placeOfWord(vocabulary, word) >= 0

/** A stretch of a text as the word that it is indexed as. */
const formOf = (stretch: string, language: Language): string =>
  formIn(language, normalizeWord(stretch))

const CAPITAL_A = 65
const CAPITAL_Z = 90
const TO_SMALL = 32
const toSmall = (code: number): number =>
  code >= CAPITAL_A && code <= CAPITAL_Z ? code + TO_SMALL : code

/** Whether a word can be read from a stretch of a text. */
export function isFormOf(
  word: string,
  { text, start, end }: { text: string; start: number; end: number },
  language: Language,
): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return formOf(text.slice(start, end), language) === word
    if (toSmall(code) !== word.charCodeAt(at - start)) return false
  }
  return word.length === end - start
}

function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return length
}

/** Texts of UTF-16 units, halves of a sign included: each unit is a number. */
function writeLetters(writer: ByteWriter, letters: string): void {
  writer.number(letters.length)
  writer.numbers(Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)))
}

/**
 * Words by where they stand: how many runs of letters to go on, doubled; odd where the word is not
 * that run as a whole but a stretch that begins in it (its length, and where it begins), or does not
 * stand there (0, and its number of letters, which are kept).
 */
function writeWords(
  writer: ByteWriter,
  { words, places }: PlacedWords,
  kinds: readonly Uint8Array[],
  visit: VisitWord,
): void {
  const cursor = createRunCursor()
  const moves = new Uint32Array(words.length)
  const stretches: number[] = []
  const spelled: string[] = []
  for (let index = 0; index < words.length; index++) {
    const page = places[PLACE * index]!
    const start = places[PLACE * index + 1]!
    const end = places[PLACE * index + 2]!
    if (page < 0) {
      visit(cursor.page, cursor.start, index)
      moves[index] = 1
      stretches.push(0, words[index]!.length)
      spelled.push(words[index]!)
      continue
    }
    const runs = moveTo(cursor, kinds, page, start)
    visit(page, start, index)
    const isWhole = cursor.start === start && cursor.end === end
    moves[index] = isWhole ? 2 * runs : 2 * runs + 1
    if (!isWhole) stretches.push(end - start, start - cursor.start)
  }
  writer.numbers(moves)
  writer.number(stretches.length)
  writer.numbers(stretches)
  writeLetters(writer, spelled.join(''))
}

/** How the words of a document become their terms. */
interface Shortenings {
  /**
   * Per word twice the letters that it loses, one more where others are added, as `createEndings`
   * keeps it.
   */
  readonly losses: Uint32Array
  /** What is added, and how many letters each time. */
  readonly ends: readonly string[]
  /** Letters of all words, and of the terms that are not the beginning of their word. */
  readonly letters: number
}

function shorten({ words, termOfWord: numbers, terms }: PlacedWords): Shortenings {
  const losses = new Uint32Array(words.length)
  const endings = createEndings()
  const ends: string[] = []
  let letters = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const name = terms[numbers[index]!]!
    const kept = sharedPrefix(word, name)
    const isLonger = name.length > kept
    const loss = 2 * (word.length - kept) + (isLonger ? 1 : 0)
    // Beyond its beginning a word has NaN, which is 0 in bits.
    const last = word.charCodeAt(word.length - 1)
    losses[index] = endings.keptOf(loss, last, word.charCodeAt(word.length - 2))
    letters += word.length
    if (isLonger) {
      letters += name.length
      ends.push(name.slice(kept))
    }
  }
  return { losses, ends, letters }
}

/** Words of one term are known by its letters. */
function writeTerms(writer: ByteWriter, terms: number, { losses, ends }: Shortenings): void {
  writer.number(terms)
  writer.numbers(losses)
  writer.number(ends.length)
  writer.numbers(ends.map(({ length }) => length))
  writeLetters(writer, ends.join(''))
}

/**
 * Writes words and terms so that `readVocabulary` finds them again in the text of the document.
 * @param kinds those of the UTF-16 units of each page
 * @param visit told of what `readVocabulary` is told of
 */
export function writeVocabulary(
  writer: ByteWriter,
  words: PlacedWords,
  kinds: readonly Uint8Array[],
  visit: VisitWord,
): void {
  const shortenings = shorten(words)
  writer.number(words.words.length)
  writer.number(shortenings.letters)
  writeWords(writer, words, kinds, visit)
  writeTerms(writer, words.terms.length, shortenings)
}

/** Letters that are laid one behind the other. */
interface Laying {
  readonly letters: Uint16Array
  readonly language: Language
  free: number
}

interface Stretches {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** Lays the word that stands in a stretch of a text; letters beyond the room are dropped. */
function layForm(laying: Laying, text: string, start: number, end: number): void {
  const { letters, free, language } = laying
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) {
      const form = formOf(text.slice(start, end), language)
      for (let index = 0; index < form.length; index++)
        letters[free + index] = form.charCodeAt(index)
      laying.free = free + form.length
      return
    }
    letters[free + at - start] = toSmall(code)
  }
  laying.free = free + end - start
}

function layWords(
  reader: ByteReader,
  words: number,
  pages: readonly string[],
  laying: Laying,
  visit: VisitWord,
): Stretches {
  const moves = reader.numbers(words)
  const stretches = reader.numbers(reader.number())
  const spelled = reader.numbers(reader.number())
  const starts = new Uint32Array(moves.length)
  const ends = new Uint32Array(moves.length)
  const cursor = createRunCursor()
  let stretch = 0
  let from = 0
  for (let word = 0; word < moves.length; word++) {
    const move = moves[word]!
    moveBy(cursor, pages, move >>> 1)
    starts[word] = laying.free
    const isWhole = (move & 1) === 0
    const length = isWhole ? cursor.end - cursor.start : stretches[stretch++]!
    const offset = isWhole ? 0 : stretches[stretch++]!
    if (length > 0) {
      const start = cursor.start + offset
      visit(cursor.page, start, word)
      layForm(laying, pages[cursor.page]!, start, start + length)
    } else {
      visit(cursor.page, cursor.start, word)
      laying.letters.set(spelled.subarray(from, from + offset), laying.free)
      from += offset
      laying.free += offset
    }
    ends[word] = laying.free
  }
  return { starts, ends }
}

/** Terms are the beginnings of their words, or lie behind all words. */
function layTerms(reader: ByteReader, words: Stretches, laying: Laying) {
  const count = reader.number()
  const { letters } = laying
  const starts = words.starts.slice()
  const ends = reader.numbers(starts.length)
  const added = reader.numbers(reader.number())
  const spelled = reader.numbers(reader.number())
  const endings = createEndings()
  let extended = 0
  let from = 0
  for (let word = 0; word < starts.length; word++) {
    const start = starts[word]!
    const wordEnd = words.ends[word]!
    const last = wordEnd > start ? letters[wordEnd - 1]! : 0
    const before = wordEnd > start + 1 ? letters[wordEnd - 2]! : 0
    const loss = endings.lossOf(ends[word]!, last, before)
    const end = (ends[word] = wordEnd - (loss >>> 1))
    if (end < start) throw new RangeError('a term is cut from a shorter word')
    if (loss & 1) {
      const more = added[extended++]!
      starts[word] = laying.free
      letters.copyWithin(laying.free, start, end)
      letters.set(spelled.subarray(from, from + more), laying.free + end - start)
      from += more
      ends[word] = laying.free += end - start + more
    }
  }
  return createLexiconOfAll(letters, starts, ends, count)
}

/**
 * @param text of the document that the bytes were written for, and its language
 * @throws RangeError where the bytes are none of `writeVocabulary`'s, or of another text
 */
export function readVocabulary(
  reader: ByteReader,
  { pages, language }: { pages: readonly string[]; language: Language },
  visit: VisitWord,
): Vocabulary {
  const count = reader.number()
  const letters = new Uint16Array(reader.number())
  const laying: Laying = { letters, language, free: 0 }
  const words = layWords(reader, count, pages, laying, visit)
  const terms = layTerms(reader, words, laying)
  if (laying.free !== letters.length) throw new RangeError('another text has other words')
  return {
    words: createLexicon(letters, words.starts, words.ends),
    termOfWord: terms.numbers,
    terms: terms.lexicon,
  }
}
