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
/** Letters by which phrases are found. */
const KEY_LENGTH = 3

const wordsOf = (text: string): string[] =>
  foldAccents(text.toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Phrases by how they begin. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>

function readPhrases(list: string): Phrases {
  const phrases = new Map<string, Phrase[]>()
  for (const [topic, phrase] of listedPhrases(list)) {
    const words = phrase.replace(DISTINCT, '').split(' ')
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
  const phrases = readPhrases(MEANT_PHRASES[language] ?? '')
  byLanguage.set(language, phrases)
  return phrases
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

/** A topic that is meant, and the words that say so. */
export interface Meant {
  readonly topic: string
  /** Without accents, small. */
  readonly words: ReadonlySet<string>
}

/** The topic that a question speaks of in words that do not name it; `null` where it speaks of none. */
export function topicMeant(text: string, language: Language): Meant | null {
  const said = wordsOf(text)
  if (said.length > MOST_WORDS) return null
  const phrases = phrasesIn(language)
  const places = new Map<string, Set<number>>()
  for (let at = 0; at < said.length; at++) {
    for (const phrase of phrases.get(said[at]!.slice(0, KEY_LENGTH)) ?? []) {
      if (said.length > FEW_WORDS && !phrase.isDistinct) continue
      if (!standsAt(phrase, said, at)) continue
      const known = places.get(phrase.topic) ?? new Set()
      places.set(phrase.topic, known)
      for (let word = at; word < at + phrase.words.length; word++) known.add(word)
    }
  }
  const [best] = [...places].toSorted((a, b) => b[1].size - a[1].size)
  if (best === undefined) return null
  return { topic: best[0], words: new Set(Array.from(best[1], (at) => said[at]!)) }
}
