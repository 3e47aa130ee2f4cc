import { DEFAULT_BOT_CONFIGURATION, DEFAULT_SYSTEM_MESSAGE } from '@docent/domain/bots'
import type { PreviewReply } from '@docent/domain/chat'
import { explainAnswer } from '../answers/explain.ts'
import { withSynonyms } from '../answers/synonyms.ts'
import { readQuestion } from './answer-message.ts'
import { holdConversation, type Models } from './hold-conversation.ts'
import type { KnowledgeSource } from './ports.ts'

export interface RetrievalTestDeps extends Pick<Models, 'meaning'> {
  readonly knowledge: KnowledgeSource
}

/** A question to a base by its owner. */
export interface RetrievalTest {
  readonly ownerId: string
  readonly knowledgeBaseId: string
  readonly message: string
  /** As in a bot's configuration. */
  readonly synonyms: string
}

/**
 * What a base holds on a question: the passages that are weighed for it, and what a bot with the
 * built-in engine would reply. Free of charge and not kept (decisions, "A message").
 * @returns a reply that always comes with its reasons, also where nothing was asked of the documents
 * @throws ServiceError `message_empty`, `message_too_long`
 */
export async function testRetrieval(
  deps: RetrievalTestDeps,
  input: RetrievalTest,
): Promise<PreviewReply> {
  const { ownerId, knowledgeBaseId } = input
  const message = readQuestion(input.message)
  const files = withSynonyms(await deps.knowledge.load(knowledgeBaseId, ownerId), input.synonyms)
  const { reply, trace } = await holdConversation(
    files,
    {
      message,
      earlier: [],
      ownerId,
      knowledgeBaseId,
      systemMessage: DEFAULT_SYSTEM_MESSAGE,
      personality: DEFAULT_BOT_CONFIGURATION.personality,
      fallbackMessage: DEFAULT_BOT_CONFIGURATION.fallbackMessage,
    },
    { phraser: null, meaning: deps.meaning, chooser: null },
  )
  const reasons = trace ?? { ...explainAnswer(files, message, []), phrasing: null }
  return { ...reply, conversationId: '', trace: reasons }
}
