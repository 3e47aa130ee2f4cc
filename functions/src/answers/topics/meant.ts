import { UNSPACED_LANGUAGES } from '../conversation/heard.ts'
import type { Language } from '../language.ts'
import { asListedIn } from '../serbian-letters.ts'
import { foldAccents } from '../stem.ts'
import { tokenize } from '../tokenize.ts'
import { ANY_ENDING, listedPhrases } from './listed-phrases.ts'
import { MEANT_PHRASES } from './meant-phrases/meant-phrases.ts'

/** Words that follow one another, and the topic that is asked for with them. */
interface Phrase {
  readonly words: readonly string[]
  readonly topic: string
  /** Whether it tells the topic in a message of many words. */
  readonly isDistinct: boolean
}

/** Begins a word that says in a message of any length what it is about. */
const DISTINCT = '+'
/** Letters by which phrases are found; fewer, where one begins with a shorter beginning of words. */
const KEY_LENGTH = 3

const WORDS = /[\p{L}\p{M}\p{N}]+/gu
/** A letter with its marks: in Thai they are its vowels and tones. */
const SIGNS = /[\p{L}\p{N}]\p{M}*/gu

/** The words of a text as phrases are listed; its signs, in languages that are written without blanks. */
const wordsOf = (text: string, language: Language): string[] =>
  foldAccents(asListedIn(language, text.toLowerCase())).match(
    UNSPACED_LANGUAGES.has(language) ? SIGNS : WORDS,
  ) ?? []

/** Phrases by how they begin. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>

function readPhrases(list: string, language: Language): Phrases {
  const phrases = new Map<string, Phrase[]>()
  for (const [topic, phrase] of listedPhrases(list)) {
    const bare = phrase.replace(DISTINCT, '')
    const words = UNSPACED_LANGUAGES.has(language) ? wordsOf(bare, language) : bare.split(' ')
    const isDistinct = words.length > 1 || phrase.startsWith(DISTINCT)
    const key = words[0]!.replace(ANY_ENDING, '').slice(0, KEY_LENGTH)
    const same = phrases.get(key)
    if (same === undefined) phrases.set(key, [{ words, topic, isDistinct }])
    else same.push({ words, topic, isDistinct })
  }
  return phrases
}

/** Read at the first question in a language, not when the server starts. */
const byLanguage = new Map<Language, Phrases>()

function phrasesIn(language: Language): Phrases {
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const phrases = readPhrases(MEANT_PHRASES[language] ?? '', language)
  byLanguage.set(language, phrases)
  return phrases
}

/** The phrases that may begin with a word. */
function phrasesFrom(phrases: Phrases, word: string): readonly Phrase[] {
  const keys = new Set([1, 2, KEY_LENGTH].map((length) => word.slice(0, length)))
  return [...keys].flatMap((key) => phrases.get(key) ?? [])
}

const isWord = (word: string | undefined, pattern: string): boolean =>
  word !== undefined &&
  (pattern.endsWith(ANY_ENDING) ? word.startsWith(pattern.slice(0, -1)) : word === pattern)

const standsAt = ({ words }: Phrase, text: readonly string[], at: number): boolean =>
  words.every((pattern, index) => isWord(text[at + index], pattern))

/** In so few words one says what it is about. */
const FEW_WORDS = 4
/** Longer messages tell more than what they ask for. */
const MOST_WORDS = 22
const MOST_SIGNS = 44
/** The same, where a sign is a sound and no syllable. */
const MOST_LETTERS = 110

/** Languages that are looked up by pairs of signs. */
const PAIRED: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko'])
/** Languages that are written without blanks and cut into words by a dictionary. */
const CUT: ReadonlySet<Language> = new Set(['th'])

function mostWordsIn(language: Language): number {
  if (CUT.has(language)) return MOST_LETTERS
  return UNSPACED_LANGUAGES.has(language) ? MOST_SIGNS : MOST_WORDS
}

/** The words of a text that is cut by a dictionary which hold one of some of its signs. */
function wordsAround(signs: readonly string[], places: ReadonlySet<number>): string[] {
  const starts: number[] = []
  let at = 0
  for (const [place, sign] of signs.entries()) {
    if (places.has(place)) starts.push(at)
    at += sign.length
  }
  return tokenize(signs.join('')).flatMap(({ word, start, end }) =>
    starts.some((sign) => sign >= start && sign < end) ? [word] : [],
  )
}

/** What is looked up for the words at some places of a text. */
function lookedUpAt(
  words: readonly string[],
  places: ReadonlySet<number>,
  language: Language,
): string[] {
  if (CUT.has(language)) return wordsAround(words, places)
  return [...places].flatMap((at) => lookedUpFor(words, at, language))
}

/** What is looked up for the word at a place: itself, or its signs and the pairs that they stand in. */
function lookedUpFor(words: readonly string[], at: number, language: Language): string[] {
  const word = words[at]!
  if (!PAIRED.has(language)) return [word]
  const isSign = UNSPACED_LANGUAGES.has(language)
  const before = isSign ? (words[at - 1] ?? '') : ''
  const behind = isSign ? (words[at + 1] ?? '') : ''
  const signs = Array.from(before + word.replace(ANY_ENDING, '') + behind)
  return [...signs, ...signs.slice(1).map((sign, index) => signs[index]! + sign)]
}

/** The words of the phrases of a topic, and beginnings of words, that stand in several of them. */
interface WordsOfTopic {
  readonly whole: ReadonlySet<string>
  readonly beginnings: readonly string[]
}

const wordsByTopic = new Map<string, WordsOfTopic>()

/** Phrases of a topic in which a word stands at least that names nothing particular of it. */
const LEAST_PHRASES = 3

function wordsOfTopic(topic: string, language: Language): WordsOfTopic {
  const key = `${language} ${topic}`
  const known = wordsByTopic.get(key)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  for (const phrase of [...phrasesIn(language).values()].flat()) {
    if (phrase.topic !== topic) continue
    const all = lookedUpAt(phrase.words, new Set(phrase.words.keys()), language)
    for (const word of new Set(all)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const often = [...counts].flatMap(([word, count]) => (count >= LEAST_PHRASES ? [word] : []))
  const words = {
    whole: new Set(often.filter((word) => !word.endsWith(ANY_ENDING))),
    beginnings: often.filter((word) => word.endsWith(ANY_ENDING)).map((word) => word.slice(0, -1)),
  }
  wordsByTopic.set(key, words)
  return words
}

/** Whether a word, without accents, stands in phrases for a topic: it names nothing particular of that. */
export function isOfPhrases(word: string, topic: string, language: Language): boolean {
  const { whole, beginnings } = wordsOfTopic(topic, language)
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

/** A topic that is meant, and the words that say so. */
export interface Meant {
  readonly topic: string
  /** Without accents, small. */
  readonly words: ReadonlySet<string>
}

/** The topic that a question speaks of in words that do not name it; `null` where it speaks of none. */
export function topicMeant(text: string, language: Language): Meant | null {
  const said = wordsOf(text, language)
  if (said.length > mostWordsIn(language)) return null
  const phrases = phrasesIn(language)
  const places = new Map<string, Set<number>>()
  for (let at = 0; at < said.length; at++) {
    for (const phrase of phrasesFrom(phrases, said[at]!)) {
      if (said.length > FEW_WORDS && !phrase.isDistinct) continue
      if (!standsAt(phrase, said, at)) continue
      const known = places.get(phrase.topic) ?? new Set()
      places.set(phrase.topic, known)
      for (let word = at; word < at + phrase.words.length; word++) known.add(word)
    }
  }
  const [best] = [...places].toSorted((a, b) => b[1].size - a[1].size)
  if (best === undefined) return null
  const [topic, told] = best
  return { topic, words: new Set(lookedUpAt(said, told, language)) }
}
