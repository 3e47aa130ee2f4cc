import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

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
  /** Answers that people gave, in their words. */
  readonly answers: readonly string[]
  /** UTF-16 offsets of the answers in those passages. */
  readonly starts: readonly number[]
}

export interface QuestionSet {
  readonly name: string
  readonly passages: readonly BenchmarkPassage[]
  readonly questions: readonly BenchmarkQuestion[]
  /** Questions in the words of a passage that ask for what it does not say. */
  readonly lookAlikes: readonly BenchmarkQuestion[]
}

/** The public sets that were found. */
export interface PublicSets {
  readonly english: QuestionSet | null
  /** The same questions in several languages, English first. */
  readonly parallel: readonly QuestionSet[]
}

interface StoredQuestion {
  readonly id: string
  readonly text: string
  readonly rel: Record<string, number>
  readonly answers?: readonly string[]
  readonly starts?: readonly number[]
  readonly impossible?: boolean
}

interface StoredSet {
  readonly passages: readonly BenchmarkPassage[]
  readonly queries: readonly StoredQuestion[]
}

/** What somebody reads who does not have the public sets. */
export const HOW_TO_GET_DATA = `The public question sets are not part of this repository. To measure on them as well:
1. SQuAD 2.0 (CC BY-SA 4.0): dev-v2.0.json from https://rajpurkar.github.io/SQuAD-explorer/
2. XQuAD (CC BY-SA 4.0): xquad.<language>.json from https://github.com/google-deepmind/xquad
3. Put them into ../shared/data beside the repository, as they are, and run again.`

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const questionOf = ({ text, rel, answers = [], starts = [], impossible }: StoredQuestion) => ({
  text,
  answeredBy: impossible === true ? [] : Object.keys(rel),
  answers,
  starts,
})

const setOf = (name: string, { passages, queries }: StoredSet): QuestionSet => ({
  name,
  passages,
  questions: queries.filter(({ impossible }) => impossible !== true).map(questionOf),
  lookAlikes: queries.filter(({ impossible }) => impossible === true).map(questionOf),
})

interface OfficialFile {
  readonly data: readonly {
    readonly title?: string
    readonly paragraphs: readonly {
      readonly context: string
      readonly qas: readonly {
        readonly id: string
        readonly question: string
        readonly answers: readonly { readonly text: string; readonly answer_start: number }[]
        readonly is_impossible?: boolean
      }[]
    }[]
  }[]
}

/** The official form of SQuAD and XQuAD, read as ours: one passage per paragraph. */
export function fromOfficialForm({ data }: OfficialFile): StoredSet {
  const articles = data.flatMap(({ title, paragraphs }, article) =>
    paragraphs.map(({ context, qas }, index) => {
      const name = title ?? `article ${article + 1}`
      return { id: `${name}#${index}`, title: name, text: context, qas }
    }),
  )
  return {
    passages: articles.map(({ id, title, text }) => ({ id, title, text })),
    queries: articles.flatMap(({ id, qas }) =>
      qas.map((asked) => ({
        id: asked.id,
        text: asked.question,
        rel: { [id]: 1 },
        answers: asked.answers.map(({ text }) => text),
        starts: asked.answers.map(({ answer_start: start }) => start),
        impossible: asked.is_impossible === true,
      })),
    ),
  }
}

/** Half of the development set as it was prepared, else the official file. */
function readEnglish(folder: string): StoredSet | null {
  const prepared = path.join(folder, 'squad2-half.json')
  if (existsSync(prepared)) return readJson(prepared) as StoredSet
  const official = path.join(folder, 'dev-v2.0.json')
  return existsSync(official) ? fromOfficialForm(readJson(official) as OfficialFile) : null
}

function readParallel(folder: string): [language: string, set: StoredSet][] {
  const prepared = path.join(folder, 'xquad-half.json')
  if (existsSync(prepared)) {
    const { languages } = readJson(prepared) as { languages: Record<string, StoredSet> }
    return Object.entries(languages)
  }
  return ['en', 'de', 'es', 'zh', 'ar'].flatMap((language): [string, StoredSet][] => {
    const file = path.join(folder, `xquad.${language}.json`)
    if (!existsSync(file)) return []
    return [[language, fromOfficialForm(readJson(file) as OfficialFile)]]
  })
}

/** The English questions that a translated set holds, over the passages that they are about. */
function englishOf(translated: StoredSet, english: StoredSet): StoredSet {
  const ids = new Set(translated.queries.map(({ id }) => id))
  const queries = english.queries.filter(({ id }) => ids.has(id))
  const used = new Set(queries.flatMap(({ rel }) => Object.keys(rel)))
  return { passages: english.passages.filter(({ id }) => used.has(id)), queries }
}

/**
 * The public question sets, where they lie beside the repository.
 * @param root folder of the repository
 */
export function loadPublicSets(root: string): PublicSets {
  const folder = path.resolve(root, '..', 'shared', 'data')
  const english = readEnglish(folder)
  const parallel = readParallel(folder)
  const first = parallel[0]?.[1]
  if (english !== null && first !== undefined && parallel.every(([name]) => name !== 'en')) {
    parallel.unshift(['en', englishOf(first, english)])
  }
  return {
    english: english === null ? null : setOf('SQuAD 2.0', english),
    parallel: parallel.map(([language, set]) => setOf(language, set)),
  }
}
