import type { ProvenSentence } from '@docent/domain/chat'
import { fileKindOfName } from '@docent/domain/knowledge'
import { makeDocuments } from '../emulators/seed/documents.ts'
import type { DemoQuestion, Expectation, RefusedQuestion } from '../emulators/seed/questions.ts'
import { answerQuestion, type Draft } from '../functions/src/answers/answer.ts'
import { listen } from '../functions/src/answers/conversation/listen.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { calibrated } from './docent.ts'
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

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

/** What the engine makes of one message; no language model takes part. */
interface Heard {
  readonly question: string
  readonly kind: Exclude<Draft['kind'], 'nearest'> | 'small_talk' | 'clarification'
  /** Of an answer; what is only quoted as the nearest place is none. */
  readonly sentences: readonly ProvenSentence[]
  /** Whether the nearest place was quoted, and said to be no answer. */
  readonly isNear?: boolean
}

/** Says one thing to the bot, as its visitors do. */
function hear(
  files: readonly IndexedFile[],
  message: string,
  before: readonly Heard[] = [],
): Heard {
  const personality = 'professional'
  const earlier = before.map(({ question, kind, sentences }) => ({
    question,
    kind,
    output: sentences.map(({ text }) => text).join(' '),
    places: sentences.map(({ receipt }) => receipt),
  }))
  const listened = listen(files, { text: message, personality, earlier })
  if (listened.kind === 'more') {
    return { question: message, kind: 'answer', sentences: listened.sentences }
  }
  if (listened.kind !== 'question') {
    return { question: message, kind: listened.kind, sentences: [] }
  }
  const draft = answerQuestion(files, { question: listened.text, personality })
  if (draft.kind === 'nearest') {
    return { question: message, kind: 'fallback', sentences: [], isNear: true }
  }
  const sentences = 'sentences' in draft ? draft.sentences : []
  return { question: message, kind: draft.kind, sentences }
}

/** Asks as a visitor would: after the question that it follows, where it follows one. */
const ask = (files: readonly IndexedFile[], { question, after }: DemoQuestion): Heard =>
  hear(files, question, after === undefined ? [] : [hear(files, after)])

/** Whether the quotes from the files named hold all the facts between them. */
function meets({ sentences }: Heard, { files, facts }: Expectation): boolean {
  const quoted = sentences.filter(({ receipt }) => files.includes(receipt.fileName))
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
    : reply.sentences.length === 0 && (reply.isNear !== true || question.kind === 'look-alike')
  const said = oneSpaced(reply.sentences.map(({ text }) => text).join(' '))
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
