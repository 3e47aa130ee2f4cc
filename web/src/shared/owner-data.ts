import {
  COLLECTIONS,
  type Chatbot,
  type Subscriber,
  type Usage,
  type WidgetSightings,
} from '@docent/domain/collections'
import { limitsFor, tierInForce, type PlanLimits, type Tier } from '@docent/domain/plans'
import { collection, doc, query, where } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { firestore } from './firestore.ts'
import { useLiveDocument, useLiveQuery, type Live } from './live.ts'
import {
  isKnowledgeFile,
  parseChatbot,
  parseSightings,
  parseKnowledgeRow,
  parseSubscriber,
  parseUsage,
  type KnowledgeRow,
} from './records.ts'
import { useOwner } from './session.ts'

/** What several features read of the owner's data. */

const ownRows = (name: 'chatbots' | 'knowledge_base' | 'widget_sightings', uid: string) => () =>
  query(collection(firestore(), COLLECTIONS[name]), where('user_id', '==', uid))

/** The owner's bots, in no particular order. */
export function useBots(): Live<Chatbot[]> {
  const { uid } = useOwner()
  return useLiveQuery(`bots/${uid}`, ownRows('chatbots', uid), parseChatbot)
}

/** The owner's bases and files, in no particular order; without files that are on their way out. */
export function useKnowledgeRows(): Live<KnowledgeRow[]> {
  const { uid } = useOwner()
  const rows = useLiveQuery(`knowledge/${uid}`, ownRows('knowledge_base', uid), parseKnowledgeRow)
  const isKept = (row: KnowledgeRow) => !isKnowledgeFile(row) || row.deleted_at == null
  return rows.status === 'ready' ? { ...rows, data: rows.data.filter(isKept) } : rows
}

function useAllSightings(): Live<WidgetSightings[]> {
  const { uid } = useOwner()
  return useLiveQuery(`sightings/${uid}`, ownRows('widget_sightings', uid), parseSightings)
}

/** Whether a widget of the owner's was ever loaded on a website. */
export function useIsSeenOnSite(): Live<boolean> {
  const live = useAllSightings()
  if (live.status !== 'ready') return live
  return { ...live, data: live.data.some(({ sites }) => sites.length > 0) }
}

/** Where a bot's widget was loaded lately, the latest first. */
export function useSightings(botId: string): Live<WidgetSightings['sites']> {
  const live = useAllSightings()
  if (live.status !== 'ready') return live
  return { ...live, data: live.data.find((row) => row.chatbot_id === botId)?.sites ?? [] }
}

/** What the owner has used up; `null` before the first upload. */
export function useUsage(): Live<Usage | null> {
  const { uid } = useOwner()
  return useLiveDocument(`usage/${uid}`, () => doc(firestore(), COLLECTIONS.usage, uid), parseUsage)
}

interface PlanInForce {
  tier: Tier
  limits: PlanLimits
  /** End of the period or of the trial; `null` on the Free plan. */
  endsAt: Date | null
  trialStartedAt: Date | null
  /** The row that says so; `null` where there is none. */
  subscriber: Subscriber | null
  /** False until the server has answered; the Free plan stands in until then. */
  isKnown: boolean
  /** True until there is an answer, or none can be had. */
  isPending: boolean
}

/** How soon an ended plan is noticed, in milliseconds. */
const CLOCK_MS = 60_000

/** The time, by the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The owner's plan as it stands now. */
export function usePlan(): PlanInForce {
  const { uid } = useOwner()
  const { data, status } = useLiveDocument(
    `subscriber/${uid}`,
    () => doc(firestore(), COLLECTIONS.subscribers, uid),
    parseSubscriber,
  )
  const now = useNow()
  const tier = tierInForce(data ?? null, now)
  return {
    tier,
    limits: limitsFor(tier),
    endsAt: tier === 'Free' ? null : (data?.subscription_end ?? null),
    trialStartedAt: data?.trial_started_at ?? null,
    subscriber: data ?? null,
    isKnown: status === 'ready',
    isPending: status === 'loading',
  }
}

/** The owner's bases by name, oldest first: for a choice among them. */
export function useBaseNames(): { id: string; title: string }[] {
  const rows = useKnowledgeRows().data ?? []
  return rows
    .filter((row) => !isKnowledgeFile(row))
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map(({ id, title }) => ({ id, title }))
}
