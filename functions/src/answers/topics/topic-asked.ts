import { isGeneric } from '../generic-words/generic-words.ts'
import { conceptsOf } from '../glossary/glossary.ts'
import { createPrefilter } from '../needed-letters.ts'
import type { SearchedQuestion } from '../searched-question.ts'
import { ASKS_TWICE, GOES_ON, NAME, OF_ANYTHING, POINTS_AT } from './asked-words.ts'
import { asListedIn } from '../serbian-letters.ts'
import { foldAccents, termOf } from '../stem.ts'
import { isOfYearDays } from '../year-days/year-days.ts'
import { isOfPhrases, topicMeant, type Meant } from './meant.ts'
import { textsIn } from './topic-texts.ts'
import { listOf, TOLD_OF_DAYS, type Topic } from './topic.ts'
import { TOPICS } from './topics.ts'

/** A topic that a question asks for. */
export interface AskedTopic {
  readonly topic: Topic
  /** Words of the question that name something of the topic: by cheque. */
  readonly particular: readonly string[]
  /** Whether it holds a number: a child of six. */
  readonly hasNumber: boolean
  /** Whether it holds a name: to the US. */
  readonly hasName: boolean
  /** Whether it says in other words what it asks for: What if something comes up? */
  readonly isMeant: boolean
}

/** A topic, with its concepts as sets. */
interface Known {
  readonly topic: Topic
  /** Set in what `mayAsk` tells of a question that may hold one of its phrases. */
  readonly bit: number
  /** Its phrases, wherever they stand; `null` where it has none. */
  readonly phrases: RegExp | null
  readonly asks: ReadonlySet<string>
  readonly core: ReadonlySet<string>
  readonly beside: ReadonlySet<string>
}

const anything = listOf(OF_ANYTHING)
/** Of the phrases that ask for topics most take long to be compiled, and few stand in a question. */
const mayAsk = createPrefilter(TOPICS.map(({ askedAs }) => askedAs ?? /(?!)/u))
const KNOWN: readonly Known[] = TOPICS.map((topic, at) => ({
  topic,
  bit: 1 << at,
  phrases:
    topic.askedAs === undefined ? null : new RegExp(topic.askedAs, `${topic.askedAs.flags}g`),
  asks: new Set(listOf(topic.asks)),
  core: new Set(listOf(topic.core ?? topic.asks)),
  beside: new Set([...listOf(topic.beside), ...anything]),
}))

/** Questions of more words, or more that tell something, name more than a topic. */
const MOST_WORDS = 4
const MOST_TELLING = 3

/** In UTF-16 units: a longer question tells what it asks for, if in words that are no names. */
const LONGEST_OF_NOTHING = 32

/** Of who is brought along, of days and of ages much else is asked. */
const COME_ALONG: ReadonlySet<string> = new Set(['children', 'dogs'])
/** When are you closed during the year? How old must I be? */
const MAY_ASK_MORE: ReadonlySet<string> = new Set(['age', TOLD_OF_DAYS])
/** In so few words nothing else is asked. */
const FEW_WORDS = 2

/** A word of a question, as the glossary knows it. */
interface Word {
  readonly word: string
  /** As it stands in the question, small. */
  readonly written: string
  readonly tells: boolean
  readonly concepts: readonly string[]
}

const readWords = ({ words, spelled, askedIn, pairs: { loose } }: SearchedQuestion): Word[] =>
  words.map((word) => {
    const written = spelled.get(word) ?? word
    const { saysNothing } = textsIn(askedIn).question
    const tells = !loose.has(word) && !isGeneric(word, askedIn) && !saysNothing.test(word)
    const listed = asListedIn(askedIn, word)
    return { word: listed, written, tells, concepts: conceptsOf(written, askedIn) }
  })

const isOneOf = ({ concepts }: Word, ...sets: readonly ReadonlySet<string>[]): boolean =>
  concepts.some((concept) => sets.some((set) => set.has(concept)))

/** Whether a question that speaks of a topic asks for something else. */
function asksElse(topic: Topic, text: string, { askedIn }: SearchedQuestion): boolean {
  const { question, ofTopic } = textsIn(askedIn)
  if ((ofTopic(topic) ?? topic).notAsked?.test(text) === true) return true
  if (!COME_ALONG.has(topic.name) || question.mayCome.test(text)) return false
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).length > FEW_WORDS
}

const isOfCue = ({ cues = ['none'] }: Topic, { cue }: SearchedQuestion): boolean =>
  cues.some((each) => each === cue)

/** What else a question holds than its topic. */
const besides = (
  text: string,
  { askedIn }: SearchedQuestion,
): Pick<AskedTopic, 'hasNumber' | 'hasName'> => ({
  hasNumber: /\d/u.test(text),
  // Every noun is written large in German.
  hasName: askedIn !== 'de' && NAME.test(text),
})

/** The topic that a question names, and nothing else; `null` where it names none. */
function topicNamed(text: string, question: SearchedQuestion): AskedTopic | null {
  const { question: texts, ofTopic } = textsIn(question.askedIn)
  if (question.words.length > MOST_WORDS || texts.asksWhich.test(text)) return null
  const words = readWords(question)
  const telling = words.filter(({ tells }) => tells).length
  if (telling > MOST_TELLING) return null
  const namesNothing = telling === 0 && text.length <= LONGEST_OF_NOTHING
  const small = text.toLowerCase()
  const may = mayAsk(text)
  // The words of a phrase are no concepts by themselves.
  const restOf = ({ phrases, bit }: Known): string =>
    phrases === null || (may & bit) === 0 ? small : small.replaceAll(phrases, ' ')
  const asks = (one: Known): boolean => {
    const { topic, bit, asks: named, beside } = one
    if (!isOfCue(topic, question) || asksElse(topic, text, question)) return false
    if (ofTopic(topic)?.asked?.test(text) === false) return false
    const { askedAs } = topic
    if (topic.isOfWhatWasSaid === true && question.cue === 'money' && namesNothing) return true
    const isPhrase = (may & bit) !== 0 && askedAs?.test(text) === true
    if (isPhrase && askedAs.source.startsWith('^')) return true
    if (!isPhrase && !words.some((word) => isOneOf(word, named))) return false
    if (texts.asksMore.test(text) && !(isPhrase && MAY_ASK_MORE.has(topic.name))) return false
    const rest = restOf(one)
    return words.every(
      (word) => !word.tells || !rest.includes(word.written) || isOneOf(word, named, beside),
    )
  }
  const known = KNOWN.find(asks)
  if (known === undefined) return null
  const { topic, core, beside } = known
  const rest = restOf(known)
  const particular = words.filter(
    (word) =>
      word.tells &&
      !isOneOf(word, core, beside) &&
      (topic.core !== undefined || rest.includes(word.written)),
  )
  return {
    topic,
    particular: particular.map(({ word }) => word),
    isMeant: false,
    ...besides(text, question),
  }
}

/** What the words of a question must say of a topic at least, and how much more of it than of any other matter. */
const LEAST_SAID = { weight: 4.5, lead: 1 }

/** The topic that the words of a question say rather than any other matter; `null` where they say none. */
function topicByWords({ matters, words, spelled, askedIn }: SearchedQuestion): Meant | null {
  const said = [...matters()].toSorted((a, b) => b[1].weight - a[1].weight)
  const [best, next] = said
  if (best === undefined) return null
  const [topic, { weight, terms }] = best
  const lead = weight - (next?.[1].weight ?? 0)
  if (weight < LEAST_SAID.weight || lead < LEAST_SAID.lead) return null
  const isTelling = (word: string): boolean => terms.has(termOf(spelled.get(word) ?? word, askedIn))
  return { topic, words: new Set(words.filter(isTelling)) }
}

/** At the beginning of a question it is said of what it asks which. */
const FIRST_WORDS = 3

/** Which payment methods do you take? But not: Which talk is about privacy? */
const beginsWithTopic = (text: string, { askedIn }: SearchedQuestion, { words }: Meant): boolean =>
  (foldAccents(asListedIn(askedIn, text.toLowerCase())).match(/[\p{L}\p{M}]+/gu) ?? [])
    .slice(0, FIRST_WORDS)
    .some((word) => words.has(word))

/** The topic that a question means in words that do not name it, whatever else it says; `null` where it means none. */
function topicSaidOtherwise(
  text: string,
  question: SearchedQuestion,
  meant: Meant | null,
): AskedTopic | null {
  const known = KNOWN.find(({ topic }) => topic.name === meant?.topic)
  if (meant === null || known === undefined) return null
  const { asksWhich, asksMore, pointsBack } = textsIn(question.askedIn).question
  if (GOES_ON.test(text) || (asksWhich.test(text) && !beginsWithTopic(text, question, meant)))
    return null
  const { topic, asks, beside } = known
  if (question.cue !== 'none' && !isOfCue(topic, question)) return null
  if (asksMore.test(text) && !MAY_ASK_MORE.has(topic.name)) return null
  if (asksElse(topic, text, question) || (topic.isAskedBack === true && pointsBack.test(text)))
    return null
  if (question.dates() !== 0 && topic.name !== TOLD_OF_DAYS) return null
  const particular = readWords(question).filter(
    (word) =>
      word.tells &&
      !meant.words.has(word.word) &&
      !isOneOf(word, asks, beside) &&
      !isOfPhrases(word.word, topic.name, question.askedIn),
  )
  return {
    topic,
    particular: particular.map(({ word }) => word),
    isMeant: true,
    ...besides(text, question),
  }
}

/** Whether a question is read together with the one before it, or asks for what somebody points at. */
const isOfAnother = (text: string): boolean => ASKS_TWICE.test(text) || POINTS_AT.test(text)

const OF_DAYS = KNOWN.find(({ topic }) => topic.name === TOLD_OF_DAYS)!
const OPEN_OR_CLOSED = new Set(['open', 'close'])

/**
 * The topic of open and closed days, where a question names a day of the year and asks for that: Are you open on
 * Boxing Day? `null` where it does not.
 */
function topicOfDays(question: SearchedQuestion, found: AskedTopic | null): AskedTopic | null {
  if (found !== null && found.topic !== OF_DAYS.topic) return null
  if (question.cue !== 'none' && !isOfCue(OF_DAYS.topic, question)) return null
  if (question.yearDays().length === 0) return null
  const words = readWords(question)
  if (found === null && !words.some((word) => isOneOf(word, OPEN_OR_CLOSED))) return null
  const particular = words.filter(
    (word) =>
      word.tells &&
      !isOneOf(word, OF_DAYS.asks, OF_DAYS.beside) &&
      !isOfYearDays(word.word, question.askedIn),
  )
  return {
    topic: OF_DAYS.topic,
    particular: particular.map(({ word }) => word),
    hasNumber: false,
    hasName: false,
    isMeant: true,
  }
}

/** The topic that a question asks for, as it may be asked of any business; `null` where it asks for something else. */
export function topicIn(text: string, question: SearchedQuestion): AskedTopic | null {
  if (isOfAnother(text)) return null
  const found =
    topicNamed(text, question) ??
    topicSaidOtherwise(text, question, topicMeant(text, question.askedIn))
  return topicOfDays(question, found) ?? found
}

/** The topic that the words of a question say together, none of them by itself; `null` where they say none. */
export const topicHintedAt = (text: string, question: SearchedQuestion): AskedTopic | null =>
  isOfAnother(text) ? null : topicSaidOtherwise(text, question, topicByWords(question))
