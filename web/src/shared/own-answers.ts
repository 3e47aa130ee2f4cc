import { isRecord } from '@docent/domain/chat'
import { COLLECTIONS } from '@docent/domain/collections'
import type { OwnAnswer } from '@docent/domain/own-answers'
import { API } from '@docent/domain/routes'
import { collection, query, where } from 'firebase/firestore'
import { firestore } from './firestore.ts'
import { useLiveQuery, type Live, type ParseRow } from './live.ts'
import { ownerClient } from './owner-client.ts'
import { useOwner } from './session.ts'

/** An answer that the owner wrote, as it is listed. */
export interface ListedAnswer extends OwnAnswer {
  readonly id: string
}

export interface AnswersOfBase {
  readonly baseId: string
  /** By their first question. */
  readonly answers: readonly ListedAnswer[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Answers of a base; what is none is left out. */
export const parseAnswers: ParseRow<AnswersOfBase> = (row, baseId) => {
  const kept = isRecord(row['answers']) ? Object.entries(row['answers']) : []
  const answers = kept.flatMap(([id, value]) => {
    if (!isRecord(value) || !isText(value['answer'])) return []
    const listed: unknown[] = Array.isArray(value['questions']) ? value['questions'] : []
    const questions = listed.filter(isText)
    return questions.length === 0 ? [] : [{ id, questions, answer: value['answer'] }]
  })
  const titleOf = ({ questions: [first = ''] }: ListedAnswer) => first
  return { baseId, answers: answers.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b))) }
}

/** The owner's own answers, a row for each base that has some. */
export function useOwnAnswers(): Live<AnswersOfBase[]> {
  const { uid } = useOwner()
  return useLiveQuery(
    `answers/${uid}`,
    () => query(collection(firestore(), COLLECTIONS.curated_answers), where('user_id', '==', uid)),
    parseAnswers,
  )
}

const readDone = (body: unknown): true | null =>
  isRecord(body) && body['success'] === true ? true : null

/** @param answerId `null` makes a new one. @throws CallError */
export async function saveOwnAnswer(
  baseId: string,
  answerId: string | null,
  { questions, answer }: OwnAnswer,
): Promise<void> {
  const body = { knowledgeBaseId: baseId, answerId, questions, answer }
  await ownerClient.post(API.saveAnswer, body, readDone)
}

/** @throws CallError */
export async function deleteOwnAnswer(baseId: string, answerId: string): Promise<void> {
  await ownerClient.post(API.deleteAnswer, { knowledgeBaseId: baseId, answerId }, readDone)
}
