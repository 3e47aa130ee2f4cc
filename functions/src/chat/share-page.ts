import { DEFAULT_BOT_NAME, widgetIdOf } from '@docent/domain/bots'
import type { Chatbot } from '@docent/domain/collections'
import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { sharePage as text } from '@docent/domain/messages/pages'
import { CHAT_PAGE_SCRIPT } from '@docent/domain/routes'
import { suggestedQuestionsOf } from '@docent/domain/suggested-questions'
import { markup } from '../http/markup.ts'
import type { Page } from '../http/page.ts'
import type { BotSource } from './ports.ts'

/**
 * The bot whose own page is asked for.
 * @throws ServiceError `not_found`, the same where there is no bot and where its page is off
 */
export async function findSharedBot(bots: BotSource, botId: string): Promise<Chatbot> {
  const bot = DOCUMENT_ID.test(botId) ? (await bots.find(botId))?.bot : undefined
  if (bot?.configuration.isShared !== true) throw new ServiceError('not_found', 'no shared bot')
  return bot
}

/**
 * A bot's own page. What it shows is the chat, which asks for the bot as the widget does.
 * @param messageUrl where messages go: absolute, or a path on this page's own origin
 */
export function writeSharePage({ id, name, configuration }: Chatbot, messageUrl: string): Page {
  const elsewhere = messageUrl.startsWith('/') ? '' : ` ${new URL(messageUrl).origin}`
  const suggested = suggestedQuestionsOf(configuration.suggestedQuestions)
  const questions = suggested.length === 0 ? '' : markup` data-questions="${suggested.join('\n')}"`
  return {
    title: name.trim() || DEFAULT_BOT_NAME,
    style: 'noscript{display:block;max-width:60ch;margin:20vh auto;padding:24px;text-align:center}',
    allows: ["script-src 'self'", `connect-src 'self'${elsewhere}`],
    body: markup`<noscript>${text.needsScript}</noscript>
<script src="${CHAT_PAGE_SCRIPT}" data-widget-id="${widgetIdOf(id)}"${questions}></script>`,
  }
}
