import { COLLECTIONS } from '@docent/domain/collections'
import { collection, limit, query, where } from 'firebase/firestore'
import { firestore } from '../../shared/firestore.ts'
import { useLiveQuery } from '../../shared/live.ts'
import { useBots, useIsSeenOnSite, useKnowledgeRows } from '../../shared/owner-data.ts'
import { isKnowledgeFile } from '../../shared/records.ts'
import { useOwner } from '../../shared/session.ts'
import type { StepsDone } from './checklist.ts'

/** What of the checklist is done, as the records say; `null` where not all of them are known. */
export function useStepsDone(): { isPending: boolean; done: StepsDone | null } {
  const { uid } = useOwner()
  const rows = useKnowledgeRows()
  const bots = useBots()
  const isSeen = useIsSeenOnSite()
  const asked = useLiveQuery(
    `asked/${uid}`,
    () =>
      query(
        collection(firestore(), COLLECTIONS.conversations),
        where('user_id', '==', uid),
        limit(1),
      ),
    () => true,
  )
  const isPending = [rows, bots, isSeen, asked].some(({ status }) => status === 'loading')
  if (!rows.data || !bots.data || isSeen.data === undefined || !asked.data) {
    return { isPending, done: null }
  }
  return {
    isPending,
    done: {
      upload: rows.data.some(isKnowledgeFile),
      bot: bots.data.length > 0,
      site: isSeen.data,
      ask: asked.data.length > 0,
    },
  }
}
