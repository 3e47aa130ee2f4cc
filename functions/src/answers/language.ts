import { STOP_WORDS } from './stop-words.ts'

/** Language of a text by ISO 639-1 code; `und` where it is not known. */
export type Language = string

export const UNKNOWN_LANGUAGE: Language = 'und'

/** Scripts that name a language by themselves, or at least its way of being cut into words. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['lo', /\p{sc=Lao}/gu],
  ['km', /\p{sc=Khmer}/gu],
  ['my', /\p{sc=Myanmar}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['ta', /\p{sc=Tamil}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['el', /\p{sc=Greek}/gu],
]

/** A sign of another script than the Latin one; most texts need not be searched for more. */
const OTHER_SCRIPT = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u
const LANGUAGES = [...STOP_WORDS.keys()]
/** Per stop word the languages that have it, by their index. */
const LANGUAGES_OF_WORD = new Map<string, number[]>()
for (const [index, stopWords] of [...STOP_WORDS.values()].entries()) {
  for (const word of stopWords) {
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), index])
  }
}
const LONGEST_STOP_WORD = Math.max(...[...LANGUAGES_OF_WORD.keys()].map(({ length }) => length))
const BEYOND_ASCII = /[\u0080-\uFFFF]/

/** UTF-16 units that are looked at, spread over the text. */
const SAMPLE_LENGTH = 6_000
const SAMPLE_PIECES = 6
/** Least share of a sample's letters that must be of a script. Kana are few even in Japanese. */
const SCRIPT_SHARE = 0.3
const KANA_SHARE = 0.05
/** Least share of a sample's words that must be stop words of the language. */
const STOP_WORD_SHARE = 0.08

function sampleOf(text: string): string {
  if (text.length <= SAMPLE_LENGTH) return text
  const length = SAMPLE_LENGTH / SAMPLE_PIECES
  const step = Math.floor((text.length - length) / (SAMPLE_PIECES - 1))
  return Array.from({ length: SAMPLE_PIECES }, (_, piece) =>
    text.slice(piece * step, piece * step + length),
  ).join(' ')
}

/** Letters of a text in lower case; those of ASCII are counted without a regular expression. */
function countLetters(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return text.match(/\p{L}/gu)?.length ?? 0
    if (code >= 97 && code <= 122) letters++
  }
  return letters
}

/** Visits the words of a sample that may be stop words, and counts all; ASCII without a regular expression. */
function visitRuns(sample: string, isAscii: boolean, visit: (word: string) => void): number {
  if (!isAscii) {
    const words = sample.match(/[\p{L}\p{M}]+/gu) ?? []
    for (const word of words) visit(word)
    return words.length
  }
  let words = 0
  let start = 0
  for (let at = 0; at <= sample.length; at++) {
    const code = at < sample.length ? sample.charCodeAt(at) : 0
    if (code >= 97 && code <= 122) continue
    if (at > start) words++
    if (at > start && at - start <= LONGEST_STOP_WORD) visit(sample.slice(start, at))
    start = at + 1
  }
  return words
}

/**
 * Language of a text: by its script where that decides, else by which language's commonest words
 * make up most of it. Short or mixed texts are `und`.
 */
export function detectLanguage(text: string): Language {
  const sample = sampleOf(text).toLowerCase()
  const letters = countLetters(sample)
  if (letters === 0) return UNKNOWN_LANGUAGE
  const isAscii = !BEYOND_ASCII.test(sample)
  for (const [language, pattern] of !isAscii && OTHER_SCRIPT.test(sample) ? SCRIPTS : []) {
    const share = (sample.match(pattern)?.length ?? 0) / letters
    if (share >= (language === 'ja' ? KANA_SHARE : SCRIPT_SHARE)) return language
  }
  const counts = new Uint32Array(LANGUAGES.length)
  const words = visitRuns(sample, isAscii, (word) => {
    const having = LANGUAGES_OF_WORD.get(word)
    if (having === undefined) return
    for (let index = 0; index < having.length; index++) counts[having[index]!]!++
  })
  let best: Language = UNKNOWN_LANGUAGE
  let bestCount = Math.max(1, words * STOP_WORD_SHARE)
  for (const [index, language] of LANGUAGES.entries()) {
    if (counts[index]! > bestCount) {
      best = language
      bestCount = counts[index]!
    }
  }
  return best
}
