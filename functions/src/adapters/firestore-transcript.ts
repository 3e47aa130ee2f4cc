import { createHash } from 'node:crypto'
import {
  COLLECTIONS,
  DAYS,
  MAX_LISTED_QUESTION,
  MESSAGES,
  dayKey,
  type TranscriptMessage,
} from '@docent/domain/collections'
import { FieldValue } from 'firebase-admin/firestore'
import type { Transcript } from '../chat/ports.ts'
import { firestore, isThereAlready, removeAll } from './firestore.ts'

/** The id of what is kept of an event; any where it has none. */
const idOf = (event: string | undefined): string | null =>
  event === undefined ? null : createHash('sha256').update(event).digest('hex').slice(0, 32)

/** Transcripts in `conversations/{id}` and its messages, counted by days, in one commit. */
export const firestoreTranscript: Transcript = {
  async record({ conversationId, ownerId, botId, channel, event, message }) {
    const conversation = firestore().collection(COLLECTIONS.conversations).doc(conversationId)
    const now = FieldValue.serverTimestamp()
    const day = dayKey(new Date())
    const id = idOf(event)
    const messages = conversation.collection(MESSAGES)
    const row = id === null ? messages.doc() : messages.doc(id)
    await firestore()
      .batch()
      .set(
        conversation,
        {
          user_id: ownerId,
          chatbot_id: botId,
          channel,
          last_question: message.question.slice(0, MAX_LISTED_QUESTION),
          updated_at: now,
        },
        { merge: true },
      )
      .create(row, {
        ...message,
        user_id: ownerId,
        created_at: now,
      })
      .set(
        firestore().doc(`${COLLECTIONS.usage}/${ownerId}/${DAYS}/${day}`),
        { day, kinds: { [message.kind]: FieldValue.increment(1) } },
        { merge: true },
      )
      .commit()
      .catch(async (error: unknown) => {
        if (!isThereAlready(error)) throw error
        // A process that died has kept its answer, and never gave it: this one is given.
        await row.update({ ...message })
      })
  },
  async recent(conversationId, ownerId, count, event) {
    const messages = await firestore()
      .collection(`${COLLECTIONS.conversations}/${conversationId}/${MESSAGES}`)
      .orderBy('created_at', 'desc')
      .limit(event === undefined ? count : count + 1)
      .get()
    return messages.docs
      .filter(({ id }) => id !== idOf(event))
      .slice(0, count)
      .map((document) => document.data() as TranscriptMessage & { user_id: string })
      .filter(({ user_id }) => user_id === ownerId)
      .map(({ question, kind, output, receipts }) => ({ question, kind, output, places: receipts }))
      .toReversed()
  },
}

/** Removes what was said with a bot that was deleted. May be repeated. */
export const removeConversationsOf = (botId: string): Promise<void> =>
  removeAll(firestore().collection(COLLECTIONS.conversations).where('chatbot_id', '==', botId))
