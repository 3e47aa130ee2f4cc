import type { Language } from '../../language.ts'
import { ARABIC } from './arabic.ts'
import { BENGALI } from './bengali.ts'
import { BULGARIAN } from './bulgarian.ts'
import { CATALAN } from './catalan.ts'
import { CHINESE } from './chinese.ts'
import { CROATIAN } from './croatian.ts'
import { CZECH } from './czech.ts'
import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
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
 * How documents tell of topics, in languages that have no patterns of their own: behind the name of the
 * topic, what its phrases are good for (`TopicTexts`, `AskedTexts`) and a colon, between commas. A word
 * that begins or ends with * has any beginning or ending, # stands for a number, and .. for up to forty
 * letters. What begins with `offer`, `prices` and `question` is for `OverviewTexts` and `QuestionTexts`.
 */
export const TOLD_PHRASES: Readonly<Partial<Record<Language, string>>> = {
  ar: ARABIC,
  bn: BENGALI,
  bg: BULGARIAN,
  ca: CATALAN,
  zh: CHINESE,
  hr: CROATIAN,
  cs: CZECH,
  da: DANISH,
  nl: DUTCH,
  et: ESTONIAN,
  tl: FILIPINO,
  fi: FINNISH,
  fr: FRENCH,
  de: GERMAN,
  el: GREEK,
  he: HEBREW,
  hi: HINDI,
  hu: HUNGARIAN,
  id: INDONESIAN,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  lv: LATVIAN,
  lt: LITHUANIAN,
  ms: MALAY,
  no: NORWEGIAN,
  fa: PERSIAN,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sr: SERBIAN,
  sk: SLOVAK,
  sl: SLOVENIAN,
  es: SPANISH,
  sw: SWAHILI,
  sv: SWEDISH,
  ta: TAMIL,
  te: TELUGU,
  th: THAI,
  tr: TURKISH,
  uk: UKRAINIAN,
  ur: URDU,
  vi: VIETNAMESE,
}
