import type { Language } from '../../language.ts'
import type { VectorTable } from '../trained-words.ts'
import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { DUTCH } from './dutch.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

/** The vectors of each language's words but of English ones. */
export const VECTORS: ReadonlyMap<Language, VectorTable> = new Map([
  ['ar', ARABIC],
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['nl', DUTCH],
  ['pt', PORTUGUESE],
  ['zh', CHINESE],
])
