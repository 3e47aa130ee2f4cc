import { countedIn } from './answer-cues.ts'
import { isMailWord } from './contact.ts'
import { contactIn, type Contact } from './contact-asked.ts'
import type { AnswerCue } from './cue-rules.ts'
import { asksForDifference } from './joining-words.ts'
import type { Language } from './language.ts'
import { makePattern } from './make-pattern.ts'
import { readAsked, type Asked } from './predicates/asked.ts'
import { otherSensesOf, type OtherSense } from './other-senses.ts'
import { headedBy, lackingOf, numberedIn } from './question-phrases.ts'
import { verbOf } from './question-verb.ts'
import { oppositeOf, relatedWords } from './related-words.ts'
import { once, readSearched, type SearchedQuestion } from './searched-question.ts'
import { foldAccents, formIn, termOf } from './stem.ts'
import { superlativeIn, type Superlative } from './superlatives.ts'
import { essentialIn } from './essential-words.ts'
import { isOfYearDays } from './year-days/year-days.ts'
import { topicHintedAt, topicIn, type AskedTopic } from './topics/topic-asked.ts'
import { wantedIn } from './wanted.ts'

/** A question, taken apart: with what an answer to it is told by. */
export interface Question extends SearchedQuestion {
  /** What kind of thing is asked for (What is the name of …? Which address …?); '' elsewhere. */
  readonly thing: string
  /** What was done, where it is asked who did it or why (Who founded …?); '' elsewhere. */
  readonly deed: string
  /** Text in which somebody with a name does it; `null` where it is not asked who did it. */
  readonly doer: RegExp | null
  /** Words of the names in the question, written large; `null` where it has none. */
  readonly names: RegExp | null
  /** Its words that are written large, as they are looked up; none in German, where all nouns are. */
  readonly large: ReadonlySet<string>
  /** Text that begins with a name of several words of the question (City One); `null` where it has none. */
  readonly headed: RegExp | null
  /** Text that tells who did it, where it was done to the document itself (Who wrote this book?); else `null`. */
  readonly author: RegExp | null
  /** Whether a text only compares something else with them (like Ada); `null` where it has none. */
  readonly likened: ((told: string) => boolean) | null
  /** Whether it is asked what happens in a case (What if …?). */
  readonly asksWhatIf: boolean
  /** Whether two things are compared: What is the difference between A and B? Is A cheaper than B? */
  readonly compares: boolean
  /** Whether it is asked what something is made of: What does the tour include? */
  readonly asksForContent: boolean
  /** Whether it is asked what is to be done: How do I …? */
  readonly asksForSteps: boolean
  /** Text, without accents, that tells how many there are of what is counted; `null` where nothing is. */
  readonly counted: RegExp | null
  /** Text on the one of several that is asked for by its number (day 2, room 12); `null` where none is. */
  readonly numbered: RegExp | null
  /** What the business itself is to be reached by; `null` where it is asked for something else. */
  readonly contact: Contact | null
  /** What is asked of it as of any business; `null` where it is asked for something else. */
  readonly topic: AskedTopic | null
  /** The same as its words say together, where its words lead nowhere. */
  readonly topicHinted: () => AskedTopic | null
  /** Whether the one is asked for that has least or most of something; `null` elsewhere. */
  readonly superlative: Superlative | null
  /** Of what it is asked whether there is one (Do you have a sauna?); '' elsewhere. */
  readonly wanted: string
  /** Whether a text speaks of something asked for as what is not there: without crutches; `null` where it may be. */
  readonly lacking: ((told: string) => boolean) | null
  /** Words that mean the contrary of those asked. */
  readonly contrary: readonly string[]
  /** Words of what an answer must speak of. */
  readonly essential: ReadonlySet<string>
  /** Text about another than the one of whom it is asked whether something is so; `null` where no one is named. */
  readonly another: RegExp | null
  /** Whether a text has a word of it in another sense only: parking, the park; `null` where none has two. */
  readonly hasOtherSense: OtherSense | null
  /** Its predicate and arguments; `null` where they cannot be told, and outside English. */
  readonly asked: Asked | null
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
  return makePattern(
    String.raw`\p{Lu}[\p{L}\p{M}’'.-]+${adverb}\s+${done}|(?<!\p{L})${done}(?:\s+\p{L}+){0,2}\s+by\s`,
    'u',
  )
}

const OF_ITSELF =
  /^\W*who\s+(?:\p{L}+\s+){1,2}?(?<itself>this\s+(?:article|book|booklet|brochure|document|guide|handbook|leaflet|manual|paper|report|study|text|thesis))\W*$/iu

/** What is said of books in general does not tell who wrote this one. */
function authorOf(question: string, doer: RegExp | null): RegExp | null {
  const itself = OF_ITSELF.exec(question)?.groups?.['itself']
  if (itself === undefined || doer === null) return null
  return makePattern(String.raw`^(?=.*\b[Tt]${itself.slice(1)}\b).*(?:${doer.source})`, 'su')
}

/** The words written large in a question that is not written large throughout. */
function largeWordsOf(question: string): string[] {
  const words = question.match(/\p{L}[\p{L}\p{M}]+/gu)?.slice(1) ?? []
  const large = words.filter((word) => /^\p{Lu}/u.test(word))
  return large.length === words.length ? [] : large
}

/** A word written large that begins no sentence; of one that begins with an article behind an apostrophe what follows. */
const LARGE_WITHIN = /(?<=[\p{L}\p{M}\p{N},]\s+(?:\p{L}{1,2}['’])?)\p{Lu}[\p{L}\p{M}]+/gu
const NONE_LARGE: ReadonlySet<string> = new Set()

/** The words of a question that are written large, as they are looked up. */
function largeWordsIn(question: string, askedIn: Language): ReadonlySet<string> {
  if (askedIn === 'de' || largeWordsOf(question).length === 0) return NONE_LARGE
  const large = question.match(LARGE_WITHIN) ?? []
  return new Set(large.map((word) => formIn(askedIn, word.toLowerCase())))
}

/** What likens something to something else. */
const LIKENS = /\b(?:[Ll]ike|[Uu]nlike)\s/u

/** Whether the names of a question only follow a comparison in a text: like Jesse Jordan. */
function likenedOf(large: readonly string[]): Question['likened'] {
  if (large.length === 0) return null
  const name = String.raw`(?:${large.join('|')})(?!\p{L})`
  const compared = String.raw`\b(?:[Ll]ike|[Uu]nlike)\s+(?:\p{Lu}\p{L}*\s+)?`
  const pattern = once(() =>
    makePattern(
      String.raw`^(?!.*(?<!${compared})(?<!(?:${large.join('|')})\s)(?<!\p{L})${name}).*${compared}${name}`,
      'su',
    ),
  )
  return (told) => LIKENS.test(told) && pattern().test(told)
}

function namesIn(large: readonly string[]): RegExp | null {
  if (large.length === 0) return null
  return makePattern(String.raw`(?<!\p{L})(?:${large.join('|')})(?!\p{L})`, 'u')
}

/** Of whom it is asked whether something is so: Does the Scout work with …? */
const ASKED_OF =
  /^\W*(?:and |so |but )?(?:[Dd](?:oes|o|id)|[Ii]s|[Aa]re|[Cc](?:an|ould)|[Ww](?:ill|ould|as|ere)|[Hh](?:as|ave)|[Mm]ay|[Mm]ust) the (?<name>\p{Lu}[\p{L}\d]{2,})/u

/** Text that begins with the name of another, and does not hold the one of whom something is asked. */
function anotherThan(question: string): RegExp | null {
  const name = ASKED_OF.exec(question)?.groups?.['name']
  return name === undefined ? null : makePattern(String.raw`^(?!.*\b${name}\b)The \p{Lu}`, 'su')
}

/** What if …? What happens when …? What must I do if …? */
const ASKS_FOR_CONTENT =
  /^\W*(?:and\s+)?what(?:['’]?s| is| are| does| do| comes?)\b.*\b(?:includ(?:es?|ed|ing)|contains?|compris\p{L}+|consists? of|part of|(?:i|we|you) get)\b/iu
const WHAT_IF = /\bwhat\b.*\b(?:if|when|in case)\b/iu
const COMPARES = /\b(?:than|versus|vs|or)\b/iu
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

/** What an answer in the question's own language is told by: the text that its words are looked for in. */
type Wording = Pick<
  Question,
  | 'thing'
  | 'deed'
  | 'doer'
  | 'names'
  | 'headed'
  | 'author'
  | 'likened'
  | 'counted'
  | 'lacking'
  | 'contrary'
  | 'another'
  | 'hasOtherSense'
  | 'asked'
>

const NO_WORDING: Wording = {
  thing: '',
  deed: '',
  doer: null,
  names: null,
  headed: null,
  author: null,
  likened: null,
  counted: null,
  lacking: null,
  contrary: [],
  another: null,
  hasOtherSense: null,
  asked: null,
}

function wordingOf(
  text: string,
  { language, cue }: SearchedQuestion,
  words: ReadonlySet<string>,
): Wording {
  const deed = deedIn(text, words, { language, cue })
  const doer = DEED.test(text) && words.has(deed) ? doerOf(deed, language) : null
  const large = largeWordsOf(text)
  return {
    thing:
      cue === 'none' ? foldAccents(THING.exec(text)?.groups?.['thing']?.toLowerCase() ?? '') : '',
    deed,
    doer,
    names: namesIn(large),
    headed: headedBy(text, large),
    author: authorOf(text, doer),
    likened: likenedOf(large),
    counted: cue === 'quantity' ? countedIn(text, language) : null,
    lacking: lackingOf(words, text, cue),
    contrary: contraryOf(words),
    another: anotherThan(text),
    hasOtherSense: language === 'en' ? otherSensesOf(text) : null,
    asked: language === 'en' ? readAsked(text) : null,
  }
}

/** Words written large but for those that name a day of the year, as Boxing Day. */
const withoutYearDays = (large: ReadonlySet<string>, language: Language): ReadonlySet<string> =>
  new Set([...large].filter((word) => !isOfYearDays(word, language)))

/**
 * Takes a question apart.
 * @param languages of the documents that are asked, the commonest first
 * @param asked language that it is asked in, where that is not to be told by its words
 */
export function readQuestion(
  text: string,
  languages: readonly Language[],
  asked?: Language,
): Question {
  const searched = readSearched(text, languages, asked)
  const { language, askedIn } = searched
  const words = new Set(searched.words)
  const contact = contactIn(text)
  const large = largeWordsIn(text, askedIn)
  const wanted = wantedIn(text)
  return {
    ...searched,
    ...(askedIn === language ? wordingOf(text, searched, words) : NO_WORDING),
    large: searched.yearDays().length === 0 ? large : withoutYearDays(large, askedIn),
    asksWhatIf: WHAT_IF.test(text),
    compares: COMPARES.test(text) || asksForDifference(text),
    asksForContent: ASKS_FOR_CONTENT.test(text),
    asksForSteps: ASKS_FOR_STEPS.test(text),
    numbered: numberedIn(text),
    contact,
    topic: contact === null ? topicIn(text, searched) : null,
    topicHinted: () => (contact === null ? topicHintedAt(text, searched) : null),
    superlative: superlativeIn(text),
    // Do you have an address of mail? wants one, and no text that speaks of having it.
    wanted: contact === null && !isMailWord(wanted) ? wanted : '',
    essential: essentialIn(text, askedIn),
  }
}
