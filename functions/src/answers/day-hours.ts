import { CLOSED, datesIn } from './calendar.ts'
import { ALL_DAYS, isDayName } from './dates-by-name.ts'
import { foldAccents } from './stem.ts'
import type { Language } from './language.ts'

/** Part of the day behind an hour, where nobody counts to twenty-four: 8.00 malam, 8:00 ng gabi. */
const DAY_PART = 'pagi|petang|malam|tengah hari|(?:ng )?(?:umaga|tanghali|hapon|gabi)|nn'
/** An hour beside another one: 9, 9:30, 9h30, 9 am. */
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:\s?[:.h]\s?[0-5]\d)?\s?(?:[ap]m|[ap]\.m\.?|[ap](?!\p{L})|h|hrs|u|ur|uhr|uur|${DAY_PART})?`
const TO = String.raw`[-–—]|to|till|until|through|bis|tot|til|do|a|à|às|al|alle|hasta|até|до|hingga|sampai|hanggang`
const RANGE = String.raw`${HOUR}\s?(?:${TO})\s?${HOUR}`
/** What may stand behind hours; any other word is what a number counts: 9–12 people. */
const BEHIND = String.raw`(?:and|or|dan|at|daily|hours|o[’']clock|und|et|ou|y|e|o|en|of|och|og|ja|i|a|és|și|и|та|τις?)(?!\p{L})`
/** Texts are looked at in small letters: patterns of any case take up to three times as long to be compiled. */
const HOURS = new RegExp(
  String.raw`(?<![\p{L}\d.,/€$£-]|[€$£]\s)${RANGE}(?![\d.,]\d|\s?[%€$£°]|\s?(?!${BEHIND})\p{L})|\d[:.][0-5]\d\s*[|\t]\s*\d{1,2}[:.][0-5]\d`,
  'u',
)
/** Nothing but hours: 9:00 – 12:00, 14:00 – 18:00. */
const ONLY_HOURS = new RegExp(
  String.raw`^${RANGE}(?:\s?(?:[,;/&+]|${BEHIND})\s?${RANGE})*\.?$`,
  'u',
)
const SAYS_CLOSED = new RegExp(String.raw`(?<!\p{L})(?:${CLOSED})`, 'iu')
const ONLY_CLOSED = new RegExp(String.raw`^(?:${CLOSED})\p{L}*\.?$`, 'u')

/** In UTF-16 units: longer lines tell more than hours, which nearly every line is known by. */
const LONGEST_LINE = 80

/** The same of a line without a number or colon: Sonntag geschlossen. */
const LONGEST_CLOSED = 30
const NUMBER_OR_COLON = /[\d:：]/

/** Whether a line may tell the hours of a day at all: cheap to look for. */
export const mayTellHours = (line: string): boolean =>
  line.length <= LONGEST_CLOSED || NUMBER_OR_COLON.test(line)

/** Whether a text holds hours from one to another, as they stand behind a day: 9–17, 9 to 5. */
export const holdsHours = (text: string): boolean => HOURS.test(text.toLowerCase())

/** Whether a line tells nothing but hours, or that something is closed. */
export function isOnlyHours(text: string): boolean {
  if (text.length > LONGEST_LINE) return false
  const small = text.toLowerCase()
  return ONLY_HOURS.test(small) || ONLY_CLOSED.test(small)
}

/** Whether a text names a day of the week, or several. */
export const namesDay = (text: string, language?: Language): boolean =>
  (datesIn(text, language) & ALL_DAYS) !== 0

/** Whether a text tells hours of a day, or that something is closed then: Mo–Fr 9–17. */
export const tellsDayHours = (text: string, language?: Language): boolean =>
  (holdsHours(text) || SAYS_CLOSED.test(text)) && namesDay(text, language)

/** Days, and behind them nothing but hours. */
const DAYS_AND_HOURS = /^(?<days>[^\d:：]{2,40}?)[\s:：]+(?<hours>\d.*|\p{L}+\.?)$/u
const WORD = /[\p{L}\p{M}]+/gu
const JOINS = new RegExp(String.raw`^(?:${TO}|t|m|${BEHIND})$`, 'iu')

/**
 * Whether a line tells nothing but days and their hours: pon.–pt. 9–17. In any language, since nobody
 * knows yet which one a text is in where lines are read.
 */
export function isLineOfHours(line: string): boolean {
  if (!mayTellHours(line) || line.length > LONGEST_LINE) return false
  const { days = '', hours = '' } = DAYS_AND_HOURS.exec(line)?.groups ?? {}
  const words = (days.match(WORD) ?? []).map((word) => foldAccents(word.toLowerCase()))
  return (
    words.some(isDayName) &&
    words.every((word) => isDayName(word) || JOINS.test(word)) &&
    isOnlyHours(hours)
  )
}
