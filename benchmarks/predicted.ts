import { existsSync, readFileSync } from 'node:fs'
import {
  cleanQuestions,
  placesToPredict,
  type PlaceToPredict,
} from '../functions/src/answers/predicted/predictions.ts'
import type { IndexedFile, PredictedQuestions } from '../functions/src/answers/unit-terms.ts'
import * as bases from './bases.ts'
import * as businesses from './businesses.ts'
import { converse, hear, oneSpaced } from './hear.ts'

/**
 * What a large language model predicted that customers ask of each place of a document: a place per line, in its
 * order, by how its last line begins, and behind tabs the questions.
 */
const PREDICTED = 'predicted.tsv'
const BUSINESSES = new URL('businesses/', import.meta.url)
const BASES = new URL('bases/', import.meta.url)

const lastLineOf = ({ text }: PlaceToPredict): string => oneSpaced(text.split('\n').at(-1)!).trim()

/** The files with the questions that were predicted for their places; a place that is read otherwise now has none. */
function withPredictions(files: readonly IndexedFile[], from: URL): IndexedFile[] {
  const lines = readFileSync(from, 'utf8').trimEnd().split('\n')
  let next = 0
  return files.map((file) => {
    const predicted = placesToPredict(file).map((place): PredictedQuestions => {
      const last = lastLineOf(place)
      const isOf = (line: string): boolean => last.startsWith(line.split('\t')[0]!)
      const at = lines.findIndex((line, index) => index >= next && isOf(line))
      const { passage, unit } = place
      if (at < 0) return { passage, unit, questions: [] }
      next = at + 1
      return { passage, unit, questions: cleanQuestions(lines[at]!.split('\t').slice(1)) }
    })
    return { ...file, predicted }
  })
}

/** Remembers the files with predictions of each business or base. */
function predictions(urlOf: (name: string) => URL) {
  const known = new Map<string, IndexedFile[]>()
  return (name: string, files: readonly IndexedFile[]): IndexedFile[] => {
    const found = known.get(name) ?? withPredictions(files, urlOf(name))
    known.set(name, found)
    return found
  }
}

/** What became of what businesses are asked, with predicted questions. */
export function servePredicted(
  kind: businesses.AskedKind,
  languages?: ReadonlySet<string>,
): businesses.Served[] {
  const predict = predictions((business) => new URL(`${business}.${PREDICTED}`, BUSINESSES))
  return Array.from(businesses.eachAsked(kind, languages), (asked) =>
    businesses.servedAs(asked, hear(predict(asked.business, asked.files), asked.question)),
  )
}

/** Asks every business what has nothing to do with any. */
export const askStraysPredicted = (): businesses.Stray[] =>
  businesses.askStrays(predictions((business) => new URL(`${business}.${PREDICTED}`, BUSINESSES)))

const urlOfBase = (base: string): URL => new URL(`${base}/${PREDICTED}`, BASES)

/** Whether questions were predicted for a base: not for all of them. */
export const isPredictedBase = (base: string): boolean => existsSync(urlOfBase(base))

/** What became of what bases are asked. */
export function serveBasesPredicted(isAsked = isPredictedBase): bases.ServedByBase[] {
  const predict = predictions(urlOfBase)
  return Array.from(bases.eachAsked(isAsked), (asked) =>
    bases.servedAs(asked, converse(predict(asked.base, asked.files), asked.messages)),
  )
}
