import type { SmallTalk } from '../phrases/phrases.ts'
import { ar } from './ar.ts'
import { bg } from './bg.ts'
import { bn } from './bn.ts'
import { ca } from './ca.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { et } from './et.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { hr } from './hr.ts'
import { hu } from './hu.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { ms } from './ms.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { sl } from './sl.ts'
import { sr } from './sr.ts'
import { sv } from './sv.ts'
import { sw } from './sw.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import { th } from './th.ts'
import { tl } from './tl.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { ur } from './ur.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export type HeardPhrase =
  | Exclude<SmallTalk, 'email' | 'unclear'>
  /** Leads to a question: could you tell me … */
  | 'asking'
  /** Please, and its like. */
  | 'courtesy'
  /** Says nothing beside a greeting, thanks or the like. */
  | 'filler'

/**
 * What visitors say without asking anything. `(a|b|)` stands for each of the wordings, `;` divides
 * phrases. A message is small talk only where such phrases cover all of it.
 */
export type HeardPhrases = Readonly<Record<HeardPhrase, string>>

/**
 * By language, an ISO 639-1 code. Those that more people speak come first: what several say is taken
 * for the first of them, where nothing else tells.
 */
export const HEARD_PHRASES: Readonly<Record<string, HeardPhrases>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  zh,
  ar,
  ru,
  ja,
  ko,
  hi,
  ur,
  bn,
  id,
  ms,
  sw,
  tl,
  vi,
  tr,
  fa,
  ta,
  te,
  th,
  pl,
  uk,
  ro,
  el,
  cs,
  hu,
  sv,
  ca,
  he,
  bg,
  da,
  fi,
  no,
  sk,
  hr,
  sr,
  et,
  lt,
  lv,
  sl,
}
