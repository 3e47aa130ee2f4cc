/**
 * The wire protocol of the chat endpoint, and the guard that checks a reply.
 * No validation library here: the widget imports this file.
 */
import type { Personality } from './bots.ts'
import type { AnswerTrace } from './trace.ts'

/** Longest message of a visitor, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 4_000

/** A visitor's message. The bot's base and prompt are looked up by the server (decision 19). */
export interface ChatRequest {
  readonly widgetId: string
  readonly message: string
  /** Made by the server with the first reply; sent back to continue. */
  readonly conversationId?: string
}

/** An owner's trial question: the settings as they stand in the form, saved or not. */
export interface PreviewRequest {
  readonly knowledgeBaseId: string
  readonly message: string
  readonly personality: Personality
  readonly fallbackMessage: string
  /** As in the bot's configuration; blank is the default. */
  readonly systemMessage?: string
  /** As in the bot's configuration. */
  readonly synonyms?: string
  /** What was said before, the latest last; at most `MAX_EARLIER_EXCHANGES`. */
  readonly earlier?: readonly EarlierExchange[]
}

/** Earlier exchanges of a conversation that a follow-up is read with. */
export const MAX_EARLIER_EXCHANGES = 4

/** An exchange of the same conversation, as far as the next message may refer to it. */
export interface EarlierExchange {
  readonly question: string
  readonly kind: ReplyKind
  /** The whole reply as plain text. */
  readonly output: string
  /** Where the sentences of the reply stand. */
  readonly places: readonly Pick<Receipt, 'fileId' | 'page' | 'start' | 'end'>[]
}

/** The proof of one sentence: where the document says it, to the letter. */
export interface Receipt {
  readonly fileId: string
  readonly fileName: string
  /** 1-based. A document without pages of its own is one page. */
  readonly page: number
  /** Pages of the document. */
  readonly pages: number
  /** First UTF-16 unit of the quote in the page's text. */
  readonly start: number
  /** One past the last UTF-16 unit of the quote. */
  readonly end: number
  /** The page's text from `start` to `end`, unchanged. */
  readonly quote: string
  /** The sentence before the quote on the same page, or ''. */
  readonly before: string
  /** The sentence after the quote on the same page, or ''. */
  readonly after: string
}

/** One sentence of an answer, and its proof. */
export interface ProvenSentence {
  readonly text: string
  readonly receipt: Receipt
}

/**
 * - `answer`: every sentence is proven
 * - `clarification`: the bot asks which of several things is meant; `suggestions` names them
 * - `small_talk`: a greeting, thanks or the like; nothing was asked of the documents
 * - `fallback`: no answer could be proven; the place nearest to the question may be quoted
 * - `offline`: the bot is switched off
 * - `over_limit`: the plan's messages are used up, a message is taken instead
 */
export const REPLY_KINDS = [
  'answer',
  'clarification',
  'small_talk',
  'fallback',
  'offline',
  'over_limit',
] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/** What the endpoint answers: a list whose first item is this (specification section 7). */
export interface ChatReply {
  /** The whole reply as plain text: `lead`, the sentences and `closing`, or what is said instead. */
  readonly output: string
  readonly kind: ReplyKind
  /** Of an answer; with `fallback` the place nearest to the question, told apart by `lead`. */
  readonly sentences: readonly ProvenSentence[]
  /** The bot's own words before the sentences: manners, never a fact of the documents. */
  readonly lead?: string
  /** The bot's own words after the sentences. */
  readonly closing?: string
  /** Messages that the visitor may send next with one touch; at most `MAX_SUGGESTIONS`. */
  readonly suggestions?: readonly string[]
  readonly conversationId: string
}

/** What an owner's trial question is answered with. */
export interface PreviewReply extends ChatReply {
  /** Why; `null` where nothing was asked of the documents. */
  readonly trace: AnswerTrace | null
}

/** Most messages that are offered below a reply. */
export const MAX_SUGGESTIONS = 4

/** Names of the events of a streamed reply: each sentence as it is proven, then the whole. */
export const STREAM_EVENTS = { sentence: 'sentence', done: 'done', error: 'error' } as const

/** What a visitor may know of a bot, and nothing else. */
export interface WidgetInfo {
  readonly name: string
  readonly primaryColor: string
  readonly welcomeMessage: string
  readonly isActive: boolean
  /** Where messages go: absolute, or a path on the script's own origin. Streams, unlike Hosting. */
  readonly messageUrl: string
}

/** Whether a value that came over the wire has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasTypes = (
  value: Record<string, unknown>,
  types: Record<string, 'string' | 'number' | 'boolean'>,
) => Object.entries(types).every(([key, type]) => typeof value[key] === type)

/** Whether a value that came over the wire is a proven sentence. */
export function isProvenSentence(value: unknown): value is ProvenSentence {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !isRecord(value['receipt'])) {
    return false
  }
  return hasTypes(value['receipt'], {
    fileId: 'string',
    fileName: 'string',
    page: 'number',
    pages: 'number',
    start: 'number',
    end: 'number',
    quote: 'string',
    before: 'string',
    after: 'string',
  })
}

/**
 * Reads a reply: a list whose first item has `output`, or an object with `output`
 * (specification section 7; an external answer webhook may send either and nothing more).
 * @returns `null` where the shape is neither
 */
export function readReply(body: unknown): ChatReply | null {
  const item: unknown = Array.isArray(body) ? body[0] : body
  if (!isRecord(item) || typeof item['output'] !== 'string') return null
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const isText = (value: unknown): value is string => typeof value === 'string'
  const { lead, closing } = item
  return {
    output: item['output'],
    kind: REPLY_KINDS.find((kind) => kind === item['kind']) ?? 'answer',
    sentences: list(item['sentences']).filter(isProvenSentence),
    ...(isText(lead) && { lead }),
    ...(isText(closing) && { closing }),
    suggestions: list(item['suggestions']).filter(isText).slice(0, MAX_SUGGESTIONS),
    conversationId: typeof item['conversationId'] === 'string' ? item['conversationId'] : '',
  }
}

/**
 * Reads what the server tells of a bot.
 * @returns `null` where the shape is another
 */
export function readWidgetInfo(body: unknown): WidgetInfo | null {
  const isInfo =
    isRecord(body) &&
    hasTypes(body, {
      name: 'string',
      primaryColor: 'string',
      welcomeMessage: 'string',
      isActive: 'boolean',
      messageUrl: 'string',
    })
  return isInfo ? (body as unknown as WidgetInfo) : null
}
