import type { KnowledgeBase, KnowledgeFile } from '@docent/domain/collections'
import { baseIdOf, type FileStage } from '@docent/domain/knowledge'
import { isUnlimited } from '@docent/domain/plans'
import { isKnowledgeFile, type KnowledgeRow } from '../../shared/records.ts'

/** A file, and the new version of it that is on its way. */
export interface ListedFile extends KnowledgeFile {
  readonly next?: KnowledgeFile | undefined
}

/** A base with the files that belong to it, oldest first. */
export interface BaseWithFiles {
  readonly base: KnowledgeBase
  readonly files: readonly ListedFile[]
}

/** Those that were made together stand in the order of their names, 2 before 10. */
const byAge = (a: KnowledgeRow, b: KnowledgeRow): number =>
  a.created_at.getTime() - b.created_at.getTime() ||
  a.title.localeCompare(b.title, undefined, { numeric: true }) ||
  a.id.localeCompare(b.id)

/** Puts each file under its base; bases newest first, files oldest first (section 7). */
export function groupKnowledge(rows: readonly KnowledgeRow[]): BaseWithFiles[] {
  const files = new Map<string | null, ListedFile[]>()
  const stored = rows.filter(isKnowledgeFile).toSorted(byAge)
  const next = new Map(stored.map((file) => [file.replaces, file]))
  for (const file of stored.filter(({ replaces }) => !replaces)) {
    const baseId = baseIdOf(file.content)
    files.set(baseId, [...(files.get(baseId) ?? []), { ...file, next: next.get(file.id) }])
  }
  return rows
    .filter((row) => !isKnowledgeFile(row))
    .toSorted((a, b) => byAge(b, a))
    .map((base) => ({ base, files: files.get(base.id) ?? [] }))
}

/** The base that onboarding edits: the oldest (decision 16). */
export const oldestBase = (bases: readonly BaseWithFiles[]): BaseWithFiles | null =>
  bases.at(-1) ?? null

/** After a downgrade, the ids of the newest bases, which are too many: they can only shrink. */
export const surplusIds = (bases: readonly BaseWithFiles[], max: number): readonly string[] =>
  isUnlimited(max) ? [] : bases.slice(0, Math.max(0, bases.length - max)).map(({ base }) => base.id)

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
