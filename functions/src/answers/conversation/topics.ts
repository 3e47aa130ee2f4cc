import { answerQuestion } from '../answer.ts'
import { findEvidence } from '../evidence.ts'
import { kindOfUnit } from '../segment.ts'
import { correctWord } from '../spelling.ts'
import { quoteOfUnit, termsOfText, textOfUnit, type IndexedFile } from '../unit-terms.ts'

/** Most topics that are offered at once. */
const MOST_TOPICS = 3
/** Longest label of a topic, in UTF-16 units: more does not fit on a chip. */
const LONGEST_TOPIC = 48
/** Headings that are tried before giving up: each costs a search. */
const MOST_TRIED = 12
const NUMBERING = /^\s*(?:§\s*)?(?:\d+(?:\.\d+)*[.)]?|[IVX]+\.|[A-Z][.)])\s+(?=\p{L})/u

/** A heading as a person would write it on a button: no numbering, not in capitals throughout. */
function labelOf(heading: string): string {
  const label = heading
    .replace(NUMBERING, '')
    .replace(/[\s:.]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const isShouted = label.length > 3 && label === label.toUpperCase() && /\p{Lu}{3}/u.test(label)
  return isShouted ? label.charAt(0) + label.slice(1).toLowerCase() : label
}

/** Whether a label can stand on a button and be sent as a question. */
const isOfferable = (label: string): boolean =>
  label.length >= 3 && label.length <= LONGEST_TOPIC && /\p{L}{2}/u.test(label)

/** Whether the documents answer it. */
export const isAnswered = (files: readonly IndexedFile[], question: string): boolean =>
  answerQuestion(files, { question, personality: 'casual' }).kind === 'answer'

/** The heading of a passage as a label; '' where it has none. */
export function headingOf(file: IndexedFile | undefined, passage: number): string {
  const heading = file?.segment.passageHeading[passage] ?? -1
  return file === undefined || heading < 0 ? '' : labelOf(textOfUnit(file, heading))
}

/** The first of these labels that the documents answer, each once. */
export function offer(
  files: readonly IndexedFile[],
  labels: Iterable<string>,
  most = MOST_TOPICS,
): string[] {
  const offered: string[] = []
  const tried = new Set<string>()
  for (const label of labels) {
    if (offered.length >= most || tried.size >= MOST_TRIED) break
    const key = label.toLowerCase()
    if (tried.has(key) || !isOfferable(label)) continue
    tried.add(key)
    if (isAnswered(files, label)) offered.push(label)
  }
  return offered
}

/** The headings of all files, the files taking turns, so that each has its say. */
function* headingsInTurn(files: readonly IndexedFile[]): Generator<string> {
  const lists = files.map((file) =>
    Array.from(file.segment.unitKind, (_, unit) => unit).filter(
      (unit) => kindOfUnit(file.segment, unit) === 'heading',
    ),
  )
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let turn = 0; turn < longest; turn++) {
    for (const [index, list] of lists.entries()) {
      // What a document begins with is its title.
      const unit = list[list.length > 2 ? turn + 1 : turn]
      if (unit !== undefined) yield labelOf(quoteOfUnit(files[index]!, unit))
    }
  }
}

/** What the documents are about: for visitors who do not know what to ask. */
export const topicsOf = (files: readonly IndexedFile[]): string[] =>
  offer(files, headingsInTurn(files))

/** The question with words that no document knows replaced by near ones; `null` where none is. */
function respelled(files: readonly IndexedFile[], question: string): string | null {
  const text = question.replace(/\p{L}{4,}/gu, (word) => {
    const spoken = word.toLowerCase()
    if (files.some(({ segment }) => termsOfText(segment, spoken).length > 0)) return word
    return correctWord(spoken, files)?.word ?? word
  })
  return text === question ? null : text
}

/**
 * What may be asked instead of a question that nothing answers: the same with its words as the
 * documents spell them, and the headings of the passages that share most with it.
 */
export function topicsNear(files: readonly IndexedFile[], question: string): string[] {
  const { retrieval } = findEvidence(files, question)
  const near = retrieval.passages.map(({ file, passage }) => headingOf(files[file], passage))
  const other = respelled(files, question)
  return offer(files, [...(other === null ? [] : [other]), ...near])
}
