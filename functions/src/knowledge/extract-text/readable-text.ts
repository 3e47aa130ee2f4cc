import { ExtractionError } from './extraction-error.ts'

// Control characters, private use and replacement: glyphs whose meaning the file does not tell.
const MEANINGLESS = /(?![\t\n])\p{Cc}|[\uE000-\uF8FF\uFFFD]/gu
// Scripts without blanks count by their characters.
const WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const LETTER = /[\p{L}\p{M}\p{N}]/gu

/** Largest share of a page's visible signs that may be without meaning. */
const MAX_MEANINGLESS_SHARE = 0.2
/** Smallest share of letters and digits. */
const MIN_LETTER_SHARE = 0.4
/** Signs that a page must have before its shares say anything. */
const ENOUGH_SIGNS = 40
/** Average words of a page below which there is no text to answer from: a scan with a stamp. */
const MIN_WORDS_PER_PAGE = 3

/**
 * Scripts with the short i that is written before its letter and read behind it: every fiftieth sign.
 * Fonts that give it in a joined shape alone do not tell it, nor other vowels.
 */
const SHORT_I: readonly (readonly [script: RegExp, sign: string])[] = [
  [/[\u0900-\u097F]/g, '\u093F'],
  [/[\u0980-\u09FF]/g, '\u09BF'],
  [/[\u0A00-\u0A7F]/g, '\u0A3F'],
  [/[\u0A80-\u0AFF]/g, '\u0ABF'],
]
/** Signs of a script on a page among which its short i is missed. */
const ENOUGH_FOR_SHORT_I = 400
const HAS_SHORT_I_SCRIPT = /[\u0900-\u0AFF]/

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const lacksShortI = (text: string): boolean =>
  SHORT_I.some(
    ([script, sign]) => !text.includes(sign) && countOf(text, script) >= ENOUGH_FOR_SHORT_I,
  )

/** Whether a page's font tells which letters its signs stand for. */
export function isReadable(text: string): boolean {
  const visible = text.replace(/\s+/g, '').length
  if (countOf(text, MEANINGLESS) > visible * MAX_MEANINGLESS_SHARE) return false
  if (HAS_SHORT_I_SCRIPT.test(text) && lacksShortI(text)) return false
  return visible < ENOUGH_SIGNS || countOf(text, LETTER) >= visible * MIN_LETTER_SHARE
}

/**
 * @param unreadable pages whose text layer is not text
 * @throws ExtractionError `no_text` where a document is a scan, or mostly not readable
 */
export function requireReadable(pages: readonly string[], unreadable: number): void {
  if (unreadable * 2 > pages.length) throw new ExtractionError('no_text', `${unreadable} pages`)
  const words = pages.reduce((sum, page) => sum + countOf(page, WORD), 0)
  if (words < pages.length * MIN_WORDS_PER_PAGE) {
    throw new ExtractionError('no_text', `${words} words`)
  }
}
