import type { ChatReply, ProvenSentence } from '@docent/domain/chat'

export type Phase = 'closed' | 'open' | 'minimized'

/** *Source:* specification section 3, "Chat message (widget)". */
export interface Message {
  readonly id: number
  readonly text: string
  readonly isUser: boolean
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The proven sentences of an answer; empty for everything else. */
  readonly sentences: readonly ProvenSentence[]
  /** The bot's own words before and after the sentences. */
  readonly lead?: string
  readonly closing?: string
  /** Messages that may be sent next with one touch. */
  readonly suggestions: readonly string[]
  /** No answer came; the question before can be asked again. */
  readonly hasFailed: boolean
}

export interface Conversation {
  readonly phase: Phase
  readonly messages: readonly Message[]
  /**
   * True from sending until the reply is whole; blocks a second send. Meanwhile the last message is
   * the visitor's, or the answer as far as it has arrived.
   */
  readonly isSending: boolean
  /** Given by the server with the first reply; '' before. */
  readonly conversationId: string
  /** Something arrived while the panel was out of sight. */
  readonly isUnread: boolean
}

/** Everything that can happen. `at` is in milliseconds since 1970. */
export type Action =
  | { readonly type: 'opened' }
  | { readonly type: 'welcomed'; readonly text: string; readonly at: number }
  | { readonly type: 'closed' }
  | { readonly type: 'minimized' }
  | { readonly type: 'sent'; readonly text: string; readonly at: number }
  | { readonly type: 'retried' }
  | { readonly type: 'proved'; readonly sentence: ProvenSentence; readonly at: number }
  | { readonly type: 'replied'; readonly reply: ChatReply; readonly at: number }
  | { readonly type: 'failed'; readonly text: string; readonly at: number }

export const EMPTY_CONVERSATION: Conversation = {
  phase: 'closed',
  messages: [],
  isSending: false,
  conversationId: '',
  isUnread: false,
}

type Said = Pick<Message, 'text' | 'isUser' | 'timestamp'> & Partial<Message>

const withMessage = (state: Conversation, said: Said): Conversation => ({
  ...state,
  messages: [
    ...state.messages,
    {
      id: (state.messages.at(-1)?.id ?? 0) + 1,
      sentences: [],
      suggestions: [],
      hasFailed: false,
      ...said,
    },
  ],
  isUnread: state.isUnread || (!said.isUser && state.phase !== 'open'),
})

/** Puts the bot's words into the answer that is arriving, or into a new one. */
function withAnswer(
  state: Conversation,
  timestamp: number,
  words: Pick<Message, 'text' | 'sentences'> & Partial<Message>,
): Conversation {
  const last = state.messages.at(-1)
  return last === undefined || last.isUser
    ? withMessage(state, { isUser: false, timestamp, ...words })
    : { ...state, messages: [...state.messages.slice(0, -1), { ...last, ...words }] }
}

function addSentence(state: Conversation, sentence: ProvenSentence, at: number): Conversation {
  const sentences = [...(state.messages.at(-1)?.sentences ?? []), sentence]
  const text = sentences.map((each) => each.text).join(' ')
  return withAnswer(state, at, { text, sentences })
}

/** Whether a text may be sent now. *Source:* specification section 5, "Widget". */
export const canSend = (state: Conversation, text: string): boolean =>
  !state.isSending && text.trim() !== ''

/** The last question of the visitor; '' before the first. */
export const lastQuestion = (state: Conversation): string =>
  state.messages.findLast((message) => message.isUser)?.text ?? ''

/** The state after an action. An action that does not fit the state changes nothing. */
export function reduce(state: Conversation, action: Action): Conversation {
  switch (action.type) {
    case 'opened':
      return { ...state, phase: 'open', isUnread: false }
    case 'closed':
    case 'minimized':
      return { ...state, phase: action.type }
    case 'welcomed':
      return state.messages.length > 0
        ? state
        : withMessage(state, { text: action.text, isUser: false, timestamp: action.at })
    case 'sent':
      return canSend(state, action.text)
        ? {
            ...withMessage(state, { text: action.text.trim(), isUser: true, timestamp: action.at }),
            isSending: true,
          }
        : state
    case 'retried':
      return state.messages.at(-1)?.hasFailed === true
        ? { ...state, messages: state.messages.slice(0, -1), isSending: true }
        : state
    default:
      return state.isSending ? receive(state, action) : state
  }
}

type Received = Extract<Action, { type: 'proved' | 'replied' | 'failed' }>

function receive(state: Conversation, action: Received): Conversation {
  if (action.type === 'proved') return addSentence(state, action.sentence, action.at)
  const settled = { ...state, isSending: false }
  if (action.type === 'failed') {
    // Sentences that have arrived are proven: they stay, and the failure stands below them.
    const { text, at: timestamp } = action
    return withMessage(settled, { text, isUser: false, timestamp, hasFailed: true })
  }
  const { output: text, kind: _, conversationId, ...words } = action.reply
  return {
    ...withAnswer(settled, action.at, { text, ...words }),
    conversationId: conversationId || state.conversationId,
  }
}
