import type { Language } from '../language.ts'
import { ARABIC } from './arabic.ts'
import { BENGALI } from './bengali.ts'
import { BULGARIAN } from './bulgarian.ts'
import { CATALAN } from './catalan.ts'
import { CHINESE } from './chinese.ts'
import { CROATIAN } from './croatian.ts'
import { CZECH } from './czech.ts'
import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { ESTONIAN } from './estonian.ts'
import { FILIPINO } from './filipino.ts'
import { FINNISH } from './finnish.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { GREEK } from './greek.ts'
import { HEBREW } from './hebrew.ts'
import { HINDI } from './hindi.ts'
import { HUNGARIAN } from './hungarian.ts'
import { INDONESIAN } from './indonesian.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import { KOREAN } from './korean.ts'
import { LATVIAN } from './latvian.ts'
import { LITHUANIAN } from './lithuanian.ts'
import { MALAY } from './malay.ts'
import { NORWEGIAN } from './norwegian.ts'
import { PERSIAN } from './persian.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { ROMANIAN } from './romanian.ts'
import { RUSSIAN } from './russian.ts'
import { SERBIAN } from './serbian.ts'
import { SLOVAK } from './slovak.ts'
import { SLOVENIAN } from './slovenian.ts'
import { SPANISH } from './spanish.ts'
import { SWAHILI } from './swahili.ts'
import { SWEDISH } from './swedish.ts'
import { TAMIL } from './tamil.ts'
import { TELUGU } from './telugu.ts'
import { THAI } from './thai.ts'
import { TURKISH } from './turkish.ts'
import { UKRAINIAN } from './ukrainian.ts'
import { URDU } from './urdu.ts'
import { VIETNAMESE } from './vietnamese.ts'

/**
 * Words of each language by the concepts that they stand for, so that a question may be asked in
 * another language than its answer is written in. A concept a line: its name, and the words, the
 * commonest first. Matched by stem.
 */
export const GLOSSARIES: ReadonlyMap<Language, string> = new Map([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
  ['ca', CATALAN],
  ['nl', DUTCH],
  ['ko', KOREAN],
  ['ja', JAPANESE],
  ['zh', CHINESE],
  ['tr', TURKISH],
  ['ru', RUSSIAN],
  ['cs', CZECH],
  ['sk', SLOVAK],
  ['pl', POLISH],
  ['ar', ARABIC],
  ['sv', SWEDISH],
  ['hi', HINDI],
  ['el', GREEK],
  ['ro', ROMANIAN],
  ['th', THAI],
  ['fi', FINNISH],
  ['et', ESTONIAN],
  ['hu', HUNGARIAN],
  ['da', DANISH],
  ['id', INDONESIAN],
  ['ms', MALAY],
  ['sw', SWAHILI],
  ['tl', FILIPINO],
  ['uk', UKRAINIAN],
  ['bn', BENGALI],
  ['ta', TAMIL],
  ['te', TELUGU],
  ['ur', URDU],
  ['bg', BULGARIAN],
  ['hr', CROATIAN],
  ['he', HEBREW],
  ['no', NORWEGIAN],
  ['fa', PERSIAN],
  ['lt', LITHUANIAN],
  ['lv', LATVIAN],
  ['sl', SLOVENIAN],
  ['sr', SERBIAN],
  ['vi', VIETNAMESE],
])
