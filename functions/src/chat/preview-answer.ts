import type { ChatReply, PreviewRequest, ProvenSentence } from '@docent/domain/chat'
import { DEFAULT_SYSTEM_MESSAGE } from '@docent/domain/bots'
import { readQuestion } from './answer-message.ts'
import { holdConversation } from './hold-conversation.ts'
import type { KnowledgeSource, LanguageModel } from './ports.ts'

export interface PreviewDeps {
  readonly knowledge: KnowledgeSource
  readonly languageModel: LanguageModel | null
}

export interface PreviewInput extends PreviewRequest {
  readonly ownerId: string
  readonly onSentence?: (sentence: ProvenSentence) => void
  readonly signal?: AbortSignal
}

/**
 * Answers an owner's trial question with settings that need not be saved.
 * Free of charge and not kept (decisions, "A message").
 * @throws ServiceError `message_empty`, `message_too_long`
 */
export async function previewAnswer(deps: PreviewDeps, input: PreviewInput): Promise<ChatReply> {
  const question = readQuestion(input.message)
  const files = await deps.knowledge.load(input.knowledgeBaseId, input.ownerId)
  const reply = await holdConversation(
    files,
    {
      message: question,
      earlier: input.earlier ?? [],
      systemMessage: DEFAULT_SYSTEM_MESSAGE,
      personality: input.personality,
      fallbackMessage: input.fallbackMessage,
      ...(input.signal && { signal: input.signal }),
    },
    deps.languageModel,
  )
  for (const sentence of reply.sentences) input.onSentence?.(sentence)
  return { ...reply, conversationId: '' }
}
