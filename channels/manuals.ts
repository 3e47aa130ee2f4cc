import type { MessagingChannel } from './list.ts'
import messenger from './messenger/manual.md?raw'
import telegram from './telegram/manual.md?raw'

/** The chapter of the manual on each platform. Markdown; begins with its heading. */
export const CHANNEL_MANUALS: Readonly<Record<MessagingChannel, string>> = { messenger, telegram }
