import type { IndexedFile } from '../unit-terms.ts'

/** Headings in capitals throughout, as a person would write them on a button. */

/** Capitals by which a heading is told to be shouted. */
const SHOUTED = /\p{Lu}{3}/u
const LEAST_SHOUTED = 4

/** Whether a heading is in capitals throughout. */
export const isShouted = (heading: string): boolean =>
  heading.length >= LEAST_SHOUTED && heading === heading.toUpperCase() && SHOUTED.test(heading)

/** Text of a file in which a word is looked for, in UTF-16 units, and places at which it stands. */
const MOST_TEXT = 200_000
const MOST_PLACES = 12
/** Letters of what is short for something: API, TNHH. */
const LONGEST_SHORT = 5
/** What stands before a word in the midst of a sentence, where a capital says that it is a name. */
const WITHIN_SENTENCE = /\p{Ll}\s$/u

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** What is named by a letter: Part B, Terminal C. */
const LETTER_NAME = /^\s*(?:$|[:–—).,])/u
/** What a new sentence, or the name of a numbered part, stands behind. */
const BEGINS_BEHIND = /(?:^|[.?!]\s|^\S+(?:\s\S+)?\s?[:–—]\s)[^\p{L}\p{N}]*$/u

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * How a file writes a word where it is not in capitals with all around it, nor part of an address on the
 * web; '' where it nowhere does.
 */
function spellingIn({ pages }: IndexedFile, word: string): string {
  const anywhere = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}@./_-])${escape(word)}(?![\p{L}\p{M}\p{N}@/_-]|\.\p{L})`,
    'giu',
  )
  let left = MOST_TEXT
  let places = 0
  let name = ''
  for (const page of pages) {
    for (const { 0: found, index } of page.slice(0, left).matchAll(anywhere)) {
      if (found === found.toLowerCase()) return found
      const lineEnd = page.indexOf('\n', index)
      const before = page.slice(page.lastIndexOf('\n', index) + 1, index)
      const line = before + page.slice(index, lineEnd < 0 ? page.length : lineEnd)
      const isCapitals =
        found.length > 1 && found.length <= LONGEST_SHORT && found === found.toUpperCase()
      const isName = isCapitals ? /\p{Ll}/u.test(line) : WITHIN_SENTENCE.test(before)
      if (isName) name ||= found
      if (++places === MOST_PLACES) return name
    }
    left -= page.length
    if (left <= 0) break
  }
  return name
}

const withCapital = (word: string): string => {
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}

/**
 * A heading in capitals with its words as its file writes them elsewhere: names, and what is short for
 * something, keep theirs. German, whose nouns have capitals, stays as it is where a word is not found.
 */
export function spelledHeading(heading: string, file: IndexedFile): string {
  const { language } = file.segment
  let isUnknown = false
  const spelled = heading.replaceAll(WORD, (word, at: number) => {
    const isLetter = word.length === 1 && at > 0 && LETTER_NAME.test(heading.slice(at + 1))
    if (isLetter) return word
    const found = spellingIn(file, word)
    if (found === '') isUnknown = true
    const written = found || (/\p{N}/u.test(word) ? word : word.toLocaleLowerCase(language))
    return BEGINS_BEHIND.test(heading.slice(0, at)) ? withCapital(written) : written
  })
  return language === 'de' && isUnknown ? heading : spelled
}
