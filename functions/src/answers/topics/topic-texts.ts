import { UNSPACED_LANGUAGES } from '../conversation/heard.ts'
import type { Language } from '../language.ts'
import { foldAccents } from '../stem.ts'
import { ASKS_MORE, ASKS_WHICH, MAY_COME, POINTS_BACK, SAYS_NOTHING } from './asked-words.ts'
import { ANY_ENDING, listedPhrases } from './listed-phrases.ts'
import {
  BEGINS_WITH_PRICES,
  BESIDES,
  HEADS_OFFER,
  HEADS_PRICES,
  IS_A,
  SAYS_WHAT,
} from './overview-words.ts'
import { isPatterned, isSpelled } from './spelled.ts'
import { TOLD_PHRASES } from './told-phrases/told-phrases.ts'
import type { AskedTexts, Test, Topic, TopicTexts } from './topic.ts'

/** How texts tell what a business does, and its prices. */
export interface OverviewTexts {
  readonly saysWhat: RegExp
  /** The same of one that is named, or with which a file begins. */
  readonly isA: RegExp
  readonly headsOffer: RegExp
  readonly headsPrices: RegExp
  /** Prices of all, not of one thing: Prices per night, but not: Repair prices. */
  readonly beginsWithPrices: RegExp
  /** What is paid besides what is offered. */
  readonly besides: RegExp
}

/** What questions hold, whatever topic they ask for. */
export interface QuestionTexts {
  /** When, how long, how many: who asks so wants more than to be told of a topic. */
  readonly asksMore: Test
  readonly asksWhich: Test
  /** What was spoken of: it, that. */
  readonly pointsBack: Test
  /** Whether somebody may come. */
  readonly mayCome: Test
  /** A word that says nothing of a topic. */
  readonly saysNothing: Test
}

/** What is listed in a language, by what it is listed for. */
type Listed = ReadonlyMap<string, readonly string[]>

function listedIn(language: Language): Listed {
  const listed = new Map<string, string[]>()
  for (const [name, phrase] of listedPhrases(TOLD_PHRASES[language] ?? '')) {
    const own = listed.get(name) ?? []
    listed.set(name, own)
    own.push(phrase)
  }
  return listed
}

/** What nothing is listed for. */
const NOTHING = /(?!)/u

/** Before the first letter of a text, and before the first of its letters and numbers. */
const BEGINS_NO_LETTER = String.raw`^\P{L}*`
const BEGINS = String.raw`^[^\p{L}\p{N}]*`
const LETTER = String.raw`[\p{L}\p{M}]`
/** Between two words: a blank, or what joins the letters of some scripts without being seen. */
const BLANK = String.raw`[\s\u200C]+`
const GAP = '..'
const IN_GAP = '.{0,40}'
/** What means something in a pattern, but for the star. */
const SYNTAX = /[\\^$.+?()[\]{}|/]/gu

function patternOfWord(word: string): string {
  if (word === GAP) return IN_GAP
  const escaped = word.replaceAll(SYNTAX, String.raw`\$&`)
  return escaped.replaceAll('#', String.raw`\p{Nd}+`).replaceAll(ANY_ENDING, `${LETTER}*`)
}

const patternOfPhrase = (phrase: string): string =>
  phrase
    .split(' ')
    .map(patternOfWord)
    .join(BLANK)
    .replaceAll(BLANK + IN_GAP + BLANK, IN_GAP)

/** Text that holds one of several phrases as words by themselves, in whatever case. */
function patternOf(
  phrases: readonly string[] | undefined,
  language: Language,
  begins = '',
): RegExp {
  if (phrases === undefined) return NOTHING
  const anyOf = (some: readonly string[]): string => `(?:${some.map(patternOfPhrase).join('|')})`
  if (UNSPACED_LANGUAGES.has(language)) return new RegExp(begins + anyOf(phrases), 'iu')
  // What may have any beginning stands anywhere in a word: to look for that beginning takes thirty times as long.
  const open = phrases.filter((phrase) => phrase.startsWith(ANY_ENDING))
  const whole = phrases.filter((phrase) => !phrase.startsWith(ANY_ENDING))
  const beginnings = [
    ...(whole.length === 0 ? [] : [`(?<!${LETTER})${anyOf(whole)}`]),
    ...(open.length === 0 ? [] : [anyOf(open.map((phrase) => phrase.slice(ANY_ENDING.length)))]),
  ]
  return new RegExp(`${begins}(?:${beginnings.join('|')})(?!${LETTER})`, 'iu')
}

/** The same of a question, which many write without accents. */
function testOf(phrases: readonly string[] | undefined, language: Language, begins = ''): Test {
  const pattern = patternOf(phrases?.map(foldAccents), language, begins)
  return { test: (text) => pattern.test(foldAccents(text.toLowerCase())) }
}

/** Languages in which no name is told by a capital letter. */
const UNCASED: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'th', 'ar', 'fa', 'he', 'hi'])

/** What is known of topics in a language. */
interface Texts {
  readonly question: QuestionTexts
  readonly overview: OverviewTexts
  /** What is listed for a topic; what its patterns say, where its language has some; else `null`. */
  readonly ofTopic: (topic: Topic) => (TopicTexts & AskedTexts) | null
}

const PATTERNED: Pick<Texts, 'question' | 'overview'> = {
  question: {
    asksMore: ASKS_MORE,
    asksWhich: ASKS_WHICH,
    pointsBack: POINTS_BACK,
    mayCome: MAY_COME,
    saysNothing: SAYS_NOTHING,
  },
  overview: {
    saysWhat: SAYS_WHAT,
    isA: IS_A,
    headsOffer: HEADS_OFFER,
    headsPrices: HEADS_PRICES,
    beginsWithPrices: BEGINS_WITH_PRICES,
    besides: BESIDES,
  },
}

function readTexts(language: Language): Texts {
  if (!isSpelled(language)) return { ...PATTERNED, ofTopic: () => null }
  if (isPatterned(language)) return { ...PATTERNED, ofTopic: (topic) => topic }
  const listed = listedIn(language)
  const isCased = !UNCASED.has(language)
  const pattern = (name: string): RegExp => patternOf(listed.get(name), language)
  const optional = (name: string): RegExp | undefined =>
    listed.has(name) ? pattern(name) : undefined
  const test = (name: string, begins?: string): Test => testOf(listed.get(name), language, begins)
  const readTopic = ({ name, withText }: Topic): TopicTexts & AskedTexts => ({
    told: pattern(`${name}_told`),
    alone: optional(`${name}_alone`),
    withText: optional(`${name}_with`) ?? (name === 'who' && isCased ? withText : undefined),
    rather: optional(`${name}_rather`),
    unlike: optional(`${name}_unlike`),
    never: optional(`${name}_never`),
    asked: listed.has(`${name}_asked`) ? test(`${name}_asked`) : undefined,
    notAsked: listed.has(`${name}_notasked`) ? test(`${name}_notasked`) : undefined,
  })
  const topics = new Map<string, TopicTexts & AskedTexts>()
  const ofTopic = (topic: Topic): TopicTexts & AskedTexts => {
    const known = topics.get(topic.name) ?? readTopic(topic)
    topics.set(topic.name, known)
    return known
  }
  return {
    question: {
      asksMore: test('question_more', BEGINS),
      asksWhich: test('question_which', BEGINS),
      pointsBack: test('question_back'),
      mayCome: test('question_come'),
      saysNothing: test('question_nothing'),
    },
    overview: {
      saysWhat: pattern('offer_says'),
      isA: pattern('offer_is'),
      headsOffer: pattern('offer_heads'),
      headsPrices: pattern('prices_heads'),
      beginsWithPrices: patternOf(listed.get('prices_heads'), language, BEGINS_NO_LETTER),
      besides: pattern('prices_besides'),
    },
    ofTopic,
  }
}

const byLanguage = new Map<Language, Texts>()

/** Read when a language needs it first, not when the server starts. */
export function textsIn(language: Language): Texts {
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const texts = readTexts(language)
  byLanguage.set(language, texts)
  return texts
}
