import type { ByteReader, ByteWriter } from './bytes.ts'

/** The words of a document and the terms (stems) that they are indexed under. */
export interface Vocabulary {
  /** Word without accents, lower case → number of its term. */
  readonly words: ReadonlyMap<string, number>
  /** Term → its number. */
  readonly terms: ReadonlyMap<string, number>
}

function sharedPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/**
 * Numbers the terms in the order in which the sorted words first need them, so that a word's term
 * is nearly always a new one or one of the last few.
 */
export function numberTerms(termOfWord: ReadonlyMap<string, string>): Vocabulary {
  const words = new Map<string, number>()
  const terms = new Map<string, number>()
  for (const word of [...termOfWord.keys()].toSorted()) {
    const term = termOfWord.get(word)!
    const number = terms.get(term) ?? terms.size
    terms.set(term, number)
    words.set(word, number)
  }
  return { words, terms }
}

/**
 * Words front-coded (letters shared with the word before, then the rest); per word 0 for a new
 * term, else how far back its term is; a new term as letters cut from the word and letters added.
 */
export function writeVocabulary(writer: ByteWriter, { words, terms }: Vocabulary): void {
  const names = [...terms.keys()]
  writer.number(words.size)
  let previous = ''
  let known = 0
  for (const [word, term] of words) {
    const shared = sharedPrefix(previous, word)
    writer.number(shared)
    writer.text(word.slice(shared))
    previous = word
    if (term < known) {
      writer.number(known - term)
      continue
    }
    known++
    writer.number(0)
    const name = names[term]!
    const kept = sharedPrefix(word, name)
    writer.number(word.length - kept)
    writer.text(name.slice(kept))
  }
}

/** @throws RangeError where the bytes are none of `writeVocabulary`'s */
export function readVocabulary(reader: ByteReader): Vocabulary {
  const words = new Map<string, number>()
  const terms = new Map<string, number>()
  const count = reader.number()
  let word = ''
  for (let index = 0; index < count; index++) {
    word = word.slice(0, reader.number()) + reader.text()
    const back = reader.number()
    if (back > 0) {
      if (back > terms.size) throw new RangeError('a word names a term that does not exist')
      words.set(word, terms.size - back)
      continue
    }
    const term = word.slice(0, word.length - reader.number()) + reader.text()
    words.set(word, terms.size)
    terms.set(term, terms.size)
  }
  return { words, terms }
}
