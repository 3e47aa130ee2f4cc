import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import { calibrated } from './docent.ts'
import {
  converse,
  isOneTouchAway,
  oneSpaced,
  quotesOf,
  verdictBy,
  type Heard,
  type Verdict,
} from './hear.ts'

/** Several long files of one organisation each; beside them lies what is asked of all of them. */
const FOLDER = new URL('bases/', import.meta.url)
/** Nobody mends the engine on what it misses there. */
const HELD_OUT: ReadonlySet<string> = new Set([
  'da-sejlklub',
  'de-wohnungsgenossenschaft',
  'en-bank',
  'en-council',
  'en-furniture',
  'en-travel-insurance',
  'ro-telecom',
  'sv-simhall',
  'tr-magaza',
])
const PAGE_END = '\f'
/** Parts the messages of a dialogue. */
export const TURN_END = ' >> '
const OR = ' || '
const AND = ' && '

/**
 * A question, a message whose question means nothing without the case that it tells, one on two things or on a row
 * and a column, or the last message of a dialogue: one that leans on what was said, in an older set and in a newer
 * one, or one that turns to something else.
 */
export type AskedAs = 'question' | 'case' | 'comparison' | 'dialogue' | 'follow-up' | 'turn'

export interface ServedByBase {
  readonly base: string
  readonly isHeldOut: boolean
  readonly as: AskedAs
  /** All messages of a dialogue. */
  readonly question: string
  readonly isTold: boolean
  readonly verdict: Verdict
  /** Whether what was said tells one of two things that were asked, and not the other. */
  readonly isHalf: boolean
  /** What was quoted; '' where nothing was. */
  readonly said: string
  /** Whether it is an answer with reserve. */
  readonly isUnsure: boolean
  /** Whether a section that is offered below tells a question that what was said does not tell. */
  readonly isOneTouchAway: boolean
}

const SOURCES: Readonly<Record<AskedAs, string>> = {
  question: 'asked.tsv',
  case: 'cases.tsv',
  comparison: 'compared.tsv',
  dialogue: 'dialogues.tsv',
  'follow-up': 'followed.tsv',
  turn: 'turned.tsv',
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

/** What is asked, and what an answer must show: of each side one of several spans; none where it is not told. */
export interface Asked {
  readonly question: string
  readonly sides: readonly (readonly string[])[]
}

/** What visitors ask of a base; nothing where it is not asked so. */
export function askedOf(base: string, as: AskedAs): Asked[] {
  const file = new URL(`${base}/${SOURCES[as]}`, FOLDER)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [question = '', told = ''] = line.split('\t')
    const sides = told === '' ? [] : told.split(AND).map((side) => side.split(OR))
    return { question, sides }
  })
}

const KINDS = Object.keys(SOURCES) as AskedAs[]

/** Whether it is the last message of a dialogue. */
export const isDialogue = ({ as }: Pick<ServedByBase, 'as'>): boolean =>
  as === 'dialogue' || as === 'follow-up' || as === 'turn'

/** What a visitor asks a base, at the end of a dialogue or by itself. */
export interface AskedOfBase extends Asked {
  readonly base: string
  readonly isHeldOut: boolean
  readonly as: AskedAs
  readonly files: readonly IndexedFile[]
  /** The messages in their order, the last of which is judged. */
  readonly messages: readonly string[]
}

/** What visitors ask all bases, or those of which `isAsked` says so. */
export function* eachAsked(isAsked = (_base: string) => true): Generator<AskedOfBase> {
  for (const { name: base, isHeldOut, files: written } of readBases()) {
    if (!isAsked(base)) continue
    const files = indexFiles(written)
    for (const as of KINDS) {
      for (const asked of askedOf(base, as)) {
        yield { ...asked, base, isHeldOut, as, files, messages: asked.question.split(TURN_END) }
      }
    }
  }
}

/** What became of a question to a base: of the last message of a dialogue. */
export function servedAs(
  { base, isHeldOut, as, question, sides, files }: AskedOfBase,
  turns: readonly Heard[],
): ServedByBase {
  const heard = turns.at(-1)!
  const said = quotesOf(heard)
  const isTold = sides.length > 0
  const shownIn = (quotes: string) =>
    sides.filter((side) => side.some((span) => quotes.includes(oneSpaced(span))))
  const isShownIn = (quotes: string) => isTold && shownIn(quotes).length === sides.length
  const shown = shownIn(said)
  return {
    base,
    isHeldOut,
    as,
    question,
    isTold,
    verdict: verdictBy(heard, isShownIn(said)),
    isHalf: shown.length > 0 && shown.length < sides.length,
    said,
    isUnsure: heard.isUnsure,
    isOneTouchAway: isTold && !isShownIn(said) && isOneTouchAway(files, turns, isShownIn),
  }
}

/** Asks every base what its visitors do: questions by themselves, and at the end of a dialogue. */
export const serveBases = (): ServedByBase[] =>
  Array.from(eachAsked(), (asked) => servedAs(asked, converse(asked.files, asked.messages)))
