import { botIdOf, systemMessageOf } from '@docent/domain/bots'
import {
  MAX_EARLIER_EXCHANGES,
  MAX_MESSAGE_LENGTH,
  type ChatReply,
  type ProvenSentence,
} from '@docent/domain/chat'
import { MAX_LEAD_QUESTION, monthKey, type Chatbot } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { botMessages } from '@docent/domain/messages/widget'
import type { AnswerTrace } from '@docent/domain/trace'
import { askForAddress } from '../answers/conversation/listen.ts'
import { withSynonyms } from '../answers/synonyms.ts'
import type { MessageMeter } from '../usage/meter-port.ts'
import { reserveMessage } from '../usage/reserve-message.ts'
import { continueConversation } from './conversation-id.ts'
import { holdConversation, type Models } from './hold-conversation.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { BotSource, Channel, KnowledgeSource, Lead, LeadStore, Transcript } from './ports.ts'

export interface AnswerMessageDeps extends Models {
  readonly bots: BotSource
  readonly knowledge: KnowledgeSource
  readonly meter: MessageMeter
  readonly transcript: Transcript
  /** Where addresses are left; `null` where nobody would write back. */
  readonly leads: LeadStore | null
  /** Addresses that may be left with one bot. */
  readonly mayLeave: RateLimiter
  now(): Date
}

export interface VisitorMessage {
  readonly widgetId: string
  readonly message: string
  readonly conversationId?: string | undefined
  readonly channel: Channel
  /** Names what is answered, where it may be begun again: it is counted and kept once. */
  readonly event?: string
  /** Called with the bot before it is asked; refuses by throwing. */
  readonly admit?: (bot: Chatbot) => void
  /** Called with each sentence as soon as it is proven and paid for. */
  readonly onSentence?: (sentence: ProvenSentence) => void
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal
}

/**
 * Answers a visitor. The visitor names the bot; base, prompt and plan are looked up here.
 * @throws ServiceError `message_empty`, `message_too_long`, `not_found`, what `admit` throws, and
 *   `rate_limited` where too many addresses are left
 */
export async function answerMessage(
  deps: AnswerMessageDeps,
  input: VisitorMessage,
): Promise<ChatReply> {
  const question = readQuestion(input.message)
  const botId = botIdOf(input.widgetId)
  const found = botId === null ? null : await deps.bots.find(botId)
  if (found === null) throw new ServiceError('not_found', 'no such bot')
  const { bot, subscription } = found
  input.admit?.(bot)
  const conversationId = continueConversation(bot.id, input.conversationId)
  const say = (reply: Omit<ChatReply, 'conversationId'>, trace: AnswerTrace | null) =>
    record(deps, input, { bot, question, reply: { ...reply, conversationId }, trace })

  if (!bot.is_active) {
    return { output: botMessages.offline, kind: 'offline', sentences: [], conversationId }
  }
  const { configuration } = bot
  const isContinued = conversationId === input.conversationId
  const [files, earlier] = await Promise.all([
    deps.knowledge.load(configuration.knowledgeBaseId, bot.user_id),
    isContinued ? recall(deps.transcript, conversationId, bot.user_id, input.event) : [],
  ])
  const account = {
    ownerId: bot.user_id,
    subscription,
    at: deps.now(),
    ...(input.event !== undefined && { event: input.event }),
  }
  let isCharged = false
  let reserved: Promise<boolean> | undefined
  const permit = async () => (isCharged = await (reserved ??= reserveMessage(deps.meter, account)))
  const release = () => deps.meter.release(bot.user_id, monthKey(account.at), input.event)
  const known = withSynonyms(files, configuration.synonyms)
  try {
    const { reply, trace, left, wantsPerson } = await holdConversation(
      known,
      {
        message: question,
        earlier,
        ownerId: bot.user_id,
        knowledgeBaseId: configuration.knowledgeBaseId,
        systemMessage: systemMessageOf(bot),
        personality: configuration.personality,
        fallbackMessage: configuration.fallbackMessage,
        permit,
        onSentence: input.onSentence,
        signal: input.signal,
      },
      deps,
    )
    if (reply.kind !== 'answer' && isCharged) {
      // It was reserved for an answer that a model might have found.
      await release()
      isCharged = false
    }
    if (reply.kind === 'answer' && !isCharged) {
      const output = askForAddress(known, question)
      return await say({ output, kind: 'over_limit', sentences: [] }, null)
    }
    if (wantsPerson === true && deps.leads === null) {
      return await say({ ...reply, output: configuration.fallbackMessage }, null)
    }
    if (left !== undefined) {
      const from = { conversationId, ownerId: bot.user_id, botId: bot.id, channel: input.channel }
      await keepLead(deps, { ...left, ...from })
    }
    return await say(reply, trace)
  } catch (error) {
    // An answer that ends in an error is not charged.
    if (isCharged) await release()
    throw error
  }
}

/** Keeps an address before the visitor is told so. */
async function keepLead({ leads, mayLeave }: AnswerMessageDeps, lead: Lead): Promise<void> {
  if (!mayLeave(lead.botId)) throw new ServiceError('rate_limited', 'leads')
  await leads?.keep({ ...lead, question: lead.question.slice(0, MAX_LEAD_QUESTION) })
}

/** What was said before; nothing where that cannot be read: the message is then taken by itself. */
const recall = (
  transcript: Transcript,
  conversationId: string,
  ownerId: string,
  event: string | undefined,
) => transcript.recent(conversationId, ownerId, MAX_EARLIER_EXCHANGES, event).catch(() => [])

/** A visitor's message without blanks around it. */
export function readQuestion(message: string): string {
  const question = message.trim()
  if (question === '') throw new ServiceError('message_empty')
  if (question.length > MAX_MESSAGE_LENGTH) throw new ServiceError('message_too_long')
  return question
}

async function record(
  deps: AnswerMessageDeps,
  input: VisitorMessage,
  said: {
    bot: { id: string; user_id: string }
    question: string
    reply: ChatReply
    trace: AnswerTrace | null
  },
): Promise<ChatReply> {
  const { bot, question, reply, trace } = said
  await deps.transcript.record({
    conversationId: reply.conversationId,
    ownerId: bot.user_id,
    botId: bot.id,
    channel: input.channel,
    event: input.event,
    message: {
      question,
      output: reply.output,
      kind: reply.kind,
      receipts: reply.sentences.map(({ receipt: { fileId, page, start, end, quote } }) => ({
        fileId,
        page,
        start,
        end,
        quote,
      })),
      trace,
    },
  })
  return reply
}
