import type { Language } from '../../language.ts'
import type { VectorTable } from '../trained-words.ts'
import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { CZECH } from './czech.ts'
import { DUTCH } from './dutch.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import { KOREAN } from './korean.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'
import { TURKISH } from './turkish.ts'

/** The vectors of each language's words but of English ones. */
export const VECTORS: ReadonlyMap<Language, VectorTable> = new Map([
  ['ar', ARABIC],
  ['cs', CZECH],
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['ja', JAPANESE],
  ['ko', KOREAN],
  ['nl', DUTCH],
  ['pl', POLISH],
  ['pt', PORTUGUESE],
  ['ru', RUSSIAN],
  ['sv', SWEDISH],
  ['tr', TURKISH],
  ['zh', CHINESE],
])
