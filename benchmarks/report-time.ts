import { buildTunedMiniSearch } from './baselines/minisearch.ts'
import { eachAsked, type AskedOfBusiness } from './businesses.ts'
import type { QuestionSet } from './data.ts'
import { hear } from './hear.ts'
import { percentile, timed, type SearchEngine } from './search-engine.ts'
import { milliseconds, printTable, times } from './table.ts'

const LANGUAGES: ReadonlySet<string> = new Set(['en'])

/** The paragraphs of a document as a set that nothing is known of. */
function setOf({ business, files }: AskedOfBusiness): QuestionSet {
  const paragraphs = files.flatMap(({ pages }) => pages.flatMap((page) => page.split(/\n\s*\n/u)))
  const passages = paragraphs.map((text, at) => ({ id: String(at), title: business, text }))
  return { name: business, passages, questions: [], lookAlikes: [] }
}

/**
 * What an answer takes, from a message to proven sentences, beside the bare search of another engine for ten
 * paragraphs: when a question comes for the first time, and when it comes again.
 */
export function reportTime(): void {
  const asked = [...eachAsked('asked', LANGUAGES)]
  const engines = new Map<string, SearchEngine>()
  for (const each of asked) {
    if (!engines.has(each.business)) engines.set(each.business, buildTunedMiniSearch(setOf(each)))
  }
  const round = (ask: (each: AskedOfBusiness) => unknown): number[] =>
    asked.map((each) => timed(() => ask(each)).ms)
  const answer = ({ files, question }: AskedOfBusiness) => hear(files, question)
  const search = ({ business, question }: AskedOfBusiness) =>
    engines.get(business)!.search(question)
  const [answers, answersAgain] = [round(answer), round(answer)]
  const [searches, searchesAgain] = [round(search), round(search)]
  const rowOf = (name: string, write: (run: number[], beside: number[]) => string): string[] => [
    name,
    write(answers, searches),
    write(answersAgain, searchesAgain),
  ]
  const both = (run: number[]): string =>
    [0.5, 0.95].map((part) => milliseconds(percentile(run, part))).join(' / ')
  printTable(
    `What an answer takes: ${asked.length} questions to ${engines.size} English businesses`,
    ['p50 / p95, ms', 'asked for the first time', 'asked again'],
    [
      rowOf('an answer', both),
      rowOf('bare search, minisearch tuned', (_, beside) => both(beside)),
      rowOf('how many times that', (run, beside) =>
        [0.5, 0.95]
          .map((part) => times(percentile(run, part), percentile(beside, part)))
          .join(' / '),
      ),
    ],
  )
}
