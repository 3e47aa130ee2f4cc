import { DEFAULT_BOT_NAME } from '@docent/domain/bots'
import type { Receipt } from '@docent/domain/chat'
import { ServiceError } from '@docent/domain/errors'
import { readPlace } from '../answers/receipts.ts'
import type { BotSource, KnowledgeSource, QuoteSeal } from './ports.ts'
import { isSealed, readReference } from './quote-reference.ts'

export interface ShowQuoteDeps {
  readonly bots: BotSource
  readonly knowledge: KnowledgeSource
  readonly quotes: QuoteSeal
}

export interface ShownQuote {
  readonly botName: string
  /** What the widget shows of the document, and no more: the quote and its neighbours. */
  readonly receipt: Receipt
}

/**
 * The quote of an address, read from the document as it is now. With the bot, the file, the link
 * between them or the words themselves the page is gone.
 * @param reference from the address
 * @throws ServiceError `not_found`, the same for whatever is missing or forged
 */
export async function showQuote(deps: ShowQuoteDeps, reference: string): Promise<ShownQuote> {
  const wanted = readReference(reference)
  const bot = wanted === null ? undefined : (await deps.bots.find(wanted.botId))?.bot
  if (wanted === null || bot === undefined) throw new ServiceError('not_found', 'no such bot')
  const files = await deps.knowledge.load(bot.configuration.knowledgeBaseId, bot.user_id)
  const file = files.find(({ fileId }) => fileId === wanted.fileId)
  const receipt =
    file === undefined ? null : readPlace({ ...wanted, fileName: file.fileName }, file.pages)
  if (receipt === null || !isSealed(deps.quotes, wanted, receipt.quote)) {
    throw new ServiceError('not_found', 'no such quote')
  }
  return { botName: bot.name.trim() || DEFAULT_BOT_NAME, receipt }
}
