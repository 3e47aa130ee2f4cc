import type {
  Button,
  ChannelPlatform,
  LinkButton,
  OutgoingMessage,
} from '@docent/channels/platform'
import type { ChatReply, Receipt } from '@docent/domain/chat'
import { channelReplies } from '@docent/domain/messages/channels'
import { packMessages, type Block } from './pack-messages.ts'
import type { ChatMemory } from './ports.ts'

type Sources = ChatMemory['sources']

/** Payload of the button that shows the quotes. */
const SOURCES_PAYLOAD = 'sources'

/**
 * Quotes of one answer that have a button.
 * *Source:* developers.facebook.com/…/send-messages/template/button: 1 to 3 buttons.
 */
const MAX_QUOTE_LINKS = 3

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const mark = (number: number): string =>
  `${number}`.replaceAll(/\d/g, (digit) => SUPERSCRIPT[Number(digit)] ?? digit)

/** A document without pages of its own is one page, which needs no number. */
const labelOf = ({ fileName, page, pages }: Receipt): string =>
  pages > 1 ? `${fileName}, p. ${page}` : fileName

/** What of a platform decides how a reply is packed. */
export type Format = Pick<ChannelPlatform, 'maxTextLength' | 'maxLinkedTextLength' | 'markUp'>

/**
 * An answer with a mark behind each sentence and, below it, the file and page of each mark. The
 * quotes, and what the person may ask next, stand on buttons below the last message.
 * @param urlOf address of the page that shows a quote, or `null`
 */
export function composeReply(
  format: Format,
  reply: Pick<ChatReply, 'output' | 'sentences' | 'suggestions'>,
  urlOf: (receipt: Receipt) => string | null,
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
  const links = quoteLinks(reply.sentences.map(({ receipt }) => urlOf(receipt)))
  const buttons = offersOf(reply.suggestions)
  if (sources.length > 0) {
    buttons.push({ label: channelReplies.showSources, payload: SOURCES_PAYLOAD })
  }
  return {
    outbox: withButtons(withRoomFor(links, outbox, format), [...links, ...buttons]),
    sources,
  }
}

/** One button a quote, in the order of the sentences. */
function quoteLinks(urls: readonly (string | null)[]): LinkButton[] {
  const shown = [...new Set(urls)].filter((url) => url !== null).slice(0, MAX_QUOTE_LINKS)
  return shown.map((url, index) => ({
    label: channelReplies.openQuote(index + 1, shown.length),
    url,
  }))
}

/** Links below a text that is too long for them get a message of their own. */
function withRoomFor(
  links: readonly LinkButton[],
  outbox: OutgoingMessage[],
  format: Format,
): OutgoingMessage[] {
  const length = outbox.at(-1)?.text.length ?? 0
  if (links.length === 0 || length <= format.maxLinkedTextLength) return outbox
  return [...outbox, ...composeText(format, channelReplies.linksBelow)]
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
  buttons: readonly Button[],
): OutgoingMessage[] =>
  outbox.map((message, index) => (index < outbox.length - 1 ? message : { ...message, buttons }))

/** The quotes behind the last answer, each once, with its file and page. */
export function composeSources(format: Format, sources: Sources): OutgoingMessage[] {
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

/** One button for each message that the person may send next. */
const offersOf = (suggestions: readonly string[] = []): Button[] =>
  suggestions.map((label) => ({ label, payload: label }))

/** A text of ours as it is, in one message or more, above what the person may ask next. */
export const composeText = (
  format: Format,
  text: string,
  suggestions?: readonly string[],
): OutgoingMessage[] =>
  withButtons(packMessages(format, [{ text, style: 'plain' }]), offersOf(suggestions))
