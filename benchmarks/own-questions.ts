import { fileKindOfName } from '@docent/domain/knowledge'
import { makeDocuments } from '../emulators/seed/documents.ts'
import type { DemoQuestion, Expectation, RefusedQuestion } from '../emulators/seed/questions.ts'
import { answerQuestion } from '../functions/src/answers/answer.ts'
import { buildSegment, openSegment } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { extractText } from '../functions/src/knowledge/extract-text/extract-text.ts'

/** The demo documents as the product reads and indexes them. */
export async function indexDemoDocuments(): Promise<IndexedFile[]> {
  const documents = await makeDocuments()
  return Promise.all(
    documents.map(async ({ name, bytes }) => {
      const kind = fileKindOfName(name)
      if (kind === null) throw new Error(`no parser reads ${name}`)
      const { pages } = await extractText(bytes, kind)
      const segment = openSegment(buildSegment({ fileName: name, pages }))
      return { fileId: name, fileName: name, pages, segment }
    }),
  )
}

/** What became of one of our questions. */
export interface Outcome {
  readonly question: DemoQuestion | RefusedQuestion
  readonly isRight: boolean
  /** What was said; '' for the fallback text. */
  readonly said: string
}

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

type Draft = ReturnType<typeof answerQuestion>

const sentencesOf = (draft: Draft) => (draft.kind === 'answer' ? draft.sentences : [])

/** Whether the quotes from the files named hold all the facts between them. */
function meets(draft: Draft, { files, facts }: Expectation): boolean {
  const quoted = sentencesOf(draft).filter(({ receipt }) => files.includes(receipt.fileName))
  const quotes = oneSpaced(quoted.map(({ receipt }) => receipt.quote).join(' '))
  const texts = oneSpaced(quoted.map(({ text }) => text).join(' '))
  return facts.every((fact) => quotes.includes(fact) || texts.includes(fact))
}

/** Asks as a visitor would, after the question that it follows. */
function askAgain(files: readonly IndexedFile[], { question }: DemoQuestion): Draft {
  return answerQuestion(files, { question, personality: 'professional' })
}

/** Asks the demo documents, and judges: the facts quoted from the right file, or a refusal. */
export function judge(
  files: readonly IndexedFile[],
  question: DemoQuestion | RefusedQuestion,
): Outcome {
  if ('facts' in question) {
    const draft = askAgain(files, question)
    const isRight = [question, ...(question.or ?? [])].some((each) => meets(draft, each))
    return { question, isRight, said: saidBy(draft) }
  }
  const draft = answerQuestion(files, { ...question, personality: 'professional' })
  return { question, isRight: draft.kind === 'fallback', said: saidBy(draft) }
}

const saidBy = (draft: Draft): string =>
  oneSpaced(
    sentencesOf(draft)
      .map(({ text }) => text)
      .join(' '),
  )

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
