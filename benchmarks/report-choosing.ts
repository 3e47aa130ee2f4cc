import { isDialogue, serveBases, type AskedAs, type ServedByBase } from './bases.ts'
import { serveAll, type AskedKind, type Served } from './businesses.ts'
import { serveBasesChoosing, serveChoosing } from './choosing.ts'
import type { Verdict } from './hear.ts'
import { mean } from './search-engine.ts'
import { printTable, share } from './table.ts'

/** What became of the same questions without a model, and with one that is asked the less or the more often. */
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

const KINDS: readonly (readonly [AskedKind, string])[] = [
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

/** What a large language model makes of it that chooses among the places near a question, as it chose once. */
export async function reportChoosing(): Promise<void> {
  const runs = await Promise.all(
    KINDS.map(async ([kind]) => [
      serveAll(kind),
      await serveChoosing(kind),
      await serveChoosing(kind, { when: 'always' }),
    ]),
  )
  const ofBases = [
    serveBases(),
    await serveBasesChoosing(),
    await serveBasesChoosing(undefined, 'always'),
  ]
  const columns = ['engine alone', 'where it is not sure', 'always']
  printTable(
    'With a language model that chooses the place that tells it',
    [
      'Asked',
      'questions',
      ...columns.map((run) => `right: ${run}`),
      ...columns.map((run) => `beside the point: ${run}`),
    ],
    [
      ...runs.flatMap((of, at) => rowsOf(KINDS[at]![1], of)),
      ...AS.flatMap(([name, isOf]) =>
        rowsOf(
          name,
          ofBases.map((served) => served.filter(({ as }) => isOf(as))),
        ),
      ),
    ],
  )
}
