import { stemKorean } from '../korean.ts'
import type { Language } from '../language.ts'
import { stopWordsOf } from '../stop-words.ts'
import { segmenterOf, withoutInnerApostrophe } from '../tokenize.ts'
import { GLOSSARIES } from './lists.ts'
import { createWordIndex } from './word-index.ts'

/** Several words that stand for one concept, between underscores in its list. */
interface Phrase {
  readonly words: readonly string[]
  /** The one word that takes its place. */
  readonly joined: string
}

/** What is known of the words of a language. */
interface Glossary {
  /** The longest first. */
  readonly phrases: readonly Phrase[]
  readonly conceptsOf: (word: string) => readonly string[]
  /** The words of each concept. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

const glossaries = new Map<Language, Glossary | null>()

/** Stands between the words of a phrase in a list. */
const BETWEEN_WORDS = '_'
const BESIDE_LETTERS = /[^\p{L}\p{M}\p{N}]/gu

/** A phrase as it stands in a question: its last word may have another ending. */
function patternOf({ words }: Phrase): RegExp {
  const parts = words.map((word) => word.replaceAll(BESIDE_LETTERS, '.'))
  const phrase = parts.join(String.raw`[\s-]+`)
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${phrase}\p{L}?(?![\p{L}\p{M}])`, 'giu')
}

function readGlossary(language: Language): Glossary | null {
  const list = GLOSSARIES.get(language)
  if (list === undefined) return null
  const listed: [word: string, concept: string][] = []
  const wordsByConcept = new Map<string, readonly string[]>()
  const phrases: Phrase[] = []
  const stopWords = stopWordsOf(language)
  for (const line of withoutInnerApostrophe(list).trim().split('\n')) {
    const [concept = '', all = ''] = line.split(': ')
    const words: string[] = []
    for (const word of all.split(' ')) {
      const parts = word.split(BETWEEN_WORDS)
      if (parts.length === 1) {
        words.push(word)
        listed.push([word, concept])
        // How old, combien coûte: what asks for a kind of thing is no name of one.
      } else if (!stopWords.has(parts[0]!)) {
        const joined = parts.join('').replaceAll(BESIDE_LETTERS, '')
        phrases.push({ words: parts, joined })
        listed.push([joined, concept])
      }
    }
    wordsByConcept.set(concept, words)
  }
  return {
    phrases: phrases.toSorted((a, b) => b.joined.length - a.joined.length),
    conceptsOf: createWordIndex(language, listed),
    words: wordsByConcept,
  }
}

/** That of a language, read when it is first asked for; `null` where there is none. */
function glossaryOf(language: Language): Glossary | null {
  let glossary = glossaries.get(language)
  if (glossary === undefined) glossaries.set(language, (glossary = readGlossary(language)))
  return glossary
}

/** Whether questions of a language can be looked up in documents of another one. */
export const translates = (from: Language, to: Language): boolean =>
  from !== to && GLOSSARIES.has(from) && GLOSSARIES.has(to)

/** The concepts that a word stands for. */
export const conceptsOf = (word: string, language: Language): readonly string[] =>
  glossaryOf(language)?.conceptsOf(word) ?? []

/** Whether the glossary of a language holds a word. */
export const isTranslated = (word: string, language: Language): boolean =>
  conceptsOf(word, language).length > 0

/** Letters from which on a word may have an ending of one letter, and of two. */
const MAY_END = 5
const MAY_END_LONGER = 7

/** Whether a word of a language's glossary seems to be a form of a word: told without reading the glossary. */
export function seemsTranslated(word: string, language: Language): boolean {
  const ending = word.length >= MAY_END_LONGER ? 2 : word.length >= MAY_END ? 1 : 0
  const beginning = word.slice(0, word.length - ending)
  return GLOSSARIES.get(language)?.includes(` ${beginning}`) === true
}

/** The words of a language that stand for a concept, the commonest first. */
export const wordsOf = (concept: string, language: Language): readonly string[] =>
  glossaryOf(language)?.words.get(concept) ?? []

/** A question in whose text each phrase that a glossary knows is one word. */
export function withPhrases(text: string, language: Language): string {
  const small = text.toLowerCase()
  let joined = text
  for (const phrase of glossaryOf(language)?.phrases ?? []) {
    if (small.includes(phrase.words[0]!))
      joined = joined.replaceAll(patternOf(phrase), phrase.joined)
  }
  return joined
}

const longestFirst = new Map<Language, readonly string[]>()

/** A Japanese word without the end that it takes: 支払う, 支払います. */
const INFLECTED = /^(?<stem>\p{sc=Han}.*?)\p{sc=Hiragana}+$/u

/** All words of a glossary, the longest first. */
function wordsOfGlossary(language: Language): readonly string[] {
  let words = longestFirst.get(language)
  if (words === undefined) {
    const all = [...(glossaryOf(language)?.words.values() ?? [])].flat()
    words = [...new Set(all)].toSorted((a, b) => b.length - a.length)
    longestFirst.set(language, words)
  }
  return words
}

/** What no word of an undivided text is without: signs that are more than an ending. */
const TELLING = /\p{sc=Han}|\p{sc=Katakana}{2}|\p{sc=Hangul}{2}|\p{sc=Thai}{2}|[\p{sc=Latin}\p{N}]/u

/** The pieces that a text falls into, and Korean ones without their endings. */
const piecesOf = (text: string, language: Language): string[] =>
  Array.from(segmenterOf(language).segment(text), ({ segment }) =>
    language === 'ko' ? stemKorean(segment) : segment,
  )

/**
 * The words of a text that has no blanks between words, or endings that no stemmer takes off: those
 * of the glossary that stand in it, the longest first, and what is left between them. A word of one
 * sign must stand by itself.
 */
export function wordsWithin(text: string, language: Language): string[] {
  const words: string[] = []
  let rest = text
  for (const word of wordsOfGlossary(language)) {
    const stem = INFLECTED.exec(word)?.groups?.['stem'] ?? word
    if (!rest.includes(stem)) continue
    const standsAlone = (): boolean =>
      piecesOf(rest, language).some((piece) => piece === stem || piece === word)
    if (stem.length === 1 && !standsAlone()) continue
    words.push(word)
    rest = rest.replaceAll(stem, ' ')
  }
  const left = piecesOf(rest, language).filter(
    (piece) => TELLING.test(piece) && (piece.length > 1 || /\p{N}/u.test(piece)),
  )
  return [...words, ...left.map((piece) => piece.toLowerCase())]
}
