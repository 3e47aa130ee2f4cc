import {
  amountsAsked,
  peopleAged,
  withBareAges,
  type AskedAmount,
} from './amounts/amounts-asked.ts'
import { cueOf, impliedBy, unnamedWords, withoutHour } from './answer-cues.ts'
import { datesIn } from './calendar.ts'
import { yearDaysIn, type YearDays } from './year-days/year-days.ts'
import { mattersIn, type Matters } from './matters/matter-words.ts'
import type { Dates } from './dates-by-name.ts'
import type { AnswerCue } from './cue-rules.ts'
import { isWithoutAccents } from './cue-words/cue-words.ts'
import { askedDefinition } from './definition-asked.ts'
import { definitionOf, type Definition } from './definitions.ts'
import { pronounsOf } from './follow-up-lists.ts'
import { byTheWayIn, isAskedFor, isGeneric, selfIn } from './generic-words/generic-words.ts'
import { translates, withPhrases, wordsWithin } from './glossary/glossary.ts'
import type { Language } from './language.ts'
import { languageOfQuestion } from './question-language.ts'
import { inOneWord } from './question-phrases.ts'
import { TRAILING_WORDS } from './related-words.ts'
import { separatedVerbs } from './separable-verbs.ts'
import { foldAccents, formIn } from './stem.ts'
import { stopWordsOf, stopWordsWithoutAccents } from './stop-words.ts'
import { segmenterOf, visitWords } from './tokenize.ts'

/** What a search needs of a question. Words keep their order; each stands once. */
export interface SearchedQuestion {
  /** Language that it is looked up in: its own, or where no document is in that, theirs. */
  readonly language: Language
  /** Its own language. */
  readonly askedIn: Language
  readonly words: readonly string[]
  /** How those are written that have accents, which they are stemmed with. */
  readonly spelled: ReadonlyMap<string, string>
  /** Whether it is written without accents, in another language than English. */
  readonly isPlain: boolean
  readonly cue: AnswerCue
  /** Whether all things of a kind are asked for: Which boats do you offer? */
  readonly asksForList: boolean
  /** Whether it is asked where the business itself is, and not how to get there. */
  readonly asksForAddress: boolean
  /** Whether it is asked how one comes to the business, or to what is named besides. */
  readonly asksForWay: boolean
  /** Words that only say who is asked: your hotel. */
  readonly self: () => ReadonlySet<string>
  /** Words that say in what, or how long before: a glass of wine, three weeks before. */
  readonly byTheWay: ReadonlySet<string>
  /** Words of what is told beside it, which tell what is meant and need not be answered. */
  readonly beside: ReadonlySet<string>
  /** The days and months that it names. */
  readonly dates: () => Dates
  /** Days of the year that it names, by a date or as a feast: on 26 December, on Boxing Day. */
  readonly yearDays: () => readonly YearDays[]
  /** What it says of the matters that many businesses are asked about. */
  readonly matters: () => Matters
  /** The amounts that it names: how old somebody is, how long before. */
  readonly amounts: readonly AskedAmount[]
  /** Of verbs whose particle stands apart the form that stands there: absagen, sage. */
  readonly parted: ReadonlyMap<string, string>
  /** What is asked to be defined (What is X?); `null` where nothing is. */
  readonly definition: Definition | null
  /** Words that the kind of answer says already: cost, where an amount of money is asked for. */
  readonly implied: ReadonlySet<string>
  /** What it is read as where nothing parts its words. */
  readonly pairs: Pairs
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

/** How somebody comes to the business. */
const ASKS_HOW_TO_COME =
  /^\W*(?:how (?:do|can|could|should) (?:i|we) (?:get|come) (?:to|there)|wie komm|comment (?:venir|arriver|se rendre|vous trouver|y aller|on arrive|je viens)|c[oó]mo (?:se )?lleg|come (?:vi |ci |si )?(?:raggiung|arriv)|hoe kom|jak (?:do was |tam |się )?(?:dojech|dotrze|trafi|dojś)|como (?:se )?cheg|hur kommer|hvordan kommer)/iu

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

/** A German word as it is looked up whose umlauts are written on a keyboard without them. */
export const withoutDigraph = (word: string): string => word.replace(DIGRAPH, '$1')

/** A German word with its umlauts without their dots, where it is none as it is written. */
function withoutDigraphs(word: string, stopWords: ReadonlySet<string>): string {
  if (!/[aou]e/u.test(word) || stopWords.has(word) || isGeneric(word, 'de')) return word
  const plain = withoutDigraph(word)
  return stopWords.has(plain) || isGeneric(plain, 'de') ? plain : word
}

/** Chinese and Japanese are not cut into words, so their question words are taken out as signs. */
const UNSPACED_QUESTION_WORDS =
  /什么时候|什麼時候|为什么|為什麼|什么|什麼|怎么样|怎么|怎麼|如何|哪里|哪裡|哪些|哪个|哪儿|哪|多少|几个|几|谁|誰|何时|請問|请问|是否|可以|有没有|吗|嗎|呢|吧|的|了|是|在|どうすればいい|どうやって|どなた|どちら|どんな|それじゃあ|じゃあ|のほう|だったら|ちゃったら|ちゃった|たいのですが|のですが|んですけど|んですが|ですけど|してもらえますか|もらえますか|もらえる|いただけますか|できますか|できる|ありますか|ありません|あります|してしまったら|しまったら|教えてください|教えて下さい|教えて|ください|下さい|でしたか|のですか|ですか|ましたか|ますか|でしょうか|どれくらい|どのくらい|どれぐらい|いくつ|どれ|何人|何歳|何(?=[ですがをにのかはと])|どこ|いつ|だれ|なに|なぜ|どう|どの|いくら|もし|でしょう|だと|なら|たら|は|が|を|に|の|か(?=[？?]|$)/gu

/** Languages whose words are found by what a glossary holds, since nothing parts them or their endings. */
const UNDIVIDED: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'th'])

/** The pairs of signs that a text without blanks is read as. */
interface Pairs {
  /** Those that stand across two words: chance, more than words. */
  readonly loose: ReadonlySet<string>
  /** Of those within a word, how many it is made of. */
  readonly ofWord: ReadonlyMap<string, number>
}

const NO_PAIRS: Pairs = { loose: new Set(), ofWord: new Map() }

/** Pairs that `visitWords` makes: those that no word holds stand across two. */
function pairsIn(text: string, language: Language): Pairs {
  const loose = new Set<string>()
  const ofWord = new Map<string, number>()
  const whole = new Set<string>()
  for (const { segment } of segmenterOf(language).segment(text)) {
    const pairs: string[] = []
    visitWords(segment, (word) => pairs.push(word))
    for (const pair of pairs) {
      whole.add(pair)
      ofWord.set(foldAccents(pair), pairs.length)
    }
  }
  visitWords(text, (word) => {
    if (!whole.has(word) || Array.from(word).length === 1) loose.add(foldAccents(word))
  })
  return { loose, ofWord }
}

/**
 * Whether what a kind of question is told by stands for all words that ask for it: of “abren”,
 * “abierto” and “horario” documents mostly have none, but days and hours.
 */
const mayBeSaidBy = (cue: AnswerCue, language: Language): boolean =>
  cue === 'hours' && language !== 'en'

const NONE_BESIDE: ReadonlySet<string> = new Set()
const NONE_PARTED: ReadonlyMap<string, string> = new Map()
const NONE_SPELLED: ReadonlyMap<string, string> = new Map()

/** Per infinitive of a verb whose particle stands apart the form that stands there, both as words are asked. */
function partedIn(text: string, language: Language): ReadonlyMap<string, string> {
  const separated = separatedVerbs(text, language)
  if (separated.length === 0) return NONE_PARTED
  const asked = (word: string): string => formIn(language, word)
  return new Map(separated.map(({ infinitive, form }) => [asked(infinitive), asked(form)]))
}

const NO_AMOUNTS: readonly AskedAmount[] = []

/** Makes something when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/**
 * Takes a question apart, as far as a search needs it.
 * @param languages of the documents that are asked, the commonest first
 * @param language that it is asked in
 */
export function readSearched(
  text: string,
  languages: readonly Language[],
  language: Language = languageOfQuestion(text, languages),
): SearchedQuestion {
  const [first = language] = languages
  const lookedUpIn = !languages.includes(language) && translates(language, first) ? first : language
  const isPlain = language !== 'en' && isWithoutAccents(text)
  const stopWords = isPlain ? stopWordsWithoutAccents(language) : stopWordsOf(language)
  const words = new Set<string>()
  let spelled: Map<string, string> | undefined
  let previous = ''
  const cue = cueOf(text, language)
  const asksHowLong = cue === 'duration'
  const isUnspaced = language === 'zh' || language === 'ja'
  const rest = language === 'en' ? ASKS_FOR_LIST.exec(text)?.groups?.['rest'] : undefined
  // Of how many months have 28 days no limit tells anything.
  const amounts = cue === 'quantity' ? NO_AMOUNTS : amountsAsked(text, language)
  const aged = amounts.length === 0 ? text : withBareAges(text)
  const worded = language === 'en' ? inOneWord(aged) : aged
  const plain = cue === 'hours' ? withoutHour(worded) : worded
  const spaced = rest === undefined ? plain : plain.replace(rest, ' ')
  const bare = isUnspaced ? plain.replace(UNSPACED_QUESTION_WORDS, ' ') : spaced
  const within =
    lookedUpIn !== language && UNDIVIDED.has(language) ? wordsWithin(bare, language) : null
  const asked = within?.join(' ') ?? (lookedUpIn === language ? bare : withPhrases(bare, language))
  // “À” and “às” are “a” and “as” in texts that are compared without accents.
  const plainStopWords = stopWordsWithoutAccents(language)
  const isStopWord = (word: string): boolean =>
    stopWords.has(word) || (word.length <= 2 && plainStopWords.has(foldAccents(word)))
  const pronouns = pronounsOf(language)
  const isTyped = isPlain && language === 'de'
  const parted = partedIn(asked, language)
  const naming = language === 'en' ? '' : namingVerbOf(text)
  const readWord = (written: string): void => {
    const word = isTyped ? withoutDigraphs(written, stopWords) : written
    const isMeasured = HOW.has(previous) && MEASURES.has(word)
    const says =
      !REFLEXIVES.has(word) &&
      TRAILING_WORDS.get(previous) !== word &&
      !isMeasured &&
      (naming === '' || foldAccents(word) !== naming) &&
      !(asksHowLong && LASTS.has(word))
    if (says && !isStopWord(word) && !pronouns.has(word)) {
      const form = formIn(language, word)
      words.add(form)
      if (form !== word) (spelled ??= new Map()).set(form, word)
    }
    previous = word
  }
  if (within === null) visitWords(asked, readWord)
  else for (const word of within) readWord(word)
  for (const form of parted.values()) words.delete(form)
  for (const infinitive of parted.keys()) words.add(infinitive)
  const own = impliedBy(cue, language)
  const implied = lookedUpIn === language ? own : new Set([...own, ...impliedBy(cue, lookedUpIn)])
  const defined = askedDefinition(text, language)
  if (defined.asksFate === true) for (const word of HAPPENS) words.delete(word)
  const unnamed = unnamedWords(cue, lookedUpIn, text)
  let asksForAddress = false
  const saysNothing = (word: string): boolean =>
    implied.has(word) || (cue === 'age' && (isAskedFor(word) || isGeneric(word, language)))
  if (unnamed.length > 0 && (mayBeSaidBy(cue, lookedUpIn) || [...words].every(saysNothing))) {
    for (const word of words) if (saysNothing(word)) words.delete(word)
    for (const word of unnamed) words.add(formIn(lookedUpIn, word))
    asksForAddress = cue === 'place' && !ASKS_FOR_WAY.test(text)
  }
  return {
    language: lookedUpIn,
    askedIn: language,
    words: [...words],
    spelled: spelled ?? NONE_SPELLED,
    isPlain,
    cue,
    asksForList: rest !== undefined,
    asksForAddress,
    asksForWay: ASKS_HOW_TO_COME.test(text),
    byTheWay: !amounts.some(({ dimension }) => dimension === 'age')
      ? byTheWayIn(text)
      : new Set([...byTheWayIn(text), ...peopleAged(text)]),
    beside: NONE_BESIDE,
    amounts,
    parted,
    definition: lookedUpIn === language ? definitionOf(defined) : null,
    implied,
    pairs: isUnspaced && within === null ? pairsIn(asked, language) : NO_PAIRS,
    // What few searches need is read where one does.
    self: once(() => selfIn(text)),
    dates: once(() => datesIn(text, language)),
    yearDays: once(() => yearDaysIn(text, language)),
    matters: once(() => mattersIn(text, language)),
  }
}
