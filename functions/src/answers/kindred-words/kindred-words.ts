import type { Language } from '../language.ts'
import { foldAccents, termOf } from '../stem.ts'
import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { CZECH } from './czech.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FINNISH } from './finnish.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { GREEK } from './greek.ts'
import { HINDI } from './hindi.ts'
import { HUNGARIAN } from './hungarian.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import { KOREAN } from './korean.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { ROMANIAN } from './romanian.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'
import { THAI } from './thai.ts'
import { TURKISH } from './turkish.ts'

/**
 * Words of ordinary language that people use for much the same thing. Looser than those of
 * `related-words`: a text with the one probably answers a question with the other. Matched by
 * stem, so that one form of each word is enough unless its forms differ. What is made of several
 * things (`card: visa amex`) stands for each of them, but none of them for another.
 */
const GROUPS: ReadonlyMap<Language, string> = new Map([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
  ['nl', DUTCH],
  ['ko', KOREAN],
  ['ja', JAPANESE],
  ['zh', CHINESE],
  ['tr', TURKISH],
  ['ru', RUSSIAN],
  ['cs', CZECH],
  ['pl', POLISH],
  ['ar', ARABIC],
  ['sv', SWEDISH],
  ['hi', HINDI],
  ['el', GREEK],
  ['ro', ROMANIAN],
  ['th', THAI],
  ['fi', FINNISH],
  ['hu', HUNGARIAN],
])

/** What a kindred word counts for one that no file knows. */
export const KINDRED_CREDIT = 0.6
/** The same of what the asked word is a kind of: a dachshund is a dog. */
const WHOLE_CREDIT = 0.7

/** A word that may stand in the place of another one, and what it counts for it. */
export interface KindredWord {
  readonly word: string
  readonly credit: number
}

/** By stem, and by the word without accents. */
type Kindred = ReadonlyMap<string, readonly KindredWord[]>
type Credits = Map<string, Map<string, number>>

const read = new Map<Language, Kindred>()

/** Notes what a word stands for as well; one word of each stem is enough. */
function note(
  credits: Credits,
  word: string,
  { others, credit, language }: { others: readonly string[]; credit: number; language: Language },
): void {
  const byStem = new Map(others.map((other) => [termOf(other, language), other] as const))
  byStem.delete(termOf(word, language))
  // Questions hold words without accents, and those are not always cut as the word with them is.
  const plain = foldAccents(word)
  for (const key of new Set([termOf(word, language), termOf(plain, language), plain])) {
    const known = credits.get(key) ?? new Map<string, number>()
    for (const other of byStem.values()) {
      known.set(other, Math.max(credit, known.get(other) ?? 0))
    }
    credits.set(key, known)
  }
}

function readGroups(groups: string, language: Language): Kindred {
  const credits: Credits = new Map()
  for (const line of groups.trim().split('\n')) {
    const [whole, parts] = line.split(': ')
    const words = (parts ?? line).split(' ')
    const isDirected = parts !== undefined
    if (isDirected) note(credits, whole!, { others: words, credit: KINDRED_CREDIT, language })
    const others = isDirected ? [whole!] : words
    const credit = isDirected ? WHOLE_CREDIT : KINDRED_CREDIT
    for (const word of new Map(words.map((each) => [termOf(each, language), each])).values()) {
      note(credits, word, { others, credit, language })
    }
  }
  return new Map(
    Array.from(credits, ([key, others]) => [
      key,
      Array.from(others, ([word, credit]) => ({ word, credit })),
    ]),
  )
}

/** Those of a language, read when they are first asked for. */
function kindredOf(language: Language): Kindred | undefined {
  const groups = GROUPS.get(language)
  if (groups === undefined) return undefined
  let kindred = read.get(language)
  if (kindred === undefined) {
    kindred = readGroups(groups, language)
    read.set(language, kindred)
  }
  return kindred
}

const NONE: readonly KindredWord[] = []

/**
 * Words that a text of a language may hold in the place of another one; none for languages without
 * a list.
 */
export function kindredWords(word: string, language: Language): readonly KindredWord[] {
  const kindred = kindredOf(language)
  return kindred?.get(termOf(word, language)) ?? kindred?.get(word) ?? NONE
}
