import {
  COLLECTIONS,
  type IndexManifest,
  type KnowledgeBase,
  type KnowledgeFile,
  type Usage,
} from '@docent/domain/collections'
import {
  FILE_FAILURES,
  FILE_STAGES,
  KNOWLEDGE_BASE_TYPE,
  baseFolder,
} from '@docent/domain/knowledge'
import type { OwnAnswers } from '@docent/domain/own-answers'
import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore'
import type { KnowledgeStore, KnowledgeTransaction } from '../knowledge/ports.ts'
import { firestore, idsOf, pagesOf, readDate, readNumber, readString } from './firestore.ts'
import { readSubscription } from './firestore-subscribers.ts'

/** How often a transaction is tried where others get in between. */
const MAX_ATTEMPTS = 10
/** Documents of one page of a listing. */
const PAGE_SIZE = 500
/** Manifests are large. */
const MANIFESTS_PAGE_SIZE = 20

const documentOf = (name: keyof typeof COLLECTIONS, id: string) =>
  firestore().collection(COLLECTIONS[name]).doc(id)

/** Rows in `knowledge_base`, books in `usage`, manifests in `index_manifests`. */
export const firestoreKnowledge: KnowledgeStore = {
  transact: (ownerId, work) =>
    inTurn(ownerId, () =>
      firestore().runTransaction((transaction) => work(knowledgeTransaction(transaction)), {
        maxAttempts: MAX_ATTEMPTS,
      }),
    ),
  async findOriginals(paths) {
    if (paths.length === 0) return new Map()
    const rows = firestore().collection(COLLECTIONS.knowledge_base)
    const found = await rows.where('content', 'in', paths).select('content', 'run').get()
    return new Map(
      found.docs.map((row) => [readString(row.get('content')), readString(row.get('run')) || null]),
    )
  },
  async listDeletedFiles(before) {
    const rows = firestore().collection(COLLECTIONS.knowledge_base)
    const found = await rows.where('deleted_at', '<', before).get()
    return found.docs.map((row) => readFile(row.id, row.data()))
  },
  async listUnfinishedFiles() {
    const rows = firestore().collection(COLLECTIONS.knowledge_base)
    const found = await rows.where('stage', 'in', ['queued', 'reading', 'indexing']).get()
    return found.docs.map((row) => readFile(row.id, row.data()))
  },
  listOwners: () => idsOf(firestore().collection(COLLECTIONS.usage), PAGE_SIZE),
  async *listManifests() {
    const manifests = firestore().collection(COLLECTIONS.index_manifests)
    for await (const docs of pagesOf(manifests, MANIFESTS_PAGE_SIZE)) {
      yield docs.map((row) => ({ baseId: row.id, manifest: row.data() as IndexManifest }))
    }
  },
}

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs transactions of one owner one after the other within this instance. All of them touch the
 * owner's books: side by side they would lock each other out and time out.
 */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = (queues.get(key) ?? Promise.resolve()).then(work)
  const settled = result
    .catch(() => undefined)
    .finally(() => {
      if (queues.get(key) === settled) queues.delete(key)
    })
  queues.set(key, settled)
  return result
}

function knowledgeTransaction(transaction: Transaction): KnowledgeTransaction {
  const find = async (name: keyof typeof COLLECTIONS, id: string) =>
    (await transaction.get(documentOf(name, id))).data()
  const created = {
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  }
  const update = (id: string, change: object) =>
    void transaction.update(documentOf('knowledge_base', id), {
      ...change,
      updated_at: FieldValue.serverTimestamp(),
    })
  const rows = firestore().collection(COLLECTIONS.knowledge_base)
  const filesOf = (ownerId: string, baseId: string) => {
    const folder = baseFolder(ownerId, baseId)
    return rows.where('content', '>=', folder).where('content', '<', afterFolder(folder))
  }
  return {
    async findAccount(ownerId) {
      const [tombstone, subscriber, usage] = await Promise.all([
        find('deleted_users', ownerId),
        find('subscribers', ownerId),
        find('usage', ownerId),
      ])
      return {
        isDeleted: tombstone !== undefined,
        subscription: readSubscription(subscriber),
        usage: readUsage(usage),
      }
    },
    async findBase(baseId) {
      const row = await find('knowledge_base', baseId)
      return row?.['file_type'] === KNOWLEDGE_BASE_TYPE ? readBase(baseId, row) : null
    },
    async findFile(fileId) {
      const row = await find('knowledge_base', fileId)
      return row === undefined || row['file_type'] === KNOWLEDGE_BASE_TYPE
        ? null
        : readFile(fileId, row)
    },
    async listBaseIds(ownerId) {
      const bases = rows
        .where('user_id', '==', ownerId)
        .where('file_type', '==', KNOWLEDGE_BASE_TYPE)
      const { docs } = await transaction.get(bases)
      return docs
        .map((row) => readBase(row.id, row.data()))
        .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
        .map(({ id }) => id)
    },
    async countFiles(ownerId, baseId) {
      return (await transaction.get(filesOf(ownerId, baseId).count())).data().count
    },
    async countUsage(ownerId) {
      const { docs } = await transaction.get(rows.where('user_id', '==', ownerId))
      return {
        storage_bytes: docs.reduce((sum, row) => sum + readNumber(row.get('file_size')), 0),
        knowledge_bases: docs.filter((row) => row.get('file_type') === KNOWLEDGE_BASE_TYPE).length,
      }
    },
    async listFiles(ownerId, baseId, limit) {
      const { docs } = await transaction.get(filesOf(ownerId, baseId).limit(limit))
      return docs.map((row) => readFile(row.id, row.data()))
    },
    async findManifest(baseId) {
      return ((await find('index_manifests', baseId)) as IndexManifest | undefined) ?? null
    },
    async findAnswers(baseId) {
      return ((await find('curated_answers', baseId)) as OwnAnswers | undefined) ?? null
    },
    createBase: (base) =>
      void transaction.create(documentOf('knowledge_base', base.id), {
        ...base,
        file_type: KNOWLEDGE_BASE_TYPE,
        file_size: 0,
        ...created,
      }),
    updateBase: update,
    createFile: (file) =>
      void transaction.create(documentOf('knowledge_base', file.id), {
        ...file,
        stage: 'queued',
        failure: null,
        pages: null,
        run: null,
        ...created,
      }),
    updateFile: update,
    removeRow: (id) => void transaction.delete(documentOf('knowledge_base', id)),
    setUsage: (ownerId, usage) =>
      void transaction.set(
        documentOf('usage', ownerId),
        { ...usage, updated_at: FieldValue.serverTimestamp() },
        { merge: true },
      ),
    changeManifest: (base, files) =>
      void transaction.set(
        documentOf('index_manifests', base.id),
        {
          user_id: base.ownerId,
          files: Object.fromEntries(
            Object.entries(files).map(([id, file]) => [id, file ?? FieldValue.delete()]),
          ),
          updated_at: FieldValue.serverTimestamp(),
        },
        { merge: true },
      ),
    setAnswers: (base, answers) =>
      void transaction.set(documentOf('curated_answers', base.id), {
        user_id: base.ownerId,
        answers,
        updated_at: FieldValue.serverTimestamp(),
      }),
    removeAnswers: (baseId) => void transaction.delete(documentOf('curated_answers', baseId)),
    removeManifest: (baseId) => void transaction.delete(documentOf('index_manifests', baseId)),
    setCalibration(baseId, calibration, told) {
      transaction.update(documentOf('index_manifests', baseId), { calibration })
      transaction.update(documentOf('knowledge_base', baseId), told)
    },
    setVectors: (baseId, vectors) =>
      void transaction.update(documentOf('index_manifests', baseId), { vectors }),
    setPredictions: (baseId, predictions) =>
      void transaction.update(documentOf('index_manifests', baseId), { predictions }),
    askForModels: (baseId) =>
      void transaction.update(documentOf('index_manifests', baseId), {
        models_asked_at: FieldValue.serverTimestamp(),
      }),
  }
}

/** The first path after everything in a folder: its closing slash, one character further. */
const afterFolder = (folder: string): string => `${folder.slice(0, -1)}0`

const readUsage = (row: DocumentData | undefined): Usage => ({
  storage_bytes: readNumber(row?.['storage_bytes']),
  knowledge_bases: readNumber(row?.['knowledge_bases']),
})

const readBase = (id: string, row: DocumentData): KnowledgeBase => ({
  id,
  user_id: readString(row['user_id']),
  title: readString(row['title']),
  content: readString(row['content']),
  file_type: readString(row['file_type']),
  file_size: readNumber(row['file_size']),
  created_at: readDate(row['created_at']) ?? new Date(0),
  updated_at: readDate(row['updated_at']) ?? new Date(0),
})

const readFile = (id: string, row: DocumentData): KnowledgeFile => ({
  ...readBase(id, row),
  stage: FILE_STAGES.find((stage) => stage === row['stage']) ?? 'failed',
  failure: FILE_FAILURES.find((failure) => failure === row['failure']) ?? null,
  pages: typeof row['pages'] === 'number' ? row['pages'] : null,
  run: readString(row['run']) || null,
  replaces: readString(row['replaces']) || null,
  replaced_by: readString(row['replaced_by']) || null,
  deleted_at: readDate(row['deleted_at']),
})
