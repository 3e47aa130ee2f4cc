import type { EarlierExchange } from '@docent/domain/chat'
import type { Personality } from '@docent/domain/bots'
import type { IndexedFile } from '../answers/answer.ts'
import { listen } from '../answers/conversation/listen.ts'
import { presentAnswer, presentFallback, type Reply } from '../answers/conversation/present.ts'
import { proveAnswer } from './answer-question.ts'
import type { LanguageModel } from './ports.ts'

export interface Turn {
  readonly message: string
  /** What was said before in this conversation, the latest last. */
  readonly earlier: readonly EarlierExchange[]
  readonly personality: Personality
  readonly systemMessage: string
  readonly fallbackMessage: string
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal
}

/**
 * Replies to one message of a conversation: to small talk as the personality has it, to what may
 * mean several things with a question, to a question with proven sentences of the files, else with
 * the owner's fallback text.
 */
export async function holdConversation(
  files: readonly IndexedFile[],
  turn: Turn,
  model: LanguageModel | null,
): Promise<Reply> {
  const { personality, systemMessage, earlier, signal } = turn
  const said = { text: turn.message, personality, earlier }
  const listened = listen(files, said)
  if (listened.kind === 'more') {
    return presentAnswer(files, listened.sentences, { ...said, asked: turn.message })
  }
  if (listened.kind !== 'question') return { ...listened, sentences: [] }
  const asked = listened.text
  const draft = await proveAnswer(
    files,
    { text: asked, systemMessage, personality, ...(signal && { signal }) },
    model,
  )
  return draft.kind === 'answer'
    ? presentAnswer(files, draft.sentences, { ...said, asked })
    : presentFallback(files, asked, turn.fallbackMessage)
}
