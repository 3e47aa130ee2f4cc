import type { Personality } from '@docent/domain/bots'
import type { ProvenSentence } from '@docent/domain/chat'
import { answerQuestion, type Draft, type IndexedFile } from '../answers/answer.ts'
import { proveSentence } from '../answers/receipts.ts'
import type { LanguageModel } from './ports.ts'

/** How long a language model may take before the extractive answer is given, in milliseconds. */
export const MODEL_TIMEOUT_MS = 8_000

export interface Question {
  readonly text: string
  readonly systemMessage: string
  readonly personality: Personality
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal
}

/**
 * Answers from files, with or without a language model. Whatever was composed passes the gate
 * once more here: a sentence leaves only when its quote stands in the file's text.
 */
export async function proveAnswer(
  files: readonly IndexedFile[],
  question: Question,
  model: LanguageModel | null,
): Promise<Draft> {
  const draft = answerQuestion(files, {
    question: question.text,
    personality: question.personality,
  })
  if (draft.kind === 'fallback') return draft
  const phrased = model === null ? [] : await phrase(draft.sentences, question, model)
  const proven = keepProven(phrased.length > 0 ? phrased : draft.sentences, files)
  return proven.length > 0 ? { kind: 'answer', sentences: proven } : { kind: 'fallback' }
}

/** The model's choice of the proven sentences; empty where the model fails. */
async function phrase(
  sentences: readonly ProvenSentence[],
  question: Question,
  model: LanguageModel,
): Promise<ProvenSentence[]> {
  const timeout = AbortSignal.timeout(MODEL_TIMEOUT_MS)
  const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout
  const evidence = sentences.map((sentence, index) => ({ id: `${index}`, quote: sentence.text }))
  const chosen = await model
    .phrase(
      {
        question: question.text,
        systemMessage: question.systemMessage,
        personality: question.personality,
        evidence,
      },
      signal,
    )
    .catch(() => [])
  return chosen.flatMap(({ text, evidenceId }) => {
    const source = /^\d+$/.test(evidenceId) ? sentences[Number(evidenceId)] : undefined
    return source === undefined ? [] : [{ text, receipt: source.receipt }]
  })
}

function keepProven(
  sentences: readonly ProvenSentence[],
  files: readonly IndexedFile[],
): ProvenSentence[] {
  return sentences.flatMap((sentence) => {
    const file = files.find(({ fileId }) => fileId === sentence.receipt.fileId)
    const receipt =
      file === undefined
        ? null
        : proveSentence(
            { ...sentence.receipt, fileName: file.fileName, text: sentence.text },
            file.pages,
          )
    return receipt === null ? [] : [{ text: sentence.text, receipt }]
  })
}
