import { messengerPlatform } from '@docent/channels/messenger/platform'
import { PlatformError, type Connection, type Platforms } from '@docent/channels/platform'
import { makePlatforms } from '@docent/channels/platforms'
import { telegramPlatform } from '@docent/channels/telegram/platform'
import { botIdOf } from '@docent/domain/bots'
import type { Chatbot } from '@docent/domain/collections'
import type { ChatReply } from '@docent/domain/chat'
import type { WorkDeps } from '../channels/work-chat.ts'
import type { VisitorMessage } from '../chat/answer-message.ts'
import { aBot, inMemoryBots } from './in-memory-chat.ts'
import { aConnection, inMemoryConnections, inMemoryUpdates } from './in-memory-channels.ts'

export interface Call {
  readonly token: string
  /** A method of the Bot API, or method and path of the Graph API. */
  readonly target: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Decides on a call: what it gives, or what it throws. */
export type Answering = (call: Call) => unknown

/** Platforms whose calls are written down and answered as the test says. */
export function recordedPlatforms(answering: Answering = () => ({})): {
  readonly platforms: Platforms
  readonly calls: Call[]
} {
  const calls: Call[] = []
  const answer = async (token: string, target: string, body: object = {}): Promise<unknown> => {
    const call = { token, target, body: { ...body } }
    calls.push(call)
    await Promise.resolve()
    return answering(call)
  }
  return {
    calls,
    platforms: {
      ...makePlatforms((_, own) => own),
      telegram: telegramPlatform({ api: { call: answer }, linkUrl: 'https://t.me' }),
      messenger: messengerPlatform({
        api: { call: (token, method, path, body) => answer(token, `${method} ${path}`, body) },
        linkUrl: 'https://m.me',
      }),
    },
  }
}

export const failing = (
  failure: ConstructorParameters<typeof PlatformError>[0],
  more: ConstructorParameters<typeof PlatformError>[2] = {},
): never => {
  throw new PlatformError(failure, `said ${failure}`, more)
}

/** Answers by repeating the question. */
export const echo = (message: VisitorMessage): Promise<ChatReply> =>
  Promise.resolve({
    output: `You asked: ${message.message}`,
    kind: 'answer',
    sentences: [],
    conversationId: message.conversationId ?? `${botIdOf(message.widgetId)}_new`,
  })

/** Everything that answers updates, in memory. Pauses take no time and are written down. */
export function workWorld(
  options: {
    answering?: Answering
    answer?: WorkDeps['answer']
    quoteUrl?: WorkDeps['quoteUrl']
    bots?: readonly Chatbot[]
    connections?: readonly Connection[]
    now?: () => Date
  } = {},
) {
  const { platforms, calls } = recordedPlatforms(options.answering)
  const queue = inMemoryUpdates()
  const connections = inMemoryConnections(options.connections ?? [aConnection()])
  const pauses: number[] = []
  const deps: WorkDeps = {
    queue,
    connections,
    platforms,
    bots: inMemoryBots(options.bots ?? [aBot()]),
    answer: options.answer ?? echo,
    quoteUrl: options.quoteUrl ?? (() => null),
    logFailure: () => undefined,
    now: options.now ?? (() => new Date()),
    pause: (ms) => {
      pauses.push(ms)
      return Promise.resolve()
    },
    repeat: (_, tick) => {
      tick()
      return () => undefined
    },
  }
  const sent = () =>
    calls.filter(({ target, body }) => target === 'sendMessage' || 'message' in body)
  return { deps, queue, connections, calls, pauses, sent }
}
