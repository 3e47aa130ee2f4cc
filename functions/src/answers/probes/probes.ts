import type { Language } from '../language.ts'
import { ARABIC } from './ar.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'
import { DUTCH } from './nl.ts'
import { PORTUGUESE } from './pt.ts'
import { CHINESE } from './zh.ts'

const LISTS: ReadonlyMap<Language, string> = new Map([
  ['ar', ARABIC],
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['nl', DUTCH],
  ['pt', PORTUGUESE],
  ['zh', CHINESE],
])

/** Questions of a language that are about something else in nearly every base; none for most. */
export const probesOf = (language: Language): readonly string[] =>
  LISTS.get(language)?.trim().split('\n') ?? []
