import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileKindOfName } from '@docent/domain/knowledge'
import { makeDocuments } from '../emulators/seed/documents.ts'
import { OFF_TOPIC_QUESTIONS, QUESTIONS } from '../emulators/seed/questions.ts'
import { extractText } from '../functions/src/knowledge/extract-text/extract-text.ts'

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
  /** Whether its files are about one business, so that one may answer a question of another. */
  readonly isOneBase: boolean
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
  isOneBase: false,
  passages,
  questions: queries.map(({ text, rel, starts, impossible }) => ({
    text,
    answeredBy: impossible === true ? [] : Object.keys(rel),
    starts: starts ?? [],
  })),
})

/** Where a fact stands in a text, whatever white space its words are divided by; -1 for nowhere. */
function placeOf(fact: string, text: string): number {
  const words = fact
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return text.search(new RegExp(words.join(String.raw`\s+`), 'u'))
}

/** The documents and questions of the demo business, as they are seeded: always there. */
async function demoSet(): Promise<QuestionSet> {
  const documents = await makeDocuments()
  const passages = await Promise.all(
    documents.map(async ({ name, bytes }) => {
      const kind = fileKindOfName(name)
      if (kind === null) throw new Error(`no parser reads ${name}`)
      const { pages } = await extractText(bytes, kind)
      return pages.map((text, page) => ({ id: `${name} ${page + 1}`, title: name, text }))
    }),
  ).then((lists) => lists.flat())
  const answered = QUESTIONS.map(({ question, files, facts }) => {
    const pages = passages.filter(
      ({ title, text }) => files.includes(title) && facts.every((fact) => placeOf(fact, text) >= 0),
    )
    return {
      text: question,
      answeredBy: pages.map(({ id }) => id),
      starts: pages.flatMap(({ text }) => facts.map((fact) => placeOf(fact, text))),
    }
  })
  const refused = OFF_TOPIC_QUESTIONS.map((text) => ({ text, answeredBy: [], starts: [] }))
  return { name: 'Demo documents', isOneBase: true, passages, questions: [...answered, ...refused] }
}

/**
 * The demo documents, and the public question sets where they lie beside the repository.
 * @param root folder of the repository
 */
export async function loadQuestionSets(
  root: string,
): Promise<{ source: string; sets: QuestionSet[] }> {
  const folder = path.resolve(root, '..', 'shared', 'data')
  const squad = path.join(folder, 'squad2-half.json')
  const xquad = path.join(folder, 'xquad-half.json')
  const sets = [await demoSet()]
  if (!existsSync(squad)) {
    return { source: 'the demo documents (no public question sets found)', sets }
  }
  sets.push(setOf('SQuAD 2.0, English', readJson(squad) as StoredSet))
  if (existsSync(xquad)) {
    const { languages } = readJson(xquad) as { languages: Record<string, StoredSet> }
    for (const [language, set] of Object.entries(languages))
      sets.push(setOf(`XQuAD, ${language}`, set))
  }
  const source = 'the demo documents; half of the SQuAD 2.0 dev set and of XQuAD (CC BY-SA 4.0)'
  return { source, sets }
}
