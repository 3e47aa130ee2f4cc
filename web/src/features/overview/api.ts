import { COLLECTIONS } from '@docent/domain/collections'
import { collection, limit, query, where } from 'firebase/firestore'
import { firestore } from '../../shared/firestore.ts'
import { useLiveQuery } from '../../shared/live.ts'
import { useBots, useIsSeenOnSite, useKnowledgeRows } from '../../shared/owner-data.ts'
import { isKnowledgeFile } from '../../shared/records.ts'
import { useOwner } from '../../shared/session.ts'
import type { StepsDone } from './checklist.ts'

/** What of the checklist is done, as the records say; `null` until all of them are known. */
export function useStepsDone(): StepsDone | null {
  const { uid } = useOwner()
  const rows = useKnowledgeRows().data
  const bots = useBots().data
  const isSeen = useIsSeenOnSite().data
  const asked = useLiveQuery(
    `asked/${uid}`,
    () =>
      query(
        collection(firestore(), COLLECTIONS.conversations),
        where('user_id', '==', uid),
        limit(1),
      ),
    () => true,
  ).data
  if (!rows || !bots || isSeen === undefined || !asked) return null
  return {
    upload: rows.some(isKnowledgeFile),
    bot: bots.length > 0,
    site: isSeen,
    ask: asked.length > 0,
  }
}
