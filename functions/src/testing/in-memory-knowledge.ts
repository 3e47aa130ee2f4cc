import type { IndexManifest, KnowledgeBase, KnowledgeFile, Usage } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { KNOWLEDGE_BASE_TYPE, baseFolder } from '@docent/domain/knowledge'
import type { OwnAnswers } from '@docent/domain/own-answers'
import type { SubscriptionState } from '@docent/domain/plans'
import type {
  FileStore,
  KnowledgeStore,
  KnowledgeTransaction,
  ManifestFile,
} from '../knowledge/ports.ts'

type Row = KnowledgeBase | KnowledgeFile

/** Everything that the in-memory store holds; tests may look at it and prepare it. */
export interface KnowledgeState {
  rows: Map<string, Row>
  usage: Map<string, Usage>
  manifests: Map<string, IndexManifest>
  answers: Map<string, OwnAnswers>
  subscriptions: Map<string, SubscriptionState>
  deletedOwners: Set<string>
}

const emptyState = (): KnowledgeState => ({
  rows: new Map(),
  usage: new Map(),
  manifests: new Map(),
  answers: new Map(),
  subscriptions: new Map(),
  deletedOwners: new Set(),
})

export const isFile = (row: Row | undefined): row is KnowledgeFile =>
  row !== undefined && row.file_type !== KNOWLEDGE_BASE_TYPE

/** Rows, books and manifests with transactions that run one after the other. */
export function inMemoryKnowledgeStore(now: () => Date = () => new Date()) {
  let state = emptyState()
  let turn: Promise<unknown> = Promise.resolve()
  const store: KnowledgeStore = {
    transact: (_ownerId, work) => {
      const run = async () => {
        const draft = structuredClone(state)
        const result = await work(transactionOn(draft, now))
        state = draft
        return result
      }
      const result = turn.then(run)
      turn = result.catch(() => undefined)
      return result
    },
    findOriginals: async (paths) => {
      const files = [...state.rows.values()].filter(isFile)
      const found = files.filter(({ content }) => paths.includes(content))
      return new Map(found.map(({ content, run }) => [content, run ?? null]))
    },
    listDeletedFiles: async (before) =>
      [...state.rows.values()]
        .filter(isFile)
        .filter(({ deleted_at }) => deleted_at != null && deleted_at < before),
    listUnfinishedFiles: async () =>
      [...state.rows.values()]
        .filter(isFile)
        .filter(({ stage }) => stage !== 'ready' && stage !== 'failed'),
    async *listOwners() {
      yield [...state.usage.keys()]
    },
    async *listManifests() {
      yield [...state.manifests].map(([baseId, manifest]) => ({ baseId, manifest }))
    },
  }
  return {
    ...store,
    /** The state as of now; do not keep it over a transaction. */
    state: () => state,
    files: () => [...state.rows.values()].filter(isFile),
  }
}

function transactionOn(state: KnowledgeState, now: () => Date): KnowledgeTransaction {
  let hasWritten = false
  const read = <T>(value: T): Promise<T> =>
    hasWritten
      ? Promise.reject(new Error('a transaction reads before it writes'))
      : Promise.resolve(structuredClone(value))
  const write = (change: () => void) => {
    hasWritten = true
    change()
  }
  const update = (id: string, change: object) =>
    write(() => {
      const row = state.rows.get(id)
      if (row === undefined) throw new Error(`no row ${id}`)
      state.rows.set(id, { ...row, ...change, updated_at: now() })
    })
  const updateManifest = (baseId: string, change: Partial<IndexManifest>) =>
    write(() => {
      const manifest = state.manifests.get(baseId)
      if (manifest === undefined) throw new Error(`no manifest ${baseId}`)
      state.manifests.set(baseId, { ...manifest, ...change })
    })
  const create = (
    row:
      | Omit<KnowledgeFile, 'created_at' | 'updated_at'>
      | Omit<KnowledgeBase, 'created_at' | 'updated_at'>,
  ) =>
    write(() => {
      if (state.rows.has(row.id)) throw new Error(`row ${row.id} exists`)
      state.rows.set(row.id, { ...row, created_at: now(), updated_at: now() })
    })
  return {
    findAccount: (ownerId) =>
      read({
        isDeleted: state.deletedOwners.has(ownerId),
        subscription: state.subscriptions.get(ownerId) ?? null,
        usage: state.usage.get(ownerId) ?? { storage_bytes: 0, knowledge_bases: 0 },
      }),
    findBase: (id) => {
      const row = state.rows.get(id)
      return read(row === undefined || isFile(row) ? null : row)
    },
    findFile: (id) => {
      const row = state.rows.get(id)
      return read(isFile(row) ? row : null)
    },
    listBaseIds: (ownerId) => {
      const bases = [...state.rows.values()].filter(
        (row) => !isFile(row) && row.user_id === ownerId,
      )
      return read(
        bases
          .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
          .map(({ id }) => id),
      )
    },
    countFiles: (ownerId, baseId) =>
      read(
        [...state.rows.values()].filter((row) =>
          row.content.startsWith(baseFolder(ownerId, baseId)),
        ).length,
      ),
    countUsage: (ownerId) => {
      const rows = [...state.rows.values()].filter(({ user_id }) => user_id === ownerId)
      return read({
        storage_bytes: rows.reduce((sum, { file_size }) => sum + file_size, 0),
        knowledge_bases: rows.filter((row) => !isFile(row)).length,
      })
    },
    listFiles: (ownerId, baseId, limit) => {
      const files = [...state.rows.values()].filter(isFile)
      return read(
        files
          .filter(({ content }) => content.startsWith(baseFolder(ownerId, baseId)))
          .slice(0, limit),
      )
    },
    findManifest: (baseId) => read(state.manifests.get(baseId) ?? null),
    findAnswers: (baseId) => read(state.answers.get(baseId) ?? null),
    createBase: (base) => create({ ...base, file_type: KNOWLEDGE_BASE_TYPE, file_size: 0 }),
    updateBase: update,
    createFile: (file) =>
      create({ ...file, stage: 'queued', failure: null, pages: null, run: null }),
    updateFile: update,
    removeRow: (id) => write(() => state.rows.delete(id)),
    setUsage: (ownerId, usage) => write(() => state.usage.set(ownerId, usage)),
    changeManifest: ({ id, ownerId }, files) =>
      write(() => {
        const known = state.manifests.get(id)
        const entries = Object.entries({ ...known?.files, ...files })
        const listed = entries.filter((entry): entry is [string, ManifestFile] => entry[1] !== null)
        state.manifests.set(id, { ...known, user_id: ownerId, files: Object.fromEntries(listed) })
      }),
    setAnswers: ({ id, ownerId }, answers) =>
      write(() => state.answers.set(id, { user_id: ownerId, answers })),
    removeAnswers: (baseId) => write(() => state.answers.delete(baseId)),
    removeManifest: (baseId) => write(() => state.manifests.delete(baseId)),
    setCalibration: (baseId, calibration, told) =>
      write(() => {
        const manifest = state.manifests.get(baseId)
        const base = state.rows.get(baseId)
        if (manifest === undefined || base === undefined) throw new Error(`no base ${baseId}`)
        state.manifests.set(baseId, { ...manifest, calibration })
        state.rows.set(baseId, { ...base, ...told })
      }),
    setVectors: (baseId, vectors) => updateManifest(baseId, { vectors }),
    setPredictions: (baseId, predictions) => updateManifest(baseId, { predictions }),
    askForModels: (baseId) => updateManifest(baseId, { models_asked_at: now() }),
  }
}

/** A file store in memory. */
export function inMemoryFiles(now: () => Date = () => new Date()) {
  const objects = new Map<string, { bytes: Uint8Array; mediaType: string; writtenAt: Date }>()
  const store: FileStore = {
    write: async (path, bytes, mediaType) => {
      objects.set(path, { bytes: Uint8Array.from(bytes), mediaType, writtenAt: now() })
    },
    read: async (path) => {
      const object = objects.get(path)
      if (object === undefined) throw new ServiceError('not_found', 'object')
      return object.bytes
    },
    remove: async (path) => {
      objects.delete(path)
    },
    async *list(folder) {
      yield [...objects]
        .filter(([path]) => path.startsWith(folder))
        .map(([path, { writtenAt }]) => ({ path, writtenAt }))
    },
  }
  return { ...store, objects, paths: () => [...objects.keys()].toSorted() }
}
