/**
 * Days of the week and months of the year, as documents and visitors write them: "Tue–Sat" holds
 * Wednesday, "November to March" holds January. In the languages that most documents are in.
 */

import {
  isSameKind,
  isSingle,
  type Dates,
  DAYS,
  MONTHS,
  ALL_DAYS,
  ALL_MONTHS,
  TUESDAY,
  DATE_PHRASES,
  PORTUGUESE_DAYS,
  DATES_BY_NAME,
  type Short,
  shortIn,
  ownNamesIn,
  PREPOSED_NAMES,
  NAMES_THAT_ARE_WORDS,
} from './dates-by-name.ts'
import { UNKNOWN_LANGUAGE, type Language } from './language.ts'
import { createPrefilter } from './needed-letters.ts'
import type { Span } from './sentences.ts'
import { foldAccents } from './stem.ts'

/** With the vowel signs of scripts that write them behind a letter. */
const WORD = /[\p{L}\p{M}]+/gu
const TO = String.raw`\.?\s*(?:to|through|thru|until|till|bis|fins(?: al?)?|a|al|à|au|tot|t\/m|t\.?o\.?m\.?|til|do|až|по|до|iki|până|līdz|lidz|έως|μέχρι|إلى|الى|حتى|kuni|నుండి|నుంచి|سے|تا|முதல்|sampai|hingga|hadi|mpaka|hanggang|[-–—])\s*`
const RANGE = new RegExp(`^${TO}$`, 'iu')
const TO_NEXT = new RegExp(String.raw`^${TO}(?<next>[\p{L}\p{M}]+)`, 'iu')
const BESIDE_DATE = /^\.?\s*[:,]?\s*\d/u
/** How words begin that say that something is closed. */
export const CLOSED =
  'ferm|cerrad|ruhetag|tanca|chius|encerrad|fechad|geslot|dicht|geschl|closed|stäng|lukk?e|stengt|zavřen|zamkni|nieczynn|закр|выход|зачин|вихід|kapalı|sulj|suletud|kinni|uždar|nedirb|zárva|zatvor|zaprt|închis|slēgt|затвор|tutup|sarad|imefung|hufung|tunafung|hatufung|κλειστ|مغلق|إجازة|بند(?!\\p{L})|چھٹی|تعطیل|ناغہ|விடுமுறை|மூடப்'
/** What follows a day that is written small: from nine on, or closed. */
const HOURS_FOLLOW = new RegExp(
  String.raw`^\.?\s*[:,]?\s*(?:\d{1,2}\s?(?:[:.h]\s?\d\d|h(?!\p{L})|u(?:ur|hr))|(?:${CLOSED}))`,
  'iu',
)
const BEGINS_LINE = /(?:^|[\n;:,(]\s*)$/u
/** What stands between days of a list. */
const ALSO =
  /^\.?\s*(?:,|\/|&|e|et|y|en|und|and|ou|o|och|og|ja|ning|i|ter|a|и|та|й|ve|és|ir|bei|și|un|మరియు|και|و|اور|மற்றும்)\s*$/iu
const NEXT_NAME =
  /^\.?\s*(?:[,/&–—-]|t\/m|(?:et?|y|i|en|und|and|ou|o|a|al|à|au|bis|fins|tot|to)(?!\p{L}))\s*(?<next>\p{L}+)/iu
const AFTER_PREPOSITION =
  /(?:^|\s)(?:in|on|at|of|until|till|from|since|by|im|am|bis|vom|en|el|els|los|de|del|al|le)\s$/iu
const EXCEPT =
  /\b(?:except|excluding|but not|außer|ausgenommen|sauf|excepto|salvo|excepte|llevat|tret|tranne|behalve|utom|undtagen|unntatt|paitsi|välja arvatud|v\.a|oprócz|kromě|okrem|kivéve|osim|išskyrus|izņemot|razen|isipokuwa|kecuali|maliban|hariç)(?!\p{L})|(?<!\p{L})(?:кроме|крім|окрім|освен|осим|εκτός|عدا|ماعدا|మినహా|తప్ప|سوائے|علاوہ|தவிர|நீங்கலாக)(?!\p{L})/iu

interface Named extends Span {
  readonly dates: Dates
}

const plain = (word: string): string => foldAccents(word.toLowerCase())

/** Catalan for March, which without its sign is a name. */
const MARCH_IN_CATALAN = 'marc'
const CEDILLA = /ç/iu

const datesOf = (word: string, short: Short): Dates | undefined =>
  DATES_BY_NAME.get(word) ?? short.get(word)

/** Whether a short or ambiguous name stands where a date would. */
function isPlacedAsDate(text: string, { start, end }: Span, short: Short): boolean {
  const before = text.slice(Math.max(0, start - 12), start)
  const name = text.slice(start, end)
  const isLarge = /^\p{Lu}/u.test(name)
  const word = plain(name)
  const isPreposed =
    DATES_BY_NAME.has(word) || (PREPOSED_NAMES.has(word) && (isLarge || word !== 'mar'))
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

/** Tells which of the phrases a text may hold; made for the first text, not when the server starts. */
let mayHold: ReturnType<typeof createPrefilter> | undefined

/** The text with one word for days that several stand for. */
function withPhrases(text: string): string {
  const inOneWord = (said: string, [phrase, word]: readonly [RegExp, string]): string =>
    said.replace(phrase, word)
  mayHold ??= createPrefilter(DATE_PHRASES.map(([phrase]) => phrase))
  const may = mayHold(text)
  const said = DATE_PHRASES.filter((_, at) => (may & (1 << at)) !== 0).reduce(inOneWord, text)
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

function namedIn(text: string, language: Language): Named[] {
  const short = shortIn(language)
  const own = ownNamesIn(language)
  const named: Named[] = []
  for (const match of text.matchAll(WORD)) {
    const word = plain(match[0])
    const start = match.index
    const end = start + match[0].length
    const known = datesOf(word, short)
    if (known === undefined) continue
    const isMarch = word === MARCH_IN_CATALAN
    if (isMarch && !CEDILLA.test(match[0].normalize('NFC'))) continue
    const isName = own.has(word) || DATES_BY_NAME.has(word)
    const mayBeAnother = !isMarch && (!isName || NAMES_THAT_ARE_WORDS.has(word))
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

/**
 * The days and months that a text speaks of, whole ranges of them; 0 where it names none.
 * @param language of the text, which tells some short names from words
 */
export function datesIn(written: string, language: Language = UNKNOWN_LANGUAGE): Dates {
  const text = withPhrases(written)
  const named = namedIn(text, language)
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
