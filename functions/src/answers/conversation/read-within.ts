import { answerQuestion, hasAnswer, holdsUnit } from '../answer.ts'
import { findConcepts } from '../concepts.ts'
import { evidentUnits, requiredCoverage } from '../evidence.ts'
import { filesForTurn, findEvidence, languagesOf } from '../find-evidence.ts'
import { keyOf } from '../matters/place-of-matter.ts'
import { readMessage, type Message } from '../message.ts'
import { placeOfMessage, type PlaceOfMessage } from '../place-of-message.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { understand, type Asked } from './follow-up.ts'
import { askedAndTold, partsOfMessage, sentencesOf } from './told-beside.ts'

/** The question of a message, and what it is made of where it tells a case beside. */
export interface ReadMessage {
  readonly text: string
  readonly message?: Message
}

/** Whether the documents hold enough of a question, and the kind of thing that it asks for. */
function findsAnswer(files: readonly IndexedFile[], text: string): boolean {
  const findings = findEvidence(files, text)
  const { cue, language } = findings.question
  const [best] = evidentUnits(findings, requiredCoverage(files, language))
  return best !== undefined && (cue === 'none' || best.fits)
}

/** The place that a message is about, by all of it. */
function placeOf(files: readonly IndexedFile[], message: Message): PlaceOfMessage | null {
  const own = filesForTurn(files, { message })
  return placeOfMessage(own, findEvidence(own, message.text))
}

/** Whether a message names anything beside what it asks. */
function tellsCase(files: readonly IndexedFile[], message: Message): boolean {
  const concepts = findConcepts(readMessage(message, languagesOf(files)), files)
  return concepts.some(({ isBeside, generic }) => isBeside && !generic)
}

/** Least log odds of the place that a message is about, where its question says the same by itself. */
const LEAST_ALONE = 0
/** Things named that the documents know, from which on a question says by itself what it asks. */
const ENOUGH_NAMED = 2

/** Whether a question says by itself what it asks, whatever is told beside it: When are you open? */
function standsAlone(files: readonly IndexedFile[], asked: string): boolean {
  const { question, retrieval } = findEvidence(files, asked)
  if (question.topic !== null) return question.topic.topic.isOfCase !== true
  const known = retrieval.concepts.filter(
    ({ generic, standIns }) => !generic && standIns.holding > 0,
  )
  return question.cue === 'hours' || known.length >= ENOUGH_NAMED
}

/** Whether a message means no more than what it asks: We saw your sign. How much is a tandem? */
function asksAlone(files: readonly IndexedFile[], message: Message): boolean {
  const draft = answerQuestion(files, { question: message.asked, personality: 'casual' })
  if (draft.kind !== 'answer' || draft.isUnsure === true) return false
  if (standsAlone(files, message.asked)) return true
  const place = placeOf(files, message)
  if (place === null || place.odds < LEAST_ALONE) return false
  const { file, unit } = place.unit
  return draft.sentences.some((sentence) => holdsUnit(sentence, files[file]!, unit))
}

/** Whether a text asks for a topic, or hints at one. */
function asksForTopic(files: readonly IndexedFile[], text: string): boolean {
  const { topic, topicHinted } = findEvidence(files, text).question
  return topic !== null || topicHinted() !== null
}

/** Least mean of the log odds of both readings of a message. */
const LEAST_ODDS = 0

/**
 * A message of which nothing tells what it asks and that finds no answer as it is: with either part as the question
 * and the other as its case, if both lead to the same place; `null` where they do not.
 */
function readInParts(
  files: readonly IndexedFile[],
  text: string,
): Pick<ReadMessage, 'message'> | null {
  const parts = partsOfMessage(text)
  // A topic is told by its own texts, or not at all.
  if (parts === null || asksForTopic(files, text) || hasAnswer(files, text)) return null
  const [before, after] = parts
  const read = (asked: string, told: string) => {
    const message = { text, asked, told }
    return { message, place: placeOf(files, message) }
  }
  const [one, other] = [read(after, before), read(before, after)]
  if (one.place === null || other.place === null) return null
  if (keyOf(one.place.unit) !== keyOf(other.place.unit)) return null
  if ((one.place.odds + other.place.odds) / 2 < LEAST_ODDS) return null
  return { message: one.place.odds < other.place.odds ? other.message : one.message }
}

/**
 * The question of a message, as the conversation means it. What it tells beside is read with it, unless
 * the question says by itself what it asks.
 * @param earlier questions before, the latest last
 */
export function readWithin(
  files: readonly IndexedFile[],
  text: string,
  earlier: readonly Asked[],
): ReadMessage {
  const finds = (one: string): boolean => findsAnswer(files, one)
  const parts = askedAndTold(text)
  if (parts !== null) {
    const { asked } = parts
    const message = { text, asked, told: parts.told.join(' ') }
    if (!tellsCase(files, message) || asksAlone(files, message)) {
      return { text: understand(files, asked, earlier) }
    }
    // Something came up. What now? says a topic as a whole, and none by its question.
    const isTopic = !asksForTopic(files, asked) && asksForTopic(files, text)
    return isTopic && finds(text) ? { text } : { text, message }
  }
  const meant = understand(files, text, earlier)
  const sentences = sentencesOf(meant).toReversed()
  const mayBeRead = sentences.length > 1 || partsOfMessage(text) !== null
  if (!mayBeRead || finds(meant)) return { text: meant }
  // We come on Friday. I lost my key: nothing is asked, and one of them is meant.
  const told = sentences.length < 2 ? undefined : sentences.find(finds)
  if (told !== undefined) return { text: told }
  return meant === text ? { text, ...readInParts(files, text) } : { text: meant }
}
