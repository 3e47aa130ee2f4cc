import { stemmer as stemGreek } from '@orama/stemmers/greek'
import { stemmer as stemHindi } from '@orama/stemmers/indian'
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian'
import { stemmer as stemCroatian } from '@orama/stemmers/serbian'
import { stemmer as stemUkrainian } from '@orama/stemmers/ukrainian'
import snowball from 'snowball-stemmers'
import type { Language } from './language.ts'
import { stemArabic } from './stem-arabic.ts'
import { BY_ENDINGS } from './stem-by-endings.ts'
import { stemCatalan } from './stem-catalan.ts'
import { stemEnglish } from './stem-english.ts'
import { stemEstonian } from './stem-estonian.ts'
import { stemFilipino } from './stem-filipino.ts'
import { stemFinnish } from './stem-finnish.ts'
import { stemHebrew } from './stem-hebrew.ts'
import { stemLithuanian } from './stem-lithuanian.ts'
import { stemLatvian } from './stem-latvian.ts'
import { stemMalay } from './stem-malay.ts'
import { inSerbianLatin } from './serbian-letters.ts'
import { stemSerbian } from './stem-serbian.ts'
import { stemSlovak } from './stem-slovak.ts'
import { stemSlovenian } from './stem-slovenian.ts'
import { stemSwahili } from './stem-swahili.ts'
import { stemTamil } from './stem-tamil.ts'
import { stemTelugu } from './stem-telugu.ts'
import { stemUrdu } from './stem-urdu.ts'
import { withEarlyTone } from './vietnamese-tones.ts'

/** Snowball algorithm of each language that has one and is not stemmed here. */
const ALGORITHMS: Readonly<Record<Language, string>> = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  ru: 'russian',
  cs: 'czech',
  ro: 'romanian',
  hu: 'hungarian',
  tr: 'turkish',
  ar: 'arabic',
}

/**
 * Plurals in -s of words that end in a vowel (Autos, vélos, menús), and names in the genitive
 * (Annas), which the algorithms take for words of their own.
 */
const VOWEL_PLURAL: Readonly<Record<Language, RegExp>> = {
  de: /^(?!.{3,}los$|.*nis$).+(?:[^aeiouyäöü][aäoöüyé]|[eiu]o|kku|[xkfb]i)s$/u,
  fr: /^(?!héros$|repos$|propos$|enclos$|.*[cp]lus$)(?:.{2,}o|.+(?:[nçvdl]|ss)u|.*spa)s$/u,
  es: /^(?:men[uú]|champ[uú]|café|buf[eé]|bebé|carné|chalé|comité|puré|té|sofá|mamá|papá|taxi|spa|club|kit|pack|test|ticket|parking|camping)s$/u,
  pt: /^(?:menu|bebé|café|filé|chalé|comit[eé]|comitê|bidé|maré|sofá|chá|crachá|avó|spa|kit|pack|ticket)s$/u,
  nl: /és$/u,
}

/** Portuguese plurals of words in -l: hotéis, animais. */
const PLURAL_OF_L = /^(?!depois|demais|jamais).{2,}(?<vowel>[aeéoóu])is$/u

/** The singular of a plural that the algorithm does not know; the word itself elsewhere. */
function singularOf(word: string, language: Language): string {
  const vowel = language === 'pt' ? PLURAL_OF_L.exec(word)?.groups?.['vowel'] : undefined
  if (vowel !== undefined) return `${word.slice(0, -3)}${foldAccents(vowel)}l`
  return VOWEL_PLURAL[language]?.test(word) === true ? word.slice(0, -1) : word
}

/** Swedish words whose own end looks like an article: the others lose it (huset, flickan). */
const NO_ARTICLE =
  /^(?:paket|staket|etikett?|roman|organ|ocean|vulkan|japan|iran|titan|\p{L}+istan)$|(?:het|itet|net)$/u

/** What an algorithm leaves of a form that it does not know. */
const MENDED: Readonly<Record<Language, (stem: string) => string>> = {
  // An m is written twice before an ending: rummet, rommet.
  da: (stem) => stem.replace(/mm$/u, 'm'),
  no: (stem) => stem.replace(/mm$/u, 'm'),
  sv: (stem) => {
    const isDefinite = /^.{3,}(?:et|an)$/u.test(stem) && !NO_ARTICLE.test(stem)
    return (isDefinite ? stem.slice(0, -2) : stem).replace(/mm$/u, 'm')
  },
  // Huizen and huis, brieven and brief.
  nl: (stem) => stem.replace(/z$/u, 's').replace(/v$/u, 'f'),
}

/**
 * Languages whose algorithm takes for an ending, too, what a plural leaves (arabalar, araba), so
 * that it is asked again until nothing changes. In Hungarian that answers more of what is not told.
 */
const STEMMED_AGAIN: ReadonlySet<Language> = new Set(['pt', 'tr'])
const LEAST_STEM = 3

/** Letters that a word of a language without a stemmer is cut to (XQuAD: 6 is the best length). */
const CUT_LENGTH = 6
const cut = (word: string): string => Array.from(word).slice(0, CUT_LENGTH).join('')

/** Croatian nouns whose end looks like that of an adjective: stomatolog, razlog; but malog. */
const KEEPS_OG =
  /(?:[^g]olog|razlog|prijedlog|prolog|epilog|katalog|dijalog|zalog|nalog|izlog|oblog|brlog)$/u

/** Light stemmers, whose stems are cut as well: they leave what is put before an ending (-ισμ-, -ow-). */
const LIGHT: Readonly<Record<Language, (word: string) => string>> = {
  ...BY_ENDINGS,
  el: stemGreek,
  et: stemEstonian,
  fi: stemFinnish,
  he: stemHebrew,
  hi: stemHindi,
  hr: (word) => (KEEPS_OG.test(word) ? word : stemCroatian(word)),
  id: stemIndonesian,
  lt: (word) => stemLithuanian(foldAccents(word)),
  lv: stemLatvian,
  ms: stemMalay,
  sk: (word) => stemSlovak(foldAccents(word)),
  sl: stemSlovenian,
  sr: (word) => stemSerbian(inSerbianLatin(word)),
  sw: stemSwahili,
  tl: (word) => stemFilipino(foldAccents(word)),
  uk: stemUkrainian,
}
/** Words remembered per language; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 60_000
/** A longer run of letters is no word: stemming it costs time and finds nothing. */
const LONGEST_STEMMED = 32

/** A sign and the first of its ending: 休む and 休み are one word. */
const OKURIGANA = /^\p{sc=Han}\p{sc=Hiragana}$/u

const stemmers = new Map<Language, ReturnType<typeof snowball.newStemmer>>()
const memories = new Map<Language, Map<string, string>>()

const hasDigit = /\p{N}/u
const isAscii = /^[\u0020-\u007E]*$/
const uncutScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hangul}]/u

/** Letters that no normal form takes apart, and how who has no key for them writes them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
}

/**
 * Accents of Latin, Greek and Cyrillic letters, and Arabic vowel signs, taken off; of Hindi the dot
 * below a letter and the moon of a nasal vowel, which many write without.
 */
export function foldAccents(word: string): string {
  if (isAscii.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u0652\u0670\u0640]/g, '')
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[łøđıœæ]/gi, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** Vietnamese, whose accents tell most words from each other. */
const TELLS_BY_ACCENTS: Language = 'vi'
/** Serbian, which is asked for in Latin letters where documents are in Cyrillic ones, and the other way round. */
const OF_TWO_ALPHABETS: Language = 'sr'
/**
 * A word as it is compared with others of a language: without accents, but where they tell most
 * words from each other; in one alphabet.
 * @param word lower case
 */
export function formIn(language: Language, word: string): string {
  if (language === OF_TWO_ALPHABETS) return foldAccents(inSerbianLatin(word))
  if (language !== TELLS_BY_ACCENTS) return foldAccents(word)
  return isAscii.test(word) ? word : withEarlyTone(word.normalize('NFC'))
}

/** Whether words of a language that differ in accents only are different words. */
export const tellsByAccents = (language: Language): boolean => language === TELLS_BY_ACCENTS

const DECIMAL = /\p{Nd}/u
const DECIMALS = /\p{Nd}/gu

/** What a digit of any script is worth: the ten of a script stand in a row. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!
  let value = 0
  while (DECIMAL.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

/** A word with its digits as they are written in the West. */
const withWesternDigits = (word: string): string =>
  isAscii.test(word) ? word : word.replace(DECIMALS, (digit) => String(valueOf(digit)))

function stemOf(word: string, language: Language): string {
  if (word.length > LONGEST_STEMMED) return word
  if (language === 'en') return stemEnglish(word)
  if (language === 'ar') return stemArabic(word)
  if (language === 'ca') return stemCatalan(word)
  if (language === 'ta') return stemTamil(word)
  if (language === 'te') return stemTelugu(word)
  if (language === 'ur') return stemUrdu(word)
  if (language === 'ja') return OKURIGANA.test(word) ? word[0]! : word
  const light = LIGHT[language]
  if (light !== undefined) return cut(light(word) || word)
  const algorithm = ALGORITHMS[language]
  if (algorithm === undefined) return uncutScripts.test(word) ? word : cut(word)
  let stemmer = stemmers.get(language)
  if (stemmer === undefined) {
    stemmer = snowball.newStemmer(algorithm)
    stemmers.set(language, stemmer)
  }
  let stem = stemmer.stem(singularOf(word, language)) || word
  while (STEMMED_AGAIN.has(language)) {
    const again = stemmer.stem(stem)
    if (again === stem || again.length < LEAST_STEM) break
    stem = again
  }
  return MENDED[language]?.(stem) ?? stem
}

/**
 * The form under which a word is indexed: its stem without accents. Words with digits stay whole.
 * Pure: what is remembered only saves time.
 */
export function termOf(word: string, language: Language): string {
  let memory = memories.get(language)
  if (memory === undefined) {
    memory = new Map()
    memories.set(language, memory)
  }
  const known = memory.get(word)
  if (known !== undefined) return known
  if (memory.size >= MEMORY_LIMIT) memory.clear()
  const stem = hasDigit.test(word) ? withWesternDigits(word) : stemOf(word, language)
  const term = formIn(language, stem)
  memory.set(word, term)
  return term
}
