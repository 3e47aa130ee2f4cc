import type { Language } from './language.ts'
import type { Segment } from './segment.ts'
import { termOf } from './stem.ts'

/** Languages that write compounds as one word. */
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'da', 'no', 'hu'])
/** Letters of the shorter half of a compound. */
const LEAST_PART = 4
/** What may stand between the halves: Versicherung-s-schutz, Strasse-n-bahn. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']
/** Endings that are words as well: the Swedish användningen is made of no “ingen” (none). */
const NO_LAST_PARTS: ReadonlySet<string> = new Set(['ingen', 'inger'])
/** Letters by which a word is told at the beginning of a compound, where Karte is not in Kartoffel. */
const LEAST_BEGINNING = 5
/** Letters of a stem by which it is told at the end of one: Karte in Bankkarte. */
const LEAST_END = 4

/** Whether a word of a language may be a compound; in English some are (username). */
export const writesCompounds = (language: Language): boolean =>
  language === 'en' || COMPOUNDING.has(language)

/**
 * The two words that a compound is made of, where the files know both and the longest last one is
 * taken: Fahrrad, Versicherung.
 * @returns `null` where it is none, or of words that the files do not know
 */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
): readonly [string, string] | null {
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    const last = word.slice(at)
    if (NO_LAST_PARTS.has(last) || !isKnown(last)) continue
    const before = word.slice(0, at)
    for (const link of LINKS) {
      const first = before.slice(0, before.length - link.length)
      if (!before.endsWith(link) || first.length < LEAST_PART) continue
      if (isKnown(first)) return [first, last]
    }
  }
  return null
}

/** Terms of a segment that a word is the first or the last half of: Fahrradversicherung. */
export function compoundsWith(
  { language, words, terms, termOfWord }: Segment,
  word: string,
): number[] {
  const found = new Set<number>()
  if (!COMPOUNDING.has(language) || word.length < LEAST_END) return []
  const cut = termOf(word, language)
  const beginning = cut.length < LEAST_BEGINNING ? word : cut
  for (const at of word.length < LEAST_BEGINNING ? [] : words.startingWith(beginning)) {
    if (words.ends[at]! - words.starts[at]! >= word.length + LEAST_PART) found.add(termOfWord[at]!)
  }
  const stem = cut.length < LEAST_END ? word : cut
  const last = stem.charCodeAt(stem.length - 1)
  for (let term = 0; term < terms.size; term++) {
    const end = terms.ends[term]!
    const start = end - stem.length
    if (start < terms.starts[term]! + LEAST_PART - 1 || terms.letters[end - 1] !== last) continue
    let at = 0
    while (at < stem.length && terms.letters[start + at] === stem.charCodeAt(at)) at++
    if (at === stem.length) found.add(term)
  }
  return [...found]
}
