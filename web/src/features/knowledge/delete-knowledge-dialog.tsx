import Typography from '@mui/material/Typography'
import { formatNames, plural } from '@docent/domain/format'
import { knowledgeMessages as text } from '@docent/domain/messages/knowledge'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { removeKnowledge } from './api.ts'
import type { BaseWithFiles } from './knowledge-rows.ts'

interface DeleteKnowledgeDialogProps {
  item: BaseWithFiles
  /** Bots that answer from the base. */
  botNames: readonly string[]
  onClose: () => void
}

/** Names what goes with a base before it goes. */
export const DeleteKnowledgeDialog = ({ item, botNames, onClose }: DeleteKnowledgeDialogProps) => {
  const notify = useNotify()
  const { base, files } = item
  const remove = async () => {
    try {
      await removeKnowledge(base.id)
      notify({ title: text.deleted })
      onClose()
    } catch (error) {
      notify({ title: textOfFailure(error, text.deleteFailed), tone: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${base.title}?`}
      confirmLabel="Delete base"
      busyLabel="Deleting…"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>
        {files.length === 0
          ? 'The base has no documents. This cannot be undone.'
          : `The base and its ${plural(files.length, 'document')} are deleted. This cannot be undone.`}
      </Typography>
      {botNames.length > 0 && (
        <Typography sx={{ mt: 3 }}>
          {botNames.length === 1 ? 'One bot answers' : `${botNames.length} bots answer`} from it and
          will only say the fallback message: <strong>{formatNames(botNames)}</strong>.
        </Typography>
      )}
    </ConfirmDialog>
  )
}
