import { isGeneric } from '../generic-words/generic-words.ts'
import { conceptsOf } from '../glossary/glossary.ts'
import type { SearchedQuestion } from '../searched-question.ts'
import {
  ASKS_MORE,
  ASKS_TWICE,
  ASKS_WHICH,
  GOES_ON,
  MAY_COME,
  NAME,
  OF_ANYTHING,
  POINTS_AT,
  POINTS_BACK,
  SAYS_NOTHING,
} from './asked-words.ts'
import { termOf } from '../stem.ts'
import { topicMeant, type Meant } from './meant.ts'
import { isSpelled } from './spelled.ts'
import { listOf, type Topic } from './topic.ts'
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
  /** Its phrases, wherever they stand; `null` where it has none. */
  readonly phrases: RegExp | null
  readonly asks: ReadonlySet<string>
  readonly core: ReadonlySet<string>
  readonly beside: ReadonlySet<string>
}

const anything = listOf(OF_ANYTHING)
const KNOWN: readonly Known[] = TOPICS.map((topic) => ({
  topic,
  phrases: topic.askedAs === undefined ? null : new RegExp(topic.askedAs.source, 'giu'),
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
const TOLD_OF_DAYS = 'holidays'
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

const readWords = ({ words, spelled, askedIn }: SearchedQuestion): Word[] =>
  words.map((word) => {
    const written = spelled.get(word) ?? word
    const tells = !isGeneric(word, askedIn) && !SAYS_NOTHING.test(word)
    return { word, written, tells, concepts: conceptsOf(written, askedIn) }
  })

const isOneOf = ({ concepts }: Word, ...sets: readonly ReadonlySet<string>[]): boolean =>
  concepts.some((concept) => sets.some((set) => set.has(concept)))

/** Whether a question that speaks of a topic asks for something else. */
const asksElse = ({ name, notAsked }: Topic, text: string): boolean =>
  notAsked?.test(text) === true ||
  (COME_ALONG.has(name) &&
    (text.match(/\p{L}+/gu) ?? []).length > FEW_WORDS &&
    !MAY_COME.test(text))

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
  if (question.words.length > MOST_WORDS || ASKS_WHICH.test(text)) return null
  const words = readWords(question)
  const telling = words.filter(({ tells }) => tells).length
  if (telling > MOST_TELLING) return null
  const namesNothing = telling === 0 && text.length <= LONGEST_OF_NOTHING
  const small = text.toLowerCase()
  // The words of a phrase are no concepts by themselves.
  const restOf = ({ phrases }: Known): string =>
    phrases === null ? small : small.replaceAll(phrases, ' ')
  const asks = (one: Known): boolean => {
    const { topic, asks: named, beside } = one
    if (!isOfCue(topic, question) || asksElse(topic, text)) return false
    if (isSpelled(question.askedIn) && topic.asked?.test(text) === false) return false
    const { askedAs } = topic
    if (topic.isOfWhatWasSaid === true && question.cue === 'money' && namesNothing) return true
    const isPhrase = askedAs?.test(text) === true
    if (isPhrase && askedAs.source.startsWith('^')) return true
    if (!isPhrase && !words.some((word) => isOneOf(word, named))) return false
    if (ASKS_MORE.test(text) && !(isPhrase && MAY_ASK_MORE.has(topic.name))) return false
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
const LEAST_SAID = { words: 2, weight: 5, lead: 1 }

/** The topic that the words of a question say rather than any other matter; `null` where they say none. */
function topicByWords({ matters, words, spelled, askedIn }: SearchedQuestion): Meant | null {
  const said = [...matters()].toSorted((a, b) => b[1].weight - a[1].weight)
  const [best, next] = said
  if (best === undefined) return null
  const [topic, { weight, terms, telling }] = best
  const lead = weight - (next?.[1].weight ?? 0)
  const { words: leastWords, weight: leastWeight, lead: leastLead } = LEAST_SAID
  if (telling < leastWords || weight < leastWeight || lead < leastLead) return null
  const isTelling = (word: string): boolean => terms.has(termOf(spelled.get(word) ?? word, askedIn))
  return { topic, words: new Set(words.filter(isTelling)) }
}

/** The topic that a question means in words that do not name it, whatever else it says; `null` where it means none. */
function topicSaidOtherwise(
  text: string,
  question: SearchedQuestion,
  meant: Meant | null,
): AskedTopic | null {
  const known = KNOWN.find(({ topic }) => topic.name === meant?.topic)
  if (meant === null || known === undefined) return null
  if (ASKS_WHICH.test(text) || GOES_ON.test(text)) return null
  const { topic, asks, beside } = known
  if (question.cue !== 'none' && !isOfCue(topic, question)) return null
  if (ASKS_MORE.test(text) && !MAY_ASK_MORE.has(topic.name)) return null
  if (asksElse(topic, text) || (topic.isAskedBack === true && POINTS_BACK.test(text))) return null
  if (question.dates() !== 0 && topic.name !== TOLD_OF_DAYS) return null
  const particular = readWords(question).filter(
    (word) => word.tells && !meant.words.has(word.word) && !isOneOf(word, asks, beside),
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

/** The topic that a question asks for, as it may be asked of any business; `null` where it asks for something else. */
export const topicIn = (text: string, question: SearchedQuestion): AskedTopic | null =>
  isOfAnother(text)
    ? null
    : (topicNamed(text, question) ??
      topicSaidOtherwise(text, question, topicMeant(text, question.askedIn)))

/** The topic that the words of a question say together, none of them by itself; `null` where they say none. */
export const topicHintedAt = (text: string, question: SearchedQuestion): AskedTopic | null =>
  isOfAnother(text) ? null : topicSaidOtherwise(text, question, topicByWords(question))
