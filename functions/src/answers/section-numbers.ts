import type { Language } from './language.ts'
import { stopWordsOf } from './stop-words.ts'

/** A part of a section's number below its first one: .4, .A. Source of a pattern with the flag u. */
export const SUBSECTION = String.raw`\.(?:\d+|\p{Lu})`

/**
 * What numbers a paragraph or an item: 9.4, 8.A.1, (3), 2., b). Signs of scripts without capitals may stand
 * behind a bare number (2 玄関は …), where a quantity has a word of its own.
 */
const NUMBER =
  /^(?<open>(?:§\s?|[(（])?)(?<above>(?:(?:\d{1,2}|\p{Lu})\.){0,3})(?<own>\d{1,2}|[a-z](?=[)）]))(?<close>[.)）]?)[^\S\n]+(?=["'“„«¿¡([\p{Lu}\p{Lo}])/u
const BARE_BEFORE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const WORD = /^[^\p{L}]*(?<word>[\p{L}\p{M}]+)/u

/** Only the first of a section is known by the number of the section alone: 9.1 under 9. */
const FIRST = '1'

const escape = (text: string): string => text.replaceAll(/[.()]/g, String.raw`\$&`)

const wordAt = (text: string): string => WORD.exec(text)?.groups?.['word']?.toLowerCase() ?? ''

/** The one before or behind a number or letter. */
const beside = (own: string, step: number): string =>
  /\d/.test(own) ? `${Number(own) + step}` : String.fromCodePoint(own.codePointAt(0)! + step)

/**
 * Length of the number that a text stands behind, in UTF-16 units, where lines around it have the
 * number before or behind it, or the number of its section; 0 elsewhere. What begins with the same
 * word as such a line is told from it by its number: 1. floor, 2. floor.
 * @param around text of the pages on which it is looked for
 */
export function sectionNumberLength(text: string, around: string, language: Language): number {
  const found = NUMBER.exec(text)
  if (found === null) return 0
  const { open = '', above = '', own = '', close = '' } = found.groups ?? {}
  const [{ length }] = found
  const rest = text.slice(length)
  if (open + above + close === '' && !BARE_BEFORE.test(rest)) return 0
  const numbers = [-1, 1].map((step) => escape(open + above + beside(own, step) + close))
  const lines = [
    ...around.matchAll(
      new RegExp(String.raw`^[^\S\n]*(?:${numbers.join('|')})[^\S\n]+(?<rest>\S.{0,40})`, 'gmu'),
    ),
  ]
  const isOfSection =
    above !== '' &&
    own === FIRST &&
    new RegExp(
      String.raw`^[^\S\n]*(?:§\s*)?${escape(above.slice(0, -1))}[.)]?[^\S\n]+\p{Lu}`,
      'mu',
    ).test(around)
  const word = wordAt(rest)
  const isTold =
    above === '' &&
    !stopWordsOf(language).has(word) &&
    lines.some(({ groups }) => wordAt(groups?.['rest'] ?? '') === word)
  return (lines.length > 0 || isOfSection) && !isTold ? length : 0
}
