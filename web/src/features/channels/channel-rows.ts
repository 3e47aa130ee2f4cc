import {
  CHANNEL_PROBLEMS,
  type ChannelProblem,
  type MessagingChannel,
} from '@docent/domain/channels'
import type { ParseRow } from '../../shared/live.ts'

/** A saved channel as its owner sees it. */
export interface SavedChannel {
  readonly chatbotId: string
  /** The first characters of the token. */
  readonly tokenPreview: string
  readonly name: string | null
  readonly createdAt: Date | null
  readonly problem: ChannelProblem | null
  /** Where a person can write to it, or ''. */
  readonly link: string
  readonly lastMessageAt: Date | null
  readonly lastError: string
  /** Messenger alone: whether deliveries are checked by their signature. */
  readonly isSigned: boolean
}

/** Names of the specification's fields (section 3). */
const FIELDS = {
  telegram: { token: 'bot_token', name: 'bot_name' },
  messenger: { token: 'page_access_token', name: 'page_name' },
} as const

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null
}

/** Only a web address is ever followed. */
const linkOf = (value: unknown): string => (/^https?:\/\//.test(textOf(value)) ? textOf(value) : '')

export const parseChannel =
  (channel: MessagingChannel): ParseRow<SavedChannel> =>
  (row) => ({
    chatbotId: textOf(row['chatbot_id']),
    tokenPreview: textOf(row[FIELDS[channel].token]),
    name: textOf(row[FIELDS[channel].name]) || null,
    createdAt: dateOf(row['created_at']),
    problem: CHANNEL_PROBLEMS.find((known) => known === row['problem']) ?? null,
    link: linkOf(row['link']),
    lastMessageAt: dateOf(row['last_message_at']),
    lastError: textOf(row['last_error']),
    isSigned: row['is_signed'] === true,
  })
