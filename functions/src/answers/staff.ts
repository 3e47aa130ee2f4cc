import { conceptsOf } from './glossary/glossary.ts'
import type { Question } from './question.ts'

/** Concepts of the glossary by which a question for people asks for all who work somewhere. */
const OF_STAFF: ReadonlySet<string> = new Set(['employee', 'team'])
/** How words begin that mean to work. */
const WORKS =
  /^(?:work|arb[ae]i?[dt]|trabaj|trabalh|travail|lavor|werk|jobb|prac|работ|працю|çalış)/u

/** Whether it is asked who works somewhere, and not who owns or runs it. */
export const asksForStaff = ({ cue, topic, words, spelled, askedIn }: Question): boolean =>
  cue === 'person' &&
  topic?.topic.name === 'who' &&
  words.some((word) => {
    const written = spelled.get(word) ?? word
    return WORKS.test(written) || conceptsOf(written, askedIn).some((each) => OF_STAFF.has(each))
  })

/** In UTF-16 units: longer texts tell more than who somebody is. */
const LONGEST_INTRODUCTION = 140
const LARGE = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`
const NEXT = String.raw`(?:\s(?:and|und|y|et|e|en|&|och|og|ja|i|a|и|ve))?\s${LARGE}`
/** Names and what they do (Joss Okafor and Petra Hale, mechanics), or the other way round (Tutor: Ann Lee). */
const INTRODUCTION = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${LARGE}(?:(?:${NEXT})+\s?[,:–—(-]\s?\p{L}|\s?[,–—]\s?\p{Ll})|${LARGE}(?:\s\p{L}+){0,3}:\s${LARGE}${NEXT})`,
  'u',
)

/** Whether a sentence or line says who somebody is, and nothing else: Nell Pascoe, owner. */
export const introducesSomebody = (text: string): boolean =>
  text.length <= LONGEST_INTRODUCTION && INTRODUCTION.test(text)
