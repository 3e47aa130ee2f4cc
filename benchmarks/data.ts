import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ANSWERABLE, HANDBOOK, OFF_TOPIC } from '../functions/src/answers/testing/handbook.ts'

export interface BenchmarkPassage {
  readonly id: string
  /** Passages of the same title make up one file. */
  readonly title: string
  readonly text: string
}

export interface BenchmarkQuestion {
  readonly text: string
  /** Ids of the passages that answer; empty where none does. */
  readonly answeredBy: readonly string[]
  /** UTF-16 offsets of the answers in those passages. */
  readonly starts: readonly number[]
}

export interface QuestionSet {
  readonly name: string
  readonly passages: readonly BenchmarkPassage[]
  readonly questions: readonly BenchmarkQuestion[]
}

interface StoredSet {
  passages: BenchmarkPassage[]
  queries: { text: string; rel: Record<string, number>; starts?: number[]; impossible?: boolean }[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const setOf = (name: string, { passages, queries }: StoredSet): QuestionSet => ({
  name,
  passages,
  questions: queries.map(({ text, rel, starts, impossible }) => ({
    text,
    answeredBy: impossible === true ? [] : Object.keys(rel),
    starts: starts ?? [],
  })),
})

/** The engine's own handbook: small, always there. */
function handbookSet(): QuestionSet {
  const passages = HANDBOOK.pages.map((text, page) => ({
    id: `page ${page + 1}`,
    title: HANDBOOK.fileName,
    text,
  }))
  const answered = ANSWERABLE.flatMap(([text, holds]) => {
    const page = passages.find((passage) => passage.text.includes(holds))
    return page === undefined
      ? []
      : [{ text, answeredBy: [page.id], starts: [page.text.indexOf(holds)] }]
  })
  const refused = OFF_TOPIC.map((text) => ({ text, answeredBy: [], starts: [] }))
  return { name: 'own handbook', passages, questions: [...answered, ...refused] }
}

/**
 * The public question sets where they lie beside the repository, else the engine's own handbook.
 * @param root folder of the repository
 */
export function loadQuestionSets(root: string): { source: string; sets: QuestionSet[] } {
  const folder = path.resolve(root, '..', 'shared', 'data')
  const squad = path.join(folder, 'squad2-half.json')
  const xquad = path.join(folder, 'xquad-half.json')
  if (!existsSync(squad)) {
    return { source: "the engine's own handbook (no public sets found)", sets: [handbookSet()] }
  }
  const sets = [setOf('SQuAD 2.0, English', readJson(squad) as StoredSet)]
  if (existsSync(xquad)) {
    const { languages } = readJson(xquad) as { languages: Record<string, StoredSet> }
    for (const [language, set] of Object.entries(languages))
      sets.push(setOf(`XQuAD, ${language}`, set))
  }
  return { source: 'half of the SQuAD 2.0 dev set and of XQuAD (CC BY-SA 4.0)', sets }
}
