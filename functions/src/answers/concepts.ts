import { wordsOfBase, type BaseWords } from './base-words.ts'
import { datesBeside } from './calendar.ts'
import { splitCompound, writesCompounds } from './compounds.ts'
import { GENERIC_SHARE, GENERIC_WORDS, isAskedFor } from './generic-words.ts'
import { KINDRED_CREDIT, kindredWords } from './kindred-words.ts'
import type { Question } from './question.ts'
import { RELATED_CREDIT, relatedWords } from './related-words.ts'
import type { Reading, StandIns } from './stand-ins.ts'
import type { IndexedFile } from './unit-terms.ts'

/** A word of the question, as all files together know it. */
export interface Concept {
  readonly word: string
  /**
   * Weight of the word: ln(1 + (N − n + ½) / (n + ½)) where n of N passages hold it; half of that
   * where the word is generic.
   */
  readonly idf: number
  /** Whether it is a word that questions are made of whatever they are about. */
  readonly generic: boolean
  /** Whether the kind of answer says it already. */
  readonly implied: boolean
  /** The word of the files that was looked up instead of one that none of them knows; else `null`. */
  readonly meant: string | null
  /** What is looked up for it. */
  readonly standIns: StandIns
}

export interface Statistics {
  readonly passages: number
  readonly averageLength: number
}

/** Passages, and indexed words per passage, of all files together. */
export const statisticsOf = (files: readonly IndexedFile[]): Statistics => wordsOfBase(files)

/** What a compound counts for a word that it is half of, and that stands nowhere by itself. */
const COMPOUND_CREDIT = 0.7
/** What another word that may have been meant counts beside the likeliest one. */
const OTHER_SHARE = 0.75

/** How sure a correction to a generic word must be: a fever is no never. */
const LEAST_GENERIC_CREDIT = 0.9
/** Letters from which on a corrected word is a generic one where the other is: Paris is no parts. */
const LEAST_GENERIC_LENGTH = 6

/** Part of its weight that a pair of signs keeps which stands across two words of the question. */
const LOOSE_SHARE = 0.5

/** Words that an owner says mean the same, in groups; lower case, without accents. */
export type Synonyms = readonly (readonly string[])[]

/** The other words of every group that a word stands in. */
const synonymsOf = (word: string, synonyms: Synonyms): string[] =>
  synonyms.flatMap((group) => (group.includes(word) ? group.filter((other) => other !== word) : []))

const readingOf = (word: string, credit: number, base: BaseWords): Reading => ({
  word,
  found: base.termsOf(word),
  credit,
})

/** A reading in the English files only. */
function inEnglish(reading: Reading, { segments }: BaseWords): Reading {
  const { files, terms } = reading.found
  const isIn = (_: number, at: number): boolean => segments[files[at]!]!.language === 'en'
  return { ...reading, found: { files: files.filter(isIn), terms: terms.filter(isIn) } }
}

const isKnown = ({ found }: Reading): boolean => found.files.length > 0

/** Whether a word is right as it is written, whether or not the files know it. */
const isEnglish = (word: string): boolean =>
  GENERIC_WORDS.has(word) || relatedWords(word, 'none').length > 0 || kindredWords(word).length > 0

/** The asked word with those that mean the same; where no file knows it, the likeliest known one. */
function readingsOf(word: string, others: readonly string[], base: BaseWords): Reading[] {
  const exact = readingOf(word, 1, base)
  const same = [exact, ...others.map((other) => readingOf(other, RELATED_CREDIT, base))]
  if (same.some(isKnown)) return same
  const kindred = kindredWords(word)
    .map((other) => inEnglish(readingOf(other, KINDRED_CREDIT, base), base))
    .filter(isKnown)
  if (kindred.length > 0) return [exact, ...kindred]
  if (others.length > 0) return same
  const compounds = base.compoundsOf(word)
  if (compounds.files.length > 0) return [{ word, found: compounds, credit: COMPOUND_CREDIT }]
  const correction = isEnglish(word) ? null : base.correctionOf(word)
  if (correction === null) return []
  const { word: likeliest, credit, others: near } = correction
  if (credit < LEAST_GENERIC_CREDIT && GENERIC_WORDS.has(likeliest)) return []
  return [
    readingOf(likeliest, credit, base),
    ...near.map((other) => readingOf(other, OTHER_SHARE * credit, base)),
  ]
}

function standInsOf(
  word: string,
  { cue, implied, words }: Question,
  base: BaseWords,
  synonyms: Synonyms,
): StandIns {
  // Where are you? An address is better than whatever else is related to one.
  const isAlone = words.length === 1 && implied.has(word) && base.termsOf(word).files.length > 0
  const related = isAlone ? [] : [...relatedWords(word, cue), ...datesBeside(word)]
  const owners = isAlone ? [] : synonymsOf(word, synonyms)
  const key = owners.length > 0 ? '' : related.length > 0 ? `${word}+` : word
  return base.standInsOf(key, word, () => readingsOf(word, [...related, ...owners], base))
}

/**
 * The words of a question; in place of a compound that no file knows, those it is made of. A pair
 * of signs that stands across two words is none where no file knows it.
 */
function partsOf(
  { words, language, loose }: Question,
  base: BaseWords,
  synonyms: Synonyms,
): readonly string[] {
  if (loose.size > 0)
    return words.filter((word) => !loose.has(word) || base.termsOf(word).files.length > 0)
  if (!writesCompounds(language)) return words
  return words.flatMap((word) => {
    const isOpen = base.termsOf(word).files.length === 0 && synonymsOf(word, synonyms).length === 0
    return (isOpen && splitCompound(word, base)) || [word]
  })
}

/**
 * Looks the question's words up in all files, with the words that mean the same. A word that none
 * of them knows is corrected to the likeliest word that one of them does; a word that any knows is
 * never touched.
 */
export function findConcepts(
  question: Question,
  files: readonly IndexedFile[],
  synonyms: Synonyms = [],
): Concept[] {
  const base = wordsOfBase(files)
  return partsOf(question, base, synonyms).map((word) => {
    const standIns = standInsOf(word, question, base, synonyms)
    const { word: first, holding, isSaid } = standIns
    const implied = question.implied.has(word) || question.implied.has(first)
    const generic =
      GENERIC_WORDS.has(word) ||
      (!isSaid && (isAskedFor(word) || question.self.has(word))) ||
      (GENERIC_WORDS.has(first) && (first === word || word.length >= LEAST_GENERIC_LENGTH)) ||
      (implied && question.cue !== 'discount')
    const idf = Math.log(1 + (base.passages - holding + 0.5) / (holding + 0.5))
    return {
      word,
      generic,
      implied,
      meant: first === word ? null : first,
      idf: idf * (question.loose.has(word) ? LOOSE_SHARE : generic ? GENERIC_SHARE : 1),
      standIns,
    }
  })
}

/** Which concept each term of a file stands for, and how well. */
export type ConceptsByTerm = ReadonlyMap<
  number,
  { readonly concept: number; readonly credit: number }
>

export function conceptsByTerm(concepts: readonly Concept[], file: number): ConceptsByTerm {
  const byTerm = new Map<number, { concept: number; credit: number }>()
  for (const [concept, { standIns }] of concepts.entries()) {
    const matches = standIns.inFile(file)
    for (let index = 0; index < matches.length; index += 2) {
      const term = matches[index]!
      const credit = matches[index + 1]!
      if (credit > (byTerm.get(term)?.credit ?? 0)) byTerm.set(term, { concept, credit })
    }
  }
  return byTerm
}
