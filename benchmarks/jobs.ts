import { readdirSync, readFileSync } from 'node:fs'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { calibrated } from './docent.ts'
import { hear, oneSpaced, quotesOf, verdictBy, type Verdict } from './hear.ts'

/** How it is asked: for a job, in words that do not say so outright, and for something else in words like these. */
export type AskedForJobsAs = 'usual' | 'otherwise' | 'else'

/** What became of a question for a job. */
export interface JobServed {
  /** ISO 639-1 code of the page and the question. */
  readonly language: string
  readonly as: AskedForJobsAs
  readonly question: string
  /** Whether the page tells of jobs; of each question for one the same page is asked without what it tells of them. */
  readonly isTold: boolean
  readonly verdict: Verdict
  /** Whether what it tells of jobs was quoted. */
  readonly tellsJobs: boolean
  /** What was quoted; '' where nothing was. */
  readonly said: string
}

/**
 * A page of an invented business in each language. Behind its text a line `T:` holds words of what it tells of jobs,
 * between bars, and the lines behind that hold a question each, by how it is asked.
 */
const FOLDER = new URL('jobs/', import.meta.url)
const SUFFIX = '.txt'
const ASKED_AS: Readonly<Record<string, AskedForJobsAs>> = { Q: 'usual', O: 'otherwise', N: 'else' }

interface Page {
  readonly language: string
  readonly text: string
  readonly told: readonly string[]
  readonly asked: readonly (readonly [as: AskedForJobsAs, question: string])[]
}

function pageIn(language: string): Page {
  const [text = '', lines = ''] = readFileSync(new URL(language + SUFFIX, FOLDER), 'utf8').split(
    '\nT: ',
  )
  const [told = '', ...asked] = lines.trim().split('\n')
  return {
    language,
    text: text.trim(),
    told: told.split(' | '),
    asked: asked.map((line) => [ASKED_AS[line.slice(0, 1)]!, line.slice(3)]),
  }
}

/** The page without what it tells of jobs, and its heading. */
function withoutJobs({ text, told }: Page): string {
  const blocks = text.split(/\n\s*\n/)
  const tells = (block: string | undefined): boolean =>
    block !== undefined && told.some((words) => block.includes(words))
  const heads = (at: number): boolean => !blocks[at]!.includes('\n') && tells(blocks[at + 1])
  return blocks.filter((block, at) => !tells(block) && !heads(at)).join('\n\n')
}

function indexed(fileId: string, text: string): readonly IndexedFile[] {
  const file = { fileName: 'page.txt', pages: [text] }
  return calibrated([{ fileId, ...file, segment: segmentOf(file) }])
}

/** Asks the page of each language for jobs, with and without what it tells of them, and for something else. */
export function askForJobs(): JobServed[] {
  const languages = readdirSync(FOLDER)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .toSorted()
  return languages.flatMap((language) => {
    const page = pageIn(language)
    const told = page.told.map(oneSpaced)
    const bases = [
      { isTold: true, files: indexed('page', page.text) },
      { isTold: false, files: indexed('bare', withoutJobs(page)) },
    ]
    return page.asked.flatMap(([as, question]) =>
      bases
        .filter(({ isTold }) => isTold || as !== 'else')
        .map(({ isTold, files }) => {
          const heard = hear(files, question)
          const said = quotesOf(heard)
          const tellsJobs = told.some((words) => said.includes(words))
          return {
            language,
            as,
            question,
            isTold,
            tellsJobs,
            said,
            verdict: verdictBy(heard, tellsJobs),
          }
        }),
    )
  })
}
