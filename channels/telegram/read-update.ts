import { isRecord } from '@docent/domain/chat'
import type { ChannelEvent } from '../platform.ts'
import { pressedText } from './button-payload.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

const idOf = (value: unknown): string =>
  typeof value === 'number' && Number.isSafeInteger(value) ? `${value}` : ''

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Sorts by the second of sending, then by Telegram's own count, which is only at times continuous. */
const orderOf = (seconds: unknown, updateId: string): string =>
  `${idOf(seconds).padStart(12, '0')}_${updateId.padStart(20, '0')}`

const COMMANDS: Readonly<Record<string, ChannelEvent['kind']>> = {
  start: 'start',
  help: 'help',
  sources: 'sources',
  human: 'human',
}

/**
 * What a person did, as far as it asks for a reply. Edits, channel posts, joins and leaves, and
 * what is said in a group without naming the bot do not.
 * *Source:* core.telegram.org/bots/api, "Update", "Message", "CallbackQuery".
 * @param bot the bot's numeric id and its user name without @
 */
export function readUpdate(
  update: unknown,
  bot: { readonly id: string; readonly username: string },
): ChannelEvent | null {
  const fields = fieldsOf(update)
  const id = idOf(fields['update_id'])
  if (id === '') return null
  if (isRecord(fields['callback_query'])) return readButton(id, fields['callback_query'])
  return isRecord(fields['message']) ? readMessage(id, fields['message'], bot) : null
}

function readButton(id: string, query: Fields): ChannelEvent | null {
  const message = fieldsOf(query['message'])
  const chatId = idOf(fieldsOf(message['chat'])['id'])
  const buttonId = textOf(query['id'])
  if (chatId === '' || buttonId === '') return null
  const pressed = pressedText(textOf(query['data']), message)
  // A pressed button has no time of its own: that of its message stands in.
  const common = { id, chatId, order: orderOf(message['date'], id), replyTo: '', buttonId }
  if (pressed === 'sources') return { ...common, kind: 'sources', text: '' }
  return pressed === '' ? null : { ...common, kind: 'text', text: pressed }
}

function readMessage(
  id: string,
  message: Fields,
  bot: { readonly id: string; readonly username: string },
): ChannelEvent | null {
  const chat = fieldsOf(message['chat'])
  const chatId = idOf(chat['id'])
  const sender = fieldsOf(message['from'])
  if (chatId === '' || sender['is_bot'] === true || chat['type'] === 'channel') return null
  const isPrivate = chat['type'] === 'private'
  const said = textOf(message['text']) || textOf(message['caption'])
  const common = {
    id,
    chatId,
    order: orderOf(message['date'], id),
    replyTo: isPrivate ? '' : idOf(message['message_id']),
    buttonId: '',
  }
  if (!isPrivate && !isAddressed(said, message, bot)) return null
  const text = said.replaceAll(mentionOf(bot.username), ' ').trim()
  if (text === '') return isPrivate && isContent(message) ? unreadable(common) : null
  return { ...common, ...kindOf(text) }
}

const unreadable = (common: Omit<ChannelEvent, 'kind' | 'text'>): ChannelEvent => ({
  ...common,
  kind: 'unreadable',
  text: '',
})

function kindOf(text: string): Pick<ChannelEvent, 'kind' | 'text'> {
  const [, command = '', argument = ''] = /^\/([a-z_]{1,32})(?:\s+(.*))?$/is.exec(text) ?? []
  const kind = COMMANDS[command.toLowerCase()]
  if (kind === 'start' && argument.trim() === 'test') return { kind: 'test', text: '' }
  if (kind !== undefined) return { kind, text: '' }
  // An unknown command gets the list of those that there are.
  return command === '' ? { kind: 'text', text } : { kind: 'help', text: '' }
}

/** Also matches the bot's name behind a command, as in `/help@its_bot`. */
const mentionOf = (username: string): RegExp =>
  username === '' ? /(?!)/g : new RegExp(`@${username.replaceAll(/\W/g, '')}(?![A-Za-z0-9_])`, 'gi')

function isAddressed(
  said: string,
  message: Fields,
  bot: { readonly id: string; readonly username: string },
): boolean {
  const repliedTo = fieldsOf(fieldsOf(message['reply_to_message'])['from'])
  return mentionOf(bot.username).test(said) || (bot.id !== '' && idOf(repliedTo['id']) === bot.id)
}

const CONTENT = [
  'sticker',
  'voice',
  'photo',
  'video',
  'audio',
  'document',
  'animation',
  'video_note',
  'location',
  'venue',
  'contact',
  'poll',
  'dice',
  'story',
]

/** Whether a person sent something; the rest of what comes without text are notes of the service. */
const isContent = (message: Fields): boolean => CONTENT.some((name) => message[name] !== undefined)
