import type { ChatReply, Receipt } from '@docent/domain/chat'
import { channelReplies } from '@docent/domain/messages/channels'
import { packMessages, type Block } from './pack-messages.ts'
import type { ChannelPlatform } from './platform-ports.ts'
import type { ChatMemory, OutgoingMessage } from './ports.ts'

type Sources = ChatMemory['sources']

/** Payload of the button that shows the quotes. */
const SOURCES_PAYLOAD = 'sources'

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const mark = (number: number): string =>
  `${number}`.replaceAll(/\d/g, (digit) => SUPERSCRIPT[Number(digit)] ?? digit)

/** A document without pages of its own is one page, which needs no number. */
const labelOf = ({ fileName, page, pages }: Receipt): string =>
  pages > 1 ? `${fileName}, p. ${page}` : fileName

/**
 * An answer with a mark behind each sentence and, below it, the file and page of each mark. What
 * the person may ask next stands on buttons below the last message.
 */
export function composeReply(
  format: Pick<ChannelPlatform, 'maxTextLength' | 'markUp'>,
  reply: Pick<ChatReply, 'output' | 'sentences' | 'suggestions'>,
): { outbox: OutgoingMessage[]; sources: Sources } {
  const labels = [...new Set(reply.sentences.map(({ receipt }) => labelOf(receipt)))]
  const text = markSentences(reply, (receipt) => mark(labels.indexOf(labelOf(receipt)) + 1))
  const footnotes = labels.map((label, index) => `${mark(index + 1)} ${label}`).join('\n')
  const blocks: Block[] = text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ text: paragraph, style: 'plain' }))
  if (footnotes !== '') blocks.push({ text: footnotes, style: 'note' })
  const outbox = packMessages(format, blocks)
  const sources = reply.sentences.map(({ receipt }) => ({
    label: labelOf(receipt),
    quote: receipt.quote,
  }))
  const buttons = (reply.suggestions ?? []).map((label) => ({ label, payload: label }))
  if (sources.length > 0) {
    buttons.push({ label: channelReplies.showSources, payload: SOURCES_PAYLOAD })
  }
  return { outbox: withButtons(outbox, buttons), sources }
}

/** Puts a mark behind each sentence where it stands in the output; what is not found gets none. */
function markSentences(
  { output, sentences }: Pick<ChatReply, 'output' | 'sentences'>,
  markOf: (receipt: Receipt) => string,
): string {
  let marked = ''
  let from = 0
  for (const { text, receipt } of sentences) {
    const at = output.indexOf(text, from)
    if (at < 0) continue
    marked += output.slice(from, at + text.length) + markOf(receipt)
    from = at + text.length
  }
  return marked + output.slice(from)
}

const withButtons = (
  outbox: readonly OutgoingMessage[],
  buttons: OutgoingMessage['buttons'],
): OutgoingMessage[] =>
  outbox.map((message, index) => (index < outbox.length - 1 ? message : { ...message, buttons }))

/** The quotes behind the last answer, each once, with its file and page. */
export function composeSources(
  format: Pick<ChannelPlatform, 'maxTextLength' | 'markUp'>,
  sources: Sources,
): OutgoingMessage[] {
  if (sources.length === 0) {
    return packMessages(format, [{ text: channelReplies.noSources, style: 'plain' }])
  }
  const shown = sources.filter(
    ({ label, quote }, index) =>
      index === sources.findIndex((other) => other.label === label && other.quote === quote),
  )
  return packMessages(format, [
    { text: channelReplies.sourcesTitle, style: 'plain' },
    ...shown.flatMap(({ label, quote }): Block[] => [
      { text: quote, style: 'quote' },
      { text: label, style: 'note' },
    ]),
  ])
}

/** A text of ours as it is, in one message or more. */
export const composeText = (
  format: Pick<ChannelPlatform, 'maxTextLength' | 'markUp'>,
  text: string,
): OutgoingMessage[] => packMessages(format, [{ text, style: 'plain' }])
