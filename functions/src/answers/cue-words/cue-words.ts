import type { AnswerCue } from '../cue-rules.ts'
import type { Language } from '../language.ts'
import { asListedIn } from '../serbian-letters.ts'
import { foldAccents } from '../stem.ts'
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
 * How a language beside English asks for a kind of thing, and what tells the answer. Sources of
 * regular expressions, matched against whole words (a language without blanks: anywhere).
 */
export interface CueWords {
  readonly asked: Partial<Record<AnswerCue, string>>
  /** Numbers in words. Those that are articles as well are left out. */
  readonly numbers: string
  /** Units of time that something lasts; years are those of age. */
  readonly spans: string
  readonly years: string
  /** Months, days of the week and what else tells when something is or was. */
  readonly dates: string
  /** Currencies, and words that say that nothing is to be paid. */
  readonly money: string
  readonly free: string
  readonly reasons: string
  readonly places: string
  readonly persons?: string
  /** What an address holds. */
  readonly streets?: string
  /** What says that something is not open. */
  readonly closed?: string
  /** How a question asks for days without opening hours, and the words that are looked for then. */
  readonly closing?: { readonly asked: string; readonly words: string }
  /** Words of a question after a kind of thing that an answer need not repeat. */
  readonly implied?: Partial<Record<AnswerCue, string>>
  /** Words that are looked for where a question names nothing (¿Dónde están?). */
  readonly unnamed?: Partial<Record<AnswerCue, string>>
  /** Whether words follow each other without blanks, or take endings that a list cannot hold. */
  readonly isOpen?: boolean
}

const WORDS: Readonly<Record<Language, CueWords>> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ca: CATALAN,
  nl: DUTCH,
  sv: SWEDISH,
  da: DANISH,
  no: NORWEGIAN,
  fi: FINNISH,
  et: ESTONIAN,
  cs: CZECH,
  sk: SLOVAK,
  pl: POLISH,
  ro: ROMANIAN,
  hu: HUNGARIAN,
  hr: CROATIAN,
  lt: LITHUANIAN,
  lv: LATVIAN,
  sl: SLOVENIAN,
  sr: SERBIAN,
  tr: TURKISH,
  vi: VIETNAMESE,
  id: INDONESIAN,
  ms: MALAY,
  sw: SWAHILI,
  tl: FILIPINO,
  ru: RUSSIAN,
  uk: UKRAINIAN,
  bg: BULGARIAN,
  el: GREEK,
  ar: ARABIC,
  fa: PERSIAN,
  he: HEBREW,
  hi: HINDI,
  bn: BENGALI,
  ta: TAMIL,
  te: TELUGU,
  ur: URDU,
  zh: CHINESE,
  ja: JAPANESE,
  ko: KOREAN,
  th: THAI,
}

/** Patterns of one language, made when it is first needed. */
interface CuePatterns {
  readonly asked: ReadonlyMap<AnswerCue, RegExp>
  /** The same for questions without accents. */
  readonly askedPlainly: ReadonlyMap<AnswerCue, RegExp>
  readonly held: ReadonlyMap<AnswerCue, RegExp>
  /** Of questions without accents too. */
  readonly closing: RegExp | null
  readonly currency: RegExp
}

/** Units of length in the languages beside English, whose words for them are much the same. */
const LENGTHS =
  '[кмс]м|м|(?:кило|санти|милли)?метр\\p{L}*|μέτρ\\p{L}*|(?:χιλιό|εκατοστό)μετρ\\p{L}*|χιλιομέτρ\\p{L}*|(?:キロ|センチ|ミリ)(?:メートル)?|メートル|(?:킬로|센티|밀리)?미터|(?:กิโล|เซนติ|มิลลิ)?เมตร|(?:किलो|सेंटी)?मीटर|(?:కిలో|సెంటీ|మిల్లీ)?మీటర[\\p{L}\\p{M}]*|కి\\.?మీ|(?:கிலோ|சென்டி|மில்லி)?மீட்டர[\\p{L}\\p{M}]*|(?:கிலோ|சென்டி|மில்லி)?மீட்டர்|கி\\.?மீ|(?:کلو|سینٹی|ملی)?میٹر|(?:ki-lô-|xăng-ti-)?mét|(?:kilo|centy|centi|mili|santi)?m[eè]t[rř]\\p{L}*|(?:kilo|senti|milli)?meet(?:er|r)\\p{L}*|公里|千米|厘米|米|(?:كيلو|سنتي)?متر\\p{L}*|كيلومترات|[أا]متار'

/** An hour of the day, and from one to another: 9.00 ile 18.00, 9時から18時; but not at one and at another. */
const HOUR = String.raw`\p{Nd}{1,2}(?:[:.]\p{Nd}\p{Nd}|\s?[時时点點시])`
const HOURS = String.raw`${HOUR}(?!\s(?:and|e|en|et|i|ja|och|og|un|und|ve|y|и|і)\s)[^.;。]{1,16}?${HOUR}`

const cache = new Map<Language, CuePatterns>()

function patternsFor(words: CueWords): CuePatterns {
  const [before, after] =
    words.isOpen === true ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])']
  const whole = (source: string): string => `${before}(?:${source})${after}`
  const pattern = (source: string): RegExp => new RegExp(source, 'iu')
  const asked = Object.entries(words.asked) as [AnswerCue, string][]
  const { numbers, spans, years, dates, money, free, reasons, places, persons, closed } = words
  const number = `(?:\\p{Nd}[\\p{Nd}.,٫٬]*|${whole(numbers)})`
  const measured = (unit: string): string =>
    `${number}[\\s-]*(?:个|(?!(?:je|pro|per)\\s)\\p{L}+\\s+){0,2}?${whole(unit)}`
  const held: [AnswerCue, string][] = [
    ['money', `${number}\\s*${whole(money)}|[₽₺₩฿₫₴]|${whole(money)}\\s*\\p{Nd}|${whole(free)}`],
    ['age', measured(years)],
    ['duration', measured(spans)],
    ['distance', measured(LENGTHS)],
    ['quantity', number],
    [
      'time',
      `${whole(dates)}|(?<!\\p{Nd})1\\d{3}(?!\\p{Nd})|(?<!\\p{Nd})20\\d\\d(?!\\p{Nd})|\\p{Nd}{1,2}[:.]\\p{Nd}\\p{Nd}`,
    ],
    ['reason', whole(reasons)],
    ['place', whole(places)],
    ...(persons === undefined ? [] : [['person', whole(persons)] as [AnswerCue, string]]),
    ['hours', closed === undefined ? HOURS : `${HOURS}|${whole(closed)}`],
  ]
  return {
    asked: new Map(asked.map(([cue, source]) => [cue, pattern(whole(source))])),
    askedPlainly: new Map(
      asked.map(([cue, source]) => [cue, pattern(withoutAccents(whole(source)))]),
    ),
    held: new Map(held.map(([cue, source]) => [cue, pattern(source)])),
    currency: pattern(whole(money)),
    closing: words.closing ? pattern(withoutAccents(whole(words.closing.asked))) : null,
  }
}

function patternsOf(language: Language): CuePatterns | undefined {
  const known = cache.get(language)
  const words = WORDS[language]
  if (known !== undefined || words === undefined) return known
  const made = patternsFor(words)
  cache.set(language, made)
  return made
}

/** Vowel signs of Arabic are written by some and left out by most. */
const VOWEL_SIGNS = /[\u064B-\u0652\u0670\u0640]/g
const bare = (text: string): string => text.replace(VOWEL_SIGNS, '')

/** “Où” is another word without its accent. */
const KEPT = /(?<=o)ù/gu

/** A pattern as it is written by who leaves accents out. */
export const withoutAccents = (source: string): string =>
  source.split(KEPT).map(foldAccents).join('ù')

/** Whether a question is written without the accents of its language, as many are in a chat. */
export const isWithoutAccents = (question: string): boolean =>
  foldAccents(question) === question.replaceAll(/ñ/giu, 'n')

const ASKS_NOTHING = (): boolean => false

/** Tells which kinds of things a question asks for in the words of a language beside English. */
export function asksIn(language: Language, question: string): (cue: AnswerCue) => boolean {
  const asked = patternsOf(language)?.asked
  if (asked === undefined) return ASKS_NOTHING
  const text = bare(asListedIn(language, question))
  return (cue) => asked.get(cue)?.test(text) === true
}

/** The same of a question without accents. */
export function asksPlainlyIn(language: Language, question: string): (cue: AnswerCue) => boolean {
  const asked = patternsOf(language)?.askedPlainly
  if (asked === undefined) return ASKS_NOTHING
  const text = foldAccents(asListedIn(language, question))
  return (cue) => asked.get(cue)?.test(text) === true
}

/** A pattern of numbers in the words of a language; of none where they are not known. */
export const numbersIn = (language: Language): string => WORDS[language]?.numbers ?? '(?!)'

const NO_STREETS: readonly string[] = []

/** Words that an address in a language beside English holds; none where they are not known. */
export const streetsIn = (language: Language): readonly string[] =>
  WORDS[language]?.streets?.split(' ') ?? NO_STREETS

/** Words of such a question that an answer need not repeat. */
export const impliedIn = (language: Language, cue: AnswerCue): string =>
  WORDS[language]?.implied?.[cue] ?? ''

/** Who asks for the hour at which it closes asks for opening hours. */
const ASKS_FOR_HOUR = /(?<!\p{L})(?:uhr|horas?|heures?|ora|laat)(?!\p{L})/iu

const asksForClosing = (language: Language, question: string): boolean => {
  const plain = foldAccents(question)
  return patternsOf(language)?.closing?.test(plain) === true && !ASKS_FOR_HOUR.test(plain)
}

/** Words that are looked for where such a question names nothing. */
export function unnamedIn(language: Language, cue: AnswerCue, question: string): string {
  const words = WORDS[language]
  const isClosing = cue === 'hours' && asksForClosing(language, question)
  return (isClosing ? words?.closing?.words : words?.unnamed?.[cue]) ?? ''
}

/** Whether a text of such a language names a currency. */
export const namesCurrencyIn = (language: Language, text: string): boolean =>
  patternsOf(language)?.currency.test(asListedIn(language, text)) ?? false

/** Whether a text of such a language holds it. */
export const holdsIn = (language: Language, text: string, cue: AnswerCue): boolean =>
  patternsOf(language)
    ?.held.get(cue)
    ?.test(bare(asListedIn(language, text))) ?? false
