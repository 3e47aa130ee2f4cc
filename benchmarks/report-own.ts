import { QUESTIONS, REFUSED_QUESTIONS } from '../emulators/seed/questions.ts'
import { countByKind, indexDemoDocuments, judge, type Outcome } from './own-questions.ts'
import { mean, percentile } from './search-engine.ts'
import { milliseconds, printTable, share } from './table.ts'

const isHeldOut = ({ question }: Outcome): boolean => question.split === 'held out'

const shareRight = (outcomes: readonly Outcome[]): string =>
  share(mean(outcomes.map(({ isRight }) => Number(isRight))))

const row = (name: string, outcomes: readonly Outcome[]): string[] => {
  const heldOut = outcomes.filter(isHeldOut)
  const open = outcomes.filter((outcome) => !isHeldOut(outcome))
  return [name, `${open.length} + ${heldOut.length}`, shareRight(open), shareRight(heldOut)]
}

/** Our own questions over the demo documents: the right facts quoted, or the right refusal. */
export async function reportOwnQuestions(): Promise<void> {
  const files = await indexDemoDocuments()
  const all = [...QUESTIONS, ...REFUSED_QUESTIONS]
  for (const question of all) judge(files, question)
  const times: number[] = []
  const outcomes: Outcome[] = []
  for (const question of all) {
    const start = performance.now()
    outcomes.push(judge(files, question))
    if (!('after' in question)) times.push(performance.now() - start)
  }
  const isRefusal = ({ question }: Outcome): boolean => !('facts' in question)
  const answerable = outcomes.filter((outcome) => !isRefusal(outcome))
  printTable(
    `Demo documents: ${all.length} questions of our own; nobody tunes on those that are held out`,
    ['Kind', 'open + held out', 'right, open', 'right, held out'],
    [
      ...[...countByKind(outcomes).keys()].map((kind) =>
        row(
          kind,
          outcomes.filter(({ question }) => question.kind === kind),
        ),
      ),
      row('**all to be answered**', answerable),
      row('**all to be refused**', outcomes.filter(isRefusal)),
    ],
  )
  const words = answerable.flatMap(({ said }) => (said === '' ? [] : said.split(' ').length))
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  console.log(
    `\nA whole answer with its proof: ${mean(words).toFixed(0)} words,` +
      ` p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)} ms.`,
  )
}
