import { isProvenSentence, isRecord } from '@docent/domain/chat'
import { widgetMessages } from '@docent/domain/messages/widget'
import { EMPTY_CONVERSATION, reduce, type Conversation, type Message } from './conversation.ts'

/** Messages that follow the visitor from page to page. */
export const MAX_KEPT_MESSAGES = 40

const keyOf = (widgetId: string) => `docent:${widgetId}`

const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  typeof value['text'] === 'string' &&
  typeof value['isUser'] === 'boolean' &&
  typeof value['timestamp'] === 'number' &&
  typeof value['hasFailed'] === 'boolean' &&
  Array.isArray(value['suggestions']) &&
  Array.isArray(value['sentences']) &&
  value['sentences'].every(isProvenSentence)

/** A store that may be missing: privacy settings make the mere access throw. */
export type FindStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads the conversation that an earlier page of the same tab left; an empty one where there is
 * none or where it is damaged. A question whose reply was cut off by leaving can be asked again.
 */
export function readConversation(find: FindStorage, widgetId: string): Conversation {
  try {
    const kept: unknown = JSON.parse(find().getItem(keyOf(widgetId)) ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept['messages'])) return EMPTY_CONVERSATION
    const { phase, conversationId } = kept
    return settle({
      ...EMPTY_CONVERSATION,
      phase: phase === 'open' || phase === 'minimized' ? phase : 'closed',
      messages: kept['messages'].filter(isMessage),
      conversationId: typeof conversationId === 'string' ? conversationId : '',
      isUnread: kept['isUnread'] === true,
    })
  } catch {
    return EMPTY_CONVERSATION
  }
}

function settle(state: Conversation): Conversation {
  const last = state.messages.at(-1)
  if (last?.isUser !== true) return state
  const { connectionTrouble: text } = widgetMessages
  return reduce({ ...state, isSending: true }, { type: 'failed', text, at: last.timestamp })
}

/** Keeps the conversation for the next page of the same tab; does nothing where that is refused. */
export function keepConversation(find: FindStorage, widgetId: string, state: Conversation): void {
  const messages = state.messages.slice(-MAX_KEPT_MESSAGES)
  const { phase, conversationId, isUnread } = state
  try {
    find().setItem(keyOf(widgetId), JSON.stringify({ phase, conversationId, isUnread, messages }))
  } catch {
    return
  }
}
