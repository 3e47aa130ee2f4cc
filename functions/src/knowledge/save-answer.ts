import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { OWN_ANSWER_LIMITS, ownAnswerSchema, type OwnAnswer } from '@docent/domain/own-answers'
import { ValidationError } from 'yup'
import { requireAccount, requireBase } from './find-owned.ts'
import { newId } from './new-id.ts'
import type { KnowledgeStore } from './ports.ts'
import { requireInCap } from './review-update.ts'

interface AnswerDeps {
  readonly store: KnowledgeStore
  now(): Date
}

interface SaveAnswerInput {
  readonly ownerId: string
  readonly baseId: string
  /** `null` makes a new one; one that was deleted may come back under its id. */
  readonly answerId: string | null
  readonly questions: readonly string[]
  readonly answer: string
}

/**
 * Keeps an answer of the owner's own for some questions. It is said from the next message on.
 * @returns its id
 * @throws ServiceError `not_found`, `invalid_input`, `text_too_long`, `answers_full`,
 *   `plan_limit_knowledge_bases`
 */
export async function saveAnswer(deps: AnswerDeps, input: SaveAnswerInput): Promise<string> {
  const { ownerId, baseId } = input
  const id = input.answerId ?? newId()
  if (![baseId, id].every((one) => DOCUMENT_ID.test(one))) {
    throw new ServiceError('not_found', 'malformed id')
  }
  const saved = readAnswer(input)
  await deps.store.transact(ownerId, async (transaction) => {
    const account = await requireAccount(transaction, ownerId)
    const base = await requireBase(transaction, ownerId, baseId)
    await requireInCap(transaction, account, base, deps.now())
    const answers = (await transaction.findAnswers(baseId))?.answers ?? {}
    const isFull = Object.keys(answers).length >= OWN_ANSWER_LIMITS.answers
    if (isFull && answers[id] === undefined) throw new ServiceError('answers_full')
    transaction.setAnswers({ id: baseId, ownerId }, { ...answers, [id]: saved })
  })
  return id
}

/**
 * Removes an answer of the owner's own; the documents answer its questions again.
 * @throws ServiceError `not_found` where the base is missing or another owner's
 */
export async function deleteAnswer(
  deps: AnswerDeps,
  { ownerId, baseId, answerId }: { ownerId: string; baseId: string; answerId: string },
): Promise<void> {
  if (!DOCUMENT_ID.test(baseId)) throw new ServiceError('not_found', 'malformed id')
  await deps.store.transact(ownerId, async (transaction) => {
    await requireAccount(transaction, ownerId)
    await requireBase(transaction, ownerId, baseId)
    const answers = (await transaction.findAnswers(baseId))?.answers ?? {}
    const kept = Object.entries(answers).filter(([id]) => id !== answerId)
    if (kept.length === Object.keys(answers).length) return
    transaction.setAnswers({ id: baseId, ownerId }, Object.fromEntries(kept))
  })
}

function readAnswer(input: Pick<SaveAnswerInput, 'questions' | 'answer'>): OwnAnswer {
  try {
    const { questions, answer } = ownAnswerSchema.validateSync(input)
    return { questions, answer }
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause
    const isLong = cause.type === 'max' && !cause.path?.endsWith('questions')
    throw new ServiceError(isLong ? 'text_too_long' : 'invalid_input', 'own answer')
  }
}
