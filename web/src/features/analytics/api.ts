import type { UnansweredQuestion } from '@docent/domain/analytics'
import { isRecord } from '@docent/domain/chat'
import { COLLECTIONS, DAYS, type DayCount } from '@docent/domain/collections'
import { analyticsMessages as text } from '@docent/domain/messages/analytics'
import { API } from '@docent/domain/routes'
import { collection, query, where } from 'firebase/firestore'
import { firestore } from '../../shared/firestore.ts'
import { useLiveQuery, type Live } from '../../shared/live.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { parseDayCount } from '../../shared/records.ts'
import { useOwner } from '../../shared/session.ts'
import { useLoaded } from '../../shared/use-loaded.ts'

/** What the owner's bots replied on each day from `firstDay` on. */
export function useDayCounts(firstDay: string): Live<DayCount[]> {
  const { uid } = useOwner()
  return useLiveQuery(
    `days/${uid}/${firstDay}`,
    () =>
      query(collection(firestore(), COLLECTIONS.usage, uid, DAYS), where('day', '>=', firstDay)),
    parseDayCount,
  )
}

const isQuestion = (value: unknown): value is UnansweredQuestion =>
  isRecord(value) &&
  typeof value['question'] === 'string' &&
  typeof value['times'] === 'number' &&
  typeof value['lastAskedAt'] === 'string'

const readQuestions = (body: unknown): UnansweredQuestion[] | null => {
  const questions = isRecord(body) ? body['questions'] : null
  return Array.isArray(questions) && questions.every(isQuestion) ? questions : null
}

const loadQuestions = (signal: AbortSignal) =>
  ownerClient.get(API.unansweredQuestions, readQuestions, { signal })

/** What the owner's bots could not answer lately. */
export const useUnanswered = () => useLoaded(loadQuestions, text.loadFailed)
