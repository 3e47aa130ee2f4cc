import { isKnowledgeFile, type KnowledgeRow } from '../../shared/records.ts'

interface Updated {
  updated_at: Date
}

/** The newest first. */
export const byNewest = (one: Updated, other: Updated): number =>
  other.updated_at.getTime() - one.updated_at.getTime()

/** How many the overview lists. *Source:* specification section 9. */
const SHOWN = 3

export const recent = <T extends Updated>(rows: readonly T[]): T[] =>
  rows.toSorted(byNewest).slice(0, SHOWN)

export const basesOf = (rows: readonly KnowledgeRow[]) =>
  rows.filter((row) => !isKnowledgeFile(row))

/** New versions that are on their way count as the file that they replace. */
export const filesOf = (rows: readonly KnowledgeRow[]) =>
  rows.filter(isKnowledgeFile).filter(({ replaces }) => !replaces)

/** When any of the rows was last changed; `null` without a row. */
export const lastUpdated = (rows: readonly Updated[]): Date | null =>
  rows.toSorted(byNewest)[0]?.updated_at ?? null
