import type { KnowledgeBase, KnowledgeFile } from '@docent/domain/collections'
import {
  baseIdOf,
  FILE_FAILURES,
  FILE_STAGES,
  KNOWLEDGE_BASE_TYPE,
  type FileStage,
} from '@docent/domain/knowledge'

/** A base with the files that belong to it, oldest first. */
export interface BaseWithFiles {
  readonly base: KnowledgeBase
  readonly files: readonly KnowledgeFile[]
}

export type KnowledgeRow = KnowledgeBase | KnowledgeFile

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0

const isDateLike = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value

/** A Firestore timestamp; one that the server has not set yet counts as now. */
const date = (value: unknown): Date => (isDateLike(value) ? value.toDate() : new Date())

/** Reads a row of `knowledge_base`, which is a base or a file (specification section 3). */
export function readKnowledgeRow(id: string, data: Record<string, unknown>): KnowledgeRow {
  const base: KnowledgeBase = {
    id,
    user_id: text(data['user_id']),
    title: text(data['title']),
    content: text(data['content']),
    file_type: text(data['file_type']),
    file_size: number(data['file_size']),
    created_at: date(data['created_at']),
    updated_at: date(data['updated_at']),
  }
  if (base.file_type === KNOWLEDGE_BASE_TYPE) return base
  return {
    ...base,
    stage: FILE_STAGES.find((stage) => stage === data['stage']) ?? 'queued',
    failure: FILE_FAILURES.find((failure) => failure === data['failure']) ?? null,
    pages: typeof data['pages'] === 'number' ? data['pages'] : null,
  }
}

const isFile = (row: KnowledgeRow): row is KnowledgeFile => row.file_type !== KNOWLEDGE_BASE_TYPE

const byAge = (a: KnowledgeRow, b: KnowledgeRow): number =>
  a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id)

/** Puts each file under its base; bases newest first, files oldest first (section 7). */
export function groupKnowledge(rows: readonly KnowledgeRow[]): BaseWithFiles[] {
  const files = new Map<string | null, KnowledgeFile[]>()
  for (const file of rows.filter(isFile).toSorted(byAge)) {
    const baseId = baseIdOf(file.content)
    files.set(baseId, [...(files.get(baseId) ?? []), file])
  }
  return rows
    .filter((row) => !isFile(row))
    .toSorted((a, b) => byAge(b, a))
    .map((base) => ({ base, files: files.get(base.id) ?? [] }))
}

/** The base that onboarding edits: the oldest (decision 16). */
export const oldestBase = (bases: readonly BaseWithFiles[]): BaseWithFiles | null =>
  bases.at(-1) ?? null

/** Bytes of all stored originals. */
export const storedBytes = (bases: readonly BaseWithFiles[]): number =>
  bases.flatMap(({ files }) => files).reduce((sum, file) => sum + file.file_size, 0)

export interface StageSummary {
  readonly total: number
  readonly ready: number
  readonly failed: number
  readonly working: number
}

/** How many files of a base answer, failed, or are still on their way. */
export function summarizeStages(files: readonly { stage: FileStage }[]): StageSummary {
  const count = (stage: FileStage) => files.filter((file) => file.stage === stage).length
  const ready = count('ready')
  const failed = count('failed')
  return { total: files.length, ready, failed, working: files.length - ready - failed }
}
