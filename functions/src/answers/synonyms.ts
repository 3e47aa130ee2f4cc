import { synonymGroups } from '@docent/domain/synonyms'
import type { Synonyms } from './concepts.ts'
import type { Language } from './language.ts'
import { formIn, termOf } from './stem.ts'
import { tokenize, type Word } from './tokenize.ts'
import type { IndexedFile } from './unit-terms.ts'

/** Most other ways of asking that are tried where phrases mean the same. */
const MOST_REPHRASINGS = 3

/**
 * The same files, asked with words that their owner says mean the same.
 * @param text one group a line, as in a bot's configuration
 */
export function withSynonyms(files: readonly IndexedFile[], text: string): readonly IndexedFile[] {
  const synonyms = synonymGroups(text)
  return synonyms.length === 0 ? files : files.map((file) => ({ ...file, synonyms }))
}

const wordsOf = (text: string, language: Language): string[] =>
  tokenize(text).map(({ word }) => formIn(language, word))

/** A phrase is what is found by more than one word; two Chinese signs are one word, three are two. */
const isPhrase = (member: string): boolean => tokenize(member).length > 1

/**
 * Groups for the words of a question, each with the word as it was asked: what was written in the
 * singular is also meant in the plural. Phrases are left out.
 */
export function synonymsForWords(
  words: readonly string[],
  synonyms: Synonyms,
  language: Language,
): Synonyms {
  if (synonyms.length === 0) return []
  const groups = synonyms.map((group) =>
    group
      .map((member) => wordsOf(member, language))
      .flatMap((members) => (members.length === 1 ? members : [])),
  )
  return words.flatMap((word) => {
    const stem = termOf(word, language)
    return groups
      .filter((group) => group.some((member) => termOf(member, language) === stem))
      .map((group) => [word, ...group.filter((member) => termOf(member, language) !== stem)])
  })
}

/** Where a member stands in a question, whatever the endings of its words; `null` for nowhere. */
function placeOf(
  member: string,
  asked: readonly Word[],
  language: Language,
): { start: number; end: number } | null {
  const stems = wordsOf(member, language).map((word) => termOf(word, language))
  if (stems.length === 0) return null
  const first = asked.findIndex((_, at) =>
    stems.every((stem, index) => {
      const word = asked[at + index]?.word
      return word !== undefined && termOf(formIn(language, word), language) === stem
    }),
  )
  if (first === -1) return null
  return { start: asked[first]!.start, end: asked[first + stems.length - 1]!.end }
}

/**
 * The question with a phrase in it said otherwise, or a word by a phrase: at most a few, none for
 * most questions. Words for words need no other question: they are looked up together.
 */
export function rephrasings(text: string, synonyms: Synonyms, language: Language): string[] {
  const phrased = synonyms.filter((group) => group.some(isPhrase))
  if (phrased.length === 0) return []
  const asked = tokenize(text)
  const others = phrased.flatMap((group) =>
    group.flatMap((member) => {
      const place = placeOf(member, asked, language)
      if (place === null) return []
      return group
        .filter((other) => other !== member && (isPhrase(member) || isPhrase(other)))
        .map((other) => text.slice(0, place.start) + other + text.slice(place.end))
    }),
  )
  return [...new Set(others)].slice(0, MOST_REPHRASINGS)
}
