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

const SOURCES: Readonly<Record<AskedAs, string>> = {
  question: 'asked.tsv',
  dialogue: 'dialogues.tsv',
}

/** A file as its organisation wrote it. */
export interface WrittenFile {
  readonly fileName: string
  readonly pages: readonly string[]
}

export interface Base {
  readonly name: string
  readonly isHeldOut: boolean
  readonly files: readonly WrittenFile[]
}

function readFiles(base: string): WrittenFile[] {
  const names = readdirSync(new URL(base, FOLDER)).filter((name) => name.endsWith('.txt'))
  return names.toSorted().map((fileName) => {
    const text = readFileSync(new URL(`${base}/${fileName}`, FOLDER), 'utf8')
    return { fileName, pages: text.split(PAGE_END).map((page) => page.trim()) }
  })
}

export const readBases = (): Base[] =>
  readdirSync(FOLDER)
    .toSorted()
    .map((name) => ({ name, isHeldOut: HELD_OUT.has(name), files: readFiles(name) }))

/** The files of a base as they answer. */
export const indexFiles = (files: readonly WrittenFile[]): IndexedFile[] =>
  calibrated(
    files.map(({ fileName, pages }) => ({
      fileId: fileName,
      fileName,
      pages,
      segment: segmentOf({ fileName, pages }),
    })),
  )

/** What visitors ask of a base, and what an answer must hold one of; nothing where the files do not tell it. */
export function askedOf(
  base: string,
  as: AskedAs,
): { readonly question: string; readonly holds: readonly string[] }[] {
  const lines = readFileSync(new URL(`${base}/${SOURCES[as]}`, FOLDER), 'utf8').trimEnd()
  return lines.split('\n').map((line) => {
    const [question = '', told = ''] = line.split('\t')
    return { question, holds: told === '' ? [] : told.split(OR) }
  })
}

const KINDS: readonly AskedAs[] = ['question', 'dialogue']

/** Asks every base what its visitors do: questions by themselves, and at the end of a dialogue. */
export function serveBases(): ServedByBase[] {
  return readBases().flatMap(({ name: base, isHeldOut, files: written }) => {
    const files = indexFiles(written)
    return KINDS.flatMap((as) =>
      askedOf(base, as).map(({ question, holds }): ServedByBase => {
        const heard = converse(files, question.split(TURN_END))
        return {
          base,
          isHeldOut,
          as,
          question,
          isTold: holds.length > 0,
          verdict: verdictOf(heard, holds),
          said: quotesOf(heard),
        }
      }),
    )
  })
}
