import { countedIn, cueOf, impliedBy, unnamedWords, withoutHour } from './answer-cues.ts'
import type { AnswerCue } from './cue-rules.ts'
import { contactIn, type Contact } from './contact.ts'
import { datesIn, type Dates } from './calendar.ts'
import { askedDefinition } from './definition-asked.ts'
import { byTheWayIn, isAskedFor, isGeneric, selfIn } from './generic-words/generic-words.ts'
import { readAsked, type Asked } from './predicates/asked.ts'
import { definitionOf, type Definition } from './definitions.ts'
import { detectLanguage, UNKNOWN_LANGUAGE, type Language } from './language.ts'
import { stopWordsOf, stopWordsWithoutAccents } from './stop-words.ts'
import { isWithoutAccents } from './cue-words/cue-words.ts'
import { oppositeOf, relatedWords, TRAILING_WORDS } from './related-words.ts'
import { headedBy, inOneWord, lackingOf, numberedIn } from './question-phrases.ts'
import { verbOf } from './question-verb.ts'
import { foldAccents, termOf } from './stem.ts'
import { superlativeIn, type Superlative } from './superlatives.ts'
import { wantedIn } from './wanted.ts'
import { segmenterOf, tokenize, visitWords } from './tokenize.ts'

/** A question, taken apart. Words keep their order; each stands once. */
export interface Question {
  readonly language: Language
  readonly words: readonly string[]
  readonly cue: AnswerCue
  /** What kind of thing is asked for (What is the name of …? Which address …?); '' elsewhere. */
  readonly thing: string
  /** What was done, where it is asked who did it or why (Who founded …?); '' elsewhere. */
  readonly deed: string
  /** Text in which somebody with a name does it; `null` where it is not asked who did it. */
  readonly doer: RegExp | null
  /** Words of the names in the question, written large; `null` where it has none. */
  readonly names: RegExp | null
  /** Text that begins with a name of several words of the question (City One); `null` where it has none. */
  readonly headed: RegExp | null
  /** Text that tells who did it, where it was done to the document itself (Who wrote this book?); else `null`. */
  readonly author: RegExp | null
  /** Text that only compares something else with them (like Ada); `null` where it has none. */
  readonly likened: RegExp | null
  /** Whether it is asked what happens in a case (What if …?). */
  readonly asksWhatIf: boolean
  /** Whether two things are compared: What is the difference between A and B? Is A cheaper than B? */
  readonly compares: boolean
  /** Whether it is asked what is to be done: How do I …? */
  readonly asksForSteps: boolean
  /** Whether all things of a kind are asked for: Which boats do you offer? */
  readonly asksForList: boolean
  /** Whether it is asked where the business itself is, and not how to get there. */
  readonly asksForAddress: boolean
  /** Words that only say who is asked: your hotel. */
  readonly self: ReadonlySet<string>
  /** Words that say in what, or how long before: a glass of wine, three weeks before. */
  readonly byTheWay: ReadonlySet<string>
  /** Text, without accents, that tells how many there are of what is counted; `null` where nothing is. */
  readonly counted: RegExp | null
  /** Text on the one of several that is asked for by its number (day 2, room 12); `null` where none is. */
  readonly numbered: RegExp | null
  /** What the business itself is to be reached by; `null` where it is asked for something else. */
  readonly contact: Contact | null
  /** Whether the one is asked for that has least or most of something; `null` elsewhere. */
  readonly superlative: Superlative | null
  /** Of what it is asked whether there is one (Do you have a sauna?); '' elsewhere. */
  readonly wanted: string
  /** The days and months that it names. */
  readonly dates: Dates
  /** Text that speaks of something asked for as what is not there: without crutches; `null` where it may be. */
  readonly lacking: RegExp | null
  /** Words that mean the contrary of those asked. */
  readonly contrary: readonly string[]
  /** What is asked to be defined (What is X?); `null` where nothing is. */
  readonly definition: Definition | null
  /** Words that the kind of answer says already: cost, where an amount of money is asked for. */
  readonly implied: ReadonlySet<string>
  /** Its predicate and arguments; `null` where they cannot be told, and outside English. */
  readonly asked: Asked | null
  /** Pairs of signs that stand across two words of a text without blanks: chance, more than words. */
  readonly loose: ReadonlySet<string>
}

const ASKS_FOR_STEPS = /^\W*how\s+(?:to\b|(?:do|can|could|should|must)\s+(?:i|we|you|one)\b)/iu
/** The noun behind what or which, as far as a preposition or a verb: What is the Wi-Fi password? */
const THING =
  /^\W*(?:what|which)\s+(?:(?:is|are|was|were)\s+)?(?:(?:the|an?|your|its|their|our|my)\s+)?(?:[\p{L}\p{N}’'-]+\s+){0,3}?(?<thing>\p{L}+)(?=\s+(?:of|for|in|on|at|to|from|with|by|is|are|was|were|do|does|did|can|could|may|must|will|would|should|has|have|had)\b|\W*$)/iu
const DEED = /\bwho\s+(?:first\s+|originally\s+)?(\p{L}+)/iu
/** A name right before what was done, or right behind it: Ada built …, built by Ada. */
function doerOf(deed: string, language: Language): RegExp {
  const forms = [deed, ...relatedWords(deed, 'person')].map((form) => termOf(form, language))
  const done = String.raw`(?:${[...new Set(forms)].join('|')})\p{L}*`
  const adverb = String.raw`(?:\s+(?:had|has|have|also|first|originally|\p{Ll}+ly))*`
  return new RegExp(
    String.raw`\p{Lu}[\p{L}\p{M}’'.-]+${adverb}\s+${done}|(?<!\p{L})${done}(?:\s+\p{L}+){0,2}\s+by\s`,
    'u',
  )
}

const OF_ITSELF =
  /^\W*who\s+(?:\p{L}+\s+){1,2}?(?<itself>this\s+(?:article|book|booklet|brochure|document|guide|handbook|leaflet|manual|paper|report|study|text|thesis))\W*$/iu

/** What is said of books in general does not tell who wrote this one. */
function authorOf(question: string, doerIn: () => RegExp | null): RegExp | null {
  const itself = OF_ITSELF.exec(question)?.groups?.['itself']
  const doer = itself === undefined ? null : doerIn()
  if (itself === undefined || doer === null) return null
  return new RegExp(String.raw`^(?=.*\b[Tt]${itself.slice(1)}\b).*(?:${doer.source})`, 'su')
}

/** The words written large in a question that is not written large throughout. */
function largeWordsOf(question: string): string[] {
  const words = question.match(/\p{L}[\p{L}\p{M}]+/gu)?.slice(1) ?? []
  const large = words.filter((word) => /^\p{Lu}/u.test(word))
  return large.length === words.length ? [] : large
}

/** Text in which the names of a question only follow a comparison: like Jesse Jordan. */
function likenedOf(large: readonly string[]): RegExp | null {
  if (large.length === 0) return null
  const name = String.raw`(?:${large.join('|')})(?!\p{L})`
  const compared = String.raw`\b(?:[Ll]ike|[Uu]nlike)\s+(?:\p{Lu}\p{L}*\s+)?`
  return new RegExp(
    String.raw`^(?!.*(?<!${compared})(?<!(?:${large.join('|')})\s)(?<!\p{L})${name}).*${compared}${name}`,
    'su',
  )
}

function namesIn(large: readonly string[]): RegExp | null {
  if (large.length === 0) return null
  return new RegExp(String.raw`(?<!\p{L})(?:${large.join('|')})(?!\p{L})`, 'u')
}

/** Words that only say which measure is asked for, right behind "how" or "wie". */
const MEASURES: ReadonlySet<string> = new Set(
  `long far large big often high deep tall fast heavy quickly soon late early wide
   lang lange weit hoch groß viel viele oft tief alt teuer schnell spät früh breit`.split(/\s+/),
)
const HOW: ReadonlySet<string> = new Set(['how', 'wie'])

/** Who asks for the way wants more than the address. */
const ASKS_FOR_WAY =
  /(?<!\p{L})(?:komm(?:e|en|t)|get (?:to|there)|reach you|ll?eg(?:ar|o|amos)|cheg(?:ar|o|amos)|venir|arriv\p{L}+|kom)(?!\p{L})/iu

/** What if …? What happens when …? What must I do if …? */
const WHAT_IF = /\bwhat\b.*\b(?:if|when|in case)\b/iu
const COMPARES = /\b(?:difference between|compared? (?:to|with)|than|versus|vs|or)\b/iu
/** What says no more than that a list is asked for: Which boats do you offer? What boats are there? */
const ASKS_FOR_LIST =
  /^\W*(?:what|which)\s+(?:(?:kinds?|sorts?|types?)\s+of\s+)?(?:\p{L}+\s+){0,2}?\p{L}{2,}s\s+(?<rest>do\s+you\s+(?:have|offer|provide|recommend|rent|run|sell|stock|suggest)|are\s+(?:available|offered|possible|there)|can\s+(?:i|we)\s+(?:choose|get|have)(?:\s+from)?)(?=\W*$|\s+(?:at|during|for|in|on|to|with)\b)/iu
/** Words that point back at what the question named. */
const REFLEXIVES: ReadonlySet<string> = new Set(
  'himself herself itself themselves oneself myself yourself ourselves'.split(' '),
)
const HAPPENS = ['happened', 'became', 'become']
/** How long does it last? The last week is none of it. */
const LASTS: ReadonlySet<string> = new Set(['last', 'lasts'])

/** Who asks for a name asks with a verb that no answer repeats: Wie heißt der Hausmeister? */
const ASKS_NAME =
  /^\W*(?:wie\s(?<de>heißt|heisst|heißen|nennt)|c[oó]mo\sse\s(?<es>llaman?)|comment\ss[’'](?<fr>appell(?:e|ent))|come\ssi\s(?<it>chiama(?:no)?)|como\sse\s(?<pt>chamam?)|hoe\s(?<nl>heet|heten))(?!\p{L})/iu

/** The verb of such a question, as words are asked; '' elsewhere. */
const namingVerbOf = (text: string): string =>
  foldAccents(
    Object.values(ASKS_NAME.exec(text)?.groups ?? {}).find((verb) => verb !== undefined) ?? '',
  ).toLowerCase()

/** Umlauts as they are written on keyboards without them: moechte, Gerät as geraet. */
const DIGRAPH = /([aou])e/gu

/** A German word with its umlauts without their dots, where it is none as it is written. */
function withoutDigraphs(word: string, stopWords: ReadonlySet<string>): string {
  if (!/[aou]e/u.test(word) || stopWords.has(word) || isGeneric(word, 'de')) return word
  const plain = word.replace(DIGRAPH, '$1')
  return stopWords.has(plain) || isGeneric(plain, 'de') ? plain : word
}

/** Chinese and Japanese are not cut into words, so their question words are taken out as signs. */
const UNSPACED_QUESTION_WORDS =
  /什么时候|什麼時候|为什么|為什麼|什么|什麼|怎么样|怎么|怎麼|如何|哪里|哪裡|哪些|哪个|哪儿|哪|多少|几个|几|谁|誰|何时|請問|请问|是否|可以|有没有|吗|嗎|呢|吧|的|了|是|在|教えてください|教えて下さい|教えて|ください|下さい|でしたか|のですか|ですか|ましたか|ますか|でしょうか|どれくらい|どのくらい|どれぐらい|いくつ|どれ|何人|何歳|何(?=[ですがをにのかはと])|どこ|いつ|だれ|なに|なぜ|どう|どの|いくら|は|が|を|に|の|か(?=[？?]|$)/gu

const NO_PAIRS: ReadonlySet<string> = new Set()

/** Pairs of signs that stand across two words: those that `visitWords` makes and no word holds. */
function pairsAcrossWords(text: string, language: Language): ReadonlySet<string> {
  const pairs = new Set<string>()
  const whole = new Set<string>()
  for (const { segment } of segmenterOf(language).segment(text)) {
    visitWords(segment, (word) => whole.add(word))
  }
  visitWords(text, (word) => {
    if (!whole.has(word) || Array.from(word).length === 1) pairs.add(foldAccents(word))
  })
  return pairs
}

/** Stop words by which a question must be of another language than the documents to be taken for it. */
const LEAST_MARGIN = 2

/**
 * Language that a question is asked in: what its own words say, else the one of the documents'
 * languages that most of its words belong to. Of languages that are as likely theirs is meant.
 * @param languages of the documents, the commonest first
 */
export function languageOfQuestion(text: string, languages: readonly Language[]): Language {
  const detected = detectLanguage(text)
  if (languages.includes(detected)) return detected
  const words = tokenize(text).map(({ word }) => word)
  const countIn = (language: Language): number => {
    const stopWords = stopWordsOf(language)
    return words.filter((word) => stopWords.has(word)).length
  }
  const [likeliest] = languages
    .map((language) => ({ language, count: countIn(language) }))
    .toSorted((a, b) => b.count - a.count)
  if (likeliest === undefined) return detected
  if (detected === UNKNOWN_LANGUAGE) return likeliest.language
  const isClear = likeliest.count === 0 || countIn(detected) - likeliest.count >= LEAST_MARGIN
  return isClear ? detected : likeliest.language
}

/** Makes something when it is first asked for, `null` included, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** What a question says of the answer that it wants. */
const formOf = (text: string, cue: AnswerCue) => ({
  thing:
    cue === 'none' ? foldAccents(THING.exec(text)?.groups?.['thing']?.toLowerCase() ?? '') : '',
  asksWhatIf: WHAT_IF.test(text),
  compares: COMPARES.test(text),
  asksForSteps: ASKS_FOR_STEPS.test(text),
})

/** What was done, of which it is asked who did it or why; '' elsewhere. */
function deedIn(
  text: string,
  words: ReadonlySet<string>,
  { language, cue }: { language: Language; cue: AnswerCue },
): string {
  const deed = foldAccents(DEED.exec(text)?.[1]?.toLowerCase() ?? '')
  const verb = language === 'en' && cue === 'reason' ? foldAccents(verbOf(text)) : ''
  return deed === '' && words.has(verb) ? verb : deed
}

const contraryOf = (words: ReadonlySet<string>): string[] =>
  [...words]
    .map(oppositeOf)
    .filter((word): word is string => word !== undefined && !words.has(word))

/**
 * Whether what a kind of question is told by stands for all words that ask for it: of “abren”,
 * “abierto” and “horario” documents mostly have none, but days and hours.
 */
const mayBeSaidBy = (cue: AnswerCue, language: Language): boolean =>
  cue === 'hours' && language !== 'en'

/**
 * Takes a question apart.
 * @param languages of the documents that are asked, the commonest first
 */
export function readQuestion(text: string, languages: readonly Language[]): Question {
  const language = languageOfQuestion(text, languages)
  const isPlain = language !== 'en' && isWithoutAccents(text)
  const stopWords = isPlain ? stopWordsWithoutAccents(language) : stopWordsOf(language)
  const words = new Set<string>()
  let previous = ''
  const cue = cueOf(text, language)
  const asksHowLong = cue === 'duration'
  const isUnspaced = language === 'zh' || language === 'ja'
  const rest = language === 'en' ? ASKS_FOR_LIST.exec(text)?.groups?.['rest'] : undefined
  const worded = language === 'en' ? inOneWord(text) : text
  const plain = cue === 'hours' ? withoutHour(worded) : worded
  const spaced = rest === undefined ? plain : plain.replace(rest, ' ')
  const asked = isUnspaced ? plain.replace(UNSPACED_QUESTION_WORDS, ' ') : spaced
  // “À” and “às” are “a” and “as” in texts that are compared without accents.
  const plainStopWords = stopWordsWithoutAccents(language)
  const isStopWord = (word: string): boolean =>
    stopWords.has(word) || (word.length <= 2 && plainStopWords.has(foldAccents(word)))
  const isTyped = isPlain && language === 'de'
  const naming = language === 'en' ? '' : namingVerbOf(text)
  visitWords(asked, (written) => {
    const word = isTyped ? withoutDigraphs(written, stopWords) : written
    const isMeasured = HOW.has(previous) && MEASURES.has(word)
    const says =
      !REFLEXIVES.has(word) &&
      TRAILING_WORDS.get(previous) !== word &&
      !isMeasured &&
      (naming === '' || foldAccents(word) !== naming) &&
      !(asksHowLong && LASTS.has(word))
    if (says && !isStopWord(word)) words.add(foldAccents(word))
    previous = word
  })
  const implied = impliedBy(cue, language)
  const defined = askedDefinition(text)
  if (defined.asksFate === true) for (const word of HAPPENS) words.delete(word)
  const unnamed = unnamedWords(cue, language, text)
  let asksForAddress = false
  const saysNothing = (word: string): boolean =>
    implied.has(word) || (cue === 'age' && (isAskedFor(word) || isGeneric(word, language)))
  if (unnamed.length > 0 && (mayBeSaidBy(cue, language) || [...words].every(saysNothing))) {
    for (const word of words) if (saysNothing(word)) words.delete(word)
    for (const word of unnamed) words.add(foldAccents(word))
    asksForAddress = cue === 'place' && !ASKS_FOR_WAY.test(text)
  }
  // What a search does without is made when a sentence is compared with it.
  const form = once(() => formOf(text, cue))
  const deed = once(() => deedIn(text, words, { language, cue }))
  const doer = once(() => (DEED.test(text) && words.has(deed()) ? doerOf(deed(), language) : null))
  const author = once(() => authorOf(text, doer))
  const large = once(() => largeWordsOf(text))
  const names = once(() => namesIn(large()))
  const headed = once(() => headedBy(text, large()))
  const likened = once(() => likenedOf(large()))
  const self = once(() => selfIn(text))
  const byTheWay = once(() => byTheWayIn(text))
  const counted = once(() => (cue === 'quantity' ? countedIn(text, language) : null))
  const numbered = once(() => numberedIn(text))
  const contact = once(() => contactIn(text))
  const superlative = once(() => superlativeIn(text))
  const wanted = once(() => wantedIn(text))
  const dates = once(() => datesIn(text, language))
  const lacking = once(() => lackingOf(words, text, cue))
  const contrary = once(() => contraryOf(words))
  const predicate = once(() => (language === 'en' ? readAsked(text) : null))
  return {
    language,
    words: [...words],
    cue,
    get thing() {
      return form().thing
    },
    get deed() {
      return deed()
    },
    get doer() {
      return doer()
    },
    get headed() {
      return headed()
    },
    get author() {
      return author()
    },
    get names() {
      return names()
    },
    get likened() {
      return likened()
    },
    get asksWhatIf() {
      return form().asksWhatIf
    },
    get compares() {
      return form().compares
    },
    get asksForSteps() {
      return form().asksForSteps
    },
    asksForList: rest !== undefined,
    asksForAddress,
    get self() {
      return self()
    },
    get byTheWay() {
      return byTheWay()
    },
    get counted() {
      return counted()
    },
    get numbered() {
      return numbered()
    },
    get contact() {
      return contact()
    },
    get superlative() {
      return superlative()
    },
    get wanted() {
      return wanted()
    },
    get dates() {
      return dates()
    },
    get lacking() {
      return lacking()
    },
    get contrary() {
      return contrary()
    },
    definition: definitionOf(defined),
    implied,
    get asked() {
      return predicate()
    },
    loose: isUnspaced ? pairsAcrossWords(asked, language) : NO_PAIRS,
  }
}
