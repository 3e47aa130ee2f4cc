import { wordsOfBase, type BaseWords } from './base-words.ts'
import { datesBeside, daysIn } from './dates-beside.ts'
import { isCommon } from './common-words.ts'
import { streetsIn } from './cue-words/cue-words.ts'
import { writesCompounds } from './compounds.ts'
import { isAskedFor, isGeneric, shareOfGeneric } from './generic-words/generic-words.ts'
import { kindredWords } from './kindred-words/kindred-words.ts'
import type { Language } from './language.ts'
import type { SearchedQuestion } from './searched-question.ts'
import { RELATED_CREDIT, relatedWords } from './related-words.ts'
import type { Reading, StandIns } from './stand-ins.ts'
import type { IndexedFile } from './unit-terms.ts'

/** A word of the question, as all files together know it. */
export interface Concept {
  readonly word: string
  /**
   * Weight of the word, by how many passages hold it (`idfOf`); less where the word is generic.
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
/** What a word that differs in accents only counts for one that is written without. */
const VARIANT_CREDIT = 0.9
const NO_WORDS: readonly string[] = []
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

/**
 * A base of few words is taken to stand among other documents, up to so many passages of so many
 * words: what it says would else weigh next to nothing beside what it does not know.
 */
const LEAST_PASSAGES = 12
const WORDS_PER_PASSAGE = 20
/** Share of those other passages that hold the word. */
const OTHERS_HOLDING = 0.05

/** ln(1 + (N − n + ½) / (n + ½)) where n of N passages hold a word. */
function idfOf({ passages: own, averageLength }: Statistics, ownHolding: number): number {
  const others = Math.max(0, LEAST_PASSAGES - (own * averageLength) / WORDS_PER_PASSAGE)
  const [passages, holding] = [own + others, ownHolding + OTHERS_HOLDING * others]
  return Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))
}

/** The other words of every group that a word stands in. */
const synonymsOf = (word: string, synonyms: Synonyms): string[] =>
  synonyms.flatMap((group) => (group.includes(word) ? group.filter((other) => other !== word) : []))

/** @param spelled the word with its accents, where it is known with them */
const readingOf = (word: string, credit: number, base: BaseWords, spelled = word): Reading => ({
  word,
  spelled,
  found: base.termsOf(spelled),
  credit,
})

/** A reading in the files of a language only. */
function inLanguage(reading: Reading, language: Language, { segments }: BaseWords): Reading {
  const { files, terms } = reading.found
  const isIn = (_: number, at: number): boolean => segments[files[at]!]!.language === language
  return { ...reading, found: { files: files.filter(isIn), terms: terms.filter(isIn) } }
}

const isKnown = ({ found }: Reading): boolean => found.files.length > 0

/** A word of a question, in the language that it is asked in. */
interface AskedWord {
  readonly word: string
  /** The word with its accents. */
  readonly spelled: string
  readonly language: Language
  /** Whether the question is written without accents. */
  readonly isPlain: boolean
  /** What a compound ends with that stands for it: Moorstraße says an address. */
  readonly ends: readonly string[]
}

/** Whether a word is right as it is written, whether or not the files know it. */
const isRight = ({ word, language }: AskedWord, { languages }: BaseWords): boolean =>
  isGeneric(word, language) ||
  isCommon(word, language) ||
  relatedWords(word, 'none').length > 0 ||
  languages.some((each) => kindredWords(word, each).length > 0)

/** What the files hold of the words that are kindred in their language. */
const kindredReadings = (word: string, base: BaseWords): Reading[] =>
  base.languages.flatMap((language) =>
    kindredWords(word, language)
      .map(({ word: other, credit }) => inLanguage(readingOf(other, credit, base), language, base))
      .filter(isKnown),
  )

/** The asked word with those that mean the same; where no file knows it, the likeliest known one. */
function readingsOf(asked: AskedWord, others: readonly string[], base: BaseWords): Reading[] {
  const { word, spelled, language, ends, isPlain } = asked
  const exact = readingOf(word, 1, base, spelled)
  const variants = isPlain || !isKnown(exact) ? base.variantsOf(word) : NO_WORDS
  const compound = (end: string): Reading => ({
    word: end,
    spelled: end,
    found: base.compoundsOf(end),
    credit: COMPOUND_CREDIT,
  })
  const same = [
    exact,
    ...others.map((other) => readingOf(other, RELATED_CREDIT, base)),
    ...ends.map(compound),
    ...variants
      .filter((each) => each !== word)
      .map((each) => readingOf(each, VARIANT_CREDIT, base)),
  ]
  if (same.some(isKnown)) return same
  const kindred = kindredReadings(spelled, base)
  if (kindred.length > 0) return [exact, ...kindred]
  if (others.length > 0) return same
  const inCompounds = compound(word)
  if (isKnown(inCompounds)) return [inCompounds]
  const correction = isRight(asked, base) ? null : base.correctionOf(word)
  if (correction === null) return []
  const { word: likeliest, credit, others: near } = correction
  if (credit < LEAST_GENERIC_CREDIT && isGeneric(likeliest, language)) return []
  return [
    readingOf(likeliest, credit, base),
    ...near.map((other) => readingOf(other, OTHER_SHARE * credit, base)),
  ]
}

function standInsOf(
  word: string,
  question: SearchedQuestion,
  base: BaseWords,
  synonyms: Synonyms,
): StandIns {
  const { asksForAddress, cue, dates, implied, isPlain, language, words } = question
  const spelled = question.spelled.get(word) ?? word
  // Where are you? An address is better than whatever else is related to one.
  const isAlone = words.length === 1 && implied.has(word) && base.termsOf(word).files.length > 0
  // Opening hours are told by days, an address by a street, and beside no word that asks for them; in
  // English, whose documents call them so, only where this one does not.
  const isCalled = language === 'en' && (dates() !== 0 || base.termsOf(word).files.length > 0)
  const isOpening = cue === 'hours' && implied.has(word) && !isCalled
  const streets = asksForAddress ? streetsIn(language) : []
  const signs = isOpening ? daysIn(language) : streets
  const related = isAlone
    ? signs
    : [...relatedWords(word, cue), ...datesBeside(word, question), ...signs]
  const owners = isAlone ? [] : synonymsOf(word, synonyms)
  const key =
    owners.length > 0
      ? ''
      : `${language} ${isPlain ? '-' : ''}${spelled}${related.length > 0 ? cue + related.length : ''}`
  return base.standInsOf(key, word, () =>
    readingsOf({ word, spelled, language, isPlain, ends: streets }, [...related, ...owners], base),
  )
}

/**
 * The words of a question; in place of a compound that no file knows, those it is made of. A pair
 * of signs that stands across two words is none where no file knows it.
 */
function partsOf(
  { words: asked, language, loose, parted }: SearchedQuestion,
  base: BaseWords,
  synonyms: Synonyms,
): readonly string[] {
  const sayable = (word: string): string => {
    const form = parted.get(word)
    const isSaid = form === undefined || base.termsOf(word).files.length > 0
    return isSaid || kindredReadings(word, base).length > 0 ? word : form
  }
  const words = parted.size === 0 ? asked : asked.map(sayable)
  if (loose.size > 0)
    return words.filter((word) => !loose.has(word) || base.termsOf(word).files.length > 0)
  if (!writesCompounds(language)) return words
  return words.flatMap((word) => {
    const halves = base.halvesOf(word)
    return halves === null || synonymsOf(word, synonyms).length > 0 ? [word] : halves
  })
}

/**
 * Looks the question's words up in all files, with the words that mean the same. A word that none
 * of them knows is corrected to the likeliest word that one of them does; a word that any knows is
 * never touched.
 */
export function findConcepts(
  question: SearchedQuestion,
  files: readonly IndexedFile[],
  synonyms: Synonyms = [],
): Concept[] {
  const base = wordsOfBase(files)
  return partsOf(question, base, synonyms).map((word) => {
    const standIns = standInsOf(word, question, base, synonyms)
    const { word: first, holding, isSaid } = standIns
    const implied = question.implied.has(word) || question.implied.has(first)
    const generic =
      isGeneric(word, question.language) ||
      question.byTheWay.has(word) ||
      (!isSaid && (isAskedFor(word) || question.self().has(word))) ||
      (isGeneric(first, question.language) &&
        (first === word || word.length >= LEAST_GENERIC_LENGTH)) ||
      (implied && question.cue !== 'discount')
    const idf = idfOf(base, holding)
    const genericShare = generic ? shareOfGeneric(isSaid || implied) : 1
    return {
      word,
      generic,
      implied,
      meant: first === word ? null : first,
      idf: idf * (question.loose.has(word) ? LOOSE_SHARE : genericShare),
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
