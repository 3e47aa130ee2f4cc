import type { MessagingChannel } from '@docent/domain/channels'
import type { EarlierExchange } from '@docent/domain/chat'
import type { Chatbot } from '@docent/domain/collections'
import type { Personality } from '@docent/domain/bots'
import type { TranscriptMessage } from '@docent/domain/collections'
import type { SubscriptionState } from '@docent/domain/plans'
import type { IndexedFile } from '../answers/answer.ts'

/** Looks bots up by id. */
export interface BotSource {
  /** The bot, and what decides on its owner's plan; `null` where there is none. */
  find(botId: string): Promise<{ bot: Chatbot; subscription: SubscriptionState | null } | null>
}

/** The files of a base that answer, with their text and search segments. */
export interface KnowledgeSource {
  /** Empty where the base does not exist or is not `ownerId`'s. */
  load(baseId: string, ownerId: string): Promise<readonly IndexedFile[]>
}

/** Where a conversation happens. */
export type Channel = 'website' | MessagingChannel

export interface Exchange {
  readonly conversationId: string
  readonly ownerId: string
  readonly botId: string
  readonly channel: Channel
  readonly message: Omit<TranscriptMessage, 'created_at'>
}

/** Keeps what was asked and said. */
export interface Transcript {
  record(exchange: Exchange): Promise<void>
  /**
   * The last exchanges of a conversation, the latest last.
   * @returns nothing where the conversation is not of one of `ownerId`'s bots
   */
  recent(conversationId: string, ownerId: string, count: number): Promise<EarlierExchange[]>
}

/** A quote that a language model may use, by an id that is valid for one request. */
export interface Evidence {
  readonly id: string
  readonly quote: string
}

/** A language model that chooses and orders quotes. It cannot add words: the gate re-checks them. */
export interface LanguageModel {
  /**
   * @throws ServiceError `unavailable` or `timeout`; the extractive answer is given instead
   */
  phrase(
    request: {
      readonly question: string
      readonly systemMessage: string
      readonly personality: Personality
      readonly evidence: readonly Evidence[]
    },
    signal: AbortSignal,
  ): Promise<readonly { readonly text: string; readonly evidenceId: string }[]>
}
