import { detectLanguage, type Language } from './language.ts'
import { stopWordsOf } from './postings.ts'
import { TRAILING_WORDS } from './related-words.ts'
import { foldAccents } from './stem.ts'
import { visitWords } from './tokenize.ts'

/** What kind of thing the answer should hold. */
export type AnswerCue = 'person' | 'time' | 'quantity' | 'money' | 'place' | 'reason' | 'none'

/** A question, taken apart. Words keep their order; each stands once. */
export interface Question {
  readonly words: readonly string[]
  readonly cue: AnswerCue
  /** What is asked to be defined (What is X? Who was X?), lower case; '' where nothing is. */
  readonly defined: string
  /** Words that the kind of answer says already: cost, where an amount of money is asked for. */
  readonly implied: ReadonlySet<string>
}

/** Tried in this order. */
const CUES: readonly (readonly [AnswerCue, RegExp])[] = [
  [
    'money',
    /\bhow much\b|\b(?:price|prices|cost|costs|fee|fees)\b|\bwas kostet\b|\bwie ?viel\b|\bcuánto cuesta|\bcombien coûte|\bquanto costa/iu,
  ],
  [
    'quantity',
    /\bhow (?:many|long|far|old|large|big|often|high|deep|tall|fast|heavy|quickly|soon|late|early|wide)\b|\bwhat (?:percentage|number|amount|share)\b|\bwie ?viele\b|\bcuánt[oa]s?\b|\bcombien\b|\bquant[ie]\b|多少|几/iu,
  ],
  [
    'time',
    /\b(?:when|what (?:year|time|date|day|month|hours?|century|decade))\b|\bopening (?:hours|times)\b|\bwann\b|\bcuándo\b|\bquand\b|\bquando\b|何时|什么时候|متى/iu,
  ],
  [
    'person',
    /\b(?:who|whom|whose)\b|\bwer\b|\bwem\b|\bwen\b|\bquiéne?s?\b|\bqui\b|\bchi\b|谁|من هو/iu,
  ],
  [
    'place',
    /\b(?:where|what (?:city|country|place|address|location|state|town|street))\b|\bwo\b|\bdónde\b|\boù\b|\bdove\b|哪里|أين/iu,
  ],
  [
    'reason',
    /\bwhy\b|\bwhat (?:caused?|is the (?:reason|cause|purpose))\b|\bwarum\b|\bwieso\b|\bpor qué\b|\bpourquoi\b|\bperché\b|为什么|لماذا/iu,
  ],
]

const MONEY_WORDS: ReadonlySet<string> = new Set(
  'cost costs price prices priced fee fees charge charged charges rate rates pay expensive'.split(
    ' ',
  ),
)
const PLACE_WORDS: ReadonlySet<string> = new Set('located location address situated'.split(' '))
const NOTHING: ReadonlySet<string> = new Set()

/** Words that only say which measure is asked for, right behind "how". */
const MEASURES: ReadonlySet<string> = new Set(
  'long far large big often high deep tall fast heavy quickly soon late early wide'.split(' '),
)

const impliedBy = (cue: AnswerCue): ReadonlySet<string> =>
  cue === 'money' ? MONEY_WORDS : cue === 'place' ? PLACE_WORDS : NOTHING

const cueOf = (text: string): AnswerCue =>
  CUES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'none'

/** Chinese and Japanese are not cut into words, so their question words are taken out as signs. */
const UNSPACED_QUESTION_WORDS =
  /什么时候|什麼時候|为什么|為什麼|什么|什麼|怎么样|怎么|怎麼|如何|哪里|哪裡|哪些|哪个|哪儿|哪|多少|几个|几|谁|誰|何时|請問|请问|是否|可以|有没有|吗|嗎|呢|吧|的|了|是|在|ですか|ますか|でしょうか|どこ|いつ|だれ|なに|なぜ|どう|どの|いくら|は|が|を|に|の|か(?=[？?]|$)/gu

const DEFINITION =
  /^\W*(?:(?:what|who)(?:\s+(?:is|are|was|were)|['’]s)|what\s+does|define|was\s+(?:ist|sind)|wer\s+(?:ist|war)|qu[eé]\s+(?:es|son)|qui[eé]n\s+(?:es|fue))\s+(?:meant\s+by\s+)?(?:(?:a|an|the|ein|eine|der|die|das|el|la|los|las|un|una)\s+)?(?<defined>[^?]{2,60}?)(?:\s+mean)?\s*\?*\s*$/iu

/** Words that no defined name holds: What is the price for … asks for no definition. */
const ASKS_MORE =
  /\b(?:for|in|on|at|with|by|from|to|that|which|when|who|your|my|our|between|about)\b/iu

function definedIn(text: string): string {
  const defined = DEFINITION.exec(text)?.groups?.['defined'] ?? ''
  return ASKS_MORE.test(defined) ? '' : defined.toLowerCase()
}

/**
 * Takes a question apart.
 * @param language of the documents that are asked
 */
export function readQuestion(text: string, language: Language): Question {
  const own = stopWordsOf(detectLanguage(text))
  const theirs = stopWordsOf(language)
  const words = new Set<string>()
  let previous = ''
  const asked =
    language === 'zh' || language === 'ja' ? text.replace(UNSPACED_QUESTION_WORDS, ' ') : text
  visitWords(asked, (word) => {
    const isMeasure = previous === 'how' && MEASURES.has(word)
    const says = TRAILING_WORDS.get(previous) !== word && !isMeasure
    if (says && !own.has(word) && !theirs.has(word)) words.add(foldAccents(word))
    previous = word
  })
  const cue = cueOf(text)
  return { words: [...words], cue, defined: definedIn(text), implied: impliedBy(cue) }
}
