import { CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { CHANNEL_PROBLEMS, type ChannelProblem } from '@docent/domain/channels'
import type { ParseRow } from '../../shared/live.ts'

/** A saved channel as its owner sees it. */
export interface SavedChannel {
  /** Of its row. */
  readonly id: string
  /** The first characters of the token. */
  readonly tokenPreview: string
  readonly name: string | null
  readonly createdAt: Date | null
  readonly problem: ChannelProblem | null
  /** Where a person can write to it, or ''. */
  readonly link: string
  readonly lastMessageAt: Date | null
  readonly lastError: string
  /** Whether deliveries are checked by their signature. */
  readonly isSigned: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null
}

/** Only a web address is ever followed. */
const linkOf = (value: unknown): string => (/^https?:\/\//.test(textOf(value)) ? textOf(value) : '')

export const parseChannel =
  (channel: MessagingChannel): ParseRow<SavedChannel> =>
  (row, id) => ({
    id,
    tokenPreview: textOf(row[CHANNELS[channel].row.token]),
    name: textOf(row[CHANNELS[channel].row.name]) || null,
    createdAt: dateOf(row['created_at']),
    problem: CHANNEL_PROBLEMS.find((known) => known === row['problem']) ?? null,
    link: linkOf(row['link']),
    lastMessageAt: dateOf(row['last_message_at']),
    lastError: textOf(row['last_error']),
    isSigned: row['is_signed'] === true,
  })
