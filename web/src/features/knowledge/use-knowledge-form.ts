import { useEffect, useState } from 'react'
import { formatBytes, formatNames } from '@docent/domain/format'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { knowledgeMessages as text } from '@docent/domain/messages/knowledge'
import { CallError, isAborted, textOfFailure } from '../../shared/call-error.ts'
import { useNotify, useRefusal, type Notice } from '../../shared/notify.tsx'
import type { SaveKnowledge, StorageState } from './api.ts'
import type { BaseWithFiles } from './knowledge-rows.ts'
import type { SaveResult } from './save-knowledge-base.ts'
import { useStagedFiles, type StagedFiles } from './use-staged-files.ts'
import { useUpload } from './use-upload.ts'

export interface KnowledgeValues {
  name: string
  description: string
}

type FormMode = 'create' | 'edit'

/** The refusal that can be known before a byte is sent; the server judges again. */
const storageRefusal = (staged: StagedFiles, { usedBytes, capBytes }: StorageState) => {
  const freeBytes = capBytes - usedBytes + staged.freedBytes
  return staged.newBytes > freeBytes
    ? `${ERROR_TEXTS.plan_limit_storage} ${formatBytes(Math.max(0, freeBytes))} are free.`
    : null
}

const noticeOfFailure = (error: unknown, mode: FormMode): Notice => {
  if (isAborted(error)) {
    return { title: 'Upload stopped', text: 'Nothing was changed.', tone: 'destructive' }
  }
  if (error instanceof CallError && error.code === 'plan_limit_knowledge_bases') {
    return { title: text.planLimitTitle, text: error.message, tone: 'destructive' }
  }
  const isSignedOut = error instanceof CallError && error.code === 'unauthenticated'
  const general = mode === 'create' ? text.createFailed : text.updateFailed
  return {
    title: isSignedOut ? text.noSession : textOfFailure(error, general),
    tone: 'destructive',
  }
}

/** The base is stored; some of its files may not be. */
const noticeOfResult = ({ error, notUploaded }: SaveResult, mode: FormMode): Notice => {
  if (error === null) return { title: mode === 'create' ? text.created : text.updated }
  const missing = formatNames(notUploaded.map(({ name }) => name))
  return {
    title: isAborted(error) ? 'Upload stopped' : 'Some files were not uploaded',
    text: `The base is saved. Still to be uploaded: ${missing}.`,
    tone: 'destructive',
  }
}

/** What a form over a base holds besides its fields, and how it is saved. */
export function useKnowledgeForm(props: {
  existing?: BaseWithFiles
  storage: StorageState
  save: SaveKnowledge
  onSaved: (baseId: string) => void
}) {
  const { existing, storage, save, onSaved } = props
  const notify = useNotify()
  const refuseFiles = useRefusal()
  const refuseSize = useRefusal()
  const staged = useStagedFiles(existing?.files ?? [])
  const upload = useUpload(save)
  const [savedBaseId, setSavedBaseId] = useState(existing?.base.id ?? null)
  const mode: FormMode = savedBaseId === null ? 'create' : 'edit'

  const addFiles = (chosen: File[]) => {
    const { skipped } = staged.add(chosen)
    refuseFiles(
      skipped.length === 0
        ? null
        : { title: text.skippedTitle, text: text.skipped, tone: 'destructive' },
    )
  }

  const refusal = storageRefusal(staged, storage)
  useEffect(() => {
    if (refusal === null) refuseSize(null)
  }, [refusal, refuseSize])

  const submit = async (values: KnowledgeValues) => {
    if (refusal !== null) {
      refuseSize({ title: text.planLimitTitle, text: refusal, tone: 'destructive' })
      return
    }
    try {
      const { newFiles, marked } = staged
      const result = await upload.run(savedBaseId, { ...values, newFiles, filesToDelete: marked })
      setSavedBaseId(result.baseId)
      staged.reset(result.notUploaded)
      notify(noticeOfResult(result, mode))
      if (result.error === null) onSaved(result.baseId)
    } catch (error) {
      notify(noticeOfFailure(error, mode))
    }
  }

  return { mode, staged, upload, isBusy: upload.percent !== null, addFiles, submit }
}
