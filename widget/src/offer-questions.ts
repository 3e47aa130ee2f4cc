import type { Conversation, Message } from './conversation.ts'

/**
 * Puts questions below the welcome. They leave when something was said, as every offer does.
 * @returns the conversation as it is shown; the same welcome gives the same message again, so that
 *   it is not read out twice
 */
export function offerQuestions(
  questions: readonly string[],
): (state: Conversation) => Conversation {
  let welcome: Message | undefined
  let offering: Message | undefined
  return (state) => {
    const [first, ...rest] = state.messages
    if (first === undefined || first.isUser || questions.length === 0) return state
    if (first !== welcome || offering === undefined) {
      welcome = first
      offering = { ...first, suggestions: questions }
    }
    return { ...state, messages: [offering, ...rest] }
  }
}
