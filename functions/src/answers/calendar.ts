/**
 * Days of the week and months of the year, as documents and visitors write them: "Tue–Sat" holds
 * Wednesday, "November to March" holds January. In the languages that most documents are in.
 */

import { NAMES_IN, SHORT_DAYS, SHORT_IN, SHORT_OTHERS, SHORT_PREPOSED } from './calendar-names.ts'
import { UNKNOWN_LANGUAGE, type Language } from './language.ts'
import type { Span } from './sentences.ts'
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

const PORTUGUESE = foldAccents(NAMES_IN['pt']!.join(' ')).split(' ')

/** Without accents, as questions hold words. */
const listsOf = (names: readonly string[]): string[][] =>
  names.map((each) => foldAccents(each).split(' '))

const NAMES = listsOf(Object.values(NAMES_IN).flat())
/** All forms of a language. */
const ALL_FORMS = new Map(
  Object.entries(NAMES_IN).map(([language, forms]) => [language, listsOf(forms).flat()]),
)

const OTHERS: readonly (readonly [string, Dates])[] = [
  ['sonnabend', 1 << 5],
  [
    'weekday weekdays werktags wochentags laborables laborable feriali feriale doordeweeks vardag vardagar hverdage hverdager arkisin powszednie pracovní všední будни будням буднях будние будні буднях делнични hétköznap hétköznapokon',
    WEEKDAYS,
  ],
  [
    'weekend weekends wochenende wochenenden helg helger helgen helgerna helgene weekenden weekender viikonloppu viikonloppuna viikonloppuisin weekendy weekendowe víkend víkendy víkendu выходные выходным выходных вихідні вихідних vikend vikendom hétvége hétvégén hétvégente weekendul σαββατοκύριακο σαββατοκύριακα',
    WEEKEND,
  ],
  [
    'daily täglich diario quotidien dagligen dagligt daglig päivittäin codziennie denně ежедневно щодня щоденно svakodnevno naponta zilnic καθημερινά',
    ALL_DAYS,
  ],
  [
    'winter invierno hiver vintern vinteren talvella zimą zimie zimě зимой взимку',
    monthsFrom(11, 3),
  ],
  [
    'summer sommer verano été estate zomer sommaren sommeren kesällä latem lecie létě летом влітку',
    monthsFrom(5, 3),
  ],
  [
    'autumn herbst otoño automne autunno herfst hösten høsten syksyllä jesienią осенью восени',
    monthsFrom(8, 3),
  ],
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
    if (ORDINALS.has(name) || name === '-') continue
    BY_NAME.set(name, 1 << index)
    if (index < DAYS && !name.endsWith('s')) BY_NAME.set(`${name}s`, 1 << index)
  }
}
for (const [names, dates] of OTHERS) {
  for (const name of foldAccents(names).split(' ')) BY_NAME.set(name, dates)
}
/** Short names and what they stand for. */
type Short = ReadonlyMap<string, Dates>

const shortOf = (lists: readonly string[]): Short =>
  new Map(
    listsOf(lists).flatMap((names) =>
      names.flatMap((name, index) => (name === '-' ? [] : [[name, 1 << index] as const])),
    ),
  )

const BY_SHORT = shortOf([...SHORT_PREPOSED, ...SHORT_OTHERS])
const SHORT_BY_LANGUAGE = new Map(
  Object.entries(SHORT_IN).map(([language, lists]) => [language, shortOf(lists)]),
)
const shortIn = (language: Language): Short => SHORT_BY_LANGUAGE.get(language) ?? BY_SHORT

const PREPOSED: ReadonlySet<string> = new Set(listsOf(SHORT_PREPOSED).flat())

/**
 * Names that are other words as well; with a capital, and beside a number or another name, they are dates.
 * Of each the languages that name a month so.
 */
const WORDS_TOO: ReadonlyMap<string, readonly Language[]> = new Map([
  ['may', ['en']],
  ['march', ['en']],
  ['mars', ['fr', 'sv', 'no']],
  ['mei', ['nl']],
  ['mai', ['de', 'fr', 'no']],
])

const WORD = /\p{L}+/gu
const TO = String.raw`\.?\s*(?:to|through|thru|until|till|bis|a|al|à|au|tot|t\/m|t\.?o\.?m\.?|til|do|až|по|до|până|έως|μέχρι|إلى|الى|حتى|sampai|hingga|[-–—])\s*`
const RANGE = new RegExp(`^${TO}$`, 'iu')
const TO_NEXT = new RegExp(String.raw`^${TO}(?<next>\p{L}+)`, 'iu')
const BESIDE_DATE = /^\.?\s*[:,]?\s*\d/u
/** What follows a day that is written small: from nine on, or closed. */
const HOURS_FOLLOW =
  /^\.?\s*[:,]?\s*(?:\d{1,2}\s?(?:[:.h]\s?\d\d|h(?!\p{L})|u(?:ur|hr))|(?:ferm|cerrad|chius|encerrad|fechad|geslot|dicht|geschl|closed|stäng|lukk?e|stengt|zavřen|zamkni|nieczynn|закр|выход|зачин|вихід|kapalı|sulj|zárva|zatvor|închis|κλειστ|مغلق|إجازة))/iu
const BEGINS_LINE = /(?:^|[\n;:,(]\s*)$/u
/** What stands between days of a list. */
const ALSO = /^\.?\s*(?:,|\/|&|e|et|y|en|und|and|ou|o|och|og|ja|i|a|и|та|й|ve|és|și|και|و)\s*$/iu
const NEXT_NAME =
  /^\.?\s*(?:[,/&–—-]|t\/m|(?:et?|y|en|und|and|ou|o|a|al|à|au|bis|tot|to)(?!\p{L}))\s*(?<next>\p{L}+)/iu
const AFTER_PREPOSITION =
  /(?:^|\s)(?:in|on|at|of|until|till|from|since|by|im|am|bis|vom|en|el|los|de|le)\s$/iu
const EXCEPT =
  /\b(?:except|excluding|but not|außer|ausgenommen|sauf|excepto|salvo|tranne|behalve|utom|undtagen|unntatt|paitsi|oprócz|kromě|kivéve|osim|hariç)(?!\p{L})|(?<!\p{L})(?:кроме|крім|окрім|освен|εκτός|عدا|ماعدا)(?!\p{L})/iu

interface Named extends Span {
  readonly dates: Dates
}

const plain = (word: string): string => foldAccents(word.toLowerCase())

const datesOf = (word: string, short: Short): Dates | undefined =>
  BY_NAME.get(word) ?? short.get(word)

/** Whether a short or ambiguous name stands where a date would. */
function isPlacedAsDate(text: string, { start, end }: Span, short: Short): boolean {
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
    datesOf(plain(next), short) !== undefined
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
function isBeforeDay(after: string, short: Short): boolean {
  const { next = '' } = NEXT_NAME.exec(after)?.groups ?? {}
  return ((datesOf(plain(next), short) ?? 0) & ALL_DAYS) !== 0
}

/** Whether a short name that is written small stands where opening hours name a day. */
function isSmallDay(text: string, { start, end }: Span, short: Short): boolean {
  if (!BEGINS_LINE.test(text.slice(Math.max(0, start - 12), start))) return false
  const after = text.slice(end, end + 24)
  return HOURS_FOLLOW.test(after) || isBeforeDay(after, short)
}

/** “Mar” is March in English, and a Tuesday elsewhere: beside another day, or before an hour. */
function isTuesday(after: string, before: Dates, short: Short): boolean {
  return HOURS_FOLLOW.test(after) || (before & ALL_DAYS) !== 0 || isBeforeDay(after, short)
}

function namedIn(text: string, short: Short): Named[] {
  const named: Named[] = []
  for (const match of text.matchAll(WORD)) {
    const word = plain(match[0])
    const start = match.index
    const end = start + match[0].length
    const known = datesOf(word, short)
    if (known === undefined) continue
    const mayBeAnother = !BY_NAME.has(word) || WORDS_TOO.has(word)
    const previous = named.at(-1)
    const gap = previous === undefined ? '-' : text.slice(previous.end, start)
    const goesOn = previous !== undefined && (RANGE.test(gap) || ALSO.test(gap))
    if (
      mayBeAnother &&
      !goesOn &&
      !isPlacedAsDate(text, { start, end }, short) &&
      !isSmallDay(text, { start, end }, short)
    )
      continue
    const isDay =
      word === 'mar' && isTuesday(text.slice(end, end + 24), goesOn ? previous.dates : 0, short)
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

/**
 * The days and months that a text speaks of, whole ranges of them; 0 where it names none.
 * @param language of the text, which tells some short names from words
 */
export function datesIn(written: string, language: Language = UNKNOWN_LANGUAGE): Dates {
  const text = withPhrases(written)
  const named = namedIn(text, shortIn(language))
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
export function countOthers(text: string, asked: Dates, language?: Language): number {
  const dates = datesIn(text, language)
  const others = [ALL_DAYS, ALL_MONTHS].map((kind) =>
    (asked & kind) !== 0 && (asked & dates & kind) === 0 ? countOf(dates & kind) : 0,
  )
  return Math.max(...others)
}

const daysByLanguage = new Map<string, readonly string[]>(
  Object.entries(NAMES_IN).map(([language, forms]) => [
    language,
    [
      ...forms.flatMap((names) => names.split(' ').slice(0, DAYS)),
      ...(SHORT_DAYS[language]?.split(' ') ?? []),
      ...(SHORT_IN[language] ?? []).flatMap((names) => names.split(' ').slice(0, DAYS)),
    ].filter((name) => name !== '-'),
  ]),
)
const NO_DAYS: readonly string[] = []

/** How opening hours of a language name the days of the week; none where it is not known. */
export const daysIn = (language: string): readonly string[] =>
  daysByLanguage.get(language) ?? NO_DAYS

const related = new Map<string, readonly string[]>()

/** Short names of days that are words as well: they stand for their own day only. */
const SHORT_WORDS: ReadonlySet<string> = new Set(['sat', 'sun', 'so', 'do', 'mi', 'sa'])

function besideIn(
  names: readonly string[],
  word: string,
  { own, language }: { readonly own: Dates; readonly language: Language },
): string[] {
  const short = [...shortIn(language)].filter(
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
  { dates, language }: { readonly dates: () => Dates; readonly language: Language },
): Dates | undefined {
  const at = language === 'pt' ? PORTUGUESE.indexOf(word) : -1
  return at >= 0 && dates() & (1 << at) ? 1 << at : undefined
}

/**
 * Words that a text may speak of a day or month with, none for other words: those of its kind, with
 * any two of which a range may begin and end. Whether it does is told by {@link countOthers}.
 * @param question what the word stands in, which tells March from a march, and mars from Mars
 */
export function datesBeside(
  word: string,
  question: { readonly dates: () => Dates; readonly language: Language },
): readonly string[] {
  const dates = BY_NAME.get(word) ?? ordinalDay(word, question)
  if (dates === undefined) return []
  const naming = WORDS_TOO.get(word)
  if (naming !== undefined && !(naming.includes(question.language) && dates & question.dates()))
    return []
  const key = `${question.language} ${word}`
  let beside = related.get(key)
  if (beside === undefined) {
    const singular = word.replace(/s$/, '')
    const isForm = (names: readonly string[] = []): boolean =>
      names.includes(word) || names.includes(singular)
    const own = ALL_FORMS.get(question.language)
    const names = (isForm(own) ? own : [...ALL_FORMS.values()].find(isForm)) ?? NAMES.flat()
    beside = besideIn(names, word, { own: dates, language: question.language })
    if (ORDINALS.has(word)) beside = [...beside, ...NUMBERED_DAYS, ...PORTUGUESE.slice(0, DAYS)]
    related.set(key, beside)
  }
  return beside
}
