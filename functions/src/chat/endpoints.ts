import {
  BOT_LIMITS,
  DEFAULT_BOT_CONFIGURATION,
  DEFAULT_BOT_NAME,
  PERSONALITIES,
  botIdOf,
  type Personality,
} from '@docent/domain/bots'
import {
  MAX_EARLIER_EXCHANGES,
  MAX_MESSAGE_LENGTH,
  REPLY_KINDS,
  STREAM_EVENTS,
  type ReplyKind,
  type WidgetInfo,
} from '@docent/domain/chat'
import { ServiceError } from '@docent/domain/errors'
import { SYNONYM_LIMITS } from '@docent/domain/synonyms'
import { array, number, object, string } from 'yup'
import { endpoint, type Call } from '../http/endpoint.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { answerMessage, type AnswerMessageDeps, type VisitorMessage } from './answer-message.ts'
import { heedSite, noteSite, siteOf, type SiteDeps } from './heed-site.ts'
import { previewAnswer, type PreviewDeps } from './preview-answer.ts'
import { testRetrieval, type RetrievalTestDeps } from './test-retrieval.ts'

/** What answers for a bot. */
export interface Answering extends AnswerMessageDeps {
  /** Where its widget sends messages; a path is one of the server that the widget came from. */
  readonly messageUrl: string
}

export interface ChatEndpointDeps extends SiteDeps {
  readonly limits: { readonly visitor: RateLimiter; readonly bot: RateLimiter }
  readonly answering: (widgetId: string) => Answering
}

/** Longer than any message that is answered, so that a long one gets the text that says so. */
const MAX_WIRE_LENGTH = 20_000
/** More sentences than any answer has. */
const MAX_PLACES = 20

const chatSchema = object({
  widgetId: string().max(80).required(),
  message: string().max(MAX_WIRE_LENGTH).defined(),
  conversationId: string().max(128).optional(),
})

/** `POST /chat/message`: a visitor's message; `[reply]`, or a stream of proven sentences. */
export const chatMessageEndpoint = (
  deps: Pick<ChatEndpointDeps, 'limits' | 'answering' | 'ownSites'>,
) =>
  endpoint({
    method: 'POST',
    auth: 'anyone',
    body: chatSchema,
    run: (call) => {
      if (!deps.limits.visitor(call.clientAddress) || !deps.limits.bot(call.body.widgetId)) {
        throw new ServiceError('rate_limited')
      }
      return reply(call, (events) =>
        answerMessage(deps.answering(call.body.widgetId), {
          ...call.body,
          channel: 'website',
          admit: (bot) => heedSite(deps, bot, siteOf(call.request.headers)),
          ...events,
        }),
      )
    },
  })

const placeSchema = object({
  fileId: string().max(64).required(),
  page: number().integer().min(1).required(),
  start: number().integer().min(0).required(),
  end: number().integer().min(1).required(),
})

const earlierSchema = object({
  question: string().max(MAX_MESSAGE_LENGTH).required(),
  kind: string<ReplyKind>()
    .oneOf([...REPLY_KINDS])
    .required(),
  output: string().max(MAX_WIRE_LENGTH).defined(),
  places: array(placeSchema).max(MAX_PLACES).required(),
})

const previewSchema = object({
  knowledgeBaseId: string().max(64).defined(),
  message: string().max(MAX_WIRE_LENGTH).defined(),
  personality: string<Personality>()
    .oneOf(Object.keys(PERSONALITIES) as Personality[])
    .required(),
  fallbackMessage: string().max(BOT_LIMITS.fallbackMessageLength).defined(),
  systemMessage: string().max(BOT_LIMITS.systemMessageLength).default(''),
  synonyms: string().max(SYNONYM_LIMITS.length).default(''),
  earlier: array(earlierSchema).max(MAX_EARLIER_EXCHANGES).default([]),
})

/** `POST /chat/preview`: an owner's trial question. */
export const previewEndpoint = (deps: PreviewDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: previewSchema,
    run: (call) =>
      reply(call, (events) =>
        previewAnswer(deps, { ...call.body, ownerId: call.owner.userId, ...events }),
      ),
  })

const retrievalSchema = object({
  knowledgeBaseId: string().max(64).required(),
  message: string().max(MAX_WIRE_LENGTH).defined(),
  synonyms: string().max(SYNONYM_LIMITS.length).default(''),
})

/** `POST /chat/test-retrieval`: what one of the owner's bases holds on a question. */
export const testRetrievalEndpoint = (
  deps: RetrievalTestDeps & {
    /** By owner. */
    readonly limit: RateLimiter
  },
) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: retrievalSchema,
    run: ({ owner, body }) => {
      if (!deps.limit(owner.userId)) throw new ServiceError('rate_limited')
      return testRetrieval(deps, { ...body, ownerId: owner.userId })
    },
  })

/** How long a page may keep what it knows of a bot, in seconds: a switch shows within it. */
const WIDGET_INFO_SECONDS = 60

/**
 * `GET /chat/widget?widgetId=`: what the widget may know of a bot, and nothing else. A bot that
 * does not exist looks like one that is switched off: the widget of either hides, and the console
 * of the page that it stands on stays empty. Where the owner has named websites, every other one
 * is refused; those on which it was loaded are shown to the owner.
 */
export const widgetInfoEndpoint = (deps: ChatEndpointDeps) =>
  endpoint({
    method: 'GET',
    auth: 'anyone',
    query: object({ widgetId: string().max(80).required() }),
    cacheSeconds: WIDGET_INFO_SECONDS,
    run: async ({ query, request }): Promise<WidgetInfo> => {
      const { bots, messageUrl } = deps.answering(query.widgetId)
      const botId = botIdOf(query.widgetId)
      const bot = botId === null ? null : (await bots.find(botId))?.bot
      if (bot) {
        const site = siteOf(request.headers)
        heedSite(deps, bot, site)
        await noteSite(deps, bot, site)
      }
      const { primaryColor, welcomeMessage } = bot?.configuration ?? DEFAULT_BOT_CONFIGURATION
      return {
        name: bot?.name ?? DEFAULT_BOT_NAME,
        primaryColor,
        welcomeMessage,
        isActive: bot?.is_active ?? false,
        messageUrl,
      }
    },
  })

/** Runs an answering use-case, streamed where the caller accepts a stream. */
async function reply<Body, Query, Reply>(
  call: Call<Body, Query>,
  run: (events: Pick<VisitorMessage, 'onSentence' | 'signal'>) => Promise<Reply>,
): Promise<[Reply]> {
  if (!call.acceptsStream) return [await run({ signal: call.signal })]
  // Opened with the first sentence: what is refused before it is refused with its status.
  let stream: ReturnType<typeof call.openStream> | null = null
  const events = () => (stream ??= call.openStream())
  const result = await run({
    signal: call.signal,
    onSentence: (sentence) => events().send(STREAM_EVENTS.sentence, sentence),
  })
  events().send(STREAM_EVENTS.done, result)
  return [result]
}
