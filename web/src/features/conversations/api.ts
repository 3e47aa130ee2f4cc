import { REPLY_KINDS } from '@docent/domain/chat'
import {
  COLLECTIONS,
  MESSAGES,
  type Conversation,
  type Lead,
  type TranscriptMessage,
} from '@docent/domain/collections'
import { readTrace } from '@docent/domain/trace'
import { collection, limit, limitToLast, orderBy, query, where } from 'firebase/firestore'
import { firestore } from '../../shared/firestore.ts'
import { useLiveQuery, type Live, type ParseRow } from '../../shared/live.ts'
import { useOwner } from '../../shared/session.ts'

/** Conversations and leads that are listed, and messages that are shown of one. */
const MOST_CONVERSATIONS = 50
export const MOST_LEADS = 50
const MOST_MESSAGES = 100

/** A message of a transcript as it is shown. */
export interface ShownMessage extends Pick<TranscriptMessage, 'question' | 'output' | 'kind'> {
  id: string
  quotes: { page: number; quote: string; fileId: string; start: number }[]
  trace: ReturnType<typeof readTrace>
  created_at: Date
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** A time of the server; one that has not come back yet is now. */
const dateOf = (value: unknown): Date =>
  typeof value === 'object' && value !== null && 'toDate' in value
    ? (value as { toDate: () => Date }).toDate()
    : new Date()

/** What conversations and leads have in common. */
const parseBase = (row: Record<string, unknown>, id: string) => ({
  id,
  user_id: textOf(row['user_id']),
  chatbot_id: textOf(row['chatbot_id']),
  channel: textOf(row['channel']) || 'website',
})

const parseConversation: ParseRow<Conversation> = (row, id) => ({
  ...parseBase(row, id),
  last_question: textOf(row['last_question']),
  updated_at: dateOf(row['updated_at']),
})

const parseLead: ParseRow<Lead> = (row, id) => ({
  ...parseBase(row, id),
  email: textOf(row['email']),
  question: textOf(row['question']),
  created_at: dateOf(row['created_at']),
})

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : []

/** Reads a message; what an older version did not keep is left empty. */
export const parseMessage: ParseRow<ShownMessage> = (row, id) => ({
  id,
  question: textOf(row['question']),
  output: textOf(row['output']),
  kind: REPLY_KINDS.find((kind) => kind === row['kind']) ?? 'fallback',
  quotes: rowsOf(row['receipts']).map(({ page, quote, fileId, start }) => ({
    page: numberOf(page),
    quote: textOf(quote),
    fileId: textOf(fileId),
    start: numberOf(start),
  })),
  trace: readTrace(row['trace']),
  created_at: dateOf(row['created_at']),
})

/** The latest conversations of one of the owner's bots, the latest first. */
export function useConversations(botId: string): Live<Conversation[]> {
  const { uid } = useOwner()
  return useLiveQuery(
    `conversations/${uid}/${botId}`,
    () =>
      query(
        collection(firestore(), COLLECTIONS.conversations),
        where('user_id', '==', uid),
        where('chatbot_id', '==', botId),
        orderBy('updated_at', 'desc'),
        limit(MOST_CONVERSATIONS),
      ),
    parseConversation,
  )
}

/** The latest addresses that were left with one of the owner's bots, the latest first. */
export function useLeads(botId: string): Live<Lead[]> {
  const { uid } = useOwner()
  return useLiveQuery(
    `leads/${uid}/${botId}`,
    () =>
      query(
        collection(firestore(), COLLECTIONS.leads),
        where('user_id', '==', uid),
        where('chatbot_id', '==', botId),
        orderBy('created_at', 'desc'),
        limit(MOST_LEADS),
      ),
    parseLead,
  )
}

/** The last messages of a conversation, in their order. */
export function useMessages(conversationId: string): Live<ShownMessage[]> {
  const { uid } = useOwner()
  return useLiveQuery(
    `messages/${uid}/${conversationId}`,
    () =>
      query(
        collection(firestore(), COLLECTIONS.conversations, conversationId, MESSAGES),
        orderBy('created_at', 'asc'),
        limitToLast(MOST_MESSAGES),
      ),
    parseMessage,
  )
}
