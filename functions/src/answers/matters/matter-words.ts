import type { Language } from '../language.ts'
import { termOf } from '../stem.ts'
import { stopWordsOf } from '../stop-words.ts'
import { visitWords } from '../tokenize.ts'
import { ANY_ENDING, listedPhrases } from '../topics/listed-phrases.ts'
import { MEANT_PHRASES } from '../topics/meant-phrases/meant-phrases.ts'
import { MATTER_PHRASES } from './phrases/matter-phrases.ts'

/** What a word says of one matter: how much rather it stands in what is said of that than of others. */
interface Sign {
  readonly matter: string
  readonly weight: number
}

/** What the words of a language say of matters. */
type SignsOf = (term: string) => readonly Sign[]

/** Letters by which words are compared, at most: endings are many, and lists hold few of them. */
const LONGEST_KEY = 6
/** Letters that a beginning has at least. */
const SHORTEST_BEGINNING = 3
const BEGINNINGS = /\S+\*/gu

const keyOf = (term: string): string => term.slice(0, LONGEST_KEY)

/** How often words stand in what is listed for matters. */
interface Counts {
  /** By words, of which beginnings end with a star, and then by matters. */
  readonly words: Map<string, Map<string, number>>
  /** Phrases that are listed for each matter. */
  readonly phrases: Map<string, number>
}

function countPhrase(
  phrase: string,
  matter: string,
  language: Language,
  { words, phrases }: Counts,
): void {
  const stopWords = stopWordsOf(language)
  const add = (key: string): void => {
    const known = words.get(key) ?? new Map<string, number>()
    words.set(key, known)
    known.set(matter, (known.get(matter) ?? 0) + 1)
  }
  phrases.set(matter, (phrases.get(matter) ?? 0) + 1)
  for (const [begun] of phrase.matchAll(BEGINNINGS)) {
    const beginning = begun.slice(0, -ANY_ENDING.length)
    add(beginning.length < LONGEST_KEY ? begun : keyOf(beginning))
  }
  visitWords(phrase.replaceAll(BEGINNINGS, ' '), (word) => {
    if (!stopWords.has(word)) add(keyOf(termOf(word, language)))
  })
}

/** Part of its weight that a word has which stands nowhere else, by how often it stands there. */
const trustIn = (count: number): number => Math.min(1, 0.25 + count / 6)

/**
 * The weight of a word for a matter: its pointwise mutual information, were all matters as long, by the
 * share that the matter has in what the word stands in. *Source:* Church & Hanks 1990; explicit semantic
 * analysis, Gabrilovich & Markovitch 2007.
 */
function weighWords({ words, phrases }: Counts): ReadonlyMap<string, readonly Sign[]> {
  const signs = new Map<string, readonly Sign[]>()
  for (const [word, byMatter] of words) {
    const rates = Array.from(byMatter, ([matter, count]) => ({
      matter,
      count,
      rate: count / phrases.get(matter)!,
    }))
    const all = rates.reduce((sum, { rate }) => sum + rate, 0)
    const own = rates
      .map(({ matter, count, rate }): Sign => {
        const share = rate / all
        return { matter, weight: share * Math.log(phrases.size * share) * trustIn(count) }
      })
      .filter(({ weight }) => weight > 0)
    if (own.length > 0) signs.set(word, own)
  }
  return signs
}

const NO_SIGNS: readonly Sign[] = []

function readSigns(language: Language): SignsOf {
  // Topics alone are too few for it to be told what says something of them.
  if (MATTER_PHRASES[language] === undefined) return () => NO_SIGNS
  const counts: Counts = { words: new Map(), phrases: new Map() }
  for (const list of [MATTER_PHRASES[language], MEANT_PHRASES[language]]) {
    for (const [matter, phrase] of listedPhrases(list ?? '')) {
      countPhrase(phrase, matter, language, counts)
    }
  }
  const signs = weighWords(counts)
  return (term) => {
    const own = signs.get(keyOf(term))
    if (own !== undefined) return own
    for (let end = Math.min(term.length, LONGEST_KEY - 1); end >= SHORTEST_BEGINNING; end--) {
      const begun = signs.get(term.slice(0, end) + ANY_ENDING)
      if (begun !== undefined) return begun
    }
    return NO_SIGNS
  }
}

const byLanguage = new Map<Language, SignsOf>()

/** Read when the first question in a language needs it, not when the server starts. */
function signsIn(language: Language): SignsOf {
  let signs = byLanguage.get(language)
  if (signs === undefined) byLanguage.set(language, (signs = readSigns(language)))
  return signs
}

/** What a text says of a matter. */
export interface Said {
  /** How much it says of it rather than of others. */
  readonly weight: number
  /** Its words that say anything of it, as they are indexed. */
  readonly terms: ReadonlySet<string>
  /** How many of them say enough of it to be counted. */
  readonly telling: number
}

/** What a text says of matters, by their names. */
export type Matters = ReadonlyMap<string, Said>

/** What a word says of a matter at least that is counted for it. */
const LEAST_SIGN = 0.7

/** What a text says of each matter, by its words in a language; each word counts once. */
export function mattersIn(text: string, language: Language): Matters {
  const signsOf = signsIn(language)
  const terms = new Set<string>()
  visitWords(text, (word) => terms.add(termOf(word, language)))
  const said = new Map<string, { weight: number; terms: Set<string>; telling: number }>()
  for (const term of terms) {
    for (const { matter, weight } of signsOf(term)) {
      const own = said.get(matter) ?? { weight: 0, terms: new Set<string>(), telling: 0 }
      said.set(matter, own)
      own.weight += weight
      own.terms.add(term)
      own.telling += Number(weight >= LEAST_SIGN)
    }
  }
  return said
}

/** Whether a word says something of any matter. */
export const isOfMatter = (word: string, language: Language): boolean =>
  signsIn(language)(termOf(word, language)).length > 0
