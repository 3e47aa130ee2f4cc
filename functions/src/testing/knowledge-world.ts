import type { SubscriptionState, Tier } from '@docent/domain/plans'
import type { KnowledgeDeps } from '../knowledge/create-knowledge-base.ts'
import { ExtractionError } from '../knowledge/extract-text/extraction-error.ts'
import type { IndexDeps } from '../knowledge/index-file.ts'
import { dying, type Death } from './dying-process.ts'
import { inMemoryFiles, inMemoryKnowledgeStore } from './in-memory-knowledge.ts'

export const START = new Date('2026-03-01T12:00:00Z')

export const textFile = (name: string, text: string) => ({
  name,
  bytes: new TextEncoder().encode(text),
})

/** The last words of a text that the test's extractor takes for a document with a password. */
export const LOCKED = 'LOCKED'

const subscription = (tier: Tier): SubscriptionState => ({
  subscribed: true,
  subscription_tier: tier,
  subscription_end: new Date('2027-01-01T00:00:00Z'),
})

/** Knowledge in memory, with a clock that tests turn. */
export function knowledgeWorld(tier: Tier = 'Free') {
  const clock = { at: START }
  const now = () => clock.at
  const store = inMemoryKnowledgeStore(now)
  const files = inMemoryFiles(now)
  const failures: unknown[] = []
  if (tier !== 'Free') store.state().subscriptions.set('ada', subscription(tier))

  const extract: IndexDeps['extract'] = async (bytes) => {
    const text = new TextDecoder().decode(bytes)
    if (text.endsWith(LOCKED)) throw new ExtractionError('encrypted')
    return { pages: text.split('\f') }
  }
  const deps: KnowledgeDeps & IndexDeps = {
    store,
    files,
    now,
    extract,
    logFailure: (_fileId, cause) => failures.push(cause),
    pause: () => Promise.resolve(),
  }
  return {
    ...deps,
    store,
    files,
    clock,
    failures,
    /** The same world in the eyes of a process that dies. */
    inDyingProcess: (death: Death): KnowledgeDeps & IndexDeps => ({
      ...deps,
      store: dying(store, death),
      files: dying(files, death),
    }),
    passTime: (ms: number) => {
      clock.at = new Date(clock.at.getTime() + ms)
    },
    idOf: (name: string) => store.files().find((file) => file.title === name)?.id ?? 'none',
    usage: (ownerId = 'ada') => store.state().usage.get(ownerId),
    baseIds: () =>
      [...store.state().rows.values()]
        .filter((row) => row.file_type === 'knowledge_base')
        .map(({ id }) => id),
  }
}

export type KnowledgeWorld = ReturnType<typeof knowledgeWorld>
