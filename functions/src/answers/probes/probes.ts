import type { Language } from '../language.ts'
import { ARABIC } from './ar.ts'
import { BULGARIAN } from './bg.ts'
import { BENGALI } from './bn.ts'
import { CATALAN } from './ca.ts'
import { CZECH } from './cs.ts'
import { DANISH } from './da.ts'
import { GERMAN } from './de.ts'
import { GREEK } from './el.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { ESTONIAN } from './et.ts'
import { PERSIAN } from './fa.ts'
import { FINNISH } from './fi.ts'
import { FRENCH } from './fr.ts'
import { HEBREW } from './he.ts'
import { HINDI } from './hi.ts'
import { CROATIAN } from './hr.ts'
import { HUNGARIAN } from './hu.ts'
import { INDONESIAN } from './id.ts'
import { ITALIAN } from './it.ts'
import { JAPANESE } from './ja.ts'
import { KOREAN } from './ko.ts'
import { LITHUANIAN } from './lt.ts'
import { LATVIAN } from './lv.ts'
import { MALAY } from './ms.ts'
import { DUTCH } from './nl.ts'
import { NORWEGIAN } from './no.ts'
import { POLISH } from './pl.ts'
import { PORTUGUESE } from './pt.ts'
import { ROMANIAN } from './ro.ts'
import { RUSSIAN } from './ru.ts'
import { SLOVAK } from './sk.ts'
import { SLOVENIAN } from './sl.ts'
import { SERBIAN } from './sr.ts'
import { SWEDISH } from './sv.ts'
import { SWAHILI } from './sw.ts'
import { TAMIL } from './ta.ts'
import { TELUGU } from './te.ts'
import { THAI } from './th.ts'
import { FILIPINO } from './tl.ts'
import { TURKISH } from './tr.ts'
import { UKRAINIAN } from './uk.ts'
import { URDU } from './ur.ts'
import { VIETNAMESE } from './vi.ts'
import { CHINESE } from './zh.ts'

const LISTS: ReadonlyMap<Language, string> = new Map([
  ['ar', ARABIC],
  ['bg', BULGARIAN],
  ['bn', BENGALI],
  ['ca', CATALAN],
  ['cs', CZECH],
  ['da', DANISH],
  ['de', GERMAN],
  ['el', GREEK],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['et', ESTONIAN],
  ['fa', PERSIAN],
  ['fi', FINNISH],
  ['fr', FRENCH],
  ['he', HEBREW],
  ['hi', HINDI],
  ['hr', CROATIAN],
  ['hu', HUNGARIAN],
  ['id', INDONESIAN],
  ['it', ITALIAN],
  ['ja', JAPANESE],
  ['ko', KOREAN],
  ['lt', LITHUANIAN],
  ['lv', LATVIAN],
  ['ms', MALAY],
  ['nl', DUTCH],
  ['no', NORWEGIAN],
  ['pl', POLISH],
  ['pt', PORTUGUESE],
  ['ro', ROMANIAN],
  ['ru', RUSSIAN],
  ['sk', SLOVAK],
  ['sl', SLOVENIAN],
  ['sr', SERBIAN],
  ['sv', SWEDISH],
  ['sw', SWAHILI],
  ['ta', TAMIL],
  ['te', TELUGU],
  ['th', THAI],
  ['tl', FILIPINO],
  ['tr', TURKISH],
  ['uk', UKRAINIAN],
  ['ur', URDU],
  ['vi', VIETNAMESE],
  ['zh', CHINESE],
])

/** Languages that there are such questions in. */
export const PROBED_LANGUAGES: readonly Language[] = [...LISTS.keys()]

/** Questions of a language that are about something else in nearly every base; none where there are none. */
export const probesOf = (language: Language): readonly string[] =>
  LISTS.get(language)?.trim().split('\n') ?? []
