import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { formatBytes, formatNames } from '@docent/domain/format'
import { KNOWLEDGE_LIMITS, knowledgeBaseSchema } from '@docent/domain/knowledge'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { knowledgeMessages as text } from '@docent/domain/messages/knowledge'
import { CallError, isAborted, textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import type { SaveKnowledge, StorageState } from './api.ts'
import { FileDrop } from './file-drop.tsx'
import { FileList, NewFileRow, StoredFileRow } from './file-row.tsx'
import type { BaseWithFiles } from './knowledge-rows.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useStagedFiles, type StagedFiles } from './use-staged-files.ts'
import { useUpload } from './use-upload.ts'

interface KnowledgeFormProps {
  /** Left out, the form creates a base. */
  existing?: BaseWithFiles
  storage: StorageState
  save: SaveKnowledge
  onRetryFile: (fileId: string) => Promise<void>
  /** Everything is stored. */
  onSaved: (baseId: string) => void
  onCancel?: () => void
}

interface Values {
  name: string
  description: string
}

/** The refusal that can be known before a byte is sent; the server judges again. */
const storageRefusal = (staged: StagedFiles, { usedBytes, capBytes }: StorageState) => {
  const freeBytes = capBytes - usedBytes + staged.freedBytes
  return staged.newBytes > freeBytes
    ? `${ERROR_TEXTS.plan_limit_storage} ${formatBytes(Math.max(0, freeBytes))} are free.`
    : null
}

const failureText = (error: unknown, mode: 'create' | 'edit'): string => {
  if (error instanceof CallError && error.code === 'unauthenticated') return text.noSession
  return textOfFailure(error, mode === 'create' ? text.createFailed : text.updateFailed)
}

/** Name, description and documents of a base: creates one, or changes one. */
export const KnowledgeForm = (props: KnowledgeFormProps) => {
  const { existing, storage, save, onSaved } = props
  const notify = useNotify()
  const files = existing?.files ?? []
  const staged = useStagedFiles(files)
  const upload = useUpload(save)
  const [savedBaseId, setSavedBaseId] = useState(existing?.base.id ?? null)
  const mode = savedBaseId === null ? 'create' : 'edit'
  const isBusy = upload.percent !== null

  const addFiles = (chosen: File[]) => {
    const { skipped } = staged.add(chosen)
    if (skipped.length === 0) return
    notify({ title: text.skippedTitle, text: text.skipped, tone: 'destructive' })
  }

  const submit = async (values: Values) => {
    const refusal = storageRefusal(staged, storage)
    if (refusal !== null) {
      notify({ title: text.planLimitTitle, text: refusal, tone: 'destructive' })
      return
    }
    try {
      const { newFiles, marked } = staged
      const result = await upload.run(savedBaseId, { ...values, newFiles, filesToDelete: marked })
      setSavedBaseId(result.baseId)
      staged.reset(result.notUploaded)
      if (result.error === null) {
        notify({ title: mode === 'create' ? text.created : text.updated })
        onSaved(result.baseId)
        return
      }
      const missing = formatNames(result.notUploaded.map(({ name }) => name))
      notify({
        title: isAborted(result.error) ? 'Upload stopped' : 'Some files were not uploaded',
        text: `The base is saved. Still to be uploaded: ${missing}.`,
        tone: 'destructive',
      })
    } catch (error) {
      notify(
        isAborted(error)
          ? { title: 'Upload stopped', text: 'Nothing was changed.' }
          : { title: failureText(error, mode), tone: 'destructive' },
      )
    }
  }

  return (
    <Form<Values>
      label={mode === 'create' ? 'Create knowledge base' : 'Edit knowledge base'}
      initialValues={{
        name: existing?.base.title ?? '',
        description: existing?.base.content ?? '',
      }}
      schema={knowledgeBaseSchema}
      onSubmit={submit}
      onInvalid={(errors) =>
        notify({ title: text.nameRequiredTitle, text: errors.name, tone: 'destructive' })
      }
    >
      <FormTextField
        name="name"
        label="Name"
        placeholder="Guest handbook"
        maxLength={KNOWLEDGE_LIMITS.nameLength}
        isDisabled={isBusy}
      />
      <FormTextField
        name="description"
        label="Description"
        isOptional
        rows={2}
        placeholder="What these documents are about"
        isDisabled={isBusy}
      />
      <Documents {...props} staged={staged} isBusy={isBusy} onFiles={addFiles} />
      {upload.percent === null ? (
        <Actions mode={mode} {...(props.onCancel && { onCancel: props.onCancel })} />
      ) : (
        <UploadProgress percent={upload.percent} mode={mode} onCancel={upload.cancel} />
      )}
    </Form>
  )
}

const Documents = (
  props: KnowledgeFormProps & {
    staged: StagedFiles
    isBusy: boolean
    onFiles: (files: File[]) => void
  },
) => {
  const { staged, isBusy, existing } = props
  const stored = existing?.files ?? []
  return (
    <Box>
      <FileDrop onFiles={props.onFiles} isDisabled={isBusy} />
      {staged.skipped.length > 0 && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          Skipped: {formatNames(staged.skipped)}. {text.skipped}
        </Alert>
      )}
      {stored.length + staged.newFiles.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <FileList label="Documents of this base">
            {stored.map((file) => (
              <StoredFileRow
                key={file.id}
                file={file}
                onRetry={() => props.onRetryFile(file.id)}
                marking={{
                  isMarked: staged.marked.includes(file.id),
                  isBusy,
                  onToggle: () => staged.toggleMarked(file.id),
                }}
              />
            ))}
            {staged.newFiles.map((file) => (
              <NewFileRow
                key={`${file.name}:${file.size}:${file.lastModified}`}
                file={file}
                isBusy={isBusy}
                onRemove={() => staged.remove(file)}
              />
            ))}
          </FileList>
        </Box>
      )}
    </Box>
  )
}

const Actions = ({ mode, onCancel }: { mode: 'create' | 'edit'; onCancel?: () => void }) => {
  const { values } = useFormikContext<Values>()
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <SubmitButton isDisabled={values.name.trim() === ''}>
        {mode === 'create' ? 'Create knowledge base' : 'Save changes'}
      </SubmitButton>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </Box>
  )
}
