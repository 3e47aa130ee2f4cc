import { ownerClient } from '../../shared/owner-client.ts'
import { useBots, useKnowledgeRows, usePlan, useUsage } from '../../shared/owner-data.ts'
import { storageBytes } from '@docent/domain/plans'
import type { Live } from '../../shared/live.ts'
import type { AskingBot } from './retrieval-tester.tsx'
import { groupKnowledge, type BaseWithFiles } from './knowledge-rows.ts'
import { retryFile } from './file-calls.ts'
import {
  createKnowledgeBase,
  deleteKnowledgeBase,
  updateKnowledgeBase,
  type KnowledgeDraft,
  type SaveOptions,
  type SaveResult,
} from './save-knowledge-base.ts'

/** The owner's bases with their files, newest base first. */
export function useKnowledge(): Live<BaseWithFiles[]> {
  const rows = useKnowledgeRows()
  return rows.status === 'ready' ? { ...rows, data: groupKnowledge(rows.data) } : rows
}

export interface StorageState {
  readonly usedBytes: number
  /** Infinite where the plan has no bound. */
  readonly capBytes: number
}

export function useStorage(): StorageState {
  const usage = useUsage()
  const { limits } = usePlan()
  return { usedBytes: usage.data?.storage_bytes ?? 0, capBytes: storageBytes(limits) }
}

/** The bots that answer from a base. */
export function useBotsOf(): (baseId: string) => AskingBot[] {
  const bots = useBots().data ?? []
  return (baseId) =>
    bots
      .filter(({ configuration }) => configuration.knowledgeBaseId === baseId)
      .map(({ id, name, configuration }) => ({ id, name, synonyms: configuration.synonyms }))
}

export type SaveKnowledge = (
  /** `null` creates a base. */
  baseId: string | null,
  draft: KnowledgeDraft,
  options: SaveOptions,
) => Promise<SaveResult>

export const saveKnowledge: SaveKnowledge = (baseId, draft, options) =>
  baseId === null
    ? createKnowledgeBase(ownerClient, draft, options)
    : updateKnowledgeBase(ownerClient, baseId, draft, options)

export const removeKnowledge = (baseId: string): Promise<void> =>
  deleteKnowledgeBase(ownerClient, baseId)

export const retryReading = (fileId: string): Promise<void> => retryFile(ownerClient, fileId)
