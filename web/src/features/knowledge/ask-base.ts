import type { PreviewReply } from '@docent/domain/chat'
import { CHAT } from '@docent/domain/routes'
import { readPreviewReply } from '@docent/domain/trace'
import type { FunctionsClient } from '../../shared/functions-client.ts'

export interface BaseQuestion {
  readonly knowledgeBaseId: string
  readonly message: string
  /** As in the configuration of the bot that would be asked. */
  readonly synonyms: string
}

/** What a base holds on a question, and what a bot would reply. @throws CallError */
export const askBase = (
  client: Pick<FunctionsClient, 'post'>,
  question: BaseQuestion,
  signal: AbortSignal,
): Promise<PreviewReply> => client.post(CHAT.testRetrieval, question, readPreviewReply, { signal })
