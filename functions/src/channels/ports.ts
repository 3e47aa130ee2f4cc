import type {
  ChannelEvent,
  ChannelKey,
  Connection,
  OutgoingMessage,
} from '@docent/channels/platform'
import type { ChannelProblem } from '@docent/domain/channels'

/** What the owner sees of a channel, besides its times. */
export interface ChannelRowValues {
  readonly name: string | null
  readonly problem: ChannelProblem | null
  readonly link: string
  readonly lastError: string
}

/** Keeps connections, their tokens encrypted, and the rows that owners see. */
export interface ConnectionStore {
  /** `null` where nothing is saved. @throws ServiceError `channels_not_configured` */
  find(key: ChannelKey): Promise<Connection | null>
  /**
   * Saves connection and row in one commit.
   * @throws ServiceError `channel_taken` where the account behind the token answers for another bot
   */
  save(connection: Connection, row: ChannelRowValues): Promise<void>
  /** Changes what the owner sees; nothing where the row is gone. */
  report(key: ChannelKey, change: Partial<ChannelRowValues> & { messageAt?: Date }): Promise<void>
  /** Replaces the secret of the webhook. */
  renewSecret(key: ChannelKey, webhookSecret: string): Promise<void>
  /** Removes connection and row. */
  remove(key: ChannelKey): Promise<void>
  /** All channels of an owner. */
  listOf(ownerId: string): Promise<readonly ChannelKey[]>
  /**
   * The secret that Messenger's address is verified with, made when it is first asked for: the
   * owner copies it before there is a token.
   */
  makeWebhookSecret(key: ChannelKey, ownerId: string): Promise<string>
  /** The same without making one; '' where there is none. */
  findWebhookSecret(key: ChannelKey): Promise<string>
}

/** An external workflow that wants to hear of new channels (specification section 7). */
export interface WorkflowNotice {
  /** @throws where it does not answer with a success */
  send(notice: { readonly token: string; readonly knowledgeBaseId: string }): Promise<void>
}

/** What is remembered of a chat between messages. */
export interface ChatMemory {
  readonly conversationId: string
  /** The quotes behind the last answer, for /sources. */
  readonly sources: readonly { readonly label: string; readonly quote: string }[]
}

/** A chat of a channel: one queue, one order. */
export interface ChatKey extends ChannelKey {
  readonly ownerId: string
  readonly chatId: string
}

/** An update that waits for its reply, or is in the middle of it. */
export interface QueuedUpdate {
  readonly event: ChannelEvent
  /** The messages of the reply, once it is made; they are sent from here. */
  readonly outbox: readonly OutgoingMessage[] | null
  readonly progress: Progress
  readonly addedAt: Date
}

/** How far the sending of a reply has come. */
export interface Progress {
  /** Messages that need nothing more: the platform has taken them. */
  readonly sent: number
  /** Messages that were given to the platform, whether or not it has answered. */
  readonly begun: number
}

export const NOTHING_SENT: Progress = { sent: 0, begun: 0 }

/**
 * What people sent, per chat, until it is answered. The id of an update is its lock: an update
 * that was added is never added again.
 */
export interface UpdateQueue {
  /** @returns false where the update is there already */
  add(chat: ChatKey, event: ChannelEvent): Promise<boolean>
  /**
   * Takes the chat for one worker.
   * @returns `null` where another has it; that one is told that there is more to do
   */
  claim(chat: ChatKey, worker: string): Promise<ClaimedChat | null>
  /** The first update in the order of the chat that is not finished. */
  next(chat: ChatKey): Promise<QueuedUpdate | null>
  /** Keeps what the chat is to remember, before anything is made of it. */
  remember(chat: ChatKey, memory: ChatMemory): Promise<void>
  /**
   * Keeps the reply, before any of it is sent, and what the chat is to remember. Its first message
   * counts as begun from then on.
   */
  keepReply(
    chat: ChatKey,
    updateId: string,
    outbox: readonly OutgoingMessage[],
    memory: ChatMemory,
  ): Promise<void>
  /** Keeps how far the reply has come. */
  note(chat: ChatKey, updateId: string, progress: Progress): Promise<void>
  /** The update needs nothing more. `outcome` is for the log: `answered`, or why not. */
  finish(chat: ChatKey, updateId: string, outcome: string): Promise<void>
  /**
   * Gives the chat back.
   * @returns the chat again where somebody else wanted it since `claimed`: it is still the worker's
   */
  release(chat: ChatKey, worker: string, claimed: ClaimedChat): Promise<ClaimedChat | null>
  /** Gives the chat back with work left, for whoever comes next. */
  abandon(chat: ChatKey, worker: string): Promise<void>
}

export interface ClaimedChat {
  readonly memory: ChatMemory
  /** Grows each time that somebody else wanted the chat. */
  readonly wakes: number
}
