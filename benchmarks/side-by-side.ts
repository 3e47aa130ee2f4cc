import { isDialogue, type AskedAs, type ServedByBase } from './bases.ts'
import type { AskedKind, Served } from './businesses.ts'
import type { Verdict } from './hear.ts'
import { mean } from './search-engine.ts'
import { printTable, share } from './table.ts'

/** What became of the same questions in several runs. */
type Runs = readonly (readonly (Served | ServedByBase)[])[]

const verdictShare = (served: Runs[number], verdict: Verdict): string =>
  share(mean(served.map((each) => Number(each.verdict === verdict))))

/** How many are right and how many beside the point, run by run. */
function rowOf(name: string, runs: Runs, isOf: (each: Runs[number][number]) => boolean): string[] {
  const parts = runs.map((served) => served.filter(isOf))
  const figures = (['right', 'wrong'] as const).flatMap((verdict) =>
    parts.map((served) => verdictShare(served, verdict)),
  )
  return [name, String(parts[0]!.length), ...figures]
}

/** The open ones, those that are held out, and all that are not told. */
const rowsOf = (name: string, runs: Runs): string[][] => [
  rowOf(name, runs, ({ isTold, isHeldOut }) => isTold && !isHeldOut),
  rowOf(`${name}, held out`, runs, ({ isTold, isHeldOut }) => isTold && isHeldOut),
  rowOf(`${name}, not told`, runs, ({ isTold }) => !isTold),
]

/** What is asked of businesses, and what it is called. */
export const KINDS: readonly (readonly [AskedKind, string])[] = [
  ['asked', 'businesses'],
  ['cases', 'cases told to businesses'],
  ['foreign', 'businesses, in another language'],
]

const AS: readonly (readonly [string, (as: AskedAs) => boolean])[] = [
  ['bases', (as) => as === 'question'],
  ['cases told to bases', (as) => as === 'case'],
  ['bases, on two things', (as) => as === 'comparison'],
  ['last messages of dialogues', (as) => isDialogue({ as })],
]

/**
 * Prints what became of the same questions in several runs.
 * @param columns what the runs are called
 * @param businesses by kind, in the order of `KINDS`, the runs
 * @param bases the runs
 */
export function printSideBySide(
  title: string,
  columns: readonly string[],
  businesses: readonly Runs[],
  bases: readonly (readonly ServedByBase[])[],
): void {
  printTable(
    title,
    [
      'Asked',
      'questions',
      ...columns.map((run) => `right: ${run}`),
      ...columns.map((run) => `beside the point: ${run}`),
    ],
    [
      ...businesses.flatMap((runs, at) => rowsOf(KINDS[at]![1], runs)),
      ...AS.flatMap(([name, isOf]) =>
        rowsOf(
          name,
          bases.map((served) => served.filter(({ as }) => isOf(as))),
        ),
      ),
    ],
  )
}
