import { isUpperCase, type Block } from './blocks.ts'
import { datesIn } from './calendar.ts'
import { tellsDayHours } from './day-hours.ts'
import { endsInQuestionMark, hasQuestionLabel } from './document-questions.ts'
import {
  isBullet,
  isEntry,
  isLabel,
  isNumberedHeading,
  isRow,
  isUnended,
  startsSmall,
  tellsDetail,
  wordCount,
} from './line-kinds.ts'
import { tellsHours } from './wrapped-lines.ts'

/** Longest heading, in words and UTF-16 units. */
const HEADING_WORDS = 12
export const HEADING_LENGTH = 90

/** Words of a heading in a script that ends no sentence with a sign: what is longer may be a sentence … */
const UNENDED_HEADING_WORDS = 3
/** … unless it stands by itself over a table, a list or more text than it has itself. */
const UNENDED_TITLE_WORDS = 8
/** Chapter, section, part, article. */
const THAI_CHAPTER = /^(?:หมวด|บท|ส่วน|ตอน|ข้อ|มาตรา)(?:ที่)?\s?\p{N}+\s/u

/** Whether a line without a sign at its end may be a heading. */
function isUnendedHeading({ text, lines: [first] }: Block, next: Block | undefined): boolean {
  const title = text.replace(THAI_CHAPTER, '')
  if (/\p{N}/u.test(title)) return false
  const words = wordCount(title)
  if (words <= UNENDED_HEADING_WORDS) return true
  if (words > UNENDED_TITLE_WORDS || !first!.afterBreak || next === undefined) return false
  return isRow(next.text) || isBullet(next.text) || next.text.length > 2 * text.length
}

/** Nothing but a day, as it stands over what happens on it: Friday 15 May. */
const isDay = (text: string): boolean =>
  datesIn(text) !== 0 && wordCount(text) <= 4 && !/\d[:.]\d\d|[€$£]/.test(text)

/** Whether a line tells something of a day, as the row below it does of another: Mo geschlossen. */
const isOneOfDays = (text: string, next: string): boolean =>
  isRow(next) &&
  /^\p{L}/u.test(next) &&
  wordCount(text) > 1 &&
  datesIn(text) !== 0 &&
  datesIn(next) !== 0

/** Whether two lines say who or what two of a list are: Jannes Okken – Barbier. */
const areEntries = (text: string, next: string): boolean => isEntry(text) && isEntry(next)

/** Three things or more, where no blank parts them, or in Korean: エアコン、テレビ、冷蔵庫. */
const ENUMERATION = /^(?:[^,、，]+[、，]){2}[^,、，]|^(?:[^,]*\p{sc=Hangul}[^,]*,){2}[^,]/u

/** A line of a price list that tells a price of none: Under fours free. */
const COSTS_NOTHING =
  /(?<!\p{L})(?:free(?: of charge)?|kostenlos|kostenfrei|frei|gratis|gratuit(?:e?s?|[oa]s?)|ingyen(?:es)?|zdarma|zadarmo|za darmo|bezpłatnie|bezplatne|besplatno|brezplačno|бесплатно|безкоштовно|безплатно|ücretsiz|δωρεάν|nemokamai|bez maksas|tasuta|ilmainen|maksutta|مجاني|免费|無料|무료)$/iu

const QUESTION_WORDS = 30

/** Short, without a full stop, and something follows that it can be the heading of. */
export function isHeading(block: Block, next: Block | undefined): boolean {
  const { text } = block
  if (hasQuestionLabel(text) && wordCount(text) <= QUESTION_WORDS) return true
  if (text.length > HEADING_LENGTH || wordCount(text) > HEADING_WORDS || block.lines.length > 2)
    return false
  if (
    startsSmall(text) ||
    (isUnended(text) && !isUnendedHeading(block, next)) ||
    isRow(text) ||
    (isBullet(text) !== isNumberedHeading(text) && isBullet(text))
  )
    return false
  if (endsInQuestionMark(text) && !/[.!。！۔]/.test(text)) return true
  if (/[.!:;,…。！：；，、।۔؛،]$/.test(text) || isLabel(text)) return false
  if (ENUMERATION.test(text)) return false
  if (COSTS_NOTHING.test(text) && next !== undefined && tellsDetail(next.text)) return false
  if (tellsDayHours(text)) return false
  if (block.lines.some((line) => tellsDetail(line.text)))
    return next !== undefined && isRow(next.text) && isDay(text)
  if (next !== undefined && (isOneOfDays(text, next.text) || areEntries(text, next.text)))
    return false
  if (next === undefined || next.page !== block.page)
    return isUpperCase(text) || isNumberedHeading(text)
  return !startsSmall(next.text) || isRow(next.text) || tellsHours(next)
}
