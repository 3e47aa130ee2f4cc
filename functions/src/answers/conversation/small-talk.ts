import { detectLanguage, UNKNOWN_LANGUAGE, type Language } from '../language.ts'
import { addressIn } from './address.ts'
import { questionIn, saidWhole } from './asked-within.ts'
import { inPlainLetters } from '../plain-letters.ts'
import { HEARD_LANGUAGES, wordsOf } from './heard.ts'
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

/** The languages that small talk is known of, in the order in which a message may be in them. */
const heardLanguages = (languages: readonly Language[]): Language[] =>
  [...new Set(languages)].filter((one) => HEARD_LANGUAGES.includes(one))

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

/**
 * Tells what is said to the bot from what is asked of the documents. A message counts as small
 * talk only where phrases of it cover every word, so that no question is taken for one.
 */
export function hear(message: string, { languages, knows }: Hearing): Heard {
  const text = inPlainLetters(message).trim()
  const detected = detectLanguage(text)
  const isKnown = detected !== UNKNOWN_LANGUAGE
  const likely = heardLanguages([...(isKnown ? [detected] : []), ...languages])
  const all = heardLanguages([...likely, ...HEARD_LANGUAGES])
  const first = likely[0] ?? 'en'
  const say = (talk: SmallTalk, language = first): Heard => ({ kind: 'small_talk', talk, language })
  if (!/[\p{L}\p{N}]/u.test(text)) return say(signsOf(text))
  const words = wordsOf(text)
  for (const language of all) {
    const talk = saidWhole(words, language)
    // Good in a language that nobody is likely to speak here is a thing in another one (bra, fin).
    if (talk === 'okay' && language !== 'en' && !likely.includes(language)) continue
    if (talk !== undefined) return say(talk, language)
  }
  const address = addressIn(text)
  if (address !== null && !/[?？؟]/u.test(address.rest)) {
    if (wordsOf(address.rest).length <= MOST_WORDS_BESIDE_EMAIL) return say('email')
  }
  if (isGibberish(text, knows)) return say('unclear')
  const question = questionIn(message.trim(), isKnown ? heardLanguages([...likely, 'en']) : all)
  return { kind: 'question', text: question }
}
