import { knowledgeMessages } from '@docent/domain/messages/knowledge'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { retryReading } from './api.ts'

/** Puts a failed file into the queue again; its row shows how it goes on. */
export function useRetryFile(): (fileId: string) => Promise<void> {
  const notify = useNotify()
  return async (fileId) => {
    try {
      await retryReading(fileId)
    } catch (error) {
      notify({
        title: textOfFailure(error, knowledgeMessages.updateFailed),
        tone: 'destructive',
      })
    }
  }
}
