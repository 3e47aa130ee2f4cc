import TextField from '@mui/material/TextField'
import { useCallback, useState } from 'react'
import type { KnowledgeFile } from '@docent/domain/collections'
import { stemOfFileName } from '@docent/domain/knowledge'
import { fileNameSchema } from '@docent/domain/knowledge-schema'
import { fileMessages as text } from '@docent/domain/messages/knowledge'
import { ValidationError } from 'yup'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'

interface RenameDialogProps {
  file: KnowledgeFile
  /** Whether it worked: the dialog then closes. */
  rename: (name: string) => Promise<boolean>
  onClose: () => void
}

const faultOf = (name: string): string => {
  try {
    fileNameSchema.validateSync({ name })
    return ''
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}

/** Another name for a document; its ending stays. */
export const RenameDialog = ({ file, rename, onClose }: RenameDialogProps) => {
  const stem = stemOfFileName(file.title)
  const [name, setName] = useState(stem)
  const [fault, setFault] = useState('')
  /** The dialog has nothing else to be done. */
  const focus = useCallback((input: HTMLInputElement | null) => input?.focus(), [])
  const confirm = async () => {
    const found = faultOf(name)
    setFault(found)
    if (found !== '') return
    if (name.trim() === stem || (await rename(name))) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={text.renameTitle}
      confirmLabel={text.rename}
      busyLabel="Renaming…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <TextField
          fullWidth
          inputRef={focus}
          label={text.renameLabel}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fault !== ''}
          helperText={fault === '' ? text.renameNote(file.title.slice(stem.length)) : fault}
        />
      </form>
    </ConfirmDialog>
  )
}
