import { isAddressLine, isReachLine } from './addresses.ts'
import { BULLETS } from './bullets.ts'
import { EASTERN, endsInQuestionMark } from './document-questions.ts'
import { countRuns, IN_RUN, kindsOfPages, kindsWithin, UNCOUNTED, VISIBLE } from './sign-kinds.ts'

const SYMBOLS = /[{}=<>\\|~^_#$%*+;@[\]`]/g

const BULLET = new RegExp(
  String.raw`^(?:(?:・|[●○◆◇◎](?=\p{L}))\s*\S|(?:[${BULLETS}–—*-]|\(?\d{1,2}[.)]|\(?[a-z][.)]|\(?[ivx]{1,4}[.)])\s+\S|[A-Z](?:\s{2,}|\s[–—]\s)\S)`,
  'u',
)
const LABEL = /^[\p{L}\p{N}(“"](?:[^:.!?;]{0,45}:\s+\S|[^:：.!?;。！？；，]{0,20}：\s*\S)/u
/** Where signs stand without blanks, none stands behind a colon either: 定休日:毎週火曜日, LINE:24時間. */
const EASTERN_LABEL = /^[\p{L}\p{N}(“"][^:：.!?;。！？；，]{0,20}(?<!\d):(?!\/\/)\S/u
const IS_EASTERN = new RegExp(EASTERN, 'u')
const ROW = /\t|\s\|\s|\S {3,}\S/
/** Where signs stand without blanks, two part cells. */
const EASTERN_ROW = new RegExp(String.raw`${EASTERN}[ \u3000]{2,}\S`, 'u')
/** A few dots before a price, where a name leaves no room for more; or before a word for none. */
const SHORT_LEADER = String.raw`(?<=\s)(?:\.{1,4}\s+(?=\+?\s?\d{1,4}[.,](?:\d\d|[-–—])(?!\d))|\.{2,4}\s+(?=\d{1,4}(?:\s?[€$£])?$|(?:kostenlos|frei|gratis|gratuit|offert|free|incl|inkl|inclus)))`
/** What leads the eye from a dish to its price. */
const LEADER = new RegExp(
  String.raw`(?:\.\s?){5,}|(?:·\s?){5,}|(?:…\s?){2,}|_{5,}|${SHORT_LEADER}`,
  'u',
)
/** In UTF-16 units: of such a line, and of what stands at its other end. */
const LONGEST_LED = 200
const LONGEST_LED_TO = 40
/** Signs without one of which nothing leads: cheap to look for. */
const MAY_LEAD = /\.\.|\. \.|__|…\s?…|··|· ·|\s\.\s/u
/** The number of a paragraph, set apart by a tabulator: no cell of a table. */
const ENUMERATION =
  /^(?:\(?[\p{L}\p{M}\p{N}]{0,5}\)|[\p{L}\p{M}\p{N}]{1,8}(?:\s\p{L}{1,5})?[-.)]|[*•–-])\t+/u
const CAPTION =
  /^(?:figure|fig\.|table|chart|abb\.|abbildung|tabelle|figura|tabla|tableau)\s+\d+[.:]/i
const TOC = /(?:\.\s?){4,}\s*\d{1,4}$/
const NUMBERED = /^(?:\d{1,2}(?:\.(?:\d{1,2}|\p{Lu})){0,3}\.?|[A-Z]\.|[IVX]+\.)\s+\p{Lu}/u
/** A price, an hour, a telephone number, an address of the net: what stands behind a name to tell it. */
const DETAIL =
  /[$£€¥₹]\s?\d|\d\s?[€$£¥₹%]|\s\d{1,2}:\d\d(?!\d)|\d\s?(?:am|pm|uhr)\b|\s\+?\(?\d[\d\s()/.-]{5,}\d$|\S@\S|\bwww\.\S|:\/\/|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s?(?:to|until|till|[-–])\s?\w|\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:s?day)?s?\b\s.*\d/i
/** The same where signs stand without blanks: 30元, 18時30分, 徒歩6分, 일요일 휴진. */
const EASTERN_DETAIL =
  /\d\s?(?:[円元원时時点點시분]|分钟|块)|(?:徒歩|步行)\d|(?:曜日?|요일|공휴일|(?:周|星期)[一二三四五六日天]|祝日?).*[休휴]|〒\d|[市区町村郡]\S*\d|[로길]\s?\d|[路街巷道]\s?\d+号/u
const CITATION =
  /^\[\d{1,3}\]\s|^\(\s*\)\s|^\(?\d{1,3}[.)]\s.*\b(?:19|20)\d\d\b|^(?:see|see also|ibid)\b.*\b(?:19|20)\d\d\b/i
const PART = String.raw`(?:sections?|chapters?|parts?|appendi(?:x|ces)|abschnitte?|kapitel|teile?)`
const NUMERALS = String.raw`[\dIVX][\d.]*(?:\s*(?:,|and|to|[-–]|und|bis)\s*[\dIVX][\d.]*)*`
const TELLS = String.raw`(?:is|are|contains?|covers?|deals?|describes?|discuss(?:es)?|explains?|gives?|lists?|presents?|says?|shows?|summari[sz]es?|tells?|concludes?|handelt|beschreibt)`
/** What a document says about its own parts: Sections 5 and 6 are about renting. */
const ROADMAP = new RegExp(
  `^${PART}\\s+${NUMERALS}\\s+${TELLS}\\b|\\b(?:we|is|are)\\s+(?:conclude|describe|described|discuss|discussed|evaluate|present|presented|summari[sz]ed?|outlined?|explain|explained)\\b[^.]{0,80}\\bin ${PART}\\s+\\d|^in ${PART}\\s+\\d[\\d.]*,? we\\b|^in this ${PART},? we\\b|^th(?:e|is) (?:paper|report|book|chapter|section|article) (?:begins|ends|is organi[sz]ed|is structured|concludes)\\b`,
  'i',
)
const TERMINALS = '.!?。！？｡।॥؟۔។။։።…'
const CLOSERS = `"'”’»)]`
/** Whether a text ends as a price does, and with no stop and the number of a footnote: Margherita 10.50 */
function endsInPrice(text: string): boolean {
  const { length } = text
  // Nearly every text is told by its last sign.
  if (!isDigitCode(text.charCodeAt(length - 1)) || text.charAt(length - 3) !== '.') return false
  return /(?<![\d.,])\d{1,3}\.\d\d$/.test(text.slice(-8))
}

/** Digits of the number of a footnote, printed right behind the end of a sentence. */
const NOTE_DIGITS = 3

export const isBullet = (text: string): boolean => BULLET.test(text)
/** Signs without one of which nothing is a row: cheap to look for. */
const MAY_BE_ROW = ['\t', '|', '   '] as const
const MAY_BE_EASTERN_ROW = /[ \u3000]{2}/
export const isRow = (text: string): boolean =>
  (MAY_BE_ROW.some((sign) => text.includes(sign)) && ROW.test(text.replace(ENUMERATION, ''))) ||
  (MAY_BE_EASTERN_ROW.test(text) && EASTERN_ROW.test(text)) ||
  isLed(text)
/** Whether a line has its last words at its other end, and dots or a line up to there. */
export function isLed(text: string): boolean {
  if (text.length > LONGEST_LED || !MAY_LEAD.test(text)) return false
  const leader = LEADER.exec(text)
  if (leader === null || !/\p{L}/u.test(text.slice(0, leader.index))) return false
  const value = text.slice(leader.index + leader[0].length).trim()
  return value !== '' && value.length <= LONGEST_LED_TO
}

const CELL_ENDS = new RegExp(
  String.raw`\t|\s\|\s| {3,}|(?<=${EASTERN})[ \u3000]{2,}|${LEADER.source}`,
  'u',
)
/** What a row says column by column. */
export const cellsOf = (row: string): string[] => row.split(CELL_ENDS).map((cell) => cell.trim())
/** A price without its currency, as menus have it: Margherita 10.50, Espresso 2,60 · Cappuccino 3,90. */
const BARE_PRICE =
  /\s\+?\d{1,4}[.,](?:\d\d|[-–—])(?=\)?$|\s?[·|/(]|\s(?:each|extra|more|less|off|per|pro)\b)/u
/** A price at the end of a line, behind which another line of a price list begins. */
const ENDS_WITH_PRICE = /[$£€¥₹]\s?\d[\d.,]*$|\d\s?[$£€¥₹]$|\s\d{1,4}[.,]\d\d$/u
/** In UTF-16 units, with the blank before it. */
const LONGEST_PRICE = 14
export const endsWithPrice = (text: string): boolean => {
  const last = text.charAt(text.length - 1)
  // Nearly every text is told by its last sign.
  if (!isDigitCode(last.charCodeAt(0)) && !'$£€¥₹'.includes(last || '-')) return false
  return ENDS_WITH_PRICE.test(text.slice(-LONGEST_PRICE))
}
const BEGINS_PART = new RegExp(`^${PART}\\s`, 'i')
/** Whether a short line tells something rather than being the heading of what does. */
export const tellsDetail = (text: string): boolean =>
  DETAIL.test(text) ||
  (IS_EASTERN.test(text) && EASTERN_DETAIL.test(text)) ||
  isAddressLine(text) ||
  isReachLine(text) ||
  (BARE_PRICE.test(text) && /\p{L}/u.test(text) && !BEGINS_PART.test(text))
export const isCaption = (text: string): boolean => CAPTION.test(text)
export const isContentsLine = (text: string): boolean =>
  isDigitCode(text.charCodeAt(text.length - 1)) && TOC.test(text)
export const isCitation = (text: string): boolean => CITATION.test(text)
/** How a roadmap begins that has no number, and words without one of which nothing is one: cheap to look for. */
const BEGINS_ROADMAP = /^(?:section|chapter|part|appendi|abschnitt|kapitel|teil|in\s|the\s|this\s)/i
const NAMES_A_PART =
  /section|chapter|part|appendi|abschnitt|kapitel|teil|paper|report|book|article/i
export const isRoadmap = (text: string): boolean =>
  (BEGINS_ROADMAP.test(text) || /\d/.test(text)) &&
  NAMES_A_PART.test(text) &&
  ROADMAP.test(text.replace(/\s+/g, ' '))
/** Whether a text ends as a sentence does: a stop, closing quotes, the number of a footnote. */
export function endsSentence(text: string): boolean {
  if (endsInPrice(text)) return false
  let last = text.length - 1
  while (last >= text.length - NOTE_DIGITS && isDigitCode(text.charCodeAt(last))) last--
  while (last >= 0 && CLOSERS.includes(text[last]!)) last--
  if (last < 0) return false
  return TERMINALS.includes(text[last]!) || (text[last] === ';' && endsInQuestionMark(text))
}
export const startsSmall = (text: string): boolean =>
  /^["'“‘«([]*(?!\p{sc=Georgian})\p{Ll}/u.test(text)
export const isNumberedHeading = (text: string): boolean => NUMBERED.test(text)

const isDigitCode = (code: number): boolean => code >= 48 && code <= 57

const ANY_WORD = /[\p{L}\p{M}\p{N}]+/gu
const TWO_SIGNS_A_WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
const FIVE_SIGNS_A_WORD = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu

/** Words of any script; where they are written without blanks, about as many as there are. */
function countAnyWords(text: string): number {
  const runs = text.match(ANY_WORD)?.length ?? 0
  const pairs = (text.match(TWO_SIGNS_A_WORD)?.length ?? 0) / 2
  const fives = (text.match(FIVE_SIGNS_A_WORD)?.length ?? 0) / 5
  return Math.max(runs, Math.round(pairs + fives))
}

/** Whether a text is in a script that ends no sentence with a sign. */
export const isUnended = (text: string): boolean =>
  /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(text)

/** Words of a text, nearly always without a regular expression. */
export function wordCount(text: string): number {
  const [kinds] = kindsOfPages([text]) as [Uint8Array]
  return kindsWithin(kinds, 0, text.length) & UNCOUNTED
    ? countAnyWords(text)
    : countRuns(kinds, 0, text.length)
}

/** `Label: value` on one line, the label at most five words. */
export const isLabel = (text: string): boolean =>
  (LABEL.test(text) || (EASTERN_LABEL.test(text) && IS_EASTERN.test(text))) &&
  !/https?:$/i.test(text.slice(0, text.search(/[:：]/) + 1)) &&
  wordCount(text.slice(0, text.search(/[:：]/))) <= 5

/** Share of letters and digits among the visible signs of a stretch; 0 where there are none. */
function shareOfLetters(kinds: Uint8Array, start: number, end: number): number {
  let letters = 0
  let visible = 0
  for (let at = start; at < end; at++) {
    letters += kinds[at]! & IN_RUN
    visible += kinds[at]! & VISIBLE
  }
  return visible === 0 ? 0 : (VISIBLE * letters) / visible
}

/** What is not seen, and the bars between the cells of a row. */
const UNCOUNTED_SIGNS = /[\0-\x20\xA0]|(?<=^|\s)\|(?=\s|$)/g

function isSymbolic(text: string): boolean {
  const shown = text.replace(UNCOUNTED_SIGNS, '')
  const visible = shown.length
  const symbols = (shown.match(SYMBOLS)?.length ?? 0) / visible
  return symbols > 0.3 || (symbols > 0.12 && visible > 10 && !/[£€$%@]/.test(text))
}

/**
 * Signs, code or a broken text layer rather than words.
 * @param kinds those of the text's units
 */
export function isGarbled(text: string, kinds: Uint8Array, start: number, end: number): boolean {
  const share = shareOfLetters(kinds, start, end)
  return share < 0.5 || (share <= 0.9 && isSymbolic(text.slice(start, end)))
}

const ENTRY = /^\p{Lu}[\p{L}\p{M}\s.'’-]{1,40}\s[–—]\s\S/u

/** Whether a line names somebody or something, and behind a dash who or what that is. */
export const isEntry = (text: string): boolean => ENTRY.test(text)
