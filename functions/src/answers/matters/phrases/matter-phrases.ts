import type { Language } from '../../language.ts'
import { ARABIC } from './arabic.ts'
import { BULGARIAN } from './bulgarian.ts'
import { CATALAN } from './catalan.ts'
import { CZECH } from './czech.ts'
import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FINNISH } from './finnish.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { GREEK } from './greek.ts'
import { HEBREW } from './hebrew.ts'
import { HUNGARIAN } from './hungarian.ts'
import { INDONESIAN } from './indonesian.ts'
import { ITALIAN } from './italian.ts'
import { NORWEGIAN } from './norwegian.ts'
import { PERSIAN } from './persian.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { ROMANIAN } from './romanian.ts'
import { RUSSIAN } from './russian.ts'
import { SLOVAK } from './slovak.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'
import { TURKISH } from './turkish.ts'
import { UKRAINIAN } from './ukrainian.ts'
import { VIETNAMESE } from './vietnamese.ts'

/**
 * What visitors and documents say about what many businesses are asked: behind the name of the matter and a
 * colon, between commas. A word that ends with * has any ending.
 */
export const MATTER_PHRASES: Readonly<Partial<Record<Language, string>>> = {
  ar: ARABIC,
  bg: BULGARIAN,
  ca: CATALAN,
  cs: CZECH,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  en: ENGLISH,
  es: SPANISH,
  fa: PERSIAN,
  fi: FINNISH,
  fr: FRENCH,
  he: HEBREW,
  hu: HUNGARIAN,
  id: INDONESIAN,
  it: ITALIAN,
  nl: DUTCH,
  no: NORWEGIAN,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sk: SLOVAK,
  sv: SWEDISH,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
}
