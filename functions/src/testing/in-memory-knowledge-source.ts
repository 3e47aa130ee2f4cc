import type { IndexedFile } from '../answers/answer.ts'
import { segmentOf } from '../answers/segment.ts'
import type { KnowledgeSource } from '../chat/ports.ts'

/** A file that is indexed by the real engine. Its name is its id. */
export const indexedFile = (fileName: string, pages: readonly string[]): IndexedFile => ({
  fileId: fileName,
  fileName,
  pages,
  segment: segmentOf({ fileName, pages }),
})

export const inMemoryKnowledge = (
  bases: Readonly<Record<string, { ownerId: string; files: readonly IndexedFile[] }>>,
): KnowledgeSource => ({
  load: (baseId, ownerId) => {
    const base = bases[baseId]
    return Promise.resolve(base?.ownerId === ownerId ? base.files : [])
  },
})
