import { UNKNOWN_LANGUAGE, type Language } from '../language.ts'
import { foldAccents, formIn } from '../stem.ts'
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
import { LITHUANIAN } from './lithuanian.ts'
import { LATVIAN } from './latvian.ts'
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
 * Words that questions are made of whatever they are about. A document answers a question without
 * repeating them (When did it start? It was founded in …), so missing one says little. Lower case,
 * by the word as asked.
 */
export const GENERIC_LISTS: Readonly<Record<Language, string>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ca: CATALAN,
  nl: DUTCH,
  ru: RUSSIAN,
  zh: CHINESE,
  ja: JAPANESE,
  ko: KOREAN,
  sv: SWEDISH,
  pl: POLISH,
  cs: CZECH,
  sk: SLOVAK,
  tr: TURKISH,
  ar: ARABIC,
  hi: HINDI,
  el: GREEK,
  ro: ROMANIAN,
  th: THAI,
  da: DANISH,
  fi: FINNISH,
  et: ESTONIAN,
  hu: HUNGARIAN,
  id: INDONESIAN,
  ms: MALAY,
  sw: SWAHILI,
  tl: FILIPINO,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  bn: BENGALI,
  ta: TAMIL,
  te: TELUGU,
  ur: URDU,
  bg: BULGARIAN,
  hr: CROATIAN,
  he: HEBREW,
  no: NORWEGIAN,
  fa: PERSIAN,
  lt: LITHUANIAN,
  lv: LATVIAN,
  sl: SLOVENIAN,
  sr: SERBIAN,
}

/**
 * What visitors call the business whose documents they ask (your hotel, but not a hotel in Paris).
 * Where these say "we", not naming it says nothing; where they speak of it, it is a thing like others.
 */
const SELF =
  /\b(?:the|this|your)\s+(business|cafe|center|centre|clinic|club|college|company|facility|firm|garage|gym|hostel|hotel|institute|museum|nursery|office|organi[sz]ation|place|practice|restaurant|salon|school|shop|site|spa|store|studio|surgery|team|university|venue|website|workshop)\b/giu
/** Those whom visitors ask for, and how many or how old they are: a group of ten, a child of 5. */
const ASKED_FOR =
  /^(?:boyfriend|brother|dad|daughter|father|girlfriend|grandma|grandpa|husband|mother|mum|parents|sister|son|wife|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/

const COMES_IN =
  'bag|bottle|bowl|box|can|carton|cup|glass|jug|kilo|load|pack|packet|pair|piece|pint|plate|portion|slice|tin'
const SPAN = 'minute|hour|day|week|month|year'

/** What something comes in, and how long before or after it is asked for: a glass of wine, three weeks before. */
const BY_THE_WAY = new RegExp(
  String.raw`\b(?:an?|the|one)\s+(${COMES_IN})s?\s+of\b|\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple)\s+(${SPAN})s?\s+(?:before|earlier|in advance|ahead|later|ago|from now)\b`,
  'giu',
)

/** For how long, or after how long, where it is asked whether that may be: Can my mother stay for a month? */
const WHETHER_FOR = new RegExp(
  String.raw`^\W*(?:can|could|may|must|am|is|are|do|does|will)\b.*\b(?:for|after|within|in)\s+(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple)\s+(${SPAN})s?\b`,
  'giu',
)

const NO_WORDS: ReadonlySet<string> = new Set()

/** The words that patterns name in a question, with their plurals. */
function wordsFoundBy(patterns: readonly RegExp[], question: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const pattern of patterns) {
    for (const [, ...words] of question.matchAll(pattern)) {
      for (const word of words) {
        if (word !== undefined) found.add(word.toLowerCase()).add(`${word.toLowerCase()}s`)
      }
    }
  }
  return found
}

/** The words of a question that only say who is asked. */
export const selfIn = (question: string): ReadonlySet<string> => wordsFoundBy([SELF], question)

/** Without one of these words nothing is said by the way: cheap to look for. */
const MAY_BE_BY_THE_WAY = new RegExp(String.raw`\b(?:${COMES_IN})s?\s+of\b|\b(?:${SPAN})s?\b`, 'iu')

/** The words of a question that say in what, or how long before, and not what of. */
export const byTheWayIn = (question: string): ReadonlySet<string> =>
  MAY_BE_BY_THE_WAY.test(question) ? wordsFoundBy([BY_THE_WAY, WHETHER_FOR], question) : NO_WORDS

/** Whether a word that no file knows only says for whom is asked. */
export const isAskedFor = (word: string): boolean => ASKED_FOR.test(word)

/** Part of its weight that such a word keeps, where files hold it and where none does. */
const GENERIC_SHARE = 0.5
const UNKNOWN_SHARE = 0.3

/**
 * Part of its weight that a word keeps of which questions are made whatever they are about.
 * @param isKnown whether a file holds it, or the kind of thing that is asked for says it
 */
export const shareOfGeneric = (isKnown: boolean): number =>
  isKnown ? GENERIC_SHARE : UNKNOWN_SHARE

const listed = new Map<Language, ReadonlySet<string>>(
  Object.entries(GENERIC_LISTS).map(([language, words]) => [
    language,
    new Set(
      words
        .trim()
        .split(/\s+/)
        // As they are compared, and as they are written by who leaves accents out.
        .flatMap((word) => [formIn(language, word), foldAccents(word)]),
    ),
  ]),
)
const NONE: ReadonlySet<string> = new Set()
/** For questions whose language is not known: what is such a word in any. */
const inAny: ReadonlySet<string> = new Set([...listed.values()].flatMap((words) => [...words]))

/**
 * Whether questions of a language are made of a word whatever they are about.
 * @param word as `formIn` has it
 */
export const isGeneric = (word: string, language: Language): boolean =>
  (language === UNKNOWN_LANGUAGE ? inAny : (listed.get(language) ?? NONE)).has(word)
