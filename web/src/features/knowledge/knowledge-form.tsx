import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { formatNames } from '@docent/domain/format'
import { KNOWLEDGE_LIMITS } from '@docent/domain/knowledge'
import { knowledgeBaseSchema } from '@docent/domain/knowledge-schema'
import { knowledgeMessages as text } from '@docent/domain/messages/knowledge'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { LeaveGuard } from '../../shared/ui/leave-guard.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import type { SaveKnowledge, StorageState } from './api.ts'
import { FileDrop } from './file-drop.tsx'
import { FileList } from './file-frame.tsx'
import type { BaseWithFiles } from './knowledge-rows.ts'
import { NewFileRow } from './new-file-row.tsx'
import { percentOfFile } from './save-knowledge-base.ts'
import { StoredFileRow } from './stored-file-row.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useKnowledgeForm, type KnowledgeValues } from './use-knowledge-form.ts'
import type { StagedFiles } from './use-staged-files.ts'

interface KnowledgeFormProps {
  /** Left out, the form creates a base. */
  existing?: BaseWithFiles
  /** Above the plan's cap it can only be made smaller. */
  isSurplus?: boolean
  storage: StorageState
  save: SaveKnowledge
  onRetryFile: (fileId: string) => Promise<void>
  /** Everything is stored. */
  onSaved: (baseId: string) => void
  onCancel?: () => void
}

/** Name, description and documents of a base: creates one, or changes one. */
export const KnowledgeForm = (props: KnowledgeFormProps) => {
  const { existing, isSurplus = false } = props
  const { mode, staged, upload, isBusy, addFiles, submit } = useKnowledgeForm(props)
  const isStaged = staged.newFiles.length + staged.marked.length > 0
  return (
    <Form<KnowledgeValues>
      label={mode === 'create' ? 'Create knowledge base' : 'Edit knowledge base'}
      initialValues={{
        name: existing?.base.title ?? '',
        description: existing?.base.content ?? '',
      }}
      schema={knowledgeBaseSchema}
      onSubmit={submit}
      noticeOf={({ name }) =>
        name === undefined
          ? null
          : { title: text.nameRequiredTitle, text: name, tone: 'destructive' }
      }
    >
      <GuardChanges isStaged={isStaged || isBusy} />
      {isSurplus && <Alert severity="warning">{text.surplusBase}</Alert>}
      <FormTextField
        name="name"
        label="Name"
        placeholder="Guest handbook"
        maxLength={KNOWLEDGE_LIMITS.nameLength}
        isDisabled={isBusy || isSurplus}
      />
      <FormTextField
        name="description"
        label="Description"
        isOptional
        rows={2}
        placeholder="What these documents are about"
        isDisabled={isBusy || isSurplus}
      />
      <Documents
        {...props}
        staged={staged}
        isBusy={isBusy}
        percent={upload.percent}
        onFiles={addFiles}
      />
      {upload.percent === null ? (
        <Actions mode={mode} {...(props.onCancel && { onCancel: props.onCancel })} />
      ) : (
        <UploadProgress percent={upload.percent} mode={mode} onCancel={upload.cancel} />
      )}
    </Form>
  )
}

/** Words that were typed and files that were chosen are not lost unasked. */
const GuardChanges = ({ isStaged }: { isStaged: boolean }) => {
  const { dirty } = useFormikContext<KnowledgeValues>()
  return <LeaveGuard isDirty={dirty || isStaged} />
}

const Documents = (
  props: KnowledgeFormProps & {
    staged: StagedFiles
    isBusy: boolean
    /** Of all bytes; `null` before the upload. */
    percent: number | null
    onFiles: (files: File[]) => void
  },
) => {
  const { staged, isBusy, existing } = props
  const stored = existing?.files ?? []
  return (
    <Box>
      {!props.isSurplus && <FileDrop onFiles={props.onFiles} isDisabled={isBusy} />}
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
            {staged.newFiles.map((file, index) => (
              <NewFileRow
                key={`${file.name}:${file.size}:${file.lastModified}`}
                file={file}
                isBusy={isBusy}
                percent={percentOfFile(staged.newFiles, index, props.percent)}
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
  const { values } = useFormikContext<KnowledgeValues>()
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <SubmitButton isDisabled={values.name.trim() === ''}>
        {mode === 'create' ? 'Create knowledge base' : 'Save changes'}
      </SubmitButton>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </Box>
  )
}
