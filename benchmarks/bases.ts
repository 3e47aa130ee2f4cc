import { readdirSync, readFileSync } from 'node:fs'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import { calibrated } from './docent.ts'
import { converse, quotesOf, verdictOf, type Verdict } from './hear.ts'

/** Several long files of one organisation each; beside them lies what is asked of all of them. */
const FOLDER = new URL('bases/', import.meta.url)
/** Nobody mends the engine on what it misses there. */
const HELD_OUT: ReadonlySet<string> = new Set([
  'de-wohnungsgenossenschaft',
  'en-bank',
  'en-council',
  'en-furniture',
  'en-travel-insurance',
  'sv-simhall',
  'tr-magaza',
])
const PAGE_END = '\f'
const TURN_END = ' >> '
const OR = ' || '

/** A question, or the last message of a dialogue. */
export type AskedAs = 'question' | 'dialogue'

export interface ServedByBase {
  readonly base: string
  readonly isHeldOut: boolean
  readonly as: AskedAs
  /** All messages of a dialogue. */
  readonly question: string
  readonly isTold: boolean
  readonly verdict: Verdict
  /** What was quoted; '' where nothing was. */
  readonly said: string
}

const SOURCES: readonly (readonly [AskedAs, string])[] = [
  ['question', 'asked.tsv'],
  ['dialogue', 'dialogues.tsv'],
]

function indexed(base: string): IndexedFile[] {
  const names = readdirSync(new URL(base, FOLDER)).filter((name) => name.endsWith('.txt'))
  return calibrated(
    names.toSorted().map((fileName) => {
      const text = readFileSync(new URL(`${base}/${fileName}`, FOLDER), 'utf8')
      const pages = text.split(PAGE_END).map((page) => page.trim())
      return { fileId: fileName, fileName, pages, segment: segmentOf({ fileName, pages }) }
    }),
  )
}

/** Asks every base what its visitors do: questions by themselves, and at the end of a dialogue. */
export function serveBases(): ServedByBase[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((base) => {
      const files = indexed(base)
      return SOURCES.flatMap(([as, name]) => {
        const lines = readFileSync(new URL(`${base}/${name}`, FOLDER), 'utf8')
          .trimEnd()
          .split('\n')
        return lines.map((line): ServedByBase => {
          const [question = '', told = ''] = line.split('\t')
          const holds = told === '' ? [] : told.split(OR)
          const heard = converse(files, question.split(TURN_END))
          return {
            base,
            isHeldOut: HELD_OUT.has(base),
            as,
            question,
            isTold: holds.length > 0,
            verdict: verdictOf(heard, holds),
            said: quotesOf(heard),
          }
        })
      })
    })
}
