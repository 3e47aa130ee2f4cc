import {
  PlatformError,
  type ChannelEvent,
  type ChannelPlatform,
  type OutgoingMessage,
} from '@docent/channels/platform'

/** Pauses before what the platform could not take is sent again, in milliseconds. */
const RETRY_PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000]
/** A longer pause is left to the queue, in milliseconds. */
const MAX_PAUSE_MS = 60_000
/** Times that a platform may tell us to slow down before the queue takes over. */
const MAX_RATE_LIMITS = 5

export interface DeliverDeps {
  pause(ms: number): Promise<void>
}

export interface Delivery {
  readonly to: ChannelEvent
  readonly message: OutgoingMessage
  /** Called with false when the platform has not taken the message, with true before it is tried again. */
  begin(isBegun: boolean): Promise<void>
}

/**
 * Sends one message until the platform has taken it: waits where it is told to, follows a chat
 * that has moved, and tries again where the platform fails. A message that was given to a platform
 * which then said nothing is not given to it again: it may have arrived.
 * @returns where the chat is now
 * @throws PlatformError where waiting here does not help; `unreachable` and `rate_limited` may
 *   succeed later, `unanswered` may have succeeded
 */
export async function deliverMessage(
  deps: DeliverDeps,
  platform: Pick<ChannelPlatform, 'send'>,
  token: string,
  { to, message, begin }: Delivery,
): Promise<ChannelEvent> {
  let target = to
  let failures = 0
  let limits = 0
  for (;;) {
    try {
      await platform.send(token, target, message)
      return target
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (error.failure === 'moved' && error.movedTo !== target.chatId) {
        target = { ...target, chatId: error.movedTo, replyTo: '' }
        continue
      }
      const pauseMs =
        error.failure === 'rate_limited'
          ? limitedPause(error.retryAfterMs, (limits += 1))
          : error.failure === 'unreachable'
            ? RETRY_PAUSES_MS[failures++]
            : undefined
      if (error.failure === 'unanswered') throw error
      await begin(false)
      if (pauseMs === undefined) throw error
      await deps.pause(pauseMs)
      await begin(true)
    }
  }
}

const limitedPause = (askedMs: number, limits: number): number | undefined =>
  limits > MAX_RATE_LIMITS || askedMs > MAX_PAUSE_MS ? undefined : askedMs
