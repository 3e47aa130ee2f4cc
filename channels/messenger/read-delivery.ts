import { isRecord } from '@docent/domain/chat'
import type { ChannelEvent } from '../platform.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const COMMANDS = new Set<string>(['start', 'help', 'sources', 'human'])
const isCommand = (word: string): word is 'start' | 'help' | 'sources' | 'human' =>
  COMMANDS.has(word)

/**
 * What people did, as far as it asks for a reply. A delivery holds many entries with many events:
 * echoes of our own messages, receipts of delivery and reading, and reactions ask for none.
 * *Source:* developers.facebook.com/docs/messenger-platform/reference/webhook-events.
 * @param pageId events of other pages are not ours to answer
 */
export function readDelivery(body: unknown, pageId: string): readonly ChannelEvent[] {
  const delivery = fieldsOf(body)
  if (delivery['object'] !== 'page') return []
  const events = listOf(delivery['entry']).flatMap((entry) => {
    const { id, messaging } = fieldsOf(entry)
    return id === pageId ? listOf(messaging) : []
  })
  return events.flatMap((event, index) => readEvent(fieldsOf(event), index) ?? [])
}

function readEvent(event: Fields, index: number): ChannelEvent | null {
  const chatId = textOf(fieldsOf(event['sender'])['id'])
  const timestamp = event['timestamp']
  if (chatId === '' || typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp)) {
    return null
  }
  const message = fieldsOf(event['message'])
  const postback = fieldsOf(event['postback'])
  if (message['is_echo'] === true) return null
  const common = {
    id: textOf(message['mid']) || textOf(postback['mid']) || `${chatId}_${timestamp}`,
    chatId,
    // Events of one millisecond stay as they were delivered.
    order: `${`${timestamp}`.padStart(16, '0')}_${`${index}`.padStart(6, '0')}`,
    replyTo: '',
    buttonId: '',
  }
  const payload = textOf(fieldsOf(message['quick_reply'])['payload']) || textOf(postback['payload'])
  const referral = fieldsOf(event['referral'] ?? postback['referral'])
  if (referral['ref'] === 'test') return { ...common, kind: 'test', text: '' }
  if (isCommand(payload)) return { ...common, kind: payload, text: '' }
  const text = (payload || textOf(message['text'])).trim()
  if (text !== '') return { ...common, ...commandOrText(text) }
  return listOf(message['attachments']).length > 0
    ? { ...common, kind: 'unreadable', text: '' }
    : null
}

/** What works by tapping in the menu works by typing as well. */
function commandOrText(text: string): Pick<ChannelEvent, 'kind' | 'text'> {
  const word = /^\/(\w{1,32})$/.exec(text)?.[1]?.toLowerCase() ?? ''
  return isCommand(word) ? { kind: word, text: '' } : { kind: 'text', text }
}
