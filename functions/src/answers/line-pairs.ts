import { isAddressLine, isReachLine } from './addresses.ts'
import { endsInQuestionMark } from './document-questions.ts'
import {
  endsSentence,
  isBullet,
  isLabel,
  startsSmall,
  tellsDetail,
  wordCount,
} from './line-kinds.ts'
import type { Line } from './page-lines.ts'

/** What a line names and the line below it tells of that: Violin, Marta Nowak; First hour, £20. */
interface Pair {
  readonly name: Line
  readonly told: Line
}

/** Longest such line, in words and UTF-16 units. */
const LONGEST_WORDS = 9
const LONGEST = 60
const LEAST_PAIRS = 2
/** Pairs of which one may tell something that no sign shows: First class, Free. */
const PAIRS_PER_EXCEPTION = 4
/** Share of the names that may look like what is told: Facial (60 min). */
const MOST_ALIKE = 1 / 3

/** Somebody with two names, or one behind a title, and what stands behind them: Ana Ruiz, from 5 pm. */
const SOMEBODY =
  /^(?:(?:\p{Lu}\p{L}{0,4}\.|Frau|Herr|Mr|Mrs|Ms|Mme|Miss|Señora?)\s+\p{Lu}[\p{L}’'-]+|\p{Lu}[\p{L}’'-]+(?:\s+(?:d[aeio]s?|del|van|von|der|den|la|le|el|«[^»]+»|\p{Lu}[\p{L}’'.-]*)){1,3}|\p{Lu}[\p{L}’'-]+\s(?:Bey|Hanım))(?:$|\s*[,(–—])/u

/** An amount, an hour or a number, or what goes on small behind a name. */
const tellsSmall = ({ text }: Line): boolean => startsSmall(text) || /\p{Nd}/u.test(text)
const isSomebody = ({ text }: Line): boolean => SOMEBODY.test(text)
const tells = (line: Line): boolean => tellsSmall(line) || isSomebody(line)
const isBareNumber = ({ text }: Line): boolean => /^\d+$/.test(text)

const mayPair = ({ text, isRow }: Line): boolean =>
  !isRow &&
  text.length <= LONGEST &&
  !endsSentence(text) &&
  !/[,;:]$/u.test(text) &&
  !isBullet(text) &&
  !isLabel(text) &&
  !endsInQuestionMark(text) &&
  !isReachLine(text) &&
  !isAddressLine(text) &&
  wordCount(text) <= LONGEST_WORDS

/** Runs of lines that may pair, with no empty line within. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = []
  let isOpen = false
  for (const line of lines) {
    const fits = mayPair(line)
    if (fits && isOpen && !line.afterBreak) runs.at(-1)!.push(line)
    else if (fits) runs.push([line])
    isOpen = fits
  }
  return runs
}

/** The lines of a run two by two; the first one stands over them where they are odd. */
function pairsOf(run: readonly Line[]): Pair[] {
  const first = run.length % 2
  const pairs: Pair[] = []
  for (let at = first; at < run.length; at += 2) {
    pairs.push({ name: run[at]!, told: run[at + 1]! })
  }
  return pairs
}

/** Whether a line names something, and does not tell of it what stands below: Leek soup 6.50. */
const mayName = ({ text }: Line): boolean =>
  /^\p{L}/u.test(text) && !startsSmall(text) && !tellsDetail(text)

/** Whether what stands first in each names it, and what stands below looks different and tells it. */
function arePairs(pairs: readonly Pair[]): boolean {
  if (pairs.length < LEAST_PAIRS) return false
  if (!pairs.every(({ name }) => mayName(name))) return false
  if (pairs.every(({ told }) => isBareNumber(told))) return false
  const named = pairs.filter(({ name }) => isSomebody(name)).length
  const toldSomebody = pairs.filter(({ told }) => isSomebody(told)).length
  if (named === pairs.length && toldSomebody === 0) return true
  const told = pairs.filter((pair) => tells(pair.told)).length
  const alike = pairs.filter(({ name }) => tells(name)).length
  const exceptions = Math.floor(pairs.length / PAIRS_PER_EXCEPTION)
  return told >= pairs.length - exceptions && alike <= pairs.length * MOST_ALIKE
}

/** Runs of two lines each that follow each other, empty lines between them. */
function couplesIn(runs: readonly Line[][], lines: readonly Line[]): Pair[][] {
  const follows = new Map(lines.map((line, at) => [line, lines[at - 1]]))
  const couples: Pair[][] = []
  let last: Line | undefined
  for (const run of runs) {
    const [name, told] = run
    if (run.length !== 2) continue
    if (last !== undefined && follows.get(name!) === last) couples.at(-1)!.push(...pairsOf(run))
    else couples.push(pairsOf(run))
    last = told
  }
  return couples
}

/**
 * The lines that tell what the line above each of them names, as price lists and teams are written
 * that were columns once.
 * @returns per such line the one that it is told of
 */
export function pairedLines(lines: readonly Line[]): ReadonlyMap<Line, Line> {
  const runs = runsOf(lines)
  const long = runs.filter((run) => run.length > 2).map(pairsOf)
  const pairs = [...long, ...couplesIn(runs, lines)].filter(arePairs).flat()
  return new Map(pairs.map(({ name, told }) => [told, name]))
}
