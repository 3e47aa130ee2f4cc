/**
 * Blanks, digits, signs of ASCII and Latin 1, punctuation and symbols, and those of Arabic, Indic and CJK scripts. None
 * of them has a letter as its other case: the sign of the kelvin would take k along.
 */
const NO_LETTERS = String.raw`\s\u0000-@\[-\x60\{-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u037E\u0387\u05BE\u05F3\u05F4\u060C\u061B-\u061F\u0660-\u066D\u06D4\u06F0-\u06F9\u0964-\u096F\u2000-\u2125\u2127-\u2129\u212C-\u2131\u2133-\u214D\u214F-\u2182\u2185-\u2BFF\u2E00-\u2E2E\u2E30-\u3004\u3007-\u3029\u3030\u303D-\u303F\u30FB\uFE10-\uFE19\uFE30-\uFE6B\uFEFF-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFF`
const LETTER = `[^${NO_LETTERS}]`
/** Of Latin without accents, of Greek and Cyrillic. */
const LARGE = String.raw`[A-Z\u00C0-\u00D6\u00D8-\u00DE\u0386-\u03AB\u0400-\u042F]`
const SMALL = String.raw`[a-z\u00DF-\u00F6\u00F8-\u00FF\u03AC-\u03CE\u0430-\u045F]`

const NEITHER_LETTER_NOR_NUMBER = /\[\^\\p\{L\}\\p\{N\}\]/g
const LETTER_OR_OTHERS = /\[\\p\{L\}(?:\\p\{M\})?(?<others>[^\]]*)\]/g

/**
 * A pattern that is made of a question. Each is compiled when it is first looked for, and classes of Unicode's take that
 * long (`\p{L}` half a millisecond, nearly two where case is ignored): longer than all else that an answer needs. So they
 * become a few ranges, by which a mark is a letter as well; patterns of the code, which are compiled once, need no such.
 * @param source with no other classes of Unicode's than `\p{L}`, alone or first in brackets, `[^\p{L}\p{N}]`, `\p{Lu}`
 * and `\p{Ll}`
 */
export const makePattern = (source: string, flags: string): RegExp =>
  new RegExp(
    source
      .replace(NEITHER_LETTER_NOR_NUMBER, String.raw`(?!\d)[${NO_LETTERS}]`)
      .replace(LETTER_OR_OTHERS, (_, others: string) =>
        others === '' ? LETTER : `(?:${LETTER}|[${others}])`,
      )
      .replaceAll(String.raw`\p{L}`, LETTER)
      .replaceAll(String.raw`\p{Lu}`, LARGE)
      .replaceAll(String.raw`\p{Ll}`, SMALL),
    flags,
  )
