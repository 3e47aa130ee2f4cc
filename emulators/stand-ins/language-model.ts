import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ports } from '../ports.ts'
import {
  chooseIds,
  chooseQuotes,
  predictQuestions,
  type ChoicePrompt,
  type PredictionPrompt,
  type Prompt,
} from './choose-quotes.ts'
import { embedText } from './embed-text.ts'
import { listen, readText, sendJson, type StandIn } from './serve.ts'

/** The key that the stand-in accepts. */
export const LANGUAGE_MODEL_KEY = 'stand-in-language-model-key'
export const LANGUAGE_MODEL_NAME = 'stand-in-extractive'
export const EMBEDDING_MODEL_NAME = 'stand-in-embedding'

/**
 * How the stand-in behaves until it is told otherwise by `PUT /control` with `{"mode": …}`:
 * - `honest`: chooses quotes and copies them; chooses a place that shares words with the message; predicts
 *   questions of a place's own words, and some of customers'
 * - `invent`: adds a sentence that stands in no quote
 * - `foreign`: names evidence that it was not given
 * - `smooth`: puts verbs where a row of a table has bars
 * - `hang`: takes the request and never answers
 * - `stall`: says its first sentence and nothing more
 * - `fail`, `rate_limited`: refuses with 500, 429
 * - `flaky`: refuses every other request with 503
 * - `malformed`: answers with prose instead of JSON
 * - `cut`: ends the connection in the middle of the reply
 * - `short_vectors`, `odd_vectors`: vectors of different dimensions, or that are no finite numbers
 */
const LANGUAGE_MODEL_MODES = [
  'honest',
  'invent',
  'foreign',
  'smooth',
  'hang',
  'stall',
  'fail',
  'rate_limited',
  'flaky',
  'malformed',
  'cut',
  'short_vectors',
  'odd_vectors',
] as const
export type LanguageModelMode = (typeof LANGUAGE_MODEL_MODES)[number]

/** Every reply has the same time and id, so that a recorded run can be compared with the next. */
const CREATED = 1_772_000_000
const COMPLETION_ID = 'chatcmpl-stand-in'

interface CompletionRequest {
  readonly model?: unknown
  readonly stream?: unknown
  readonly messages?: unknown
}

/** *Source:* OpenAI API reference, "Errors": the shape of every refusal. */
const refuse = (response: ServerResponse, status: number, message: string, type: string): void =>
  sendJson(response, status, { error: { message, type, param: null, code: null } })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Reads the prompts of Docent: JSON in the last user message, with a question and its evidence, with a
 * message and the places that may tell it, or with the title and the places of a document.
 */
function readPrompt(messages: unknown): Prompt | ChoicePrompt | PredictionPrompt | null {
  if (!Array.isArray(messages) || messages.length === 0) return null
  const last: unknown = messages.at(-1)
  const content = isRecord(last) && last['role'] === 'user' ? last['content'] : undefined
  const prompt = typeof content === 'string' ? parse(content) : null
  if (!isRecord(prompt)) return null
  if (Array.isArray(prompt['places'])) {
    const places = prompt['places']
      .filter(isRecord)
      .map(({ id, text }) => ({ id: String(id), text: String(text) }))
    const { title, message } = prompt
    if (typeof title === 'string') return { title, places }
    return { message: String(message), places }
  }
  if (!Array.isArray(prompt['evidence'])) return null
  return {
    question: String(prompt['question']),
    evidence: prompt['evidence'].filter(isRecord).map(({ id, quote }) => ({
      id: String(id),
      quote: String(quote),
    })),
  }
}

/** A row of a price list as a sentence: Full service | 3 days | £89. */
const smooth = (quote: string): string =>
  quote.replaceAll(/ \| (?=\S)/g, (_, at: number) =>
    quote.slice(at + 3).startsWith('£') ? ' costs ' : ' takes ',
  )

/** One JSON object a line, as the prompt asks for. */
function contentFor(prompt: ReturnType<typeof readPrompt>, mode: LanguageModelMode): string {
  if (mode === 'malformed') return 'Certainly! Here is what I found: it depends.'
  if (prompt === null) return 'I only answer from evidence.'
  if ('title' in prompt) {
    const lines = predictQuestions(prompt).map((line) => JSON.stringify(line))
    return [
      ...(mode === 'foreign' ? ['{"id":"__proto__","questions":["Anything?"]}'] : []),
      ...lines,
    ].join('\n')
  }
  if ('places' in prompt) {
    const ids = chooseIds(prompt)
    return JSON.stringify({ ids: mode === 'foreign' ? ['__proto__', ...ids] : ids })
  }
  const sentences = chooseQuotes(prompt).map(({ id, quote }) => ({
    evidenceId: id,
    text: mode === 'smooth' ? smooth(quote) : quote,
  }))
  const evidenceId = prompt.evidence[0]?.id ?? ''
  if (mode === 'invent') sentences.unshift({ evidenceId, text: 'On Fridays everything is free.' })
  if (mode === 'foreign') sentences.unshift({ evidenceId: '__proto__', text: 'Trust me.' })
  return sentences.map((sentence) => JSON.stringify(sentence)).join('\n')
}

/** @param ending how the stream ends: as it should, never, or with the connection */
function stream(
  response: ServerResponse,
  { model, content, ending }: { model: string; content: string; ending: 'stop' | 'stall' | 'cut' },
): void {
  const chunk = (delta: object, finishReason: string | null) =>
    `data: ${JSON.stringify({
      id: COMPLETION_ID,
      object: 'chat.completion.chunk',
      created: CREATED,
      model,
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(chunk({ role: 'assistant', content: '' }, null))
  for (const piece of content.match(/\s*\S+|\s+$/g) ?? [])
    response.write(chunk({ content: piece }, null))
  if (ending === 'stop') response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  if (ending === 'cut') response.write('data: {"id":"chatcmpl', () => response.destroy())
}

function complete(response: ServerResponse, model: string, content: string): void {
  const tokens = content.split(/\s+/).length
  sendJson(response, 200, {
    id: COMPLETION_ID,
    object: 'chat.completion',
    created: CREATED,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: tokens, total_tokens: tokens },
  })
}

/** Fails as the mode has it. @returns whether it does */
function isFailing(
  response: ServerResponse,
  mode: LanguageModelMode | 'unsteady',
): mode is 'hang' | 'fail' | 'rate_limited' | 'unsteady' {
  if (mode === 'fail') refuse(response, 500, 'The server had an error.', 'server_error')
  if (mode === 'unsteady') refuse(response, 503, 'The server is overloaded.', 'server_error')
  if (mode === 'rate_limited') {
    response.setHeader('retry-after', '1')
    refuse(response, 429, 'Rate limit reached for requests.', 'rate_limit_error')
  }
  return mode === 'hang' || response.writableEnded
}

/** *Source:* OpenAI API reference, "Create embeddings". */
async function handleEmbeddings(
  request: IncomingMessage,
  response: ServerResponse,
  mode: LanguageModelMode | 'unsteady',
): Promise<void> {
  const body = parse(await readText(request))
  if (isFailing(response, mode)) return
  const { model, input }: { model?: unknown; input?: unknown } = isRecord(body) ? body : {}
  const texts: readonly unknown[] = Array.isArray(input) ? input : [input]
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string' && text !== '')) {
    return refuse(response, 400, 'input must be text or texts.', 'invalid_request_error')
  }
  if (model !== EMBEDDING_MODEL_NAME) {
    return refuse(response, 404, 'The model does not exist.', 'invalid_request_error')
  }
  const vectors = texts.map((text, index) => {
    const vector = embedText(String(text))
    return mode === 'short_vectors' ? vector.slice(index + 1) : vector
  })
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
  const usage = { prompt_tokens: 0, total_tokens: 0 }
  const reply = JSON.stringify({ object: 'list', model, data, usage })
  response.writeHead(200, { 'content-type': 'application/json' })
  // JSON has no other number that is not finite.
  response.end(mode === 'odd_vectors' ? reply.replaceAll('"embedding":[', '$&1e999,') : reply)
}

async function handleCompletion(
  request: IncomingMessage,
  response: ServerResponse,
  mode: LanguageModelMode | 'unsteady',
): Promise<void> {
  const body = parse(await readText(request))
  if (isFailing(response, mode)) return
  const { model, messages, stream: wantsStream }: CompletionRequest = isRecord(body) ? body : {}
  if (typeof model !== 'string' || !Array.isArray(messages) || messages.length === 0) {
    return refuse(response, 400, 'model and messages are required.', 'invalid_request_error')
  }
  if (model !== LANGUAGE_MODEL_NAME) {
    return refuse(response, 404, 'The model does not exist.', 'invalid_request_error')
  }
  const content = contentFor(readPrompt(messages), mode)
  const first = content.slice(0, content.indexOf('\n') + 1)
  if (mode === 'stall')
    stream(response, { model, content: first || `${content}\n`, ending: 'stall' })
  else if (mode === 'cut') stream(response, { model, content: content.slice(0, 20), ending: 'cut' })
  else if (wantsStream === true) stream(response, { model, content, ending: 'stop' })
  else complete(response, model, content)
}

function listModels(response: ServerResponse): void {
  const data = [LANGUAGE_MODEL_NAME, EMBEDDING_MODEL_NAME].map((id) => {
    return { id, object: 'model', created: CREATED, owned_by: 'docent' }
  })
  sendJson(response, 200, { object: 'list', data })
}

const HANDLERS: Readonly<Record<string, typeof handleCompletion>> = {
  'POST /v1/chat/completions': handleCompletion,
  'POST /v1/embeddings': handleEmbeddings,
}

const isMode = (value: unknown): value is LanguageModelMode =>
  LANGUAGE_MODEL_MODES.some((mode) => mode === value)

/**
 * Starts the stand-in on 127.0.0.1, on its own port or, with port 0, on a free one.
 * Its `url` is the base address, ending in `/v1`.
 */
export async function start(options: { port?: number } = {}): Promise<StandIn> {
  let mode: LanguageModelMode = 'honest'
  let requests = 0

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parse(await readText(request))
    const wanted = isRecord(body) ? body['mode'] : undefined
    if (!isMode(wanted)) {
      return refuse(response, 400, `mode: ${LANGUAGE_MODEL_MODES.join(', ')}`, 'invalid_request')
    }
    mode = wanted
    requests = 0
    sendJson(response, 200, { mode })
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = `${request.method} ${request.url}`
    if (target === 'PUT /control') return control(request, response)
    if (request.headers.authorization !== `Bearer ${LANGUAGE_MODEL_KEY}`) {
      return refuse(response, 401, 'Incorrect API key.', 'invalid_request_error')
    }
    if (target === 'GET /v1/models') return listModels(response)
    const handle = HANDLERS[target]
    if (handle !== undefined) {
      const isRefused = mode === 'flaky' && requests++ % 2 === 0
      return handle(request, response, isRefused ? 'unsteady' : mode)
    }
    refuse(response, 404, 'Unknown request URL.', 'invalid_request_error')
  }

  const server = createServer((request, response) => {
    route(request, response).catch(() => response.destroy())
  })
  return listen(server, {
    name: 'language model',
    port: options.port ?? ports.languageModel,
    path: '/v1',
  })
}
