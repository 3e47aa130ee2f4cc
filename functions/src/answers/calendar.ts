/**
 * Days of the week and months of the year, as documents and visitors write them: "Tue–Sat" holds
 * Wednesday, "November to March" holds January. In the languages that most documents are in.
 */

import type { Language } from './language.ts'
import { foldAccents } from './stem.ts'

/** A bit per day (Monday first), then one per month. */
export type Dates = number

const DAYS = 7
const MONTHS = 12
const ALL_DAYS: Dates = (1 << DAYS) - 1
const ALL_MONTHS: Dates = ((1 << MONTHS) - 1) << DAYS
const TUESDAY: Dates = 0b0000010
const WEEKDAYS: Dates = 0b0011111
const WEEKEND: Dates = 0b1100000

const monthsFrom = (first: number, count: number): Dates => {
  let dates = 0
  for (let month = first; month < first + count; month++) dates |= 1 << (DAYS + (month % MONTHS))
  return dates
}

/** In their order, by language: days, then months. Without accents, as questions hold words. */
const NAMES_IN = {
  en: 'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember',
  es: 'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december',
}
const PORTUGUESE = foldAccents(NAMES_IN.pt).split(' ')

const listsOf = (names: readonly string[]): string[][] =>
  names.map((each) => foldAccents(each).split(' '))

const NAMES = listsOf(Object.values(NAMES_IN))

/** The same, short, in English and German: behind a preposition they are dates. */
const SHORT_PREPOSED = listsOf([
  'mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep oct nov dec',
  '- tues - thur - - - - - - - - - - - sept - - -',
  '- - - thurs - - - - - - - - - - - - - - -',
  'mo di mi do fr sa so - - mär - mai - - - - okt - dez',
])
/** In Spanish, French, Italian, Portuguese and Dutch: there they are words elsewhere (en mer, le jeu, el mar). */
const SHORT_OTHERS = listsOf([
  'lun - mié jue vie sáb dom ene - - - - - - - - - - dic',
  '- - mer jeu ven sam dim janv févr - avr - - juil - - - - déc',
  '- - - gio - sab - - - - - - giu lug - - ott - -',
  'seg ter qua qui sex - - - fev - - - - - - - - - -',
  'ma - wo - vr za zo - - mrt - - - - - - - - -',
])

const OTHERS: readonly (readonly [string, Dates])[] = [
  ['sonnabend', 1 << 5],
  [
    'weekday weekdays werktags wochentags laborables laborable feriali feriale doordeweeks',
    WEEKDAYS,
  ],
  ['weekend weekends wochenende wochenenden', WEEKEND],
  ['daily täglich diario quotidien', ALL_DAYS],
  ['winter invierno hiver', monthsFrom(11, 3)],
  ['summer sommer verano été estate zomer', monthsFrom(5, 3)],
  ['autumn herbst otoño automne autunno herfst', monthsFrom(8, 3)],
]

/** Days that are named by several words; the first word of what stands for them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bfin(?:es)? de semana\b|\bfins? de semaine\b|\bfine settimana\b|\bfi(?:m|ns) de semana\b|\bweek-ends?\b/giu,
    'weekend',
  ],
  [
    /\bentre semana\b|\ben semaine\b|\bunter der woche\b|\bin settimana\b|\bdurante a semana\b|\bdoor de week\b/giu,
    'werktags',
  ],
]

/** Portuguese numbers its days; as ordinals their names are other words. */
const PORTUGUESE_DAYS: readonly (readonly [RegExp, string])[] = [
  ['2', 'segunda', 'lunes'],
  ['3', 'ter[cç]a', 'martes'],
  ['4', 'quarta', 'miercoles'],
  ['5', 'quinta', 'jueves'],
  ['6', 'sexta', 'viernes'],
].map(
  ([number, name, day]) =>
    [
      new RegExp(
        String.raw`(?<![\p{L}\d.,])${number}\.?\s?ª(?:[- ]feiras?|(?=\W*$|[.,;)]|\s?[–-]|\s(?:a|e|à|às)\s))|(?<!\p{L})${name}s?[- ]feiras?(?!\p{L})|(?<!\p{L})${name}s?(?=\s?(?:a|à|e|,|-|–)\s?(?:ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo))|(?<=(?<!\p{L})(?:à|às|na|nas|de|da|até|e|ou|todas as|por)\s)${name}s?(?=\W*$|[.,;?!)]|\s(?:a|à|às|e|das|até|ou|de (?:manhã|tarde|noite))(?!\p{L}))`,
        'giu',
      ),
      day!,
    ] as const,
)

/** Days that are ordinals as well, and the same in Spanish or Italian: the second floor. */
const ORDINALS: ReadonlySet<string> = new Set('segunda terca quarta quinta sexta'.split(' '))

const BY_NAME = new Map<string, Dates>()
for (const names of NAMES) {
  for (const [index, name] of names.entries()) {
    if (ORDINALS.has(name)) continue
    BY_NAME.set(name, 1 << index)
    if (index < DAYS && !name.endsWith('s')) BY_NAME.set(`${name}s`, 1 << index)
  }
}
for (const [names, dates] of OTHERS) {
  for (const name of foldAccents(names).split(' ')) BY_NAME.set(name, dates)
}
const BY_SHORT = new Map<string, Dates>()
for (const names of [...SHORT_PREPOSED, ...SHORT_OTHERS]) {
  for (const [index, name] of names.entries()) if (name !== '-') BY_SHORT.set(name, 1 << index)
}
const PREPOSED: ReadonlySet<string> = new Set(SHORT_PREPOSED.flat())

/**
 * Names that are other words as well; with a capital, and beside a number or another name, they are dates.
 * Of each the languages that name a month so.
 */
const WORDS_TOO: ReadonlyMap<string, readonly Language[]> = new Map([
  ['may', ['en']],
  ['march', ['en']],
  ['mars', ['fr']],
  ['mei', ['nl']],
  ['mai', ['de', 'fr']],
])

const WORD = /\p{L}+/gu
const TO = String.raw`\.?\s*(?:to|through|thru|until|till|bis|a|al|à|au|tot|t\/m|[-–—])\s*`
const RANGE = new RegExp(`^${TO}$`, 'iu')
const TO_NEXT = new RegExp(String.raw`^${TO}(?<next>\p{L}+)`, 'iu')
const BESIDE_DATE = /^\.?\s*[:,]?\s*\d/u
/** What follows a day that is written small: from nine on, or closed. */
const HOURS_FOLLOW =
  /^\.?\s*[:,]?\s*(?:\d{1,2}\s?(?:[:.h]\s?\d\d|h(?!\p{L})|u(?:ur|hr))|(?:ferm|cerrad|chius|encerrad|fechad|geslot|dicht|geschl|closed))/iu
const BEGINS_LINE = /(?:^|[\n;:,(]\s*)$/u
/** What stands between days of a list. */
const ALSO = /^\.?\s*(?:,|\/|&|e|et|y|en|und|and|ou|o)\s*$/iu
const NEXT_NAME =
  /^\.?\s*(?:[,/&–—-]|t\/m|(?:et?|y|en|und|and|ou|o|a|al|à|au|bis|tot|to)(?!\p{L}))\s*(?<next>\p{L}+)/iu
const AFTER_PREPOSITION =
  /(?:^|\s)(?:in|on|at|of|until|till|from|since|by|im|am|bis|vom|en|el|los|de|le)\s$/iu
const EXCEPT =
  /\b(?:except|excluding|but not|außer|ausgenommen|sauf|excepto|salvo|tranne|behalve)\b/iu

interface Named {
  readonly dates: Dates
  readonly start: number
  readonly end: number
}

const plain = (word: string): string => foldAccents(word.toLowerCase())

const datesOf = (word: string): Dates | undefined => BY_NAME.get(word) ?? BY_SHORT.get(word)

/** Whether a short or ambiguous name stands where a date would. */
function isPlacedAsDate(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start)
  const name = text.slice(start, end)
  const isLarge = /^\p{Lu}/u.test(name)
  const word = plain(name)
  const isPreposed = BY_NAME.has(word) || (PREPOSED.has(word) && (isLarge || word !== 'mar'))
  if (isPreposed && AFTER_PREPOSITION.test(before)) return true
  if (!isLarge) return false
  const after = text.slice(end, end + 24)
  const next = TO_NEXT.exec(after)?.groups?.['next'] ?? ''
  return (
    BESIDE_DATE.test(after) ||
    HOURS_FOLLOW.test(after) ||
    /\d\.?\s$/u.test(before) ||
    datesOf(plain(next)) !== undefined
  )
}

/** What stands in every Portuguese day that is named by its number: cheap to look for. */
const MAY_BE_NUMBERED = /ª|feira|segund|ter[cç]a|quart|quint|sext/iu

/** The text with one word for days that several stand for. */
function withPhrases(text: string): string {
  const inOneWord = (said: string, [phrase, word]: readonly [RegExp, string]): string =>
    said.replace(phrase, word)
  const said = PHRASES.reduce(inOneWord, text)
  return MAY_BE_NUMBERED.test(said) ? PORTUGUESE_DAYS.reduce(inOneWord, said) : said
}

/** Whether a day of the week follows, as in a list of them or at the end of a range. */
function isBeforeDay(after: string): boolean {
  const { next = '' } = NEXT_NAME.exec(after)?.groups ?? {}
  return ((datesOf(plain(next)) ?? 0) & ALL_DAYS) !== 0
}

/** Whether a short name that is written small stands where opening hours name a day. */
function isSmallDay(text: string, start: number, end: number): boolean {
  if (!BEGINS_LINE.test(text.slice(Math.max(0, start - 12), start))) return false
  const after = text.slice(end, end + 24)
  return HOURS_FOLLOW.test(after) || isBeforeDay(after)
}

/** “Mar” is March in English, and a Tuesday elsewhere: beside another day, or before an hour. */
function isTuesday(text: string, end: number, before: Dates): boolean {
  const after = text.slice(end, end + 24)
  return HOURS_FOLLOW.test(after) || (before & ALL_DAYS) !== 0 || isBeforeDay(after)
}

function namedIn(text: string): Named[] {
  const named: Named[] = []
  for (const match of text.matchAll(WORD)) {
    const word = plain(match[0])
    const start = match.index
    const end = start + match[0].length
    const known = datesOf(word)
    if (known === undefined) continue
    const mayBeAnother = !BY_NAME.has(word) || WORDS_TOO.has(word)
    const previous = named.at(-1)
    const gap = previous === undefined ? '-' : text.slice(previous.end, start)
    const goesOn = previous !== undefined && (RANGE.test(gap) || ALSO.test(gap))
    if (
      mayBeAnother &&
      !goesOn &&
      !isPlacedAsDate(text, start, end) &&
      !isSmallDay(text, start, end)
    )
      continue
    const isDay = word === 'mar' && isTuesday(text, end, goesOn ? previous.dates : 0)
    named.push({ dates: isDay ? TUESDAY : known, start, end })
  }
  return named
}

/** All from one day or month to another, round the end of the week or year. */
function between(first: Dates, last: Dates): Dates {
  const offset = first < 1 << DAYS ? 0 : DAYS
  const count = offset === 0 ? DAYS : MONTHS
  let dates = first | last
  for (let bit = first; bit !== last;) {
    bit = bit === 1 << (offset + count - 1) ? 1 << offset : bit << 1
    dates |= bit
  }
  return dates
}

const isSingle = (dates: Dates): boolean => (dates & (dates - 1)) === 0
const isSameKind = (a: Dates, b: Dates): boolean =>
  ((a & ALL_DAYS) !== 0) === ((b & ALL_DAYS) !== 0)

/** The days and months that a text speaks of, whole ranges of them; 0 where it names none. */
export function datesIn(written: string): Dates {
  const text = withPhrases(written)
  const named = namedIn(text)
  let dates = 0
  for (const [index, { dates: own, start }] of named.entries()) {
    const before = named[index - 1]
    const gap = before === undefined ? '' : text.slice(before.end, start)
    if (EXCEPT.test(text.slice(before?.end ?? 0, start))) dates &= ~own
    else if (
      before !== undefined &&
      RANGE.test(gap) &&
      isSingle(own) &&
      isSingle(before.dates) &&
      isSameKind(own, before.dates)
    )
      dates |= between(before.dates, own)
    else dates |= own
  }
  return dates
}

const countOf = (dates: Dates): number => dates.toString(2).replaceAll('0', '').length

/**
 * Of a text that speaks of some days or months and leaves out those that were asked for, how many it
 * speaks of; 0 for every other text.
 */
export function countOthers(text: string, asked: Dates): number {
  const dates = datesIn(text)
  const others = [ALL_DAYS, ALL_MONTHS].map((kind) =>
    (asked & kind) !== 0 && (asked & dates & kind) === 0 ? countOf(dates & kind) : 0,
  )
  return Math.max(...others)
}

/** Days as opening hours name them for short; elsewhere these are other words as well. */
const SHORT_DAYS: Readonly<Record<string, string>> = {
  de: 'mo di mi do fr sa so uhr',
  es: 'lun mar mié jue vie sáb dom',
  fr: 'lun mar mer jeu ven sam dim',
  it: 'lun mar mer gio ven sab dom',
  pt: 'seg ter qua qui sex sáb dom',
  nl: 'ma di wo do vr za zo uur',
}

const daysByLanguage = new Map<string, readonly string[]>(
  Object.entries(NAMES_IN).map(([language, names]) => [
    language,
    [...names.split(' ').slice(0, DAYS), ...(SHORT_DAYS[language]?.split(' ') ?? [])],
  ]),
)
const NO_DAYS: readonly string[] = []

/** How opening hours of a language name the days of the week; none where it is not known. */
export const daysIn = (language: string): readonly string[] =>
  daysByLanguage.get(language) ?? NO_DAYS

const related = new Map<string, readonly string[]>()

/** Short names of days that are words as well: they stand for their own day only. */
const SHORT_WORDS: ReadonlySet<string> = new Set(['sat', 'sun', 'so', 'do', 'mi', 'sa'])

function besideIn(names: readonly string[], word: string, own: Dates): string[] {
  const short = [...BY_SHORT].filter(
    ([name, dates]) => isSameKind(own, dates) && (dates === own || !SHORT_WORDS.has(name)),
  )
  const all = [...BY_NAME].filter(
    ([name, dates]) => isSameKind(own, dates) && (names.includes(name) || !isSingle(dates)),
  )
  return [...all, ...short].map(([name]) => name).filter((name) => name !== word)
}

/** Portuguese days by their numbers, as a text holds them: 2.ª */
const NUMBERED_DAYS = ['2.a', '3.a', '4.a', '5.a', '6.a', 'feira']

/** The day that an ordinal is in a Portuguese question on it; undefined elsewhere. */
function ordinalDay(
  word: string,
  { dates, language }: { readonly dates: Dates; readonly language: Language },
): Dates | undefined {
  const at = language === 'pt' ? PORTUGUESE.indexOf(word) : -1
  return at >= 0 && dates & (1 << at) ? 1 << at : undefined
}

/**
 * Words that a text may speak of a day or month with, none for other words: those of its kind, with
 * any two of which a range may begin and end. Whether it does is told by {@link countOthers}.
 * @param question what the word stands in, which tells March from a march, and mars from Mars
 */
export function datesBeside(
  word: string,
  question: { readonly dates: Dates; readonly language: Language },
): readonly string[] {
  const own = BY_NAME.get(word) ?? ordinalDay(word, question)
  if (own === undefined) return []
  const naming = WORDS_TOO.get(word)
  if (naming !== undefined && !(naming.includes(question.language) && own & question.dates))
    return []
  let beside = related.get(word)
  if (beside === undefined) {
    const singular = word.replace(/s$/, '')
    const names =
      NAMES.find((each) => each.includes(word) || each.includes(singular)) ?? NAMES.flat()
    beside = besideIn(names, word, own)
    if (ORDINALS.has(word)) beside = [...beside, ...NUMBERED_DAYS, ...PORTUGUESE.slice(0, DAYS)]
    related.set(word, beside)
  }
  return beside
}
