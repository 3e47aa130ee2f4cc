import type { Language } from '../language.ts'

const SPELLED: ReadonlySet<Language> = new Set(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'])

/** Whether it is spelled out how topics are asked for and told of in a language; in others their concepts tell. */
export const isSpelled = (language: Language): boolean => SPELLED.has(language)
