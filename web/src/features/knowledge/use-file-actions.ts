import { useState } from 'react'
import type { KnowledgeFile } from '@docent/domain/collections'
import { RESTORE_MS, splitAcceptedFiles } from '@docent/domain/knowledge'
import { fileMessages as text, knowledgeMessages } from '@docent/domain/messages/knowledge'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { ownerClient } from '../../shared/owner-client.ts'
import { deleteFile, purgeFiles, renameFile, replaceFile, restoreFile } from './file-calls.ts'

/** The nightly job does the same for tabs that were closed; half a second for clocks that differ. */
const purgeSoon = () =>
  setTimeout(() => void purgeFiles(ownerClient).catch(() => undefined), RESTORE_MS + 500)

/** What can be done with a stored file. Each tells what came of it. */
export function useFileActions(file: KnowledgeFile) {
  const notify = useNotify()
  /** Of the new version that is being sent. */
  const [percent, setPercent] = useState<number | null>(null)
  const fail = (error: unknown, general: string) =>
    notify({ title: textOfFailure(error, general), tone: 'destructive' })

  const restore = async () => {
    try {
      await restoreFile(ownerClient, file.id)
      notify({ title: text.restored(file.title) })
    } catch (error) {
      fail(error, text.restoreFailed)
    }
  }

  return {
    percent,
    async rename(name: string): Promise<boolean> {
      try {
        await renameFile(ownerClient, file.id, name)
        notify({ title: text.renamed })
        return true
      } catch (error) {
        fail(error, text.renameFailed)
        return false
      }
    },
    async replace(version: File) {
      if (splitAcceptedFiles([version]).skipped.length > 0) {
        notify({
          title: knowledgeMessages.skippedTitle,
          text: knowledgeMessages.skipped,
          tone: 'destructive',
        })
        return
      }
      setPercent(0)
      try {
        await replaceFile(ownerClient, file.id, version, setPercent)
      } catch (error) {
        fail(error, text.replaceFailed)
      }
      setPercent(null)
    },
    async remove(target: KnowledgeFile = file) {
      try {
        await deleteFile(ownerClient, target.id)
        purgeSoon()
        if (target !== file) return
        notify({
          title: text.deleted(file.title),
          text: text.deletedNote,
          undo: () => void restore(),
        })
      } catch (error) {
        fail(error, text.deleteFailed)
      }
    },
  }
}
