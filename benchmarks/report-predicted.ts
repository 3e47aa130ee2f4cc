import { serveBases } from './bases.ts'
import { askStrays, serveAll, type Stray } from './businesses.ts'
import {
  askStraysPredicted,
  isPredictedBase,
  serveBasesPredicted,
  servePredicted,
} from './predicted.ts'
import { mean } from './search-engine.ts'
import { KINDS, printSideBySide } from './side-by-side.ts'
import { printTable, share } from './table.ts'

const sayings = ['answer', 'with reserve', 'near'] as const

const strayRow = (name: string, asked: readonly Stray[]): string[] => [
  name,
  String(asked.length),
  ...sayings.map((saying) => share(mean(asked.map(({ saidAs }) => Number(saidAs === saying))))),
]

/** What the engine makes of the questions that a large language model predicted for each place, once. */
export function reportPredicted(): void {
  const runs = KINDS.map(([kind]) => [serveAll(kind), servePredicted(kind)])
  const ofBases = [serveBases().filter(({ base }) => isPredictedBase(base)), serveBasesPredicted()]
  printSideBySide(
    'With questions that a language model predicted for each place',
    ['engine alone', 'with predicted questions'],
    runs,
    ofBases,
  )
  printTable(
    'What no business tells',
    ['Engine', 'questions', 'answered', 'with reserve', 'nearest place'],
    [strayRow('alone', askStrays()), strayRow('with predicted questions', askStraysPredicted())],
  )
}
