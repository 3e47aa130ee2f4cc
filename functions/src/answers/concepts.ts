import { wordsOfBase, type BaseWords, type FoundTerms } from './base-words.ts'
import { splitCompound, writesCompounds } from './compounds.ts'
import { GENERIC_SHARE, GENERIC_WORDS } from './generic-words.ts'
import type { Question } from './question.ts'
import { RELATED_CREDIT, relatedWords } from './related-words.ts'
import type { IndexedFile } from './unit-terms.ts'

/** A word of the question as one segment knows it. */
export interface Match {
  readonly term: number
  /** How well the term stands for the asked word: 1 for itself, less for another one. */
  readonly credit: number
}

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
  /**
   * By the index of the file, the terms that stand for it, the best first; a hole where none does,
   * so that files that do not hold a word cost nothing.
   */
  readonly matches: readonly (readonly Match[])[]
}

export interface Statistics {
  readonly passages: number
  readonly averageLength: number
}

/** Passages, and indexed words per passage, of all files together. */
export function statisticsOf(files: readonly IndexedFile[]): Statistics {
  let passages = 0
  let length = 0
  for (const { segment } of files) {
    passages += segment.passageLength.length
    length += segment.totalLength
  }
  return { passages, averageLength: passages === 0 ? 1 : Math.max(1, length / passages) }
}

/** Passages of all files that hold a word; of a file's several terms the commonest counts. */
function passagesWith(matches: Concept['matches'], files: readonly IndexedFile[], least: number) {
  let holding = 0
  matches.forEach((list, file) => {
    const { documentFrequency } = files[file]!.segment
    let most = 0
    for (const { term, credit } of list) {
      if (credit >= least) most = Math.max(most, documentFrequency[term]!)
    }
    holding += most
  })
  return holding
}

/** What a compound counts for a word that it is half of, and that stands nowhere by itself. */
const COMPOUND_CREDIT = 0.7
/** What another word that may have been meant counts beside the likeliest one. */
const OTHER_SHARE = 0.75

interface Reading {
  readonly word: string
  readonly found: FoundTerms
  readonly credit: number
}

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

function matchesOf(readings: readonly Reading[], files: number): Match[][] {
  const matches: Match[][] = []
  matches.length = files
  for (const { found, credit } of readings) {
    for (const [index, file] of found.files.entries()) {
      const term = found.terms[index]!
      const list = matches[file]
      if (list === undefined) matches[file] = [{ term, credit }]
      else if (!list.some((match) => match.term === term)) list.push({ term, credit })
    }
  }
  return matches
}

/** The asked word; where no file knows it, the likeliest one that is known. */
function readingsOf(
  word: string,
  { cue, implied, words }: Question,
  base: BaseWords,
  synonyms: Synonyms,
): Reading[] {
  const exact = readingOf(word, 1, base)
  const isKnown = exact.found.files.length > 0
  // Where are you? An address is better than whatever else is related to one.
  if (isKnown && words.length === 1 && implied.has(word)) return [exact]
  const related = [...relatedWords(word, cue), ...synonymsOf(word, synonyms)]
  if (isKnown || related.length > 0) {
    return [exact, ...related.map((other) => readingOf(other, RELATED_CREDIT, base))]
  }
  const compounds = base.compoundsOf(word)
  if (compounds.files.length > 0) return [{ word, found: compounds, credit: COMPOUND_CREDIT }]
  const correction = base.correctionOf(word)
  if (correction === null) return []
  const { word: likeliest, credit, others } = correction
  return [
    readingOf(likeliest, credit, base),
    ...others.map((other) => readingOf(other, OTHER_SHARE * credit, base)),
  ]
}

/** The words of a question; in place of a compound that no file knows, those it is made of. */
function partsOf(
  { words, language }: Question,
  base: BaseWords,
  synonyms: Synonyms,
): readonly string[] {
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
  passages: number,
  synonyms: Synonyms = [],
): Concept[] {
  const base = wordsOfBase(files)
  return partsOf(question, base, synonyms).map((word) => {
    const readings = readingsOf(word, question, base, synonyms)
    const matches = matchesOf(readings, files.length)
    const first = readings[0]?.word ?? word
    const holding = passagesWith(matches, files, 1) || passagesWith(matches, files, 0)
    const read = [word, first]
    const implied = read.some((one) => question.implied.has(one))
    const generic =
      read.some((one) => GENERIC_WORDS.has(one)) || (implied && question.cue !== 'discount')
    const idf = Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))
    return {
      word,
      generic,
      implied,
      meant: first === word ? null : first,
      idf: generic ? idf * GENERIC_SHARE : idf,
      matches,
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
  for (const [concept, { matches }] of concepts.entries()) {
    for (const { term, credit } of matches[file] ?? []) {
      if (credit > (byTerm.get(term)?.credit ?? 0)) byTerm.set(term, { concept, credit })
    }
  }
  return byTerm
}
