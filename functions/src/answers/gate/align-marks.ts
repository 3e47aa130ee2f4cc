import type { Language } from '../language.ts'
import { isFreeArticle, PHRASING_WORDS, type PhrasingWords } from './phrasing-words.ts'
import { isAmount, isCurrency, type Gap, type Mark } from './read-marks.ts'

/** Marks behind a word within which a range must begin for "from" to be said. */
const RANGE_AHEAD = 4

/** Equal but for the case of a first letter that begins something on either side. */
function isSameWord(said: Mark, quoted: Mark): boolean {
  if (said.value === quoted.value) return true
  if (!said.begins && !quoted.begins) return false
  const [first = '', ...rest] = said.value
  const [quotedFirst = '', ...quotedRest] = quoted.value
  return first.toLowerCase() === quotedFirst.toLowerCase() && rest.join('') === quotedRest.join('')
}

/** £15 a day, £15 per day. */
const isRate = (said: Mark, quoted: Mark, before: Mark | undefined): boolean =>
  before?.kind === 'number' && ['a per', 'per a'].includes(`${said.text} ${quoted.text}`)

/**
 * Whether a word only says what stands between two marks of the quote.
 * @param ahead the marks of the quote from the gap on
 */
function saysGap(word: string, gap: Gap, ahead: readonly Mark[], words: PhrasingWords): boolean {
  const [next, second] = ahead
  if (next === undefined) return false
  if (gap === 'range') return words.to.has(word)
  if (gap !== 'cell') return false
  const isPriced =
    isCurrency(next) || (isAmount(next) && second !== undefined && isCurrency(second))
  const isRanged = ahead.slice(1, RANGE_AHEAD).some((mark) => mark.gap === 'range')
  return (
    words.being.has(word) ||
    (words.costing.has(word) && isPriced) ||
    (words.lasting.has(word) && isAmount(next) && !isPriced) ||
    (words.from.has(word) && isAmount(next) && isRanged)
  )
}

const JOINED: ReadonlySet<Gap> = new Set(['cell', 'line', 'comma'])
/** Punctuation of a sentence that parts what a gap of the quote parts. */
const PARTING: Readonly<Record<Gap, ReadonlySet<Gap>>> = {
  none: new Set(['none']),
  comma: new Set(['comma']),
  cell: new Set(['comma', 'cell']),
  range: new Set(['range']),
  line: new Set(['comma', 'line', 'end']),
  end: new Set(['line', 'end']),
}

/** From the weakest to the strongest. */
const GAPS: readonly Gap[] = ['none', 'comma', 'cell', 'range', 'line', 'end']
const stronger = (one: Gap, other: Gap): Gap =>
  GAPS.indexOf(one) >= GAPS.indexOf(other) ? one : other

/** One of two lists of marks as far as it has been read. */
interface Reader {
  readonly marks: readonly Mark[]
  at: number
  /** What parts the next mark from the last one that was compared. */
  gap: Gap
}

const readerOf = (marks: readonly Mark[]): Reader => ({ marks, at: 0, gap: 'none' })

/** The gap before the next mark; what stands before the first one parts nothing. */
const gapBefore = ({ marks, at, gap }: Reader): Gap =>
  at === 0 ? 'none' : stronger(gap, marks[at]?.gap ?? 'none')

function skip(reader: Reader): void {
  reader.gap = gapBefore(reader)
  reader.at++
}

function isArticle({ marks, at }: Reader, language: Language): boolean {
  const mark = marks[at]
  const next = marks[at + 1]
  if (mark === undefined || next?.gap !== 'none') return false
  return isFreeArticle(mark.begins ? mark.text.toLowerCase() : mark.text, next.text, language)
}

/** What a sentence has put in words of the gap that it is in. */
type Saying = 'nothing' | 'and' | 'verb'

function saysMore(said: Reader, quoted: Reader, saying: Saying, language: Language): Saying | null {
  const words = PHRASING_WORDS.get(language)
  const word = said.marks[said.at]?.text
  if (words === undefined || word === undefined || quoted.at === 0 || saying === 'verb') return null
  const gap = gapBefore(quoted)
  if (saying === 'nothing' && JOINED.has(gap) && words.joining.has(word)) return 'and'
  return saysGap(word, gap, quoted.marks.slice(quoted.at), words) ? 'verb' : null
}

function isNextAlike(said: Reader, quoted: Reader): boolean {
  const mark = said.marks[said.at]
  const source = quoted.marks[quoted.at]
  if (mark === undefined || source === undefined) return false
  return isSameWord(mark, source) || isRate(mark, source, quoted.marks[quoted.at - 1])
}

/**
 * Whether the marks of a sentence are those of a quote, all of them and in its order, but for free
 * articles and for words that only say what stands between two marks.
 */
export function isAligned(
  sentence: readonly Mark[],
  quote: readonly Mark[],
  language: Language,
): boolean {
  const said = readerOf(sentence)
  const quoted = readerOf(quote)
  let saying: Saying = 'nothing'
  while (said.at < sentence.length || quoted.at < quote.length) {
    const more: Saying | null = isNextAlike(said, quoted)
      ? null
      : saysMore(said, quoted, saying, language)
    if (isNextAlike(said, quoted)) {
      const gap = gapBefore(said)
      const isPut = saying !== 'nothing' && gap === 'none'
      if (!isPut && !PARTING[gapBefore(quoted)].has(gap)) return false
      said.at++
      quoted.at++
      said.gap = quoted.gap = 'none'
      saying = 'nothing'
    } else if (more !== null) {
      saying = more
      skip(said)
    } else if (isArticle(said, language)) skip(said)
    else if (isArticle(quoted, language)) skip(quoted)
    else return false
  }
  return true
}
