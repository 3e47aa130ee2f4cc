import { contactAsked } from '../contact.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { superlativeIn } from '../superlatives.ts'
import { unitsIn, type IndexedFile } from '../unit-terms.ts'
import { hasTrainedWords, trainedWords } from './trained-words.ts'

/** Units of a base beyond which vectors were not tried, in English, and not seen to tell more than words in other languages. */
const MOST_UNITS = { english: 1_000, other: 400 }
/** The same beyond which it takes too long to read them for what is offered where nothing is answered. */
const MOST_OFFERED_UNITS = 2_000

/** What no document answers: Write a poem. */
const ASKS_TO_MAKE = /^\W*(?:please\s+)?(?:compose|draw|generate|sing|translate|write)(?!\p{L})/iu

/**
 * Whether a question is told by what it is told in, and not by what it means: what somebody is reached by, what
 * something is, what the row of a table holds that it names, who did it, which of several is the most or the least,
 * when it is open, what applies to a case beside it, or a kind of thing of which nothing else is named (How much?).
 */
function isToldOtherwise(findings: Findings, text: string): boolean {
  const { question, retrieval, units } = findings
  return (
    contactAsked(findings) !== null ||
    question.definition !== null ||
    question.doer !== null ||
    question.cue === 'hours' ||
    question.beside.size > 0 ||
    superlativeIn(text) !== null ||
    ASKS_TO_MAKE.test(text) ||
    (question.asksForContent && units[0]?.kind === 'row') ||
    units[0]?.surety !== undefined ||
    retrieval.concepts.every(({ generic, implied }) => generic || implied)
  )
}

/**
 * Things that an English question may name beside a topic of any business: lists know better what tells of that then;
 * in other languages always.
 */
const MOST_BESIDE_TOPIC = 1

function isOfTopicAlone({ question: { askedIn, topic }, byWords }: Findings): boolean {
  if (byWords === undefined) return false
  return askedIn !== 'en' || (topic !== null && topic.particular.length <= MOST_BESIDE_TOPIC)
}

/** Whether vectors know the languages of a question and of the files. */
const knowsLanguages = (files: readonly IndexedFile[], askedIn: Language): boolean =>
  hasTrainedWords(askedIn) && files.every(({ segment }) => hasTrainedWords(segment.language))

/** Whether vectors may tell what comes near a question. */
export const isTrainedNear = (files: readonly IndexedFile[], askedIn: Language): boolean =>
  knowsLanguages(files, askedIn) && unitsIn(files) <= MOST_OFFERED_UNITS

/** Whether vectors may tell what a question asks for: they were learned from documents of organisations. */
export const isTrainedFor = (
  files: readonly IndexedFile[],
  findings: Findings,
  text: string,
): boolean =>
  knowsLanguages(files, findings.question.askedIn) &&
  unitsIn(files) <= MOST_UNITS[findings.question.askedIn === 'en' ? 'english' : 'other'] &&
  !isOfTopicAlone(findings) &&
  !isToldOtherwise(findings.byWords ?? findings, text)

/** Whether it names what neither the files nor the vectors know, or asks where something is that no file knows. */
export function asksUnknown({
  question: { askedIn, cue },
  retrieval: { concepts },
}: Findings): boolean {
  const { knows } = trainedWords(askedIn)
  return concepts.some(
    ({ word, generic, implied, standIns }) =>
      !generic && !implied && standIns.holding === 0 && (cue === 'place' || !knows(word)),
  )
}
