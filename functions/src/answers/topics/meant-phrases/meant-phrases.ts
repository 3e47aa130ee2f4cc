import type { Language } from '../../language.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

/**
 * What people say who ask for a topic in words that do not name it: behind the name of the topic and a
 * colon, between commas; without accents, as words follow one another. A word that ends with * has any
 * ending; one behind + tells the topic by itself in a message of any length.
 */
export const MEANT_PHRASES: Readonly<Partial<Record<Language, string>>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
}
