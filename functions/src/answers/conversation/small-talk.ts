import { detectLanguage, UNKNOWN_LANGUAGE, type Language } from '../language.ts'
import { stopWordsOf } from '../stop-words.ts'
import { addressIn } from './address.ts'
import { coverOf, HEARD_LANGUAGES, wordsOf, type Cover, type HeardWord } from './heard.ts'
import type { SmallTalk } from './phrases/phrases.ts'

/** What a message is: something said to the bot, or a question with the pleasantries taken off. */
export type Heard =
  | { readonly kind: 'small_talk'; readonly talk: SmallTalk; readonly language: Language }
  | { readonly kind: 'question'; readonly text: string }

/** What is known of the documents when a message is heard. */
export interface Hearing {
  /** Languages of the documents, the commonest first. */
  readonly languages: readonly Language[]
  /** Whether a document holds the word, or one that it may be a slip of. */
  knows(word: string): boolean
}

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

/** Words beside an address that make it a message of its own: my e-mail address is … */
const MOST_WORDS_BESIDE_EMAIL = 7
const SIGNS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['greeting', /👋|🙋/u],
  ['thanks', /🙏|❤|💙|💚|💛|🥰|😘|🤗/u],
  ['okay', /👍|👌|✅|🆗|🙂|😊|😀|😃|😄|😁|😉|😂|🤣|🎉|💪|👏/u],
  ['insult', /🖕|💩|🤬/u],
]
/** Keys that lie beside each other, as far as a hand wanders over them. */
const KEY_ROWS = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm']
const LEAST_ROW = 4
const KEY_RUNS = KEY_ROWS.flatMap((row) =>
  Array.from({ length: row.length - LEAST_ROW + 1 }, (_, at) => row.slice(at, at + LEAST_ROW)),
)
const CONSONANTS = /[^aeiouyàâäáãåæèéêëìíîïòóôöõøœùúûü]{6,}/iu

/** Ends of sentences and clauses at which a pleasantry may stand apart. */
const CLAUSE_END = /[,.!?;:…。，！？、；\n¡¿–—]+(?=\s|$)|[。，！？、；\n]+|\s[-–—]\s/gu

const talkOf = ({ heard }: Cover): SmallTalk | undefined =>
  BY_WEIGHT.find((talk) => (heard as ReadonlySet<string>).has(talk))

/** What words say, if that is small talk from the first to the last. */
function saidWhole(words: readonly HeardWord[], language: Language): SmallTalk | undefined {
  if (words.length === 0) return undefined
  const cover = coverOf(
    words.map(({ word }) => word),
    language,
  )
  return cover.words === words.length ? talkOf(cover) : undefined
}

/** Languages in the order in which a message may be in them. */
function likelyLanguages(text: string, languages: readonly Language[]): Language[] {
  const detected = detectLanguage(text)
  const first = detected === UNKNOWN_LANGUAGE ? languages : [detected, ...languages]
  return [...new Set([...first, ...HEARD_LANGUAGES])].filter((one) => HEARD_LANGUAGES.includes(one))
}

function signsOf(text: string): SmallTalk {
  return SIGNS.find(([, signs]) => signs.test(text))?.[0] ?? 'unclear'
}

/** Whether letters were typed without a word: asdfgh, xxxx, bcdfghjk. Known words never are. */
function isGibberish(text: string, knows: Hearing['knows']): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0 || words.length > 3) return false
  return words.every((word) => {
    if (!/^[a-zà-ÿ]{4,}$/u.test(word) || knows(word)) return false
    const isOneLetter = /^(.{1,2})\1+$/u.test(word)
    const isRow = KEY_RUNS.some((run) => word.includes(run))
    return isOneLetter || isRow || CONSONANTS.test(word)
  })
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

/** Hello when are you open: a greeting in front of a word that questions begin with. */
function withoutGreeting(text: string, words: readonly HeardWord[], language: Language): string {
  for (let count = Math.min(4, words.length - 2); count > 0; count--) {
    const talk = saidWhole(words.slice(0, count), language)
    if (talk !== 'greeting' && talk !== 'thanks') continue
    const next = words[count]!
    return stopWordsOf(language).has(next.word) ? text.slice(next.start) : text
  }
  return text
}

/** The question of a message, with the small talk around it taken off. */
function questionIn(text: string, languages: readonly Language[]): string {
  const clauses = clausesOf(text)
  for (const language of languages) {
    const isTalk = clauses.map(({ words }) => saidWhole(words, language) !== undefined)
    const first = isTalk.indexOf(false)
    const last = isTalk.lastIndexOf(false)
    if (first < 0) continue
    const { start, words } = clauses[first]!
    const { end } = clauses[last]!
    const whole = first === 0 && last === clauses.length - 1 ? text : text.slice(start, end).trim()
    const bare = withoutGreeting(
      whole,
      start === 0 && whole === text ? words : wordsOf(whole),
      language,
    )
    if (bare !== text) return bare
  }
  return text
}

/**
 * Tells what is said to the bot from what is asked of the documents. A message counts as small
 * talk only where phrases of it cover every word, so that no question is taken for one.
 */
export function hear(message: string, { languages, knows }: Hearing): Heard {
  const text = message.normalize('NFKC').trim()
  const [first = 'en', ...others] = likelyLanguages(text, languages)
  const say = (talk: SmallTalk, language = first): Heard => ({ kind: 'small_talk', talk, language })
  if (!/[\p{L}\p{N}]/u.test(text)) return say(signsOf(text))
  const words = wordsOf(text)
  for (const language of [first, ...others]) {
    const talk = saidWhole(words, language)
    if (talk !== undefined) return say(talk, language)
  }
  const address = addressIn(text)
  if (address !== null && !/[?？؟]/u.test(address.rest)) {
    if (wordsOf(address.rest).length <= MOST_WORDS_BESIDE_EMAIL) return say('email')
  }
  if (isGibberish(text, knows)) return say('unclear')
  return { kind: 'question', text: questionIn(message.trim(), [first, ...others]) }
}
