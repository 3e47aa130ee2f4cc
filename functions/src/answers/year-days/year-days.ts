import {
  ALL_DAYS,
  DATES_BY_NAME,
  DAYS,
  isSingle,
  MONTHS,
  NAMES_THAT_ARE_WORDS,
  ownNamesIn,
  shortIn,
} from '../dates-by-name.ts'
import type { Language } from '../language.ts'
import { UNSPACED_LANGUAGES } from '../conversation/heard.ts'
import { asListedIn } from '../serbian-letters.ts'
import { foldAccents } from '../stem.ts'
import { phraseTest } from '../topics/phrase-test.ts'
import type { Test } from '../topics/topic.ts'
import { FEASTS } from './feasts.ts'

/** Days of any year from one on to another, round its end where that is before; months have 31 days here. */
export interface YearDays {
  readonly from: number
  readonly to: number
}

const LONGEST_MONTH = 31
const dayOf = (day: number, month: number): number => (month - 1) * LONGEST_MONTH + day - 1

const holds = ({ from, to }: YearDays, day: number): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to

const overlap = (one: YearDays, other: YearDays): boolean =>
  holds(one, other.from) || holds(other, one.from)

/** Whether some days are among others. */
export const shareDays = (some: readonly YearDays[], others: readonly YearDays[]): boolean =>
  some.some((one) => others.some((other) => overlap(one, other)))

/** Whether all days of one are among those of another, and not the other way round. */
const isWithin = (one: YearDays, other: YearDays): boolean =>
  holds(other, one.from) &&
  holds(other, one.to) &&
  !(holds(one, other.from) && holds(one, other.to))

interface Feast extends YearDays {
  readonly named: Test
}

interface Feasts {
  readonly all: readonly Feast[]
  /** Text that may name one of them. */
  readonly anyNamed: Test
  /** One of the words of their names. */
  readonly words: Test
}

const readDay = (written: string): number => {
  const [day = 0, month = 0] = written.split('.').map(Number)
  return dayOf(day, month)
}

function readFeasts(language: Language): Feasts {
  const isUnspaced = UNSPACED_LANGUAGES.has(language)
  const testOf = (phrases: readonly string[]): Test => phraseTest(phrases, { isUnspaced })
  const lines = (FEASTS[language] ?? '').split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line) => {
    const [days = '', names = ''] = line.split(': ', 2)
    const [from = '', to = from] = days.trim().split('-')
    return { from: readDay(from), to: readDay(to), phrases: foldAccents(names).split(', ') }
  })
  const phrases = read.flatMap((feast) => feast.phrases)
  return {
    all: read.map(({ from, to, phrases: own }) => ({ from, to, named: testOf(own) })),
    anyNamed: testOf(phrases),
    words: testOf(phrases.flatMap((phrase) => phrase.split(' '))),
  }
}

const byLanguage = new Map<Language, Feasts>()

/** Read when a language needs them first, not when the server starts. */
function feastsIn(language: Language): Feasts {
  let own = byLanguage.get(language)
  if (own === undefined) byLanguage.set(language, (own = readFeasts(language)))
  return own
}

/** Text as feasts are listed. */
const asListed = (text: string, language: Language): string =>
  foldAccents(asListedIn(language, text.toLowerCase()))

/** What a text calls by the name of a feast: of Christmas Eve not all of Christmas. */
function namedDaysIn(text: string, language: Language): YearDays[] {
  const listed = asListed(text, language)
  const { all, anyNamed } = feastsIn(language)
  if (!anyNamed.test(listed)) return []
  const named = all.filter((feast) => feast.named.test(listed))
  return named.filter((feast) => !named.some((other) => isWithin(other, feast)))
}

/** What stands between the first and the last day. */
const TO = String.raw`[-–—~〜]|to|until|till|bis|al?|à|au|tot|t\/m|til|do|až|az|po|по|до|la|iki|līdz|lidz|kuni|έως|ως|μέχρι|sampai|hingga|hadi|hanggang|đến|から|到|至`
/** What stands between one day and another. */
const AND = String.raw`[\/&,]|and|und|et|[eyi]|en|och|og|ja|și|és|ir|un|и|та|і|και|ve|dan`
const NUMBER = String.raw`(?<![\d.,:/])\d{1,2}(?:\s?(?:st|nd|rd|th|er|ère|re|º|ª|°|ú|го|е|ви|ти|та)(?!\p{L})|\.)?(?![.,:]?\d)`
const OF = String.raw`\s?(?:of\s|de\s|d['’]|di\s|do\s|del\s)?\s?`
/** 24 December, 24–26 Dec., 11 au 29 août, 24. und 31. Dezember. */
const DAY_MONTH = String.raw`(?<day>${NUMBER})(?:\s*(?<join>${TO}|${AND})\s*(?<last>${NUMBER}))?${OF}(?<month>\p{L}[\p{L}\p{M}]{2,24})`
/** December 24, Dec 24–26. */
const MONTH_DAY = String.raw`(?<![\p{L}\p{M}])(?<monthBefore>\p{L}[\p{L}\p{M}]{2,24})\.?\s(?<dayBehind>${NUMBER})(?:\s*(?<joinBehind>${TO}|${AND})\s*(?<lastBehind>${NUMBER}))?(?![\d:]|\s?(?:am|pm|h)(?!\p{L}))`
/** 24.12., 6.1.2027: without a sign behind the month it may be an hour. */
const NUMBERED = String.raw`(?<![\d.,:])(?<dayOf>\d{1,2})\.\s?(?<monthOf>\d{1,2})\.(?:\s?\d{4}(?!\d))?`
/** 12月24日, 12월 24일. */
const IN_SIGNS = String.raw`(?<monthSign>\d{1,2})\s?[月월]\s?(?<daySign>\d{1,2})\s?[日号號일]`
const DATE = new RegExp([DAY_MONTH, MONTH_DAY, NUMBERED, IN_SIGNS].join('|'), 'giu')
const RANGE = new RegExp(
  String.raw`^[.,]?\s*(?:\d{4}\s?)?(?:${TO})\s*(?:(?:le|the|zum|el|il|en met)\s)?$`,
  'iu',
)
const IS_AND = new RegExp(`^(?:${AND})$`, 'iu')
/** In Czech and Slovak what is “to” in French, Italian, Spanish and Portuguese is “and”. */
const AND_IN: ReadonlySet<Language> = new Set(['cs', 'sk'])

const joinsTwo = (join: string | undefined, language: Language): boolean =>
  join !== undefined && (IS_AND.test(join) || (join === 'a' && AND_IN.has(language)))

const NUMBERS = /\d/u

/** The month that a word names, from 1 on; 0 where it names none. */
function monthOf(word: string, language: Language): number {
  const small = foldAccents(word.toLowerCase())
  const dates =
    ownNamesIn(language).get(small) ?? DATES_BY_NAME.get(small) ?? shortIn(language).get(small) ?? 0
  if ((dates & ALL_DAYS) !== 0 || dates === 0 || !isSingle(dates)) return 0
  return Math.log2(dates) - DAYS + 1
}

const numberIn = (written: string | undefined): number =>
  Number.parseInt(written?.trim() ?? '', 10) || 0

interface Written extends YearDays {
  readonly start: number
  readonly end: number
}

function readDate(
  groups: Record<string, string | undefined>,
  language: Language,
): readonly YearDays[] {
  const { month: behind, monthBefore, day, last } = groups
  const first = numberIn(day ?? groups['dayBehind'] ?? groups['dayOf'] ?? groups['daySign'])
  const end = numberIn(last ?? groups['lastBehind']) || first
  const named = behind ?? monthBefore
  const month =
    named === undefined
      ? numberIn(groups['monthOf'] ?? groups['monthSign'])
      : monthOf(named, language)
  const isMonth = month >= 1 && month <= MONTHS
  if (!isMonth || first < 1 || end < first || end > LONGEST_MONTH) return []
  const days = { from: dayOf(first, month), to: dayOf(end, month) }
  if (!joinsTwo(groups['join'] ?? groups['joinBehind'], language)) return [days]
  return [
    { from: days.from, to: days.from },
    { from: days.to, to: days.to },
  ]
}

/** Two may be kept: a month that is a word as well, written small and before another one. */
function isVerb({ 0: { length }, index, groups = {} }: RegExpExecArray, text: string): boolean {
  const { month = '' } = groups
  return NAMES_THAT_ARE_WORDS.has(month) && /^\s\p{L}/u.test(text.slice(index + length))
}

/** Dates as they are written with a number, and from one to another. */
function writtenDaysIn(text: string, language: Language): YearDays[] {
  if (!NUMBERS.test(text)) return []
  const days: Written[] = []
  DATE.lastIndex = 0
  for (let match = DATE.exec(text); match !== null; match = DATE.exec(text)) {
    const [read, ...others] = isVerb(match, text) ? [] : readDate(match.groups!, language)
    if (read === undefined) {
      // What looks like a date may hold the number of the one behind it.
      DATE.lastIndex = match.index + /^(?:\d+|\p{L}+)/u.exec(match[0])![0].length
      continue
    }
    const start = match.index
    const end = start + match[0].length
    const before = days.at(-1)
    if (before !== undefined && RANGE.test(text.slice(before.end, start))) {
      days[days.length - 1] = { from: before.from, to: read.to, start: before.start, end }
    } else days.push({ ...read, start, end })
    days.push(...others.map((other) => ({ ...other, start, end })))
  }
  return days
}

/** Whether a word of a question, small, is one of those that name a day of the year. */
export const isOfYearDays = (word: string, language: Language): boolean =>
  /^\p{N}/u.test(word) ||
  monthOf(word, language) > 0 ||
  feastsIn(language).words.test(asListed(word, language))

/** The days of the year that a text names by their dates or as feasts; none where it names none. */
export const yearDaysIn = (text: string, language: Language): readonly YearDays[] => [
  ...writtenDaysIn(text, language),
  ...namedDaysIn(text, language),
]
