import type { Language } from './language.ts'

/** Serbian is written in two alphabets, letter for letter; three of the Latin letters are two signs. */
const LATIN_OF: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  е: 'e',
  ж: 'ž',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  џ: 'dž',
  ш: 'š',
}
const CYRILLIC_OF = new Map(Object.entries(LATIN_OF).map(([cyrillic, latin]) => [latin, cyrillic]))

const CYRILLIC = /\p{sc=Cyrillic}/u
const CYRILLIC_LETTERS = /\p{sc=Cyrillic}/gu
const LATIN_LETTERS = /lj|nj|dž|\p{L}/gu

/** Whether a text may be Serbian in Cyrillic letters: cheap to look for. */
export const isInCyrillic = (text: string): boolean => CYRILLIC.test(text)

/** Letters of Serbian that neither Ukrainian nor Russian nor Bulgarian has, and how many of its letters are of them at least. */
const OWN_LETTERS = /[јљњћђџ]/giu
const OWN_SHARE = 0.015

/** Whether the letters of a text in Cyrillic are those of Serbian rather than of another language. */
export const hasSerbianLetters = (text: string): boolean =>
  (text.match(OWN_LETTERS)?.length ?? 0) > OWN_SHARE * text.length

function latinOf(letter: string): string {
  const small = LATIN_OF[letter]
  if (small !== undefined) return small
  const lower = letter.toLowerCase()
  const latin = LATIN_OF[lower]
  if (latin === undefined) return letter
  return `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`
}

/** A Serbian text in Latin letters. */
export const inSerbianLatin = (text: string): string =>
  isInCyrillic(text) ? text.replace(CYRILLIC_LETTERS, latinOf) : text

/** A text in the letters in which the words of its language are listed: Serbian in Latin ones. */
export const asListedIn = (language: Language, text: string): string =>
  language === 'sr' ? inSerbianLatin(text) : text

/** Serbian words, written small, in Cyrillic letters. */
export const inSerbianCyrillic = (words: string): string =>
  words.replace(LATIN_LETTERS, (letter) => CYRILLIC_OF.get(letter) ?? letter)

/** Serbian words, written small, in both alphabets: the lists with a divider between them. */
export const inBothAlphabets = (words: string, divider: string): string =>
  `${words}${divider}${inSerbianCyrillic(words)}`
