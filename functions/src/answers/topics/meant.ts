import { UNSPACED_LANGUAGES } from '../conversation/heard.ts'
import { foldAccents } from '../stem.ts'
import type { Language } from '../language.ts'
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
const SIGNS = /[\p{L}\p{N}]/gu

/** The words of a text; its signs, in languages that are written without blanks. */
const wordsOf = (text: string, language: Language): string[] =>
  foldAccents(text.toLowerCase()).match(UNSPACED_LANGUAGES.has(language) ? SIGNS : WORDS) ?? []

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

/** Languages that are looked up by pairs of signs. */
const PAIRED: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko'])

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
    const { words } = phrase
    const all = words.flatMap((_, at) => lookedUpFor(words, at, language))
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
  const isUnspaced = UNSPACED_LANGUAGES.has(language)
  if (said.length > (isUnspaced ? MOST_SIGNS : MOST_WORDS)) return null
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
  return { topic, words: new Set([...told].flatMap((at) => lookedUpFor(said, at, language))) }
}
