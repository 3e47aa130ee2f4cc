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
  const charges = new Set<string>()
  return {
    counts,
    async count(ownerId, month, event) {
      const charge = `${ownerId} ${event}`
      if (event !== undefined && charges.has(charge)) return null
      if (event !== undefined) charges.add(charge)
      return add(`${ownerId} ${month}`, 1)
    },
    async release(ownerId, month, event) {
      if (event !== undefined && !charges.delete(`${ownerId} ${event}`)) return
      await add(`${ownerId} ${month}`, -1)
    },
  }
}

export function inMemoryTranscript(): Transcript & { readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    record: (exchange) => {
      const known = exchanges.findIndex(
        ({ conversationId, event }) =>
          event !== undefined &&
          event === exchange.event &&
          conversationId === exchange.conversationId,
      )
      if (known < 0) exchanges.push(exchange)
      else exchanges[known] = exchange
      return Promise.resolve()
    },
    recent: (conversationId, ownerId, count, event) =>
      Promise.resolve(
        exchanges
          .filter((one) => one.conversationId === conversationId && one.ownerId === ownerId)
          .filter((one) => event === undefined || one.event !== event)
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
