import { wordsTelling } from './amounts/base-amounts.ts'
import { wordsOfBase, type BaseWords } from './base-words.ts'
import { datesBeside, daysIn } from './dates-beside.ts'
import { streetsIn } from './cue-words/cue-words.ts'
import { splitCompound, writesCompounds } from './compounds.ts'
import { isTranslated } from './glossary/glossary.ts'
import { isAskedFor, isGeneric, shareOfGeneric } from './generic-words/generic-words.ts'
import { withoutDigraph, type SearchedQuestion } from './searched-question.ts'
import { kindredReadings, readingsBeside, readingsOf } from './readings.ts'
import { relatedWords } from './related-words.ts'
import { matchesOf, type StandIns } from './stand-ins.ts'
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
  /** Whether it is told beside the question, and not asked. */
  readonly isBeside: boolean
  /** What is looked up for it. */
  readonly standIns: StandIns
}

export interface Statistics {
  readonly passages: number
  readonly averageLength: number
}

/** Passages, and indexed words per passage, of all files together. */
export const statisticsOf = (files: readonly IndexedFile[]): Statistics => wordsOfBase(files)

/** Letters from which on a corrected word is a generic one where the other is: Paris is no parts. */
const LEAST_GENERIC_LENGTH = 6

/** Part of its weight that a pair of signs keeps which stands across two words of the question. */
const LOOSE_SHARE = 0.5

/** Part of its weight that a pair of signs has: a word of several is rarer than one, and less than all of them. */
export const shareOfPair = ({ pairs }: SearchedQuestion, word: string): number =>
  pairs.loose.has(word) ? LOOSE_SHARE : 1 / Math.sqrt(pairs.ofWord.get(word) ?? 1)

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

/** ln(1 + (N − n + ½) / (n + ½)) where n of N hold a word. */
export const rarity = (all: number, holding: number): number =>
  Math.log(1 + (all - holding + 0.5) / (holding + 0.5))

/** How rare a word is that so many passages of a base hold. */
function idfOf({ passages: own, averageLength }: Statistics, ownHolding: number): number {
  const others = Math.max(0, LEAST_PASSAGES - (own * averageLength) / WORDS_PER_PASSAGE)
  const [passages, holding] = [own + others, ownHolding + OTHERS_HOLDING * others]
  return rarity(passages, holding)
}

/** The other words of every group that a word stands in. */
const synonymsOf = (word: string, synonyms: Synonyms): string[] =>
  synonyms.flatMap((group) => (group.includes(word) ? group.filter((other) => other !== word) : []))

function standInsOf(
  word: string,
  question: SearchedQuestion,
  files: readonly IndexedFile[],
  synonyms: Synonyms,
): StandIns {
  const base = wordsOfBase(files)
  const { askedIn, asksForAddress, cue, dates, implied, isPlain, language, words } = question
  const spelled = question.spelled.get(word) ?? word
  const amount = question.amounts.find((each) => each.word === word)
  if (amount !== undefined) {
    const telling = wordsTelling(files, amount)
    const { dimension, value, isCounted: isNamed } = amount
    const key = `${dimension} ${value} ${isNamed ? 'named' : ''} ${word}`
    if (telling.length > 0)
      return base.standInsOf(key, word, () => readingsBeside(word, telling, { isNamed, base }))
  }
  // Where are you? An address is better than whatever else is related to one.
  const isAlone = words.length === 1 && implied.has(word) && base.termsOf(word).files.length > 0
  // Opening hours are told by days, an address by a street, and beside no word that asks for them; in
  // English, whose documents call them so, only where this one does not.
  const isCalled = (): boolean =>
    language === 'en' && (dates() !== 0 || base.termsOf(word).files.length > 0)
  const isOpening = cue === 'hours' && implied.has(word) && !isCalled()
  const streets = asksForAddress ? streetsIn(language) : []
  const signs = isOpening ? daysIn(language) : streets
  const related = isAlone
    ? signs
    : [...relatedWords(word, cue), ...datesBeside(word, question), ...signs]
  const owners = isAlone ? [] : synonymsOf(word, synonyms)
  const isOwn = askedIn === language && language === base.languages[0]
  // A word is its own key where it can be: a longer one has to be made and hashed each time.
  const key =
    isOwn && !isPlain && related.length === 0
      ? spelled
      : `${askedIn} ${language} ${isPlain ? '-' : ''}${spelled}${related.length > 0 ? cue + related.length : ''}`
  return base.standInsOf(owners.length > 0 ? '' : key, word, () =>
    readingsOf(
      { word, spelled, askedIn, language, isPlain, ends: streets },
      [...related, ...owners],
      base,
    ),
  )
}

/** Part of its weight that a word has which is told beside the question. */
const BESIDE_SHARE = 0.5

/** The words that are told beside a question, and those that they are made of. */
function besideIn({ beside }: SearchedQuestion, base: BaseWords): ReadonlySet<string> {
  if (beside.size === 0) return beside
  return new Set([...beside].flatMap((word) => [word, ...(base.halvesOf(word) ?? [])]))
}

/**
 * The words of a question; in place of a compound that no file knows, those it is made of. A pair
 * of signs that stands across two words is none where no file knows it.
 */
function partsOf(
  { words: asked, language, askedIn, spelled, isPlain, pairs: { loose }, parted }: SearchedQuestion,
  base: BaseWords,
  synonyms: Synonyms,
): readonly string[] {
  if (askedIn !== language) {
    const isKnownThere = (word: string): boolean => isTranslated(spelled.get(word) ?? word, askedIn)
    const divides = writesCompounds(askedIn)
    return asked.flatMap((word) =>
      isKnownThere(word) || !divides ? [word] : (splitCompound(word, isKnownThere) ?? [word]),
    )
  }
  const sayable = (word: string): string => {
    const form = parted.get(word)
    const isSaid = form === undefined || base.termsOf(word).files.length > 0
    return isSaid || kindredReadings(word, base).length > 0 ? word : form
  }
  /** Hausschluessel, where the files know a Schlüssel. */
  const typed = (word: string): string => {
    const plain = withoutDigraph(word)
    if (plain === word || base.termsOf(word).files.length > 0) return word
    const isKnown =
      base.termsOf(plain).files.length > 0 ||
      base.halvesOf(plain) !== null ||
      kindredReadings(plain, base).length > 0
    return isKnown ? plain : word
  }
  const said = parted.size === 0 ? asked : asked.map(sayable)
  const words = askedIn === 'de' && isPlain ? said.map(typed) : said
  if (loose.size > 0)
    return words.filter((word) => !loose.has(word) || base.termsOf(word).files.length > 0)
  if (!writesCompounds(language) || words.every((word) => base.halvesOf(word) === null))
    return words
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
  const beside = besideIn(question, base)
  return partsOf(question, base, synonyms).map((word) => {
    const standIns = standInsOf(word, question, files, synonyms)
    const { word: first, holding, isSaid } = standIns
    const implied = question.implied.has(word) || question.implied.has(first)
    const isAge = question.amounts.some((each) => each.word === word && each.dimension === 'age')
    const isFiller =
      isGeneric(word, question.askedIn) ||
      question.byTheWay.has(word) ||
      (!isSaid && (isAskedFor(word) || question.self().has(word))) ||
      (isGeneric(first, question.language) &&
        (first === word || word.length >= LEAST_GENERIC_LENGTH)) ||
      (implied && question.cue !== 'discount')
    const generic = isFiller && !isAge
    const idf = idfOf(base, holding)
    const genericShare = generic ? shareOfGeneric(isSaid || implied) : 1
    const isBeside = beside.has(word)
    const besideShare = isBeside ? BESIDE_SHARE : 1
    return {
      word,
      generic,
      implied,
      isBeside,
      meant: first === word || question.askedIn !== question.language ? null : first,
      idf: idf * shareOfPair(question, word) * genericShare * besideShare,
      standIns,
    }
  })
}

/** Which concept each term of a file stands for, and how well. */
export type ConceptsByTerm = ReadonlyMap<
  number,
  { readonly concept: number; readonly credit: number }
>

/** @param but places of concepts that are told by more than a term */
export function conceptsByTerm(
  concepts: readonly Concept[],
  file: number,
  but?: ReadonlySet<number>,
): ConceptsByTerm {
  const byTerm = new Map<number, { concept: number; credit: number }>()
  for (const [concept, { standIns }] of concepts.entries()) {
    if (but?.has(concept) === true) continue
    for (const { term, credit } of matchesOf(standIns, file)) {
      if (credit > (byTerm.get(term)?.credit ?? 0)) byTerm.set(term, { concept, credit })
    }
  }
  return byTerm
}
