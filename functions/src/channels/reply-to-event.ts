import type { ChannelEvent, ChannelKey, OutgoingMessage } from '@docent/channels/platform'
import { widgetIdOf } from '@docent/domain/bots'
import type { ChatReply, Receipt } from '@docent/domain/chat'
import type { Chatbot } from '@docent/domain/collections'
import { suggestedQuestionsOf } from '@docent/domain/suggested-questions'
import { ServiceError } from '@docent/domain/errors'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { channelReplies as text } from '@docent/domain/messages/channels'
import type { VisitorMessage } from '../chat/answer-message.ts'
import { continueConversation } from '../chat/conversation-id.ts'
import type { BotSource } from '../chat/ports.ts'
import { composeReply, composeSources, composeText, type Format } from './compose-reply.ts'
import type { ChatMemory } from './ports.ts'

export interface ReplyDeps {
  readonly bots: BotSource
  /** The answering use-case of every channel. */
  answer(message: VisitorMessage): Promise<ChatReply>
  /** Address of the page that shows the quote of a bot's answer; `null` where it has none. */
  quoteUrl(botId: string, receipt: Receipt): string | null
  pause(ms: number): Promise<void>
  /** An answer that could not be made. Never what was asked. */
  logFailure(key: ChannelKey, cause: unknown): void
}

export interface Reply {
  readonly outbox: readonly OutgoingMessage[]
  readonly memory: ChatMemory
}

/** How long an answer may take, in milliseconds. */
const ANSWER_TIMEOUT_MS = 45_000
/** Pauses between attempts at an answer that fails on our side, in milliseconds. */
const RETRY_PAUSES_MS = [1_000, 3_000]

/** Makes the one reply to what a person did in a chat that remembers `memory`. */
export async function replyToEvent(
  deps: ReplyDeps,
  platform: Format,
  key: ChannelKey,
  { event, memory }: { readonly event: ChannelEvent; readonly memory: ChatMemory },
): Promise<Reply> {
  if (event.kind === 'sources') {
    return { outbox: composeSources(platform, memory.sources), memory }
  }
  if (event.kind === 'text' || event.kind === 'human') {
    const words = event.kind === 'human' ? HUMAN : event.text
    const answer = await answerOrExcuse(deps, key, {
      message: words,
      conversationId: memory.conversationId,
      event: `${key.channel}_${key.botId}_${event.id}`,
    })
    const reply = event.kind === 'human' ? await withWebsite(deps, key, answer) : answer
    const { outbox, sources } = composeReply(platform, reply, (receipt) =>
      deps.quoteUrl(key.botId, receipt),
    )
    return { outbox, memory: { ...memory, sources } }
  }
  const bot = (await deps.bots.find(key.botId))?.bot
  const words = bot === undefined ? text.gone : WORDS[event.kind](bot)
  if (event.kind !== 'start') return { outbox: composeText(platform, words), memory }
  const questions = suggestedQuestionsOf(bot?.configuration.suggestedQuestions ?? '')
  return {
    outbox: composeText(platform, words, questions),
    memory: { ...memory, sources: [] },
  }
}

/** What asks for a person in a conversation, whatever command the platform has for it. */
const HUMAN = '/human'

/** What is said without asking the documents. */
const WORDS: Readonly<
  Record<Exclude<ChannelEvent['kind'], 'text' | 'sources' | 'human'>, (bot: Chatbot) => string>
> = {
  start: ({ configuration }) => configuration.welcomeMessage,
  test: ({ name }) => text.test(name),
  help: ({ name }) => text.help(name),
  unreadable: () => text.textOnly,
}

/** Whoever asks for a person learns of the website as well. */
async function withWebsite<T extends { readonly output: string }>(
  { bots }: ReplyDeps,
  { botId }: ChannelKey,
  reply: T,
): Promise<T> {
  const url = (await bots.find(botId))?.bot.configuration.websiteUrl ?? ''
  return url === '' ? reply : { ...reply, output: `${reply.output}\n\n${url}` }
}

/** What a chat remembers when an event is begun: /start begins a new conversation. */
export const memoryFor = (
  { botId }: ChannelKey,
  { kind }: ChannelEvent,
  before: ChatMemory,
): ChatMemory => ({
  ...before,
  conversationId: continueConversation(botId, kind === 'start' ? undefined : before.conversationId),
})

async function answerOrExcuse(
  deps: ReplyDeps,
  key: ChannelKey,
  asked: Required<Pick<VisitorMessage, 'message' | 'conversationId' | 'event'>>,
): Promise<Pick<ChatReply, 'output' | 'sentences' | 'suggestions'>> {
  const { channel, botId } = key
  const excuse = (output: string) => ({ output, sentences: [] })
  for (let attempt = 0; ; attempt += 1) {
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      const widgetId = widgetIdOf(botId)
      return await until(signal, deps.answer({ ...asked, widgetId, channel, signal }))
    } catch (error) {
      const code = error instanceof ServiceError ? error.code : 'internal'
      if (code === 'not_found') return excuse(text.gone)
      if (code === 'message_too_long' || code === 'message_empty') return excuse(ERROR_TEXTS[code])
      deps.logFailure(key, error)
      const pauseMs = RETRY_PAUSES_MS[attempt]
      if (pauseMs === undefined || code === 'timeout') return excuse(text.trouble)
      await deps.pause(pauseMs)
    }
  }
}

/** Whatever does not heed the signal is left behind. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ServiceError('timeout', 'no answer')))
    }),
  ])
