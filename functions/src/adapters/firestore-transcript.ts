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
import { firestore, removeAll } from './firestore.ts'

/** Transcripts in `conversations/{id}` and its messages, counted by days, in one commit. */
export const firestoreTranscript: Transcript = {
  async record({ conversationId, ownerId, botId, channel, message }) {
    const conversation = firestore().collection(COLLECTIONS.conversations).doc(conversationId)
    const now = FieldValue.serverTimestamp()
    const day = dayKey(new Date())
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
      .create(conversation.collection(MESSAGES).doc(), {
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
  },
  async recent(conversationId, ownerId, count) {
    const messages = await firestore()
      .collection(`${COLLECTIONS.conversations}/${conversationId}/${MESSAGES}`)
      .orderBy('created_at', 'desc')
      .limit(count)
      .get()
    return messages.docs
      .map((document) => document.data() as TranscriptMessage & { user_id: string })
      .filter(({ user_id }) => user_id === ownerId)
      .map(({ question, kind, output, receipts }) => ({ question, kind, output, places: receipts }))
      .toReversed()
  },
}

/** Removes what was said with a bot that was deleted. May be repeated. */
export const removeConversationsOf = (botId: string): Promise<void> =>
  removeAll(firestore().collection(COLLECTIONS.conversations).where('chatbot_id', '==', botId))
