import type { Chatbot } from '@docent/domain/collections'
import { canAdd, isUnlimited } from '@docent/domain/plans'
import type { Live } from '../../shared/live.ts'
import { useBots, usePlan } from '../../shared/owner-data.ts'

/** Stands in the address where a bot's id would be. */
export const NEW_BOT = 'new'

export interface OwnBots {
  readonly live: Live<Chatbot[]>
  /** Newest first. */
  readonly bots: readonly Chatbot[]
  readonly cap: number
  readonly mayCreate: boolean
  /** A plan ended or shrank: bots can be switched and deleted, not changed. */
  readonly isOverCap: boolean
}

export function useOwnBots(): OwnBots {
  const live = useBots()
  const { limits, isKnown } = usePlan()
  const cap = limits.maxBots
  const bots = (live.data ?? []).toSorted(
    (a, b) => b.created_at.getTime() - a.created_at.getTime() || a.id.localeCompare(b.id),
  )
  return {
    live,
    bots,
    cap,
    mayCreate: live.status === 'ready' && canAdd(bots.length, cap),
    isOverCap: isKnown && !isUnlimited(cap) && bots.length > cap,
  }
}

/** The bot that onboarding edits: the oldest (decision 16). */
export const oldestBot = (bots: readonly Chatbot[]): Chatbot | null => bots.at(-1) ?? null
