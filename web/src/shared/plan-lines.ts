import { plural } from '@docent/domain/format'
import { isUnlimited, type PlanLimits } from '@docent/domain/plans'

const counted = (max: number, one: string) =>
  isUnlimited(max) ? `Unlimited ${one}s` : plural(max, one)

/** Decision 3 gives plans in MB; whole thousands are written as GB, as the specification does. */
const storageOf = (megabytes: number): string =>
  megabytes >= 1_000 ? `${megabytes / 1_000} GB` : `${megabytes} MB`

/** What a plan allows, one line each. */
export const limitLines = (limits: PlanLimits): string[] => [
  counted(limits.maxBots, 'chatbot'),
  counted(limits.maxKnowledgeBases, 'knowledge base'),
  `${counted(limits.maxMessages, 'message')} a month`,
  isUnlimited(limits.maxStorage)
    ? 'Unlimited documents'
    : `${storageOf(limits.maxStorage)} of documents`,
]
