import type { PhrasingFault } from '@docent/domain/trace'
import type { Language } from '../language.ts'
import { isAligned } from './align-marks.ts'
import { isRestriction } from './phrasing-words.ts'
import { isAmount, readMarks, withColumns, type Mark } from './read-marks.ts'

/** What a sentence is compared with. */
export interface PhrasingSource {
  /** The document's own text. */
  readonly quote: string
  /** The quote as it is shown, by the rule of `quote-text.ts`. */
  readonly text: string
  /** Of the file. */
  readonly language: Language
}

const LONGEST_GROWTH = 2
const LONGEST_ADDITION = 40

/** Values of one list that the other does not hold as often. */
function missingIn(values: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return values.filter((value) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Names what is wrong with a sentence, the gravest first; only to be told to the owner. */
function nameFault(said: readonly Mark[], quoted: readonly Mark[]): PhrasingFault {
  const differ = (choose: (mark: Mark) => boolean): boolean => {
    const [one, other] = [said, quoted].map((marks) =>
      marks.filter(choose).map(({ value }) => value.toLowerCase()),
    )
    return missingIn(one!, other!).length + missingIn(other!, one!).length > 0
  }
  if (differ(isAmount)) return 'number'
  if (differ(({ text }) => isRestriction(text))) return 'restriction'
  if (differ(({ kind }) => kind === 'sign')) return 'sign'
  const values = (marks: readonly Mark[]) => marks.map(({ value }) => value.toLowerCase())
  const added = new Set(missingIn(values(said), values(quoted)))
  const isName = ({ text, begins, value }: Mark) =>
    !begins && added.has(value.toLowerCase()) && /^\p{Lu}/u.test(text)
  if (said.some(isName)) return 'name'
  if (added.size > 0) return 'added_word'
  return missingIn(values(quoted), values(said)).length > 0 ? 'left_out_word' : 'order'
}

/**
 * Whether a sentence in other words says what its quote says, no more and no less.
 *
 * The marks of the sentence (words, numbers, signs) must be those of the whole quote, in its order.
 * It may differ in: articles and contractions (English), small numbers as words or digits, the case
 * of a first letter, "and" or a line of its own for what a list or comma parts, and a word that a
 * column, colon or dash stands for (is, costs, takes, from … to). See DESIGN.md, "The gate".
 * @returns `null` where it does, else what is wrong with it; never throws
 */
export function judgePhrasing(sentence: string, source: PhrasingSource): PhrasingFault | null {
  const { quote, text, language } = source
  const said = sentence.trim()
  if (said === '') return 'empty'
  if (said === text) return null
  if (said.length > text.length * LONGEST_GROWTH + LONGEST_ADDITION) return 'too_long'
  const one = readMarks(withColumns(said, quote), language)
  const other = readMarks(withColumns(text, quote), language)
  if (one.marks.length === 0) return 'empty'
  if (one.isQuestion !== other.isQuestion) return 'sign'
  if (one.opening !== '' && one.opening !== other.opening) return 'sign'
  return isAligned(one.marks, other.marks, language) ? null : nameFault(one.marks, other.marks)
}
