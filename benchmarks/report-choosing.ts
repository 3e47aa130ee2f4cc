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

const columns = (runs: readonly string[]): string[] => [
  'Asked',
  'questions',
  ...runs.map((run) => `right: ${run}`),
  ...runs.map((run) => `beside the point: ${run}`),
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

/** Businesses and bases by what is asked of them. */
const rowsOfAll = (businesses: readonly Runs[], bases: Runs): string[][] => [
  ...businesses.flatMap((runs, at) => (runs[0]!.length === 0 ? [] : rowsOf(KINDS[at]![1], runs))),
  ...AS.flatMap(([name, isOf]) => {
    const runs = bases.map((served) => served.filter((each) => 'as' in each && isOf(each.as)))
    return rowsOf(name, runs)
  }),
]

/** What a large language model makes of it that chooses among the places near a question, as it chose once. */
export async function reportChoosing(): Promise<void> {
  const languages = new Set(['en'])
  const alone = KINDS.map(([kind]) => serveAll(kind))
  const basesAlone = serveBases()
  const unsure = await Promise.all(KINDS.map(([kind]) => serveChoosing(kind)))
  const basesUnsure = await serveBasesChoosing()
  printTable(
    'With a language model that chooses the place where the engine is not sure',
    columns(['engine alone', 'where it is not sure']),
    rowsOfAll(
      KINDS.map((_, at) => [alone[at]!, unsure[at]!]),
      [basesAlone, basesUnsure],
    ),
  )
  const isEnglish = (each: Served | ServedByBase): boolean =>
    'base' in each ? each.base.startsWith('en-') : each.language === 'en'
  const always = await Promise.all(
    KINDS.map(([kind]) => serveChoosing(kind, { languages, when: 'always' })),
  )
  const basesAlways = await serveBasesChoosing((base) => base.startsWith('en-'), 'always')
  printTable(
    'The same where it is always asked, English documents',
    columns(['engine alone', 'where it is not sure', 'always']),
    rowsOfAll(
      KINDS.map((_, at) => [
        alone[at]!.filter(isEnglish),
        unsure[at]!.filter(isEnglish),
        always[at]!,
      ]),
      [basesAlone.filter(isEnglish), basesUnsure.filter(isEnglish), basesAlways],
    ),
  )
}
