import {
  isProvenSentence,
  isRecord,
  readReply,
  readWidgetInfo,
  STREAM_EVENTS,
  type ChatReply,
  type ChatRequest,
  type ProvenSentence,
  type WidgetInfo,
} from '@docent/domain/chat'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import { readEvents } from './event-stream.ts'

/** Longest wait for a whole reply, in milliseconds. */
const REPLY_TIMEOUT_MS = 30_000
/** Longest wait for what there is to know of a bot, in milliseconds. */
const INFO_TIMEOUT_MS = 10_000
/** Largest stream that is read, in bytes. */
export const MAX_REPLY_BYTES = 512 * 1024

export type InfoResult =
  | { readonly kind: 'info'; readonly info: WidgetInfo }
  /** There is no such bot, or it is switched off. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreachable' }

export type SendResult =
  | { readonly kind: 'reply'; readonly reply: ChatReply }
  /** `text` is what the visitor reads instead of an answer. */
  | { readonly kind: 'failed'; readonly text: string }

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onSentence: (sentence: ProvenSentence) => void
  readonly timeoutMs?: number
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return null
  }
}

/** Asks what a visitor may know of a bot. Never rejects. */
export async function loadInfo(url: string): Promise<InfoResult> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      priority: 'low',
      signal: AbortSignal.timeout(INFO_TIMEOUT_MS),
    })
    if (response.status >= 400 && response.status < 500 && response.status !== 429) {
      return { kind: 'absent' }
    }
    const info = response.ok ? readWidgetInfo(await response.json()) : null
    if (info === null) return { kind: 'unreachable' }
    return info.isActive ? { kind: 'info', info } : { kind: 'absent' }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Refusals that the visitor can do something about; the others are connection trouble. */
const REFUSALS = new Map<unknown, string>([
  ['rate_limited', text.rateLimited],
  ['message_too_long', text.tooLong],
])

const refuse = (body: unknown): SendResult => ({
  kind: 'failed',
  text: REFUSALS.get(isRecord(body) && body['code']) ?? text.connectionTrouble,
})

function accept(body: unknown): SendResult {
  const reply = readReply(body)
  return reply === null
    ? { kind: 'failed', text: text.unrecognisedReply }
    : { kind: 'reply', reply }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onSentence: SendOptions['onSentence'],
): Promise<SendResult> {
  for await (const { event, data } of readEvents(body, MAX_REPLY_BYTES)) {
    const value = parseJson(data)
    if (event === STREAM_EVENTS.sentence && isProvenSentence(value)) onSentence(value)
    if (event === STREAM_EVENTS.done) return accept(value)
    if (event === STREAM_EVENTS.error) return refuse(value)
  }
  return refuse(null)
}

/**
 * Sends a visitor's message and reads the reply, streamed or whole. Never rejects.
 * The body travels as `text/plain`, so that a foreign origin needs no preflight request.
 */
export async function sendMessage(
  url: string,
  request: ChatRequest,
  { signal, onSentence, timeoutMs = REPLY_TIMEOUT_MS }: SendOptions,
): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(request),
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && response.body !== null && type.startsWith('text/event-stream')) {
      return await readStream(response.body, onSentence)
    }
    const body = parseJson(await response.text())
    return response.ok ? accept(body) : refuse(body)
  } catch {
    return refuse(null)
  }
}
