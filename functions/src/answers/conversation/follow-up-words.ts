import { FOLLOW_UP_WORDS } from '../follow-up-lists.ts'
import type { Language } from '../language.ts'
import { UNSPACED_LANGUAGES } from './heard.ts'

/** What is read of one language's words, made when it is first asked for. */
interface Signs {
  readonly begins: RegExp
  readonly ends: RegExp | null
  readonly standsFor: RegExp
}

const known = new Map<Language, Signs | null>()

function makeSigns(language: Language): Signs | null {
  const words = FOLLOW_UP_WORDS[language]
  if (words === undefined) return null
  const pronouns = words.pronouns.replaceAll(' ', '|')
  const ends = words.ends === undefined ? null : new RegExp(`(?:${words.ends})$`, 'u')
  const prefixed = words.prefixes === undefined ? '' : `|(?:${words.prefixes})`
  return UNSPACED_LANGUAGES.has(language)
    ? {
        begins: new RegExp(`^(?:${words.markers.replaceAll(' ', '')})`, 'u'),
        ends,
        standsFor: new RegExp(pronouns, 'u'),
      }
    : {
        begins: new RegExp(`^(?:(?:${words.markers})(?= |$)${prefixed})`, 'u'),
        ends,
        standsFor: new RegExp(`(?:^| )(?:${pronouns})(?= |$)`, 'u'),
      }
}

function signsOf(language: Language): Signs | null {
  let signs = known.get(language)
  if (signs === undefined) known.set(language, (signs = makeSigns(language)))
  return signs
}

const IS_MORE = new RegExp(
  `^(?:${Object.values(FOLLOW_UP_WORDS)
    .map(({ more }) => more)
    .join('|')})$`,
  'u',
)
/** How far is it from …, what does it cost to …: the word stands for nothing. */
const EXPLETIVE =
  /\bit(?: \p{L}+){0,2} (?:if|to|from|when|that|for)(?= \p{L})|\b(?:is|are) there\b|\bthere (?:is|are)\b|\bthat (?:i|you|we|is|are|the)\b/gu

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a message begins or ends like one that goes on from the one before (and on Sundays?).
 * @param languages that it may be in
 */
export function goesOn(text: string, languages: readonly Language[]): boolean {
  const said = plain(text)
  return languages.some((language) => {
    const signs = signsOf(language)
    return signs !== null && (signs.begins.test(said) || signs.ends?.test(said) === true)
  })
}

/** Whether it asks for what comes after the last answer (tell me more), in any language. */
export const asksForMore = (text: string): boolean => IS_MORE.test(plain(text))

/**
 * Whether a word of it stands for something that it does not name (how much is it then?).
 * @param languages that it may be in
 */
export function pointsBack(text: string, languages: readonly Language[]): boolean {
  const said = plain(text).replace(EXPLETIVE, ' ')
  return languages.some((language) => signsOf(language)?.standsFor.test(said) === true)
}
