import { answerQuestion } from '../functions/src/answers/answer.ts'
import { calibrate } from '../functions/src/answers/calibrate.ts'
import { strengthOf } from '../functions/src/answers/evidence.ts'
import { findEvidence } from '../functions/src/answers/find-evidence.ts'
import { retrieve } from '../functions/src/answers/retrieve.ts'
import { readSearched } from '../functions/src/answers/searched-question.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import type { QuestionSet } from './data.ts'
import { DEPTH, type SearchEngine } from './search-engine.ts'

/** A question set as a knowledge base: one file per title, one page per passage. */
export interface Base {
  readonly files: readonly IndexedFile[]
  /** Per file the id of each page. */
  readonly pageIds: readonly (readonly string[])[]
}

/** Files that know how much an answer must hold, as the product finds it out when it has indexed a base. */
export function calibrated(files: readonly IndexedFile[]): IndexedFile[] {
  const thresholds = Object.fromEntries(
    Object.entries(calibrate(files)).map(([language, { threshold }]) => [language, threshold]),
  )
  return files.map((file) => ({ ...file, thresholds }))
}

/** Indexes a set as an owner would upload its articles. */
export function buildBase({ passages }: Pick<QuestionSet, 'passages'>): Base {
  const titles = [...new Set(passages.map(({ title }) => title))]
  const texts = titles.map((title) => passages.filter((passage) => passage.title === title))
  const files = texts.map((own, index) => {
    const fileName = titles[index]!
    const pages = own.map(({ text }) => text)
    const segment = segmentOf({ fileName, pages })
    return { fileId: fileName, fileName, pages, segment }
  })
  return { files: calibrated(files), pageIds: texts.map((own) => own.map(({ id }) => id)) }
}

/** The page that a unit of a file stands on, as the id of its passage. */
const pageOf = ({ files, pageIds }: Base, file: number, unit: number): string =>
  pageIds[file]![files[file]!.segment.unitPage[unit]!]!

/** Our search over a base. Two of our passages may stand in one of the set's. */
export function docentSearch(base: Base): SearchEngine {
  const { files } = base
  const languages = [...new Set(files.map(({ segment }) => segment.language))]
  const search = (question: string): string[] => {
    const found = retrieve(files, readSearched(question, languages), DEPTH * 2).passages
    const ids = found.map(({ file, passage }) =>
      pageOf(base, file, files[file]!.segment.passageFirstUnit[passage]!),
    )
    return [...new Set(ids)].slice(0, DEPTH)
  }
  return { name: 'Docent', search }
}

/** A question without the words that the base does not know and that would be taken for others. */
export const withoutCorrected = ({ files }: Base, question: string): string =>
  findEvidence(files, question).retrieval.corrections.reduce(
    (text, { asked }) =>
      text.replace(new RegExp(String.raw`(?<!\p{L})${asked}(?!\p{L})`, 'giu'), ''),
    question,
  )

/** A sentence where it stands. Offsets are those of its page. */
export interface Place {
  readonly page: string
  readonly start: number
  readonly end: number
}

/** The sentences that may be said, the best first, and how sure the engine is that it may answer. */
export function rankSentences(
  base: Base,
  question: string,
): { places: readonly Place[]; confidence: number } {
  const findings = findEvidence(base.files, question)
  const places = findings.units.slice(0, DEPTH).map(({ file, unit }) => {
    const { segment } = base.files[file]!
    const [start, end] = [segment.unitStart[unit]!, segment.unitEnd[unit]!]
    return { page: pageOf(base, file, unit), start, end }
  })
  // What is refused at any threshold is told apart by its coverage, below all the rest.
  const strength = strengthOf(findings)
  const confidence = strength > 0 ? 1 + strength : (findings.units[0]?.coverage ?? 0)
  return { places, confidence }
}

/** What is said to a visitor, sentence by sentence; empty for the fallback text. */
export function sayTo(files: readonly IndexedFile[], question: string): readonly string[] {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text) : []
}

/** The same, with what is only quoted as the place nearest to the question. */
export function quoteTo(files: readonly IndexedFile[], question: string): readonly string[] {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'fallback' ? [] : draft.sentences.map(({ text }) => text)
}
