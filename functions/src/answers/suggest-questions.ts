import type { ProvenSentence, Receipt } from '@docent/domain/chat'
import {
  SUGGESTED_QUESTION_LIMITS,
  areSuggestedQuestions,
} from '@docent/domain/suggested-questions'
import { cueFit, cueOf } from './answer-cues.ts'
import { answerQuestion } from './answer.ts'
import { mainLanguages, type Calibration } from './calibrate.ts'
import type { Language } from './language.ts'
import { kindOfUnit } from './segment.ts'
import { namesColumns } from './unit-context.ts'
import { quoteOfUnit, textOfUnit, type IndexedFile } from './unit-terms.ts'

/** A question, and what its answer must show to be worth offering. */
interface Candidate {
  readonly question: string
  readonly isAnsweredBy: (sentences: readonly ProvenSentence[]) => boolean
}

/** How businesses are asked what nearly all are asked, and for things that documents name. */
interface Wording {
  readonly common: readonly string[]
  /** For the price in the row of a thing. */
  readonly price: (thing: string) => string
  /** For what a heading heads. */
  readonly topic: (heading: string) => string
  /** A sentence that says what its first words are. */
  readonly defined: RegExp
  readonly definition: (thing: string) => string
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    common: ['What are your opening hours?', 'Where are you located?'],
    price: (thing) => `How much does “${thing}” cost?`,
    topic: (heading) => `What should I know about “${heading}”?`,
    defined: /^(?:An?|The)\s(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?)\s(?:is|means)\s(?:an?|the)\s/u,
    definition: (thing) => `What is a ${thing}?`,
  },
  de: {
    common: ['Wie sind Ihre Öffnungszeiten?', 'Wo finde ich Sie?'],
    price: (thing) => `Was kostet „${thing}“?`,
    topic: (heading) => `Was muss ich über „${heading}“ wissen?`,
    defined:
      /^(?:Der|Die|Das|Eine?)\s(\p{Lu}[\p{L}-]*)\s(?:ist|bedeutet)\s(?:ein|eine|der|die|das)\s/u,
    definition: (thing) => `Was ist „${thing}“?`,
  },
}

/** Questions of one kind that are tried. */
const TRIED = 12
/** How far below a question that stands in the documents its answer may end, in UTF-16 units. */
const BELOW = 600
/** Words that a thing or a heading has at most to be asked for by its name. */
const MOST_WORDS = 4

interface Place {
  readonly file: IndexedFile
  readonly unit: number
}

const pageOf = ({ file: { segment }, unit }: Place): number => segment.unitPage[unit]! + 1

/** Whether a quote stands below a unit and near it. */
const standsBelow = (place: Place, { fileId, page, start, end }: Receipt): boolean => {
  const below = place.file.segment.unitEnd[place.unit]!
  return (
    fileId === place.file.fileId && page === pageOf(place) && start >= below && end <= below + BELOW
  )
}

/** Whether a quote holds a unit. */
const holds = (place: Place, { fileId, page, start, end }: Receipt): boolean =>
  fileId === place.file.fileId &&
  page === pageOf(place) &&
  start <= place.file.segment.unitStart[place.unit]! &&
  end >= place.file.segment.unitEnd[place.unit]!

const isName = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\d ’'&/-]+$/u.test(text) && text.split(' ').length <= MOST_WORDS

const commonQuestions = ({ common }: Wording): Candidate[] =>
  common.map((question) => ({
    question,
    isAnsweredBy: ([first]) => first !== undefined && cueFit(first.text, cueOf(question)) === 1,
  }))

/** Questions that the documents ask themselves, in any language. */
const askedByDocuments = (places: readonly Place[]): Candidate[] =>
  places
    .map((place) => ({ place, question: textOfUnit(place.file, place.unit).trim() }))
    .filter(({ question }) => /^[¿\p{L}].*\s.*[?？]$/u.test(question))
    .map(({ place, question }) => ({
      question,
      isAnsweredBy: ([first]) => first !== undefined && standsBelow(place, first.receipt),
    }))

const pricesOf = (places: readonly Place[], { price }: Wording): Candidate[] =>
  places
    .filter(({ file, unit }) => kindOfUnit(file.segment, unit) === 'row')
    .map((place) => ({ place, row: quoteOfUnit(place.file, place.unit) }))
    .filter(({ row }) => !namesColumns(row) && cueFit(row, 'money') === 1)
    .map(({ place, row }) => ({ place, thing: row.split(/\t|\s{2,}|\s\|\s/u)[0]!.trim() }))
    .filter(({ thing }) => isName(thing))
    .map(({ place, thing }) => ({
      question: price(thing),
      isAnsweredBy: (sentences) =>
        sentences.length === 1 && sentences.every(({ receipt }) => holds(place, receipt)),
    }))

const definitionsIn = (places: readonly Place[], wording: Wording): Candidate[] =>
  places
    .filter(({ file, unit }) => kindOfUnit(file.segment, unit) === 'sentence')
    .map((place) => ({
      place,
      thing: wording.defined.exec(textOfUnit(place.file, place.unit))?.[1] ?? '',
    }))
    .filter(({ thing }) => thing !== '')
    .map(({ place, thing }) => ({
      question: wording.definition(thing),
      isAnsweredBy: ([first]) => first !== undefined && holds(place, first.receipt),
    }))

const topicsOf = (places: readonly Place[], { topic }: Wording): Candidate[] =>
  places
    // What a file begins with is its title.
    .filter(({ file, unit }) => unit > 0 && kindOfUnit(file.segment, unit) === 'heading')
    .map((place) => ({ place, heading: textOfUnit(place.file, place.unit).trim() }))
    .filter(({ heading }) => isName(heading))
    .map(({ place, heading }) => ({
      question: topic(heading),
      isAnsweredBy: ([first]) => first !== undefined && standsBelow(place, first.receipt),
    }))

/**
 * A few short questions in the language that most of the files are in, which they answer with a
 * receipt where the answer should stand: what they ask themselves, what nearly all businesses are
 * asked, prices, definitions and headings.
 * The same files give the same questions; at most a few dozen are tried.
 * @param calibration of the same files
 */
export function suggestQuestions(
  files: readonly IndexedFile[],
  calibration: Calibration,
): string[] {
  const [language] = mainLanguages(files)
  // An owner's own answers come and go without the files being measured again.
  const documents = files
    .filter(({ questions }) => questions === undefined)
    .map((file) => ({ ...file, thresholds: thresholdsOf(calibration) }))
  const places = documents
    .filter(({ segment }) => segment.language === language)
    .flatMap((file) =>
      Array.from({ length: file.segment.unitKind.length }, (_, unit) => ({ file, unit })),
    )
  const wording = language === undefined ? undefined : WORDINGS[language]
  const kinds = [
    askedByDocuments(places),
    ...(wording === undefined
      ? []
      : [
          commonQuestions(wording),
          pricesOf(places, wording),
          definitionsIn(places, wording),
          topicsOf(places, wording),
        ]),
  ].map((kind) => answered(documents, kind))
  return inTurns(kinds).slice(0, SUGGESTED_QUESTION_LIMITS.count)
}

const thresholdsOf = (calibration: Calibration): Record<string, number> =>
  Object.fromEntries(
    Object.entries(calibration).map(([language, { threshold }]) => [language, threshold]),
  )

/** A question, and the place in the documents that answers it first. */
interface Answered {
  readonly question: string
  readonly place: string
}

/** As many questions of a kind as may be offered, those that are answered as they should be. */
function answered(files: readonly IndexedFile[], candidates: readonly Candidate[]): Answered[] {
  const found: Answered[] = []
  const short = candidates.filter(({ question }) => areSuggestedQuestions(question))
  for (const { question, isAnsweredBy } of short.slice(0, TRIED)) {
    if (found.length === SUGGESTED_QUESTION_LIMITS.count) break
    const draft = answerQuestion(files, { question, personality: 'professional' })
    if (draft.kind !== 'answer' || !isAnsweredBy(draft.sentences)) continue
    const { fileId, page, start } = draft.sentences[0]!.receipt
    found.push({ question, place: `${fileId} ${page} ${start}` })
  }
  return found
}

/** The first of each list, then the second of each; one for each place that answers. */
function inTurns(lists: readonly (readonly Answered[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  const byPlace = new Map<string, string>()
  for (const { question, place } of turns.flat()) {
    if (!byPlace.has(place)) byPlace.set(place, question)
  }
  return [...byPlace.values()]
}
