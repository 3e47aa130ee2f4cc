import { useState } from 'react'
import type { KnowledgeFile } from '@docent/domain/collections'
import { splitAcceptedFiles } from '@docent/domain/knowledge'

export interface StagedFiles {
  readonly newFiles: readonly File[]
  /** Names of what the last choice left out. */
  readonly skipped: readonly string[]
  readonly marked: readonly string[]
  readonly newBytes: number
  /** Bytes that saving gives back. */
  readonly freedBytes: number
  add: (files: readonly File[]) => { skipped: readonly string[] }
  remove: (file: File) => void
  toggleMarked: (fileId: string) => void
  /** Starts over, for example with what an upload left undone. */
  reset: (newFiles: readonly File[]) => void
}

const isSameFile = (a: File) => (b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** What a form is going to upload and to delete. */
export function useStagedFiles(existing: readonly KnowledgeFile[]): StagedFiles {
  const [newFiles, setNewFiles] = useState<readonly File[]>([])
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [marked, setMarked] = useState<readonly string[]>([])
  return {
    newFiles,
    skipped,
    marked,
    newBytes: newFiles.reduce((sum, { size }) => sum + size, 0),
    freedBytes: existing
      .filter(({ id }) => marked.includes(id))
      .reduce((sum, { file_size }) => sum + file_size, 0),
    add: (files) => {
      const split = splitAcceptedFiles(files)
      const fresh = split.accepted.filter((file) => !newFiles.some(isSameFile(file)))
      const names = split.skipped.map(({ name }) => name)
      setNewFiles([...newFiles, ...fresh])
      setSkipped(names)
      return { skipped: names }
    },
    remove: (file) => setNewFiles(newFiles.filter((other) => other !== file)),
    toggleMarked: (fileId) =>
      setMarked(
        marked.includes(fileId) ? marked.filter((id) => id !== fileId) : [...marked, fileId],
      ),
    reset: (files) => {
      setNewFiles(files)
      setSkipped([])
      setMarked([])
    },
  }
}
