import { UNSPACED_LANGUAGES } from '../conversation/heard.ts'
import type { Language } from '../language.ts'
import { asListedIn } from '../serbian-letters.ts'
import { foldAccents } from '../stem.ts'
import { ASKS_MORE, ASKS_WHICH, MAY_COME, POINTS_BACK, SAYS_NOTHING } from './asked-words.ts'
import { listedPhrases } from './listed-phrases.ts'
import {
  BEGINS_WITH_PRICES,
  BESIDES,
  HEADS_OFFER,
  HEADS_PRICES,
  IS_A,
  SAYS_WHAT,
} from './overview-words.ts'
import { phraseTest, type Beginning } from './phrase-test.ts'
import { isPatterned, isSpelled } from './spelled.ts'
import { TOLD_PHRASES } from './told-phrases/told-phrases.ts'
import type { AskedTexts, Test, Topic, TopicTexts } from './topic.ts'

/** How texts tell what a business does, and its prices. */
export interface OverviewTexts {
  readonly saysWhat: Test
  /** The same of one that is named, or with which a file begins. */
  readonly isA: Test
  readonly headsOffer: Test
  readonly headsPrices: Test
  /** Prices of all, not of one thing: Prices per night, but not: Repair prices. */
  readonly beginsWithPrices: Test
  /** What is paid besides what is offered. */
  readonly besides: Test
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
const NOTHING: Test = { test: () => false }

/** Languages in which no name is told by a capital letter. */
const UNCASED: ReadonlySet<Language> = new Set([
  'zh',
  'ja',
  'ko',
  'th',
  'ar',
  'fa',
  'ur',
  'he',
  'hi',
  'bn',
  'ta',
  'te',
])

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

/** Texts in the letters in which the phrases of a language are listed; the last one is remembered. */
function lettersOf(language: Language): (text: string) => string {
  let last = { text: '', listed: '' }
  return (text) => {
    if (last.text !== text) last = { text, listed: asListedIn(language, text) }
    return last.listed
  }
}

/** What is listed of a language, each as a test of texts. */
function listedTexts(language: Language): Texts {
  const listed = listedIn(language)
  const isCased = !UNCASED.has(language)
  const isUnspaced = UNSPACED_LANGUAGES.has(language)
  const inLetters = lettersOf(language)
  const testOf = (phrases: readonly string[] | undefined, begins?: Beginning): Test => {
    if (phrases === undefined) return NOTHING
    const { test } = phraseTest(phrases, { isUnspaced, begins })
    return { test: (text) => test(inLetters(text)) }
  }
  const told = (name: string, begins?: Beginning): Test => testOf(listed.get(name), begins)
  const optional = (name: string): Test | undefined => (listed.has(name) ? told(name) : undefined)
  /** The same of a question, which many write without accents. */
  const asked = (name: string, begins?: Beginning): Test => {
    const { test } = testOf(listed.get(name)?.map(foldAccents), begins)
    return { test: (text) => test(foldAccents(text.toLowerCase())) }
  }
  const ofTopic = ({ name, withText }: Topic): TopicTexts & AskedTexts => ({
    told: told(`${name}_told`),
    alone: optional(`${name}_alone`),
    withText: optional(`${name}_with`) ?? (name === 'who' && isCased ? withText : undefined),
    rather: optional(`${name}_rather`),
    unlike: optional(`${name}_unlike`),
    never: optional(`${name}_never`),
    asked: listed.has(`${name}_asked`) ? asked(`${name}_asked`) : undefined,
    notAsked: listed.has(`${name}_notasked`) ? asked(`${name}_notasked`) : undefined,
  })
  return {
    question: {
      asksMore: asked('question_more', 'before the first letter or number'),
      asksWhich: asked('question_which', 'before the first letter or number'),
      pointsBack: asked('question_back'),
      mayCome: asked('question_come'),
      saysNothing: asked('question_nothing'),
    },
    overview: {
      saysWhat: told('offer_says'),
      isA: told('offer_is'),
      headsOffer: told('offer_heads'),
      headsPrices: told('prices_heads'),
      beginsWithPrices: told('prices_heads', 'before the first letter'),
      besides: told('prices_besides'),
    },
    ofTopic,
  }
}

/** One test or the other. */
const either = (one: Test | undefined, other: Test | undefined): Test | undefined =>
  one && other ? { test: (text) => one.test(text) || other.test(text) } : (one ?? other)

/** Texts of patterns, and what is listed besides: of some topics lists would tell too much. */
function patternedTexts(listed: Texts): Texts {
  const { question, overview } = PATTERNED
  return {
    question: {
      ...question,
      mayCome: either(question.mayCome, listed.question.mayCome)!,
      saysNothing: either(question.saysNothing, listed.question.saysNothing)!,
    },
    overview: {
      saysWhat: either(overview.saysWhat, listed.overview.saysWhat)!,
      isA: either(overview.isA, listed.overview.isA)!,
      headsOffer: either(overview.headsOffer, listed.overview.headsOffer)!,
      headsPrices: either(overview.headsPrices, listed.overview.headsPrices)!,
      beginsWithPrices: either(overview.beginsWithPrices, listed.overview.beginsWithPrices)!,
      besides: either(overview.besides, listed.overview.besides)!,
    },
    ofTopic(topic) {
      const texts = listed.ofTopic(topic)
      if (texts === null || texts.told === NOTHING) return topic
      return {
        told: either(topic.told, texts.told)!,
        alone: either(topic.alone, texts.alone),
        withText: topic.withText && either(topic.withText, texts.withText),
        rather: either(topic.rather, texts.rather),
        unlike: either(topic.unlike, texts.unlike),
        never: either(topic.never, texts.never),
        asked: topic.asked,
        notAsked: topic.notAsked,
      }
    },
  }
}

/** The same texts, each topic's made once. */
function remembered(texts: Texts): Texts {
  const topics = new Map<string, ReturnType<Texts['ofTopic']>>()
  return {
    ...texts,
    ofTopic(topic) {
      const known = topics.get(topic.name)
      if (known !== undefined) return known
      const read = texts.ofTopic(topic)
      topics.set(topic.name, read)
      return read
    },
  }
}

function readTexts(language: Language): Texts {
  if (!isSpelled(language)) return { ...PATTERNED, ofTopic: () => null }
  if (TOLD_PHRASES[language] === undefined) return { ...PATTERNED, ofTopic: (topic) => topic }
  const listed = listedTexts(language)
  return remembered(isPatterned(language) ? patternedTexts(listed) : listed)
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
