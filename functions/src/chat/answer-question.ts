import type { Personality } from '@docent/domain/bots'
import type { ProvenSentence } from '@docent/domain/chat'
import type { AnswerTrace, PhrasingTrace } from '@docent/domain/trace'
import { answerQuestion, type Doubt, type Draft, type IndexedFile } from '../answers/answer.ts'
import { explainAnswer } from '../answers/explain.ts'
import { isOwnAnswer } from '../answers/own-answers.ts'
import { proveSentence } from '../answers/receipts.ts'
import { phraseAnswer } from './phrase-answer.ts'
import type { Phraser } from './ports.ts'

export interface Question {
  /** As it was understood. */
  readonly text: string
  /** Whether what tells it is what is meant. */
  readonly doubt?: Doubt | undefined
  /** The files as their words are weighed, where a model chose the places that tell it. */
  readonly weighed?: readonly IndexedFile[] | undefined
  readonly ownerId: string
  readonly knowledgeBaseId: string
  readonly systemMessage: string
  readonly personality: Personality
  /** Asked before anything is said: without permission the answer is found and not told. */
  readonly permit?: (() => Promise<boolean>) | undefined
  /** Called with each sentence as soon as it is proven. */
  readonly onSentence?: ((sentence: ProvenSentence) => void) | undefined
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal | undefined
}

/** An answer or none, and why. */
export type ProvenAnswer = Draft & { readonly trace: AnswerTrace }

/**
 * Answers from files, with or without a phraser. Whatever was composed passes the gate once more
 * here: a sentence leaves only when its quote stands in the file's text.
 */
export async function proveAnswer(
  files: readonly IndexedFile[],
  question: Question,
  phraser: Phraser | null,
): Promise<ProvenAnswer> {
  const draft = answerQuestion(files, {
    question: question.text,
    personality: question.personality,
    doubt: question.doubt,
  })
  const explain = (
    sentences: readonly ProvenSentence[],
    phrasing: PhrasingTrace | null = null,
  ) => ({
    ...explainAnswer(question.weighed ?? files, question.text, sentences),
    phrasing,
  })
  if (draft.kind === 'fallback') return { kind: 'fallback', trace: explain([]) }
  const proven = keepProven(draft.sentences, files)
  if (proven.length === 0) return { kind: 'fallback', trace: explain([]) }
  if (draft.kind === 'nearest') {
    return { kind: 'nearest', sentences: proven, trace: { ...explain(proven), isNearest: true } }
  }
  const { isUnsure = false } = draft
  const told = (sentences: readonly ProvenSentence[], phrasing?: PhrasingTrace): ProvenAnswer => ({
    kind: 'answer',
    sentences,
    isUnsure,
    trace: { ...explain(sentences, phrasing), ...(isUnsure && { isUnsure }) },
  })
  const mayTell = (await question.permit?.()) ?? true
  const onSentence = (sentence: ProvenSentence) => question.onSentence?.(sentence)
  // An owner's own words are not put into others.
  if (phraser === null || !mayTell || isOwnAnswer(files, proven)) {
    if (mayTell) proven.forEach(onSentence)
    return told(proven)
  }
  const { text, ownerId, knowledgeBaseId, systemMessage, personality, signal } = question
  const request = { ownerId, knowledgeBaseId, question: text, systemMessage, personality }
  const input = { files, draft: proven, request, onSentence, signal }
  const { sentences, phrasing } = await phraseAnswer(input, phraser)
  return told(sentences, phrasing)
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
