import { plural } from '@docent/domain/format'
import { formatStorageCap, isUnlimited, type PlanLimits } from '@docent/domain/plans'

const counted = (max: number, one: string) =>
  isUnlimited(max) ? `Unlimited ${one}s` : plural(max, one)

/** What a plan allows, one line each. */
export const limitLines = (limits: PlanLimits): string[] => [
  counted(limits.maxBots, 'chatbot'),
  counted(limits.maxKnowledgeBases, 'knowledge base'),
  `${counted(limits.maxMessages, 'message')} a month`,
  isUnlimited(limits.maxStorage)
    ? 'Unlimited documents'
    : `${formatStorageCap(limits)} of documents`,
]
