import type { Language } from './language.ts'
import { createPlainWords, type PlainWords } from './plain-words.ts'
import { foldAccents, termOf } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'

/** A term; its number in the document that is being read. */
interface KnownTerm {
  readonly name: string
  reading: number
  number: number
}

/** What is indexed as one word: those that differ in accents only. The term is the document's. */
interface Slot {
  reading: number
  term: number
}

/** A word of a language as any document holds it. */
interface KnownWord {
  readonly isStopped: boolean
  readonly folded: string
  readonly term: KnownTerm
  readonly slot: Slot
  /** The last document that it was met in, and what `meet` gave there. */
  reading: number
  number: number
}

interface Memory {
  readonly words: Map<string, KnownWord>
  readonly plain: PlainWords
  /** Per word of plain letters what is known of it, and as it has them, its reading and number. */
  readonly knownOf: KnownWord[]
  readonly readingOf: number[]
  readonly numberOf: number[]
  readonly slots: Map<string, Slot>
  readonly terms: Map<string, KnownTerm>
}

/** Words remembered per language; a document that is begun beyond it begins afresh. */
const MEMORY_LIMIT = 60_000

const memories = new Map<Language, Memory>()
const STOPPED = -1

/** Counts the documents: what bears another number has not been met in this one. */
let readings = 0

const createMemory = (): Memory => ({
  words: new Map(),
  plain: createPlainWords(),
  knownOf: [],
  readingOf: [],
  numberOf: [],
  slots: new Map(),
  terms: new Map(),
})

function memoryOf(language: Language): Memory {
  let memory = memories.get(language)
  if (memory === undefined || memory.words.size >= MEMORY_LIMIT) {
    memories.set(language, (memory = createMemory()))
  }
  return memory
}

function inMap<T>(map: Map<string, T>, key: string, create: () => T): T {
  let known = map.get(key)
  if (known === undefined) map.set(key, (known = create()))
  return known
}

function learn(word: string, language: Language, { words, slots, terms }: Memory): KnownWord {
  const folded = foldAccents(word)
  const name = termOf(word, language)
  const known: KnownWord = {
    isStopped: stopWordsOf(language).has(word),
    folded,
    term: inMap(terms, name, () => ({ name, reading: 0, number: 0 })),
    slot: inMap(slots, folded, () => ({ reading: 0, term: 0 })),
    reading: 0,
    number: 0,
  }
  words.set(word, known)
  return known
}

/** The words of one document, numbered in the order in which they were met, and so their terms. */
export interface WordNumbers {
  /** Without accents, lower case. */
  readonly words: string[]
  readonly termOfWord: number[]
  readonly terms: string[]
  /**
   * The term of a word that was met, or -1 for a stop word. It is a new word where there are more
   * words afterwards.
   */
  meet(word: string): number
  /** The same for a word of plain letters that stands in a text, as `visitStretch` tells of it. */
  meetPlain(text: string, start: number, end: number, hash: number): number
}

/**
 * Begins to number the words of a document; only one is read at a time. What a word is in its
 * language is remembered from document to document, which changes nothing but the time it takes.
 */
export function numberWords(language: Language): WordNumbers {
  const memory = memoryOf(language)
  const reading = ++readings
  const words: string[] = []
  const termOfWord: number[] = []
  const terms: string[] = []
  const wordOf = (word: string): KnownWord =>
    memory.words.get(word) ?? learn(word, language, memory)
  const numberIn = (known: KnownWord): number => {
    if (known.reading === reading) return known.number
    const { isStopped, folded, term, slot } = known
    if (!isStopped && slot.reading !== reading) {
      if (term.reading !== reading) {
        term.reading = reading
        term.number = terms.push(term.name) - 1
      }
      slot.reading = reading
      slot.term = term.number
      words.push(folded)
      termOfWord.push(term.number)
    }
    known.reading = reading
    return (known.number = isStopped ? STOPPED : slot.term)
  }
  return {
    words,
    termOfWord,
    terms,
    meet: (word) => numberIn(wordOf(word)),
    meetPlain(text, start, end, hash) {
      const { plain, knownOf, readingOf, numberOf } = memory
      let word = plain.find(text, start, end, hash)
      if (word >= 0 && readingOf[word] === reading) return numberOf[word]!
      if (word < 0) {
        plain.add(text, start, end, hash)
        word = knownOf.push(wordOf(text.slice(start, end).toLowerCase())) - 1
      }
      readingOf[word] = reading
      return (numberOf[word] = numberIn(knownOf[word]!))
    },
  }
}
