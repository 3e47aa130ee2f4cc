import { withoutEnding } from './stem-by-endings.ts'

/** What is written together with a word: and, that, the, in, to, from, like. */
const PREFIXES = 'ושהבלמכ'
/** Endings of number, gender and possession, the longest first. */
const SUFFIXES = ['יות', 'ים', 'ות', 'ית', 'יה', 'ה', 'ת', 'ו', 'י']
const LEAST_LETTERS = 3
/** A word as short as this one loses no letter before it but these. */
const SHORT = 4

/** Letters that are written otherwise at the end of a word. */
const FINALS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Vowel points and accents, which hardly anybody writes. */
const POINTS = /[\u0591-\u05C7]/g

function withoutPrefixes(word: string): string {
  let stem = word
  while (stem.length > SHORT && PREFIXES.includes(stem[0]!)) stem = stem.slice(1)
  const loses = stem === word ? 'הבל' : 'ה'
  return stem.length === SHORT && loses.includes(stem[0]!) ? stem.slice(1) : stem
}

/**
 * Light stem of a Hebrew word: one ending off, and what is written before the word, as long as four
 * letters stay (of roots that begin with such a letter too, with and without an article alike). A
 * short word loses its ending only once it has lost what stands before it (החנות).
 */
export function stemHebrew(word: string): string {
  const bare = word.replace(POINTS, '')
  const ended = withoutEnding(bare, SUFFIXES, SHORT)
  const begun = withoutPrefixes(ended)
  const stem = ended === bare ? withoutEnding(begun, SUFFIXES, LEAST_LETTERS) : begun
  const last = stem.at(-1) ?? ''
  return stem.slice(0, -1) + (FINALS[last] ?? last)
}
