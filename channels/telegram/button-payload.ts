import { isRecord } from '@docent/domain/chat'
import type { Button } from '../platform.ts'

type PayloadButton = Exclude<Button, { url: string }>

/** *Source:* core.telegram.org/bots/api, "InlineKeyboardButton", `callback_data`. */
const MAX_BYTES = 64
/** Before the number of a button that says itself what is asked, where that is too long for a payload. */
const SAID_BY_BUTTON = 'button:'

const isShort = ({ payload }: PayloadButton): boolean => Buffer.byteLength(payload) <= MAX_BYTES

/** Whether a button can carry its payload, or says it itself: 22 Japanese signs are too long. */
export const fits = (button: PayloadButton): boolean =>
  isShort(button) || button.label === button.payload

/** What comes back when a button is pressed. */
export const payloadOf = (button: PayloadButton, index: number): string =>
  isShort(button) ? button.payload : `${SAID_BY_BUTTON}${index}`

/**
 * What a pressed button asks, read from the message that it stands below where its payload was too long.
 * @param data its `callback_data`
 * @param message the message, which Telegram sends along; without it '' where it is needed
 */
export function pressedText(data: string, message: Readonly<Record<string, unknown>>): string {
  if (!data.startsWith(SAID_BY_BUTTON)) return data
  const markup = message['reply_markup']
  const rows: unknown = isRecord(markup) ? markup['inline_keyboard'] : undefined
  const buttons: unknown[] = Array.isArray(rows) ? rows.flat() : []
  const pressed = buttons.find((button) => isRecord(button) && button['callback_data'] === data)
  return isRecord(pressed) && typeof pressed['text'] === 'string' ? pressed['text'] : ''
}
