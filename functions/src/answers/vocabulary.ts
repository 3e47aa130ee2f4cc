import type { ByteReader, ByteWriter } from './bytes.ts'
import { createLexicon, hashOf, type Lexicon } from './lexicon.ts'

/** The words of a document and the terms (stems) that they are indexed under. */
export interface Vocabulary {
  /** Words without accents, lower case, in the order of their UTF-16 units. */
  readonly words: Lexicon
  /** Per word the number of its term. */
  readonly termOfWord: Uint32Array
  readonly terms: Lexicon
}

/** The words of a document that is being indexed, in the order of their UTF-16 units. */
export interface NumberedTerms {
  readonly words: readonly string[]
  /** Per word the number of its term. */
  readonly termOfWord: Uint32Array
  readonly terms: readonly string[]
}

/** The number of the term of a word, or -1 where it is not in the document. */
export function termOfWord({ words, termOfWord: terms }: Vocabulary, word: string): number {
  const place = words.find(word, hashOf(word))
  return place < 0 ? -1 : terms[place]!
}

export const hasWord = ({ words }: Vocabulary, word: string): boolean =>
  words.find(word, hashOf(word)) >= 0

/** Letters that two words begin with; never one half of a sign that UTF-16 writes as two units. */
function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++
  const last = a.charCodeAt(length - 1)
  return last >= 0xd800 && last < 0xdc00 ? length - 1 : length
}

/**
 * Numbers the terms in the order in which the sorted words first need them, so that a word's term
 * is nearly always a new one or one of the last few.
 * @param words all different, in any order
 * @param stems per word its term
 * @param numberOf the place of a word among `words`
 * @returns with them, per word in the given order, the number of its term
 */
export function numberTerms(
  words: readonly string[],
  stems: readonly string[],
  numberOf: ReadonlyMap<string, number>,
): { vocabulary: NumberedTerms; termOfNumber: Uint32Array } {
  const numbers = new Map<string, number>()
  const sorted = words.toSorted()
  const numbersOfSorted = new Uint32Array(words.length)
  const termOfNumber = new Uint32Array(words.length)
  for (let index = 0; index < sorted.length; index++) {
    const place = numberOf.get(sorted[index]!)!
    const name = stems[place]!
    let term = numbers.get(name)
    if (term === undefined) {
      term = numbers.size
      numbers.set(name, term)
    }
    numbersOfSorted[index] = termOfNumber[place] = term
  }
  const vocabulary = { words: sorted, termOfWord: numbersOfSorted, terms: [...numbers.keys()] }
  return { vocabulary, termOfNumber }
}

/**
 * Words front-coded: letters shared with the word before, letters that follow; per word 0 for a new
 * term, else how far back its term is; a new term as letters cut from its word and letters added.
 * Each kind of number stands together, and so do the letters: like things pack well.
 */
export function writeVocabulary(writer: ByteWriter, vocabulary: NumberedTerms): void {
  const { words, termOfWord: numbers, terms } = vocabulary
  const shared = new Uint32Array(words.length)
  const added = new Uint32Array(words.length)
  const back = new Uint32Array(words.length)
  const cut = new Uint32Array(terms.length)
  const appended = new Uint32Array(terms.length)
  const wordEnds: string[] = []
  const termEnds: string[] = []
  let previous = ''
  let known = 0
  for (const [index, word] of words.entries()) {
    shared[index] = sharedPrefix(previous, word)
    added[index] = word.length - shared[index]
    wordEnds.push(word.slice(shared[index]))
    previous = word
    const term = numbers[index]!
    if (term < known) back[index] = known - term
    else {
      const name = terms[term]!
      const kept = sharedPrefix(word, name)
      cut[known] = word.length - kept
      appended[known] = name.length - kept
      termEnds.push(name.slice(kept))
      known++
    }
  }
  writer.number(words.length)
  writer.number(terms.length)
  for (const column of [shared, added, back, cut, appended]) writer.numbers(column)
  writer.text(wordEnds.join(''))
  writer.text(termEnds.join(''))
}

interface Columns {
  readonly shared: Uint32Array
  readonly added: Uint32Array
  readonly back: Uint32Array
  readonly cut: Uint32Array
  readonly appended: Uint32Array
}

/** Letters of all words, and of the terms that are not the beginning of a word. */
function countLetters({ shared, added, back, cut, appended }: Columns): number {
  let letters = 0
  let term = 0
  for (let word = 0; word < shared.length; word++) {
    const length = shared[word]! + added[word]!
    letters += length
    if (back[word] !== 0) continue
    if (appended[term]! > 0) letters += length - cut[term]! + appended[term]!
    term++
  }
  return letters
}

interface Stretches {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

function copyLetters(
  source: string,
  from: number,
  to: Uint16Array,
  start: number,
  end: number,
): void {
  if (from + end - start > source.length) throw new RangeError('the letters end too early')
  for (let at = start; at < end; at++) to[at] = source.charCodeAt(from + at - start)
}

function layWords({ shared, added }: Columns, source: string, letters: Uint16Array): Stretches {
  const starts = new Uint32Array(shared.length)
  const ends = new Uint32Array(shared.length)
  let start = 0
  let end = 0
  let from = 0
  for (let word = 0; word < shared.length; word++) {
    const kept = shared[word]!
    if (kept > end - start) throw new RangeError('a word shares more than there is')
    // Letter by letter: for so few of them a call costs more.
    for (let at = 0; at < kept; at++) letters[end + at] = letters[start + at]!
    start = end
    end += kept + added[word]!
    copyLetters(source, from, letters, start + kept, end)
    from += added[word]!
    starts[word] = start
    ends[word] = end
  }
  return { starts, ends }
}

/** Terms are the beginnings of their words, or lie behind all words. */
function layTerms(
  { back, cut, appended }: Columns,
  words: Stretches,
  source: string,
  letters: Uint16Array,
): Stretches & { readonly numbers: Uint32Array } {
  const starts = new Uint32Array(cut.length)
  const ends = new Uint32Array(cut.length)
  const numbers = new Uint32Array(back.length)
  let free = words.ends.at(-1) ?? 0
  let from = 0
  let known = 0
  for (let word = 0; word < back.length; word++) {
    if (back[word]! > known) throw new RangeError('a word names a term that does not exist')
    numbers[word] = known - back[word]!
    if (back[word] !== 0) continue
    if (known === cut.length) throw new RangeError('more terms than were counted')
    const start = words.starts[word]!
    const end = words.ends[word]! - cut[known]!
    if (end < start) throw new RangeError('a term is cut from a shorter word')
    starts[known] = start
    ends[known] = end
    const more = appended[known]!
    if (more > 0) {
      starts[known] = free
      letters.copyWithin(free, start, end)
      free += end - start + more
      copyLetters(source, from, letters, free - more, free)
      from += more
      ends[known] = free
    }
    known++
  }
  if (known !== cut.length) throw new RangeError('fewer terms than were counted')
  return { starts, ends, numbers }
}

/** @throws RangeError where the bytes are none of `writeVocabulary`'s */
export function readVocabulary(reader: ByteReader): Vocabulary {
  const wordCount = reader.number()
  const termCount = reader.number()
  const columns: Columns = {
    shared: reader.numbers(wordCount),
    added: reader.numbers(wordCount),
    back: reader.numbers(wordCount),
    cut: reader.numbers(termCount),
    appended: reader.numbers(termCount),
  }
  const letters = new Uint16Array(countLetters(columns))
  const words = layWords(columns, reader.text(), letters)
  const terms = layTerms(columns, words, reader.text(), letters)
  return {
    words: createLexicon(letters, words.starts, words.ends),
    termOfWord: terms.numbers,
    terms: createLexicon(letters, terms.starts, terms.ends),
  }
}
