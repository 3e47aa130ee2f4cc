import { readReply } from '@docent/domain/chat'
import { ServiceError } from '@docent/domain/errors'
import type { Phraser, PhraseRequest } from '../chat/ports.ts'

/** Largest reply that is read, in bytes. */
const MAX_REPLY_BYTES = 200_000

const unavailable = (detail: string): ServiceError =>
  new ServiceError('unavailable', `answer webhook: ${detail}`)

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an address may be called: `https`, or anything on this machine; no name or password in it.
 * It is the operator's own configuration, so private networks are allowed.
 */
export function isWebhookAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.has(hostname))
  return isSafe && username === '' && password === ''
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array
    bytes += part.length
    if (bytes > MAX_REPLY_BYTES) throw unavailable('the reply is too large')
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function outputOf(text: string): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw unavailable('the reply is not JSON')
  }
  const reply = readReply(body)
  if (reply === null) throw unavailable('the reply has no output')
  return reply.output
}

async function call(url: string, request: PhraseRequest, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      knowledgebase_id: request.knowledgeBaseId,
      system_message: request.systemMessage,
      message: request.question,
    }),
    // A redirect could lead anywhere, also into the network that the server stands in.
    redirect: 'error',
    signal,
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429
    throw new ServiceError(
      isRefused ? 'internal' : 'unavailable',
      `answer webhook: status ${response.status}`,
    )
  }
  return outputOf(await readText(response))
}

/**
 * Somebody's own answering service. It gets `{knowledgebase_id, system_message, message}` and
 * answers `[{output}]` or `{output}` (specification section 7; decision 19). What it says is
 * checked like the words of a model: only what quotes found here prove is passed on.
 * @param url must be one that {@link isWebhookAddress} accepts
 * @throws ServiceError `internal` at once where it is not
 */
export function answerWebhook(url: string): Phraser {
  if (!isWebhookAddress(url)) {
    throw new ServiceError('internal', 'answer webhook: the address must begin with https://')
  }
  return {
    kind: 'webhook',
    async *phrase(request, signal) {
      const output = await call(url, request, signal).catch((cause: unknown) => {
        if (signal.aborted) throw new ServiceError('timeout', 'answer webhook')
        throw cause instanceof ServiceError ? cause : unavailable('cannot be reached')
      })
      yield { text: output, evidenceId: null }
    },
  }
}
