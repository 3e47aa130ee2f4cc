import type { BaseWords, FoundTerms } from './base-words.ts'
import { isCommon } from './common-words.ts'
import { isGeneric } from './generic-words/generic-words.ts'
import { isTranslated } from './glossary/glossary.ts'
import { regionsAround } from './glossary/names.ts'
import { asFound, wordsSharingConcept, translationsOf } from './glossary/translations.ts'
import { kindredWords } from './kindred-words/kindred-words.ts'
import type { Language } from './language.ts'
import { RELATED_CREDIT, relatedWords } from './related-words.ts'
import type { Reading } from './stand-ins.ts'

/** What a compound counts for a word that it is half of, and that stands nowhere by itself. */
const COMPOUND_CREDIT = 0.7
/** What a word that differs in accents only counts for one that is written without. */
const VARIANT_CREDIT = 0.9
/** The same of a pair of signs for one of them. */
const PAIR_CREDIT = 0.7
const HAN_SIGN = /^\p{sc=Han}$/u
/** The same of one that sounds alike in another script. */
const SOUND_CREDIT = 0.8
/** What the region that a country lies in counts for it. */
const REGION_CREDIT = 0.8
const NO_WORDS: readonly string[] = []
/** What another word that may have been meant counts beside the likeliest one. */
const OTHER_SHARE = 0.75

/** How sure a correction to a generic word must be: a fever is no never. */
const LEAST_GENERIC_CREDIT = 0.9

/** @param spelled the word with its accents, where it is known with them */
const readingOf = (word: string, credit: number, base: BaseWords, spelled = word): Reading => ({
  word,
  spelled,
  found: base.termsOf(spelled),
  credit,
})

/** The compounds that a word is half of. */
const compoundOf = (word: string, base: BaseWords): Reading => ({
  word,
  spelled: word,
  found: base.compoundsOf(word),
  credit: COMPOUND_CREDIT,
})

/** A reading in the files of a language only. */
function inLanguage(reading: Reading, language: Language, { segments }: BaseWords): Reading {
  const { files, terms } = reading.found
  const isIn = (_: number, at: number): boolean => segments[files[at]!]!.language === language
  return { ...reading, found: { files: files.filter(isIn), terms: terms.filter(isIn) } }
}

const isKnown = ({ found }: Reading): boolean => found.files.length > 0

/** A word of a question, in the language that it is asked in. */
export interface AskedWord {
  readonly word: string
  /** The word with its accents. */
  readonly spelled: string
  readonly language: Language
  readonly askedIn: Language
  /** Whether the question is written without accents. */
  readonly isPlain: boolean
  /** What a compound ends with that stands for it: Moorstraße says an address. */
  readonly ends: readonly string[]
}

/** Whether a word is right as it is written, whether or not the files know it. */
const isRight = ({ word, spelled, askedIn }: AskedWord, { languages }: BaseWords): boolean =>
  isGeneric(word, askedIn) ||
  isCommon(word, askedIn) ||
  isTranslated(spelled, askedIn) ||
  relatedWords(word, 'none').length > 0 ||
  languages.some((each) => kindredWords(word, each).length > 0)

const NO_TERMS: FoundTerms = { files: new Uint32Array(), terms: new Uint32Array() }

/**
 * What the files hold of words that tell something of another one.
 * @param isNamed whether a text may name that one itself
 */
export function readingsBeside(
  word: string,
  others: readonly string[],
  { isNamed, base }: { readonly isNamed: boolean; readonly base: BaseWords },
): Reading[] {
  const own = readingOf(word, 1, base)
  return [
    isNamed ? own : { ...own, found: NO_TERMS },
    ...others.map((other) => readingOf(other, RELATED_CREDIT, base)).filter(isKnown),
  ]
}

/** What the files hold of the words that are kindred in their language. */
export const kindredReadings = (word: string, base: BaseWords): Reading[] =>
  base.languages.flatMap((language) =>
    kindredWords(word, language)
      .map(({ word: other, credit }) => inLanguage(readingOf(other, credit, base), language, base))
      .filter(isKnown),
  )

/** What the files hold of the words that share a concept with one of the same language. */
const conceptReadings = (spelled: string, language: Language, base: BaseWords): Reading[] =>
  wordsSharingConcept(spelled, language)
    .map(({ word, credit }) => inLanguage(readingOf(word, credit, base), language, base))
    .filter(isKnown)

/** What the files hold of the regions that a country lies in: Germany, the EU. */
const regionReadings = (word: string, askedIn: Language, base: BaseWords): Reading[] =>
  base.languages.flatMap((language) =>
    regionsAround(word, askedIn, language)
      .flatMap(asFound)
      .map((each) => inLanguage(readingOf(each, REGION_CREDIT, base), language, base))
      .filter(isKnown),
  )

/** What the files hold of what a word means in their languages. */
function translatedReadings(spelled: string, askedIn: Language, base: BaseWords): Reading[] {
  return base.languages.flatMap((language) => {
    const translations = translationsOf(spelled, askedIn, language)
    const exact = translations
      .map(({ word, credit }) =>
        HAN_SIGN.test(word)
          ? { ...readingOf(word, PAIR_CREDIT, base), found: base.pairsWith(word) }
          : readingOf(word, credit, base),
      )
      .map((reading) => inLanguage(reading, language, base))
      .filter(isKnown)
    if (exact.length > 0) return exact
    return translations.flatMap(({ word }) => [
      ...[inLanguage(compoundOf(word, base), language, base)].filter(isKnown),
      ...kindredReadings(word, base),
    ])
  })
}

/** The asked word with those that mean the same; where no file knows it, the likeliest known one. */
export function readingsOf(
  asked: AskedWord,
  others: readonly string[],
  base: BaseWords,
): Reading[] {
  const { word, spelled, askedIn, language, ends, isPlain } = asked
  const exact = readingOf(word, 1, base, spelled)
  if (askedIn !== language) {
    const translated = translatedReadings(spelled, askedIn, base)
    if (translated.length > 0) {
      return [...translated, ...others.map((other) => readingOf(other, RELATED_CREDIT, base))]
    }
    const sounding = isKnown(exact) ? NO_WORDS : base.soundingLike(word)
    if (sounding.length > 0) return sounding.map((each) => readingOf(each, SOUND_CREDIT, base))
  }
  const variants = isPlain || !isKnown(exact) ? base.variantsOf(word) : NO_WORDS
  const same = [
    exact,
    ...others.map((other) => readingOf(other, RELATED_CREDIT, base)),
    ...ends.map((end) => compoundOf(end, base)),
    ...variants
      .filter((each) => each !== word)
      .map((each) => readingOf(each, VARIANT_CREDIT, base)),
  ]
  if (same.some(isKnown)) return same
  const around = regionReadings(spelled, askedIn, base)
  if (around.length > 0) return [exact, ...around]
  const kindred = kindredReadings(spelled, base)
  if (kindred.length > 0) return [exact, ...kindred]
  const sharing = conceptReadings(spelled, language, base)
  if (sharing.length > 0) return [exact, ...sharing]
  if (others.length > 0) return same
  const inCompounds = compoundOf(word, base)
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
