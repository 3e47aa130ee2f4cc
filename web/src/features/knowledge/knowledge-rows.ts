import type { KnowledgeBase, KnowledgeFile } from '@docent/domain/collections'
import { baseIdOf, type FileStage } from '@docent/domain/knowledge'
import { isKnowledgeFile, type KnowledgeRow } from '../../shared/records.ts'

/** A base with the files that belong to it, oldest first. */
export interface BaseWithFiles {
  readonly base: KnowledgeBase
  readonly files: readonly KnowledgeFile[]
}

const byAge = (a: KnowledgeRow, b: KnowledgeRow): number =>
  a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id)

/** Puts each file under its base; bases newest first, files oldest first (section 7). */
export function groupKnowledge(rows: readonly KnowledgeRow[]): BaseWithFiles[] {
  const files = new Map<string | null, KnowledgeFile[]>()
  for (const file of rows.filter(isKnowledgeFile).toSorted(byAge)) {
    const baseId = baseIdOf(file.content)
    files.set(baseId, [...(files.get(baseId) ?? []), file])
  }
  return rows
    .filter((row) => !isKnowledgeFile(row))
    .toSorted((a, b) => byAge(b, a))
    .map((base) => ({ base, files: files.get(base.id) ?? [] }))
}

/** The base that onboarding edits: the oldest (decision 16). */
export const oldestBase = (bases: readonly BaseWithFiles[]): BaseWithFiles | null =>
  bases.at(-1) ?? null

export interface StageSummary {
  readonly ready: number
  readonly failed: number
  readonly working: number
}

/** How many files of a base answer, failed, or are still on their way. */
export function summarizeStages(files: readonly { stage: FileStage }[]): StageSummary {
  const count = (stage: FileStage) => files.filter((file) => file.stage === stage).length
  const ready = count('ready')
  const failed = count('failed')
  return { ready, failed, working: files.length - ready - failed }
}
