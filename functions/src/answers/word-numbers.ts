import type { Language } from './language.ts'
import { createPlainWords, type PlainWords } from './plain-words.ts'
import { formIn, termOf } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'

/** Texts by their place, and what the document that is being read makes of each. */
interface Texts {
  readonly placeOf: Map<string, number>
  readonly texts: string[]
  /** The last document that each was met in, and the number of its term there. */
  readonly readingOf: number[]
  readonly numberOf: number[]
}

/** What is known of the words of a language, whatever document holds them; in columns. */
interface Memory {
  readonly words: Map<string, number>
  /** Per word of plain letters, by its number there, which word it is. */
  readonly plain: PlainWords
  readonly wordOfPlain: number[]
  /** Per word its form, or `STOPPED`, and its term. */
  readonly formOf: number[]
  readonly termOf: number[]
  /** What is indexed as one word: those that differ in accents only. Their term is the document's. */
  readonly forms: Texts
  readonly terms: Texts
}

/** Words remembered per language; a document that is begun beyond it begins afresh. */
const MEMORY_LIMIT = 60_000

const memories = new Map<Language, Memory>()
const STOPPED = -1

/** Counts the documents: what bears another number has not been met in this one. */
let readings = 0

const createTexts = (): Texts => ({ placeOf: new Map(), texts: [], readingOf: [], numberOf: [] })

const createMemory = (): Memory => ({
  words: new Map(),
  plain: createPlainWords(),
  wordOfPlain: [],
  formOf: [],
  termOf: [],
  forms: createTexts(),
  terms: createTexts(),
})

function memoryOf(language: Language): Memory {
  let memory = memories.get(language)
  if (memory === undefined || memory.words.size >= MEMORY_LIMIT) {
    memories.set(language, (memory = createMemory()))
  }
  return memory
}

function placeIn({ placeOf, texts, readingOf, numberOf }: Texts, text: string): number {
  let place = placeOf.get(text)
  if (place === undefined) {
    placeOf.set(text, (place = texts.push(text) - 1))
    readingOf.push(0)
    numberOf.push(0)
  }
  return place
}

function learn(word: string, language: Language, memory: Memory): number {
  const { words, formOf, termOf: termOfWord, forms, terms } = memory
  const isStopped = stopWordsOf(language).has(word)
  const place = formOf.push(isStopped ? STOPPED : placeIn(forms, formIn(language, word))) - 1
  termOfWord.push(isStopped ? STOPPED : placeIn(terms, termOf(word, language)))
  words.set(word, place)
  return place
}

/** The words of one document, numbered in the order in which they were met, and so their terms. */
export interface WordNumbers {
  /** Without accents, lower case. */
  readonly words: string[]
  readonly termOfWord: number[]
  readonly terms: string[]
  /** Whether a word without accents, lower case, was met; stop words are not remembered. */
  has(word: string): boolean
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
  const { forms, formOf, plain, wordOfPlain } = memory
  const wordOf = (word: string): number => memory.words.get(word) ?? learn(word, language, memory)
  const numberOfTerm = (term: number): number => {
    const { readingOf, numberOf, texts } = memory.terms
    if (readingOf[term] !== reading) {
      readingOf[term] = reading
      numberOf[term] = terms.push(texts[term]!) - 1
    }
    return numberOf[term]!
  }
  const numberOf = (word: number): number => {
    const form = formOf[word]!
    if (form === STOPPED) return STOPPED
    if (forms.readingOf[form] !== reading) {
      forms.readingOf[form] = reading
      forms.numberOf[form] = numberOfTerm(memory.termOf[word]!)
      words.push(forms.texts[form]!)
      termOfWord.push(forms.numberOf[form])
    }
    return forms.numberOf[form]!
  }
  return {
    words,
    termOfWord,
    terms,
    has: (word) => forms.readingOf[forms.placeOf.get(word) ?? -1] === reading,
    meet: (word) => numberOf(wordOf(word)),
    meetPlain(text, start, end, hash) {
      let number = plain.find(text, start, end, hash)
      if (number < 0) {
        plain.add(text, start, end, hash)
        number = wordOfPlain.push(wordOf(text.slice(start, end).toLowerCase())) - 1
      }
      return numberOf(wordOfPlain[number]!)
    },
  }
}
