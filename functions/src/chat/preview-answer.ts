import type { PreviewReply, PreviewRequest, ProvenSentence } from '@docent/domain/chat'
import { DEFAULT_SYSTEM_MESSAGE } from '@docent/domain/bots'
import { withSynonyms } from '../answers/synonyms.ts'
import { readQuestion } from './answer-message.ts'
import { holdConversation, type Models } from './hold-conversation.ts'
import type { KnowledgeSource } from './ports.ts'

export interface PreviewDeps extends Models {
  readonly knowledge: KnowledgeSource
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
export async function previewAnswer(deps: PreviewDeps, input: PreviewInput): Promise<PreviewReply> {
  const question = readQuestion(input.message)
  const files = await deps.knowledge.load(input.knowledgeBaseId, input.ownerId)
  const { reply, trace } = await holdConversation(
    withSynonyms(files, input.synonyms ?? ''),
    {
      message: question,
      earlier: input.earlier ?? [],
      ownerId: input.ownerId,
      knowledgeBaseId: input.knowledgeBaseId,
      systemMessage: input.systemMessage?.trim() || DEFAULT_SYSTEM_MESSAGE,
      personality: input.personality,
      fallbackMessage: input.fallbackMessage,
      onSentence: input.onSentence,
      signal: input.signal,
    },
    deps,
  )
  return { ...reply, conversationId: '', trace }
}
