import type { Language } from '../language.ts'
import { stopWordsOf } from '../stop-words.ts'
import { directQuestion, withoutStress } from './direct-question.ts'
import {
  coverOf,
  MOST_HEARD_WORDS,
  UNSPACED_LANGUAGES,
  wordsOf,
  type Cover,
  type HeardWord,
} from './heard.ts'
import type { SmallTalk } from './phrases/phrases.ts'
import { inFull } from './typed-words.ts'

/** Of several things that one message says, the one that is replied to. */
const BY_WEIGHT: readonly SmallTalk[] = [
  'human',
  'identity',
  'insult',
  'help',
  'goodbye',
  'thanks',
  'greeting',
  'okay',
]

/** Ends of sentences and clauses at which a pleasantry may stand apart. */
const CLAUSE_END = /[,.!?;:…।۔،؛؟。，！？、；\n¡¿–—]+(?=\s|$)|[।۔،؛؟。，！？、；\n]+|\s[-–—]\s/gu

/** What leads to a question asks for help where none follows. */
const talkOf = (heard: Cover['heard']): SmallTalk | undefined =>
  BY_WEIGHT.find((talk) => (heard as ReadonlySet<string>).has(talk)) ??
  (heard.has('asking') ? 'help' : undefined)

/** What words say, if that is small talk from the first to the last. */
function coverWhole(words: readonly HeardWord[], language: Language): Cover['heard'] | undefined {
  if (words.length === 0 || words.length > MOST_HEARD_WORDS) return undefined
  const cover = coverOf(words, language)
  return cover.words === words.length ? cover.heard : undefined
}

/** The same as what is replied to. */
export function saidWhole(words: readonly HeardWord[], language: Language): SmallTalk | undefined {
  const heard = coverWhole(words, language)
  return heard && talkOf(heard)
}

const ENDINGS = ['thanks', 'goodbye', 'greeting', 'courtesy'] as const

/** Whether words ask nothing: small talk, or a bare please. */
const isPleasantry = (words: readonly HeardWord[], language: Language): boolean =>
  saidWhole(words, language) !== undefined || coverWhole(words, language)?.has('courtesy') === true

/** Whether words may end a message: thanks or yes, but not "what can I do". */
function isEnding(words: readonly HeardWord[], language: Language): boolean {
  const heard = coverWhole(words, language)
  const isAnswer = heard?.has('okay') === true && heard.size === 1
  return isAnswer || ENDINGS.some((ending) => heard?.has(ending) === true)
}

interface Clause {
  readonly start: number
  readonly end: number
  readonly words: readonly HeardWord[]
}

function clausesOf(text: string): Clause[] {
  const ends = Array.from(text.matchAll(CLAUSE_END), ({ index, 0: mark }) => index + mark.length)
  return [...ends, text.length]
    .map((end, at) => ({ start: ends[at - 1] ?? 0, end }))
    .map(({ start, end }) => ({ start, end, words: wordsOf(text.slice(start, end)) }))
    .filter(({ words }) => words.length > 0)
}

/** Languages that say "could you tell me" behind the question as well. */
const VERB_LAST: ReadonlySet<Language> = new Set([
  'ja',
  'ko',
  'tr',
  'hi',
  'bn',
  'ta',
  'te',
  'fa',
  'ur',
])
/** Words of what is said before a question without a sign between them, at most: could you please tell me. */
const LONGEST_LEAD = 10
/** The same of a greeting or thanks. */
const LONGEST_GREETING = 4
/** Words of thanks behind a question, at most: thank you very much in advance. */
const LONGEST_THANKS = 6
/** Words from which on what leads to a question does so whatever that begins with: I want to know prices. */
const PLAIN_LEAD = 2
const SIGNS_PER_WORD = 3

/** As many words as signs, in languages that are written without blanks. */
const inWords = (most: number, language: Language): number =>
  UNSPACED_LANGUAGES.has(language) ? most * SIGNS_PER_WORD : most

/** How many words lead to a question: hello, could you please tell me; 0 where none do. */
function leadOf(words: readonly HeardWord[], language: Language): number {
  // What happens? How are you? may be meant as they are said, where no sign stands behind them.
  const first = words[0]
  const mayGreet =
    first !== undefined &&
    (!stopWordsOf(language).has(first.word) ||
      coverWhole([first], language)?.has('greeting') === true)
  let longest = 0
  let isPure = false
  for (
    let count = 1;
    count <= Math.min(inWords(LONGEST_LEAD, language), words.length - 1);
    count++
  ) {
    const heard = coverWhole(words.slice(0, count), language)
    if (heard === undefined) continue
    const isGreeting = mayGreet && (heard.has('greeting') || heard.has('thanks'))
    const isShort = count <= inWords(LONGEST_GREETING, language) && count < words.length - 1
    if (!heard.has('asking') && !(isGreeting && isShort)) continue
    // What says nothing elsewhere may begin the question: could you tell me [now].
    if (isPure && heard.has('filler')) continue
    longest = count
    isPure = !heard.has('filler')
  }
  return longest
}

/** Hello when are you open? Could you tell me when you are open? The question alone. */
function withoutLead(text: string, language: Language): string {
  const words = wordsOf(text)
  const count = leadOf(words, language)
  const next = words[count]
  if (count === 0 || next === undefined) return text
  const asks = coverWhole(words.slice(0, count), language)?.has('asking') === true
  // Else words that questions begin with: who, how, is.
  if (!(asks && count >= PLAIN_LEAD) && !stopWordsOf(language).has(next.word)) return text
  const rest = text.slice(next.start)
  return language === 'en' ? directQuestion(rest) : rest
}

/** When are you open please? The question alone. */
function withoutThanks(text: string, language: Language): string {
  const words = wordsOf(text)
  for (
    let count = 1;
    count <= Math.min(inWords(LONGEST_THANKS, language), words.length - 2);
    count++
  ) {
    const cover = coverWhole(words.slice(-count), language)
    const ends =
      cover?.has('thanks') === true ||
      cover?.has('courtesy') === true ||
      (VERB_LAST.has(language) && cover?.has('asking') === true)
    if (!ends) continue
    return text.slice(0, words.at(-count - 1)!.end)
  }
  return text
}

/** Words of a name behind a farewell, at most. */
const LONGEST_NAME = 3

/** Whether a clause ends a message: Kind regards, or kind regards Ada Lark. */
function isFarewell({ start, words }: Clause, text: string, language: Language): boolean {
  const isLarge = (word: HeardWord): boolean => /\p{Lu}/u.test(text.charAt(start + word.start))
  for (let names = 0; names <= LONGEST_NAME && names < words.length; names++) {
    if (names > 0 && !isLarge(words.at(-names)!)) return false
    if (saidWhole(words.slice(0, words.length - names), language) === 'goodbye') return true
  }
  return false
}

/** The clauses up to a farewell, if nothing is asked behind it. */
function beforeFarewell(clauses: readonly Clause[], text: string, language: Language): Clause[] {
  const farewell = clauses.findIndex((clause) => isFarewell(clause, text, language))
  const isLast = farewell > 0 && !/[?？؟]/u.test(text.slice(clauses[farewell]!.start))
  return clauses.slice(0, isLast ? farewell : clauses.length)
}

/** A message with the small talk around its question taken off. */
function withoutTalk(text: string, languages: readonly Language[]): string {
  const clauses = clausesOf(text)
  for (const language of languages) {
    const said = beforeFarewell(clauses, text, language)
    const isTalk = said.map(({ words }) => isPleasantry(words, language))
    const first = isTalk.indexOf(false)
    if (first < 0) continue
    const last = said.findLastIndex(({ words }) => !isEnding(words, language))
    const isWhole = first === 0 && last === clauses.length - 1
    const asked = isWhole ? text : text.slice(clauses[first]!.start, clauses[last]!.end).trim()
    const bare = withoutThanks(withoutLead(asked, language), language)
    if (bare !== text) return bare
  }
  return text
}

/**
 * The question of a message, without what is said around it and what only stresses it.
 * @param languages that it may be in, the likeliest first
 */
export const questionIn = (message: string, languages: readonly Language[]): string =>
  withoutStress(withoutTalk(inFull(message, languages[0] === 'en'), languages)).replace(
    /[\s,:]+$/u,
    '',
  )
