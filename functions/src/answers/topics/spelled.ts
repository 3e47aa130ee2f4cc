import type { Language } from '../language.ts'
import { TOLD_PHRASES } from './told-phrases/told-phrases.ts'

const PATTERNED: ReadonlySet<Language> = new Set(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'])

/** Whether the patterns of topics are those of a language. */
export const isPatterned = (language: Language): boolean => PATTERNED.has(language)

/** Whether it is spelled out how topics are asked for and told of in a language; in others their concepts tell. */
export const isSpelled = (language: Language): boolean =>
  isPatterned(language) || TOLD_PHRASES[language] !== undefined
