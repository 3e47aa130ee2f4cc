import { fileKindOfName } from '@docent/domain/knowledge'
import { makeDocuments } from '../emulators/seed/documents.ts'
import type { DemoQuestion, Expectation, RefusedQuestion } from '../emulators/seed/questions.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { calibrated } from './docent.ts'
import { hear, oneSpaced, type Heard } from './hear.ts'
import { extractText } from '../functions/src/knowledge/extract-text/extract-text.ts'

/** The demo documents as the product reads and indexes them. */
export async function indexDemoDocuments(): Promise<IndexedFile[]> {
  const documents = await makeDocuments()
  const files = await Promise.all(
    documents.map(async ({ name, bytes }) => {
      const kind = fileKindOfName(name)
      if (kind === null) throw new Error(`no parser reads ${name}`)
      const { pages } = await extractText(bytes, kind)
      const segment = segmentOf({ fileName: name, pages })
      return { fileId: name, fileName: name, pages, segment }
    }),
  )
  return calibrated(files)
}

/** What became of one of our questions. */
export interface Outcome {
  readonly question: DemoQuestion | RefusedQuestion
  readonly isRight: boolean
  /** What was quoted; '' where nothing was. */
  readonly said: string
}

/** Asks as a visitor would: after the question that it follows, where it follows one. */
const ask = (files: readonly IndexedFile[], { question, after }: DemoQuestion): Heard =>
  hear(files, question, after === undefined ? [] : [hear(files, after)])

/** What is said as an answer. */
const answered = ({ isNear, sentences }: Heard): Heard['sentences'] => (isNear ? [] : sentences)

/** Whether the quotes from the files named hold all the facts between them. */
function meets(heard: Heard, { files, facts }: Expectation): boolean {
  const quoted = answered(heard).filter(({ receipt }) => files.includes(receipt.fileName))
  const quotes = oneSpaced(quoted.map(({ receipt }) => receipt.quote).join(' '))
  const texts = oneSpaced(quoted.map(({ text }) => text).join(' '))
  return facts.every((fact) => quotes.includes(fact) || texts.includes(fact))
}

/**
 * Asks the demo documents, and judges: the facts quoted from the right file, or nothing quoted. Near
 * a look-alike the nearest place may be quoted, and not where the documents say nothing of it at all.
 */
export function judge(
  files: readonly IndexedFile[],
  question: DemoQuestion | RefusedQuestion,
): Outcome {
  const isAnswerable = 'facts' in question
  const reply = isAnswerable ? ask(files, question) : hear(files, question.question)
  const isRight = isAnswerable
    ? [question, ...(question.or ?? [])].some((each) => meets(reply, each))
    : answered(reply).length === 0 && (!reply.isNear || question.kind === 'look-alike')
  const said = oneSpaced(
    answered(reply)
      .map(({ text }) => text)
      .join(' '),
  )
  return { question, isRight, said }
}

/** Right ones of each kind. */
export function countByKind(
  outcomes: readonly Outcome[],
): Map<string, { right: number; asked: number }> {
  const counts = new Map<string, { right: number; asked: number }>()
  for (const { question, isRight } of outcomes) {
    const { right, asked } = counts.get(question.kind) ?? { right: 0, asked: 0 }
    counts.set(question.kind, { right: right + Number(isRight), asked: asked + 1 })
  }
  return counts
}
