/** How letters of other scripts sound, roughly, in Latin ones. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...lettersOf(
    'абвгґдеёєжзиіїйклмнопрстуфхцчшщыэюя',
    'a b v h h d e e e s s i i i i k l m n o p r s t u f h s h s s i e iu ia'.split(' '),
  ),
  ъ: '',
  ь: '',
  ...lettersOf(
    'αβγδεζηθικλμνξοπρσςτυφχψω',
    'a v h d e s i t i k l m n ks o p r s s t i f h ps o'.split(' '),
  ),
}

function lettersOf(letters: string, sounds: readonly string[]): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter, at) => [letter, sounds[at]!]))
}

/** Greek letters that sound otherwise together. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'u'],
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γ[κγ]/g, 'h'],
  [/αι/g, 'e'],
  [/[εο]ι/g, 'i'],
  [/(?<=[αε])υ/g, 'v'],
]

/** Latin spellings of one sound. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ou/g, 'u'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/s(?:ch|h|z)|zh|cz|c(?=[eiy])|ts|z/g, 's'],
  [/[ckg]h|g/g, 'h'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
]

const REPEATED = /(.)\1+/gu
const LAST_VOWELS = /[aeiou]+$/

/** Letters that a word needs for its sound to tell it from others. */
const LEAST_SOUNDS = 4

const OTHER_SCRIPT = /^[\p{sc=Cyrillic}\p{sc=Greek}]+$/u
const LATIN = /^\p{sc=Latin}+$/u

/** Whether one of two words is in Latin letters and the other in Cyrillic or Greek ones. */
export const areOfTwoScripts = (one: string, other: string): boolean =>
  (LATIN.test(one) && OTHER_SCRIPT.test(other)) || (LATIN.test(other) && OTHER_SCRIPT.test(one))

/**
 * How a word sounds, roughly, whichever script it is in (vinyasa, віньяса), without the vowels that
 * it ends with, which endings change; '' where that is too little to tell it by.
 * @param word lower case, without accents
 */
export function soundOf(word: string): string {
  let sound = word
  if (OTHER_SCRIPT.test(word)) {
    for (const [letters, latin] of TOGETHER) sound = sound.replace(letters, latin)
    sound = Array.from(sound, (letter) => SOUNDS[letter] ?? letter).join('')
  } else if (LATIN.test(word)) {
    for (const [letters, latin] of SPELLINGS) sound = sound.replace(letters, latin)
  } else return ''
  const told = sound.replace(REPEATED, '$1').replace(LAST_VOWELS, '')
  return told.length < LEAST_SOUNDS ? '' : told
}
