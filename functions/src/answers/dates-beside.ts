import { NAMES_IN, SHORT_DAYS, SHORT_IN } from './calendar-names.ts'
import {
  isSameKind,
  isSingle,
  type Dates,
  DAYS,
  PORTUGUESE_NAMES,
  DATE_NAMES,
  NAMES_BY_LANGUAGE,
  ORDINALS,
  DATES_BY_NAME,
  shortIn,
  ownNamesIn,
  NAMES_THAT_ARE_WORDS,
} from './dates-by-name.ts'
import type { Language } from './language.ts'

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
  const all = [...DATES_BY_NAME].filter(
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
  const at = language === 'pt' ? PORTUGUESE_NAMES.indexOf(word) : -1
  return at >= 0 && dates() & (1 << at) ? 1 << at : undefined
}

/**
 * Words that a text may speak of a day or month with, none for other words: those of its kind, with
 * any two of which a range may begin and end. Whether it does is told by `countOthers`.
 * @param question what the word stands in, which tells March from a march, and mars from Mars
 */
export function datesBeside(
  word: string,
  question: { readonly dates: () => Dates; readonly language: Language },
): readonly string[] {
  const dates =
    ownNamesIn(question.language).get(word) ?? DATES_BY_NAME.get(word) ?? ordinalDay(word, question)
  if (dates === undefined) return []
  const naming = NAMES_THAT_ARE_WORDS.get(word)
  if (naming !== undefined && !(naming.includes(question.language) && dates & question.dates()))
    return []
  const key = `${question.language} ${word}`
  let beside = related.get(key)
  if (beside === undefined) {
    const singular = word.replace(/s$/, '')
    const isForm = (names: readonly string[] = []): boolean =>
      names.includes(word) || names.includes(singular)
    const own = NAMES_BY_LANGUAGE.get(question.language)
    const names =
      (isForm(own) ? own : [...NAMES_BY_LANGUAGE.values()].find(isForm)) ?? DATE_NAMES.flat()
    beside = besideIn(names, word, { own: dates, language: question.language })
    if (ORDINALS.has(word))
      beside = [...beside, ...NUMBERED_DAYS, ...PORTUGUESE_NAMES.slice(0, DAYS)]
    related.set(key, beside)
  }
  return beside
}
