import { countOthers, datesIn } from './calendar.ts'
import type { Concept } from './concepts.ts'
import { datesBeside } from './dates-beside.ts'
import type { Question } from './question.ts'
import { headingOf } from './unit-context.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'
import { isOfYearDays, shareDays, yearDaysIn } from './year-days/year-days.ts'

const NONE: readonly number[] = []

/**
 * Tells where among the words of a question those are that name a day or month which a unit tells of: a day of the
 * week, or of the year by whatever name.
 */
export function datingOf(
  words: readonly Concept[],
  question: Question,
): (file: IndexedFile, unit: number) => readonly number[] {
  const asked = question.dates()
  const named = [...words.keys()].filter(
    (at) => asked !== 0 && datesBeside(words[at]!.word, question).length > 0,
  )
  const days = question.yearDays()
  const ofDays = [...words.keys()].filter(
    (at) => days.length > 0 && isOfYearDays(words[at]!.word, question.askedIn),
  )
  return (file, unit) => {
    if (named.length === 0 && ofDays.length === 0) return NONE
    const { language } = file.segment
    const text = textOfUnit(file, unit)
    if (ofDays.length > 0 && shareDays(yearDaysIn(text, language), days)) return ofDays
    return datesIn(text, language) & asked ? named : NONE
  }
}

/** Days or months but for those asked that a unit speaks of, or where it names none what it stands under. */
export function otherDatesOf(
  file: IndexedFile,
  passage: number,
  text: string,
  { dates }: Question,
): number {
  const { language } = file.segment
  const dated = datesIn(text, language) === 0 ? headingOf(file, passage) : text
  return countOthers(dated, dates(), language)
}
