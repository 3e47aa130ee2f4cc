import type { Chatbot } from '@docent/domain/collections'
import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import type { SubscriptionState } from '@docent/domain/plans'
import type { BotSource, Exchange, Lead, LeadStore, Transcript } from '../chat/ports.ts'
import type { MessageMeter } from '../usage/meter-port.ts'

/** A bot with the specification's defaults. */
export const aBot = (change: Partial<Chatbot> = {}): Chatbot => ({
  id: 'bot',
  user_id: 'ada',
  name: 'Front desk',
  description: '',
  is_active: true,
  configuration: { ...DEFAULT_BOT_CONFIGURATION, knowledgeBaseId: 'base' },
  created_at: new Date('2026-01-01T00:00:00Z'),
  updated_at: new Date('2026-01-01T00:00:00Z'),
  ...change,
})

export const inMemoryBots = (
  bots: readonly Chatbot[],
  subscription: SubscriptionState | null = null,
): BotSource => ({
  find: (botId) => {
    const bot = bots.find(({ id }) => id === botId)
    return Promise.resolve(bot === undefined ? null : { bot, subscription })
  },
})

export function inMemoryMeter(): MessageMeter & { readonly counts: Map<string, number> } {
  const counts = new Map<string, number>()
  const add = async (key: string, amount: number) => {
    const count = (counts.get(key) ?? 0) + amount
    counts.set(key, count)
    await Promise.resolve()
    return count
  }
  return {
    counts,
    count: (ownerId, month) => add(`${ownerId} ${month}`, 1),
    release: async (ownerId, month) => void (await add(`${ownerId} ${month}`, -1)),
  }
}

export function inMemoryTranscript(): Transcript & { readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    record: (exchange) => {
      exchanges.push(exchange)
      return Promise.resolve()
    },
    recent: (conversationId, ownerId, count) =>
      Promise.resolve(
        exchanges
          .filter((one) => one.conversationId === conversationId && one.ownerId === ownerId)
          .slice(-count)
          .map(({ message: { question, kind, output, receipts } }) => ({
            question,
            kind,
            output,
            places: receipts,
          })),
      ),
  }
}

export function inMemoryLeads(): LeadStore & { readonly kept: Map<string, Lead> } {
  const kept = new Map<string, Lead>()
  return {
    kept,
    keep: async (lead) => {
      const before = kept.get(lead.conversationId)
      kept.set(lead.conversationId, before ? { ...before, email: lead.email } : lead)
    },
  }
}
