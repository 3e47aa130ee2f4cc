import {
  isProvenSentence,
  STREAM_EVENTS,
  type PreviewReply,
  type PreviewRequest,
  type ProvenSentence,
} from '@docent/domain/chat'
import { widgetMessages } from '@docent/domain/messages/widget'
import { CHAT } from '@docent/domain/routes'
import { readPreviewReply } from '@docent/domain/trace'
import { CallError, callErrorFrom, parseJson } from '../../shared/call-error.ts'
import type { FunctionsClient } from '../../shared/functions-client.ts'

/**
 * Asks a bot with the settings of its form, saved or not.
 * @param onSentence called for each sentence as soon as it is proven
 * @throws CallError
 */
export async function askPreview(
  client: Pick<FunctionsClient, 'stream'>,
  request: PreviewRequest,
  onSentence: (sentence: ProvenSentence) => void,
  signal: AbortSignal,
): Promise<PreviewReply> {
  for await (const { event, data } of client.stream(CHAT.preview, request, { signal })) {
    const body = parseJson(data)
    if (event === STREAM_EVENTS.sentence && isProvenSentence(body)) onSentence(body)
    if (event === STREAM_EVENTS.error) throw callErrorFrom(500, data)
    if (event === STREAM_EVENTS.done) {
      const reply = readPreviewReply(body)
      if (reply !== null) return reply
      throw new CallError('internal', { text: widgetMessages.unrecognisedReply })
    }
  }
  throw new CallError('network', { text: widgetMessages.connectionTrouble })
}
