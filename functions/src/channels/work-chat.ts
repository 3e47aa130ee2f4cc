import {
  PlatformError,
  type ChannelPlatform,
  type Connection,
  type Platforms,
} from '@docent/channels/platform'
import { ServiceError } from '@docent/domain/errors'
import { channelMessages } from '@docent/domain/messages/channels'
import { deliverMessage, type DeliverDeps } from './deliver-reply.ts'
import type { ChatKey, ChatMemory, ConnectionStore, QueuedUpdate, UpdateQueue } from './ports.ts'
import { memoryFor, replyToEvent, type ReplyDeps } from './reply-to-event.ts'

export interface WorkDeps extends ReplyDeps, DeliverDeps {
  readonly queue: UpdateQueue
  readonly connections: Pick<ConnectionStore, 'find' | 'report'>
  readonly platforms: Platforms
  now(): Date
  /** Calls `tick` now and then every `ms` milliseconds, until the returned function is called. */
  repeat(ms: number, tick: () => void): () => void
}

/** A platform shows that somebody types for at most five seconds. */
const TYPING_MS = 4_000
/** An update that could not be answered for so long is given up, in milliseconds. */
const MAX_AGE_MS = 6 * 60 * 60 * 1000

/**
 * Answers what waits in a chat, one update after the other in the order of the chat. Only one
 * worker does so at a time; what is added meanwhile is answered by the same one.
 * @param worker names the attempt: the same name takes up again what it left when it was killed
 * @throws ServiceError `unavailable` where a reply has to wait: the update stays, and the caller
 *   comes again
 */
export async function workChat(deps: WorkDeps, chat: ChatKey, worker: string): Promise<void> {
  let claimed = await deps.queue.claim(chat, worker)
  while (claimed !== null) {
    let { memory } = claimed
    try {
      for (let update = await deps.queue.next(chat); update !== null;) {
        memory = await workUpdate(deps, chat, update, memory)
        update = await deps.queue.next(chat)
      }
    } catch (error) {
      await deps.queue.abandon(chat, worker)
      throw error
    }
    claimed = await deps.queue.release(chat, worker, claimed)
  }
}

/** @returns what the chat remembers now */
async function workUpdate(
  deps: WorkDeps,
  chat: ChatKey,
  update: QueuedUpdate,
  before: ChatMemory,
): Promise<ChatMemory> {
  const { id } = update.event
  const connection = await deps.connections.find(chat)
  const platform = deps.platforms[chat.channel]
  if (connection === null) {
    await deps.queue.finish(chat, id, 'disconnected')
    return before
  }
  if (deps.now().getTime() - update.addedAt.getTime() > MAX_AGE_MS) {
    await deps.queue.finish(chat, id, 'expired')
    return before
  }
  let memory = before
  let { outbox } = update
  if (outbox === null) {
    const begun = memoryFor(chat, update.event, before)
    // A process that dies over the answer leaves its conversation to the next one.
    if (begun.conversationId !== before.conversationId) await deps.queue.remember(chat, begun)
    const reply = await withTyping(deps, platform, connection, update, () =>
      replyToEvent(deps, platform, chat, { event: update.event, memory: begun }),
    )
    ;({ outbox, memory } = reply)
    await deps.queue.keepReply(chat, id, outbox, memory)
  }
  const outcome = await sendAll(deps, platform, connection, { chat, update: { ...update, outbox } })
  await deps.queue.finish(chat, id, outcome)
  return memory
}

/**
 * Sends what is left of a reply. Neither platform lets a message be given to it twice under one
 * name, so a message that may have arrived is not begun again: that of a process that died, and that
 * to which the platform never answered. Its owner is told, and the rest of the reply follows.
 * @returns the outcome
 */
async function sendAll(
  deps: WorkDeps,
  platform: ChannelPlatform,
  connection: Connection,
  { chat, update }: { chat: ChatKey; update: QueuedUpdate },
): Promise<string> {
  const outbox = update.outbox ?? []
  const note = (sent: number, begun: number) =>
    deps.queue.note(chat, update.event.id, { sent, begun })
  let to = update.event
  try {
    for (const [index, message] of outbox.entries()) {
      if (index < update.progress.sent) continue
      if (index < update.progress.begun) {
        await deps.connections.report(chat, { lastError: channelMessages.interrupted })
      } else {
        const begin = (isBegun: boolean) => note(index, isBegun ? index + 1 : index)
        to = await deliverMessage(deps, platform, connection.token, { to, message, begin }).catch(
          async (error: unknown) => {
            if (!(error instanceof PlatformError) || error.failure !== 'unanswered') throw error
            await deps.connections.report(chat, { lastError: channelMessages.unanswered })
            return to
          },
        )
      }
      // The next one is begun in the same write, so that none lies between the two.
      await note(index + 1, Math.min(index + 2, outbox.length))
    }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    if (error.failure === 'unreachable' || error.failure === 'rate_limited') {
      await deps.connections.report(chat, { lastError: error.detail })
      throw new ServiceError('unavailable', `${chat.channel}: ${error.failure}`)
    }
    // That a person has blocked the bot is no fault of the channel.
    if (error.failure !== 'gone') {
      const problem = error.failure === 'token_invalid' ? { problem: error.failure } : {}
      await deps.connections.report(chat, { ...problem, lastError: error.detail })
    }
    return error.failure
  }
  await deps.connections.report(chat, { messageAt: deps.now() })
  return 'answered'
}

/** Shows that the bot types while it works. That it cannot be shown does not matter. */
async function withTyping<T>(
  deps: WorkDeps,
  platform: ChannelPlatform,
  { token }: Connection,
  { event }: QueuedUpdate,
  work: () => Promise<T>,
): Promise<T> {
  const ignore = () => undefined
  if (event.buttonId !== '') platform.acknowledge(token, event.buttonId).catch(ignore)
  const stop = deps.repeat(TYPING_MS, () => {
    platform.showTyping(token, event.chatId).catch(ignore)
  })
  try {
    return await work()
  } finally {
    stop()
  }
}
