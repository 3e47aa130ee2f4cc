import { createPlainWords, hashOfPlain, NO_LETTERS, PLAIN_WORD, withLetter } from './plain-words.ts'
import { FOREIGN, kindsOf, LETTER, LETTERED } from './sign-kinds.ts'
import { malayOrIndonesian } from './malay-or-indonesian.ts'
import { hasSerbianLetters } from './serbian-letters.ts'
import { serbianOrCroatian } from './serbian-or-croatian.ts'
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
  ['bn', /\p{sc=Bengali}/gu],
  ['te', /\p{sc=Telugu}/gu],
  ['ta', /\p{sc=Tamil}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['el', /\p{sc=Greek}/gu],
]

/** Those with a list of stop words, in its order. */
export const LANGUAGES: readonly Language[] = [...STOP_WORDS.keys()]
/** Per stop word the languages that have it, by their index. */
const LANGUAGES_OF_WORD = new Map<string, number[]>()
for (const [index, stopWords] of [...STOP_WORDS.values()].entries()) {
  for (const word of stopWords) {
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), index])
  }
}
/** Those of plain letters, found where they stand, and the languages of each by its number. */
const PLAIN_WORDS = createPlainWords()
const LANGUAGES_OF_PLAIN: (readonly number[])[] = []
for (const [word, having] of LANGUAGES_OF_WORD) {
  if (!PLAIN_WORD.test(word)) continue
  PLAIN_WORDS.add(word, 0, word.length, hashOfPlain(word))
  LANGUAGES_OF_PLAIN.push(having)
}

/** UTF-16 units that are looked at, spread over the text. */
const SAMPLE_LENGTH = 6_000
const SAMPLE_PIECES = 6
/** Least share of a sample's letters that must be of a script. Kana are few even in Japanese. */
const SCRIPT_SHARE = 0.3
const KANA_SHARE = 0.05
/** Least share of a sample's words that must be stop words of the language. */
const STOP_WORD_SHARE = 0.08

/** A stretch of a text in parts, as if they were joined by one sign each. */
function stretchOf(parts: readonly string[], start: number, length: number): string {
  const pieces: string[] = []
  let from = start
  let left = length
  for (const part of parts) {
    if (left <= 0) break
    if (from <= part.length) {
      pieces.push(part.slice(Math.max(0, from), from + left))
      left -= pieces.at(-1)!.length + 1
      from = 0
    } else from -= part.length + 1
  }
  return pieces.join('\n')
}

/** Pieces from all over a text. */
function sampleOf(parts: readonly string[]): string {
  const length = parts.reduce((sum, part) => sum + part.length + 1, -1)
  if (length <= SAMPLE_LENGTH) return parts.join('\n')
  const pieceLength = SAMPLE_LENGTH / SAMPLE_PIECES
  const step = Math.floor((length - pieceLength) / (SAMPLE_PIECES - 1))
  return Array.from({ length: SAMPLE_PIECES }, (_, piece) =>
    stretchOf(parts, piece * step, pieceLength),
  ).join(' ')
}

/** What a text from which a language is to be told is made of. */
export interface Sample {
  readonly text: string
  readonly letters: number
  readonly words: number
  /** Per language, by its place among `LANGUAGES`, how many of the words are stop words of it. */
  readonly counts: Uint32Array
  /** Whether a letter is of another script than the Latin one. */
  readonly isForeign: boolean
}

/** @param parts of a text, such as the pages of a document */
export function readSample(parts: readonly string[]): Sample {
  const text = sampleOf(parts)
  const counts = new Uint32Array(LANGUAGES.length)
  let letters = 0
  let words = 0
  let foreign = 0
  let start = -1
  let hash = NO_LETTERS
  let isPlain = true
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    const kinds = kindsOf(code)
    letters += kinds & LETTER
    foreign |= kinds & FOREIGN
    if (kinds & LETTERED) {
      if (start < 0) {
        start = at
        hash = NO_LETTERS
        isPlain = true
      }
      isPlain &&= code < 128
      hash = withLetter(hash, code)
    } else if (start >= 0) {
      words++
      const having = isPlain
        ? LANGUAGES_OF_PLAIN[PLAIN_WORDS.find(text, start, at, hash)]
        : LANGUAGES_OF_WORD.get(text.slice(start, at).toLowerCase())
      for (const language of having ?? []) counts[language]!++
      start = -1
    }
  }
  return { text, letters: letters / LETTER, words, counts, isForeign: foreign !== 0 }
}

/** Languages that have most of their small words in common, and how they are told apart. */
const TOLD_APART: Readonly<Record<Language, (sample: Sample) => Language>> = {
  hr: tellSerbian,
  sr: tellSerbian,
  id: tellMalay,
  ms: tellMalay,
  uk: (sample) => tellCyrillic(sample, 'uk'),
  ru: (sample) => tellCyrillic(sample, 'ru'),
  bg: (sample) => tellCyrillic(sample, 'bg'),
}

const countOf = ({ counts }: Sample, language: Language): number =>
  counts[LANGUAGES.indexOf(language)]!

function tellSerbian(sample: Sample): Language {
  return serbianOrCroatian(sample.text, { hr: countOf(sample, 'hr'), sr: countOf(sample, 'sr') })
}

/** A short text may hold as many small words of another language in the same script. */
const tellCyrillic = ({ text }: Sample, language: Language): Language =>
  hasSerbianLetters(text) ? 'sr' : language

function tellMalay(sample: Sample): Language {
  return malayOrIndonesian(sample.text, { id: countOf(sample, 'id'), ms: countOf(sample, 'ms') })
}

/** Of languages that are told by the same stop words the one that is meant. */
export const toldApart = (language: Language, sample: Sample): Language =>
  TOLD_APART[language]?.(sample) ?? language

/** Language of a sample by its script; `null` where several are written in it. */
export function languageByScript({ text, letters, isForeign }: Sample): Language | null {
  if (letters === 0) return UNKNOWN_LANGUAGE
  for (const [language, pattern] of isForeign ? SCRIPTS : []) {
    const share = (text.match(pattern)?.length ?? 0) / letters
    if (share >= (language === 'ja' ? KANA_SHARE : SCRIPT_SHARE)) return language
  }
  return null
}

/** Least number of stop words by which a sample is of a language. */
export const leastStopWords = ({ words }: Sample): number => Math.max(1, words * STOP_WORD_SHARE)

/** Language of a sample: by its script where that decides, else by which language's commonest words make up most of it. */
export function languageOfSample(sample: Sample): Language {
  const byScript = languageByScript(sample)
  if (byScript !== null) return byScript
  let best: Language = UNKNOWN_LANGUAGE
  let bestCount = leastStopWords(sample)
  for (const [index, language] of LANGUAGES.entries()) {
    if (sample.counts[index]! > bestCount) {
      best = language
      bestCount = sample.counts[index]!
    }
  }
  return toldApart(best, sample)
}

/** Language of a text. Short or mixed texts are `und`. */
export const detectLanguage = (text: string): Language => languageOfSample(readSample([text]))
