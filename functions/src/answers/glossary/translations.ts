import { kindredWords } from '../kindred-words/kindred-words.ts'
import type { Language } from '../language.ts'
import { visitWords } from '../tokenize.ts'
import { conceptsOf, translates, wordsOf } from './glossary.ts'
import { datesAs, nameAs } from './names.ts'

/** A word of another language that means what is asked, and what it counts for it. */
export interface Translation {
  readonly word: string
  readonly credit: number
}

/** What a translation counts: it may be one of several senses of the word. */
const TRANSLATION_CREDIT = 0.9
/** The same of a word that is only kindred to the asked one. */
const KINDRED_TRANSLATION_CREDIT = 0.6

/** What another word of the same language counts that shares a concept with the asked one. */
const SHARED_CONCEPT_CREDIT = 0.7

/** How a text holds a word: what is written without blanks is found by its pairs of signs. */
export function asFound(word: string): string[] {
  const found: string[] = []
  visitWords(word, (each) => found.push(each))
  return found
}

function translate(word: string, from: Language, to: Language): readonly Translation[] {
  const wordsFor = (asked: string): string[] => [
    ...datesAs(asked, from, to),
    ...nameAs(asked, from, to),
    ...conceptsOf(asked, from).flatMap((concept) => wordsOf(concept, to)),
  ]
  const own = wordsFor(word)
  const kindred =
    own.length > 0 ? [] : kindredWords(word, from).flatMap((each) => wordsFor(each.word))
  const credits = new Map<string, number>()
  for (const each of own.flatMap(asFound)) credits.set(each, TRANSLATION_CREDIT)
  for (const each of kindred.flatMap(asFound)) credits.set(each, KINDRED_TRANSLATION_CREDIT)
  return Array.from(credits, ([each, credit]) => ({ word: each, credit }))
}

const memory = new Map<string, readonly Translation[]>()
/** Words remembered; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 10_000

/**
 * Words of a language that mean what a word of another one does; none where no glossary has it.
 * @param word lower case, with its accents
 */
export function translationsOf(word: string, from: Language, to: Language): readonly Translation[] {
  if (!translates(from, to)) return []
  const key = `${from} ${to} ${word}`
  let found = memory.get(key)
  if (found === undefined) {
    if (memory.size >= MEMORY_LIMIT) memory.clear()
    memory.set(key, (found = translate(word, from, to)))
  }
  return found
}

/**
 * Words of a language that share a concept with one of it (flat, apartment), which is looser than a
 * translation; none where no glossary has it.
 * @param word lower case, with its accents
 */
export const wordsSharingConcept = (word: string, language: Language): readonly Translation[] =>
  conceptsOf(word, language)
    .flatMap((concept) => wordsOf(concept, language))
    .filter((other) => other !== word)
    .map((other) => ({ word: other, credit: SHARED_CONCEPT_CREDIT }))
