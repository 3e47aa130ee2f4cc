import type { Language } from '../../language.ts'
import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { CROATIAN } from './croatian.ts'
import { CZECH } from './czech.ts'
import { DANISH } from './danish.ts'
import { FINNISH } from './finnish.ts'
import { GREEK } from './greek.ts'
import { HEBREW } from './hebrew.ts'
import { HINDI } from './hindi.ts'
import { HUNGARIAN } from './hungarian.ts'
import { INDONESIAN } from './indonesian.ts'
import { JAPANESE } from './japanese.ts'
import { KOREAN } from './korean.ts'
import { NORWEGIAN } from './norwegian.ts'
import { PERSIAN } from './persian.ts'
import { POLISH } from './polish.ts'
import { ROMANIAN } from './romanian.ts'
import { RUSSIAN } from './russian.ts'
import { SLOVAK } from './slovak.ts'
import { SWEDISH } from './swedish.ts'
import { TURKISH } from './turkish.ts'
import { UKRAINIAN } from './ukrainian.ts'
import { VIETNAMESE } from './vietnamese.ts'

/**
 * How documents tell of topics, in languages that have no patterns of their own: behind the name of the
 * topic, what its phrases are good for (`TopicTexts`, `AskedTexts`) and a colon, between commas. A word
 * that begins or ends with * has any beginning or ending, # stands for a number, and .. for up to forty
 * letters. What begins with `offer`, `prices` and `question` is for `OverviewTexts` and `QuestionTexts`.
 */
export const TOLD_PHRASES: Readonly<Partial<Record<Language, string>>> = {
  ar: ARABIC,
  zh: CHINESE,
  hr: CROATIAN,
  cs: CZECH,
  da: DANISH,
  fi: FINNISH,
  el: GREEK,
  he: HEBREW,
  hi: HINDI,
  hu: HUNGARIAN,
  id: INDONESIAN,
  ja: JAPANESE,
  ko: KOREAN,
  no: NORWEGIAN,
  fa: PERSIAN,
  pl: POLISH,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sk: SLOVAK,
  sv: SWEDISH,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
}
